import type { DocumentKind } from '@commissary/catalog';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import type { DocumentRow } from './document.ts';

/** A layer with its newest revision; `version` is 0 before the first save. */
export interface Head {
  readonly id: string;
  /** Null = the company's base. */
  readonly tenantId: string | null;
  readonly version: number;
  readonly revisionId: string | null;
  readonly manifest: string | null;
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
}

export interface DocumentHeads extends DocumentRow {
  readonly heads: readonly Head[];
}

/** A document with its base and the layers of some tenants (all tenants when none are named), in one statement. */
export const documentHeads = async (
  db: Db,
  document: { readonly companyId: string; readonly kind: DocumentKind; readonly id?: string | undefined },
  tenantIds?: readonly string[],
): Promise<DocumentHeads | undefined> => {
  const one = document.id === undefined ? sql`` : sql`and d.id = ${document.id}`;
  const { rows } = await selectHeads(
    db,
    layersOf(tenantIds),
    sql`d.company_id = ${document.companyId} and d.kind = ${document.kind} ${one}`,
  );
  return byDocument(rows)[0];
};

/** Every document of a company with its base and the layers of some tenants, or every layer, in one snapshot. */
export const headsOfCompany = async (
  db: Db,
  companyId: string,
  kinds: readonly DocumentKind[],
  tenantIds?: readonly string[],
): Promise<DocumentHeads[]> => {
  const { rows } = await selectHeads(
    db,
    layersOf(tenantIds),
    sql`d.company_id = ${companyId} and d.kind in (${sql.join([...kinds])})`,
  );
  return byDocument(rows);
};

const layersOf = (tenantIds: readonly string[] | undefined) => {
  const requested =
    tenantIds === undefined ? sql`` : sql`and coalesce(l.tenant_id, '') = any(${['', ...tenantIds]}::text[])`;
  return sql`left join layer l on l.document_id = d.id ${requested}`;
};

type Row = Omit<Head, 'id'> & Omit<DocumentRow, 'id'> & { readonly document: string; readonly layer: string | null };

const selectHeads = (db: Db, layers: ReturnType<typeof sql>, where: ReturnType<typeof sql>) =>
  sql<Row>`
    select d.id as document, d.company_id, d.kind, d.name, d.description, d.template, l.id as layer,
      l.tenant_id as "tenantId", l.version, l.revision_id as "revisionId", r.manifest, r.at as "savedAt",
      r.author_name as "savedBy"
    from document d ${layers} left join revision r on r.id = l.revision_id
    where d.deleted_at is null and ${where}`.execute(db);

const byDocument = (rows: readonly Row[]): DocumentHeads[] => {
  const documents = new Map<string, DocumentRow & { readonly heads: Head[] }>();
  for (const { document, layer, company_id, kind, name, description, template, ...head } of rows) {
    const known = documents.get(document) ?? { id: document, company_id, kind, name, description, template, heads: [] };
    documents.set(document, known);
    if (layer !== null) known.heads.push({ id: layer, ...head });
  }
  return [...documents.values()];
};

export interface NewLayer {
  readonly id: string;
  readonly document_id: string;
  readonly tenant_id: string | null;
}

/** Creates the rows of layers that were never saved; existing rows stay unchanged. */
export const ensureLayers = async (db: Db, layers: readonly NewLayer[]): Promise<void> => {
  if (layers.length === 0) return;
  await sql`
    insert into layer (id, document_id, tenant_id, version, revision_id)
    select id, document_id, tenant_id, 0, null
    from jsonb_to_recordset(${JSON.stringify(layers)}::jsonb) as l (id text, document_id text, tenant_id text)
    on conflict do nothing`.execute(db);
};
