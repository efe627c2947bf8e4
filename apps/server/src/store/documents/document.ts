import type { DocumentKind } from '@commissary/catalog';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

export interface DocumentRow {
  readonly id: string;
  readonly company_id: string;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly description: string;
  readonly template: boolean;
}

/** A company's documents of one kind by name, each with the version and the time of its last save. */
export const listDocumentRows = (db: Db, companyId: string, kind: DocumentKind) =>
  db
    .selectFrom('document')
    .leftJoin('layer', join => join.onRef('layer.document_id', '=', 'document.id').on('layer.tenant_id', 'is', null))
    .leftJoin('revision', 'revision.id', 'layer.revision_id')
    .select([
      'document.id',
      'document.name',
      'document.description',
      'document.template',
      'layer.version',
      'revision.at as saved_at',
    ])
    .where('document.company_id', '=', companyId)
    .where('document.kind', '=', kind)
    .where('document.deleted_at', 'is', null)
    .orderBy('document.name')
    .orderBy('document.id')
    .execute();

/** The documents of a company that somebody else saved since then, for the company or at one of these tenants, by name. */
export const listSavedSince = async (
  db: Db,
  companyId: string,
  { since, notBy, tenantIds }: { readonly since: Date; readonly notBy: string; readonly tenantIds: readonly string[] },
): Promise<readonly Pick<DocumentRow, 'id' | 'kind'>[]> => {
  const { rows } = await sql<Pick<DocumentRow, 'id' | 'kind'>>`
    select d.id, d.kind from document d
    where d.company_id = ${companyId} and d.deleted_at is null and coalesce(d.saved_at, 'infinity') >= ${since}::timestamptz and exists (
      select from layer l join revision r on r.layer_id = l.id
      where l.document_id = d.id and coalesce(l.tenant_id, '') = any(${['', ...tenantIds]}::text[]) and r.at >= ${since}::timestamptz and r.author_id is distinct from ${notBy})
    order by d.name, d.id`.execute(db);
  return rows;
};

/** What is stored of a document beside its content. */
export const updateDocument = async (
  db: Db,
  id: string,
  fields: Pick<DocumentRow, 'name' | 'description' | 'template'>,
): Promise<void> => {
  await db.updateTable('document').set(fields).where('id', '=', id).execute();
};

/** A new document; of a copy, what it was made from. */
export interface NewDocument extends DocumentRow {
  readonly created_at: Date;
  readonly source_id?: string;
  readonly source_version?: number;
}

/** Two first saves may be concurrent: the later one uses the row of the earlier. */
export const ensureDocument = async (db: Db, row: NewDocument): Promise<void> => {
  await db
    .insertInto('document')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute();
};
