import type { DocumentKind } from '@commissary/catalog';
import { sql } from 'kysely';
import type { Db, RevisionSource } from '../database/index.ts';

/** One save of one layer. */
export interface Revision {
  readonly id: string;
  readonly layerId: string;
  /** Null = the company's base. */
  readonly tenantId: string | null;
  readonly version: number;
  readonly manifest: string;
  readonly authorId: string | null;
  readonly by: string;
  readonly at: Date;
}

export const findRevision = async (db: Db, documentId: string, id: string): Promise<Revision | undefined> => {
  const { rows } = await sql<Revision>`
    ${selectRevision} where l.document_id = ${documentId} and r.id = ${id}`.execute(db);
  return rows[0];
};

export const selectRevision = sql`
  select r.id, r.layer_id as "layerId", l.tenant_id as "tenantId", r.version, r.manifest, r.author_id as "authorId",
    r.author_name as "by", r.at
  from revision r join layer l on l.id = r.layer_id`;

/** The newest save of some layers at a time: their state then. */
export const revisionsAt = async (db: Db, layerIds: readonly string[], at: Date): Promise<Revision[]> => {
  const { rows } = await sql<Revision>`
    select found.* from unnest(${[...layerIds]}::text[]) as asked (layer_id) cross join lateral (
      ${selectRevision} where r.layer_id = asked.layer_id and r.at <= ${at}::timestamptz
      order by r.at desc, r.version desc, r.id desc limit 1
    ) found`.execute(db);
  return rows;
};

/** Individual versions of layers. */
export const revisionsOf = async (
  db: Db,
  requested: readonly { readonly layerId: string; readonly version: number }[],
): Promise<Revision[]> => {
  const { rows } = await sql<Revision>`
    ${selectRevision} join unnest(${requested.map(({ layerId }) => layerId)}::text[], ${requested.map(({ version }) => version)}::integer[])
      as asked (layer_id, version) on asked.layer_id = r.layer_id and asked.version = r.version`.execute(db);
  return rows;
};

/** Who saved layers after the given versions, by layer id and version with a space between. */
export const authorsSince = async (
  db: Db,
  requested: readonly { readonly layerId: string; readonly version: number }[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (requested.length === 0) return new Map();
  const { rows } = await sql<{ layerId: string; version: number; by: string }>`
    select distinct asked.layer_id as "layerId", asked.version, r.author_name as "by"
    from unnest(${requested.map(({ layerId }) => layerId)}::text[], ${requested.map(({ version }) => version)}::integer[])
      as asked (layer_id, version)
    join revision r on r.layer_id = asked.layer_id and r.version > asked.version`.execute(db);
  const authors = Map.groupBy(rows, ({ layerId, version }) => `${layerId} ${version}`);
  return new Map([...authors].map(([name, saves]) => [name, saves.map(({ by }) => by)]));
};

/**
 * For saves that were part of an action on several layers: the other groups and locations, or the company (null), at
 * which that action saved.
 */
export const savedTogether = async (
  db: Db,
  revisionIds: readonly string[],
): Promise<readonly { readonly id: string; readonly tenantId: string | null }[]> => {
  const { rows } = await sql<{ id: string; tenantId: string | null }>`
    select r.id, l.tenant_id as "tenantId" from revision r
    join revision o on o.reason = r.reason and o.reason is not null and o.id <> r.id join layer l on l.id = o.layer_id
    where r.id = any(${[...revisionIds]}::text[])`.execute(db);
  return rows;
};

/** One save of an action on several layers. */
export interface SaveOfAction extends Pick<Revision, 'id' | 'layerId' | 'tenantId' | 'version'> {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly source: RevisionSource;
}

/** All saves of the action that a save was part of, itself among them. */
export const savesOfAction = async (db: Db, revisionId: string): Promise<readonly SaveOfAction[]> => {
  const { rows } = await sql<SaveOfAction>`
    with named as (select id, reason from revision where id = ${revisionId}),
      found as (select id from named union select r.id from revision r join named on r.reason = named.reason)
    select r.id, r.layer_id as "layerId", l.tenant_id as "tenantId", r.version, d.id as "documentId", d.kind, r.source
    from found join revision r on r.id = found.id join layer l on l.id = r.layer_id
    join document d on d.id = l.document_id`.execute(db);
  return rows;
};
