import type { DocumentKind } from '@commissary/catalog';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** Everything that names the content of a document. */
const naming = sql`(
  select manifest from revision
  union select manifest from published
  union select manifest from published_history
  union select whole from whole_manifest)`;

/** Every manifest that something names, in batches. */
export async function* namedManifests(db: Db, atATime: number): AsyncIterable<readonly string[]> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ readonly manifest: string }>`
      select distinct manifest from ${naming} as named where manifest > ${last} order by manifest limit ${atATime}`.execute(
      db,
    );
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows.map(({ manifest }) => manifest);
    last = end.manifest;
  }
}

/** A save whose content a manifest is. */
export interface NamingSave {
  readonly revisionId: string;
  readonly layerId: string;
  readonly version: number;
  readonly kind: DocumentKind;
  /** Null: of the company itself, so its content is the whole document. */
  readonly tenantId: string | null;
  readonly companyId: string;
}

export const savesNaming = async (db: Db, manifest: string): Promise<NamingSave[]> => {
  const { rows } = await sql<NamingSave>`
    select r.id as "revisionId", r.layer_id as "layerId", r.version, d.kind, l.tenant_id as "tenantId",
      d.company_id as "companyId"
    from revision r join layer l on l.id = r.layer_id join document d on d.id = l.document_id
    where r.manifest = ${manifest} order by r.at, r.id`.execute(db);
  return rows;
};

/** The locations where a manifest is live. */
export const locationsRunning = async (db: Db, manifest: string): Promise<string[]> =>
  (
    await db
      .selectFrom('published')
      .select('location_id')
      .distinct()
      .where('manifest', '=', manifest)
      .orderBy('location_id')
      .execute()
  ).map(({ location_id }) => location_id);

/** The manifests of the same document in its other form. */
export const otherFormsOf = async (db: Db, manifest: string): Promise<string[]> => {
  const { rows } = await sql<{ readonly other: string }>`
    select whole as other from whole_manifest where manifest = ${manifest}
    union select manifest as other from whole_manifest where whole = ${manifest}`.execute(db);
  return rows.map(({ other }) => other);
};

/** The changes of one save, in their order. */
export const changesOfSave = (db: Db, revisionId: string) =>
  db
    .selectFrom('change_log')
    .select(['path', 'op', 'value', 'was'])
    .where('revision_id', '=', revisionId)
    .orderBy('id')
    .execute();
