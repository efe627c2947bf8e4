import { type DocumentKind, documentKinds, hasSeveral, kindRecords } from '@commissary/catalog';
import type { TenantReach } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db, Pins } from '../database/index.ts';
import { isWithin, peopleVersionSql } from '../tenants/index.ts';

export interface Live {
  readonly locationId: string;
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly pins: Pins;
  readonly manifest: string;
  readonly sequence: number;
  readonly runId: string;
  readonly publishedAt: Date;
}

const columns = [
  'location_id as locationId',
  'kind',
  'document_id as documentId',
  'pins',
  'manifest',
  'sequence',
  'run_id as runId',
  'published_at as publishedAt',
] as const;

/** The live configurations of locations, of every kind. */
export const liveAt = (db: Db, locationIds: readonly string[]): Promise<Live[]> =>
  db
    .selectFrom('published')
    .select(columns)
    .where(sql<boolean>`location_id = any(${[...locationIds]}::text[])`)
    .execute();

/**
 * When the documents of a kind that are live at locations went live there first, by location: a rollback and a revert
 * make live again what was live before.
 */
export const firstLiveAt = async (
  db: Db,
  kind: DocumentKind,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  const { rows } = await sql<{ locationId: string; at: Date }>`
    select p.location_id as "locationId", min(h.at) as at
    from published p join published_history h using (location_id, kind, manifest)
    where p.kind = ${kind} and p.location_id = any(${[...locationIds]}::text[])
    group by p.location_id`.execute(db);
  return new Map(rows.map(({ locationId, at }) => [locationId, at]));
};

/** Of what is live at the locations of a company, what it was made of: each pin once. */
export const livePinsOf = async (db: Db, companyId: string): Promise<readonly Pick<Live, 'kind' | 'pins'>[]> => {
  const { rows } = await sql<Pick<Live, 'kind' | 'pins'>>`
    select distinct p.kind, p.pins from published p join tenant t on t.id = p.location_id
    where t.company_id = ${companyId}`.execute(db);
  return rows;
};

/** The manifests of some kinds that are live at locations, by location. */
export const liveManifests = async (
  db: Db,
  kinds: readonly DocumentKind[],
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<DocumentKind, string>>> => {
  const rows = await db
    .selectFrom('published')
    .select(['location_id as locationId', 'kind', 'manifest'])
    .where(sql<boolean>`location_id = any(${[...locationIds]}::text[])`)
    .where('kind', 'in', [...kinds])
    .execute();
  const found = new Map<string, Map<DocumentKind, string>>();
  for (const { locationId, kind, manifest } of rows) {
    const at = found.get(locationId) ?? new Map<DocumentKind, string>();
    found.set(locationId, at.set(kind, manifest));
  }
  return found;
};

/** All of them, and nothing else goes live there until the end of the transaction. */
export const lockLive = (db: Db, locationIds: readonly string[]): Promise<Live[]> =>
  db
    .selectFrom('published')
    .select(columns)
    .where(sql<boolean>`location_id = any(${[...locationIds]}::text[])`)
    .orderBy('location_id')
    .orderBy('kind')
    .forUpdate()
    .execute();

/** Gives what is live a higher number; false where it has one already. */
export const raiseSequence = async (
  db: Db,
  locationId: string,
  kind: DocumentKind,
  above: number,
): Promise<boolean> => {
  const query = db
    .updateTable('published')
    .set({ sequence: above + 1 })
    .where('location_id', '=', locationId)
    .where('kind', '=', kind)
    .where('sequence', '<=', above);
  return (await query.returning('kind').executeTakeFirst()) !== undefined;
};

/** What one publish brought to a location. */
export interface Publication extends Pick<Live, 'documentId' | 'pins' | 'publishedAt'> {
  readonly by: string;
  /** It made an earlier one live again. */
  readonly isRollback: boolean;
}

/** The pins that were live at locations before a save of theirs went live alone. */
export const pinsBeforeSave = async (
  db: Db,
  kind: DocumentKind,
  saves: readonly { readonly locationId: string; readonly version: number }[],
): Promise<ReadonlyMap<string, Pins>> => {
  const { rows } = await sql<{ locationId: string; pins: Pins }>`
    select asked.location_id as "locationId", before.pins
    from unnest(${saves.map(({ locationId }) => locationId)}::text[], ${saves.map(({ version }) => version)}::integer[])
      as asked (location_id, version)
    cross join lateral (
      select h.pins from published_history h
      where h.location_id = asked.location_id and h.kind = ${kind}
        and (h.pins -> 'own' ->> 'save')::integer is distinct from asked.version
      order by h.at desc, h.sequence desc limit 1) before`.execute(db);
  return new Map(rows.map(({ locationId, pins }) => [locationId, pins]));
};

/** Every configuration of one kind that a location ever got, oldest first. */
export const publications = (db: Db, locationId: string, kind: DocumentKind): Promise<Publication[]> =>
  db
    .selectFrom('published_history')
    .innerJoin('run', 'run.id', 'published_history.run_id')
    .select(['document_id as documentId', 'pins', 'at as publishedAt', 'by_name as by'])
    .select(sql<boolean>`run.action = 'ROLLBACK'`.as('isRollback'))
    .where('location_id', '=', locationId)
    .where('kind', '=', kind)
    .orderBy('sequence')
    .execute();

/** The live configuration of a location, and who published it. */
export const liveWithAuthor = (
  db: Db,
  locationId: string,
  kind: DocumentKind,
): Promise<(Live & { readonly by: string }) | undefined> =>
  db
    .selectFrom('published')
    .innerJoin('run', 'run.id', 'published.run_id')
    .select([...columns, 'run.requested_name as by'])
    .where('location_id', '=', locationId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** The last manifests of a location, newest first. */
export const recentManifests = async (db: Db, locationId: string, count: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('published_history')
    .select('manifest')
    .where('location_id', '=', locationId)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.map(row => row.manifest);
};

/** One kind at one location: the saved and the live versions of its layers. A version is null before the first save. */
export interface SyncRow {
  readonly locationId: string;
  readonly kind: DocumentKind;
  readonly documentId: string | null;
  readonly base: number | null;
  readonly groupLayerId: string | null;
  readonly group: number | null;
  readonly ownLayerId: string | null;
  readonly own: number | null;
  readonly pins: Pins | null;
  readonly publishedAt: Date | null;
  readonly groupId: string | null;
  readonly companyPeople: number;
  readonly groupPeople: number;
  readonly ownPeople: number;
}

/** Every kind: whether a company has exactly one document of it, and whether it is published with people. */
const kinds = sql.join(
  documentKinds.map(
    kind => sql`(${kind}::text, ${!hasSeveral(kind)}::boolean, ${kindRecords[kind].people === true}::boolean)`,
  ),
);

const pinOf = (layer: string) =>
  sql.raw(`case when ${layer}.version > 0 then
    jsonb_build_object('id', ${layer}.id, 'version', ${layer}.version, 'revisionId', ${layer}.revision_id) end`);

/**
 * Leaves out what is live to the letter: a publish would pin the same again. Whether the others differ, `differs` says;
 * in a large company they are few.
 */
const isNotLive = sql`coalesce(p.pins #- '{own,save}' #- '{own,whole}', '{"base": null, "group": null, "own": null}') <> (
  jsonb_build_object('base', ${pinOf('b')}, 'group', ${pinOf('g')}, 'own', ${pinOf('o')})
  || case when k.people and ${peopleVersionSql} is not null then jsonb_build_object('people', ${peopleVersionSql}) else '{}' end)`;

/** Which locations, and whether only what may differ between saved and live. */
export interface SyncQuery {
  readonly locationIds?: readonly string[] | undefined;
  readonly mayDiffer?: boolean;
}

/** Saved and live versions, for the locations of a company within a reach (or some of them) and every kind, in one statement. */
export const syncRows = async (
  db: Db,
  companyId: string,
  reach: TenantReach,
  { locationIds, mayDiffer = false }: SyncQuery = {},
): Promise<SyncRow[]> => {
  const { rows } = await sql<SyncRow>`
    select tenant.id as "locationId", k.kind, d.id as "documentId", nullif(b.version, 0) as base,
      g.id as "groupLayerId", nullif(g.version, 0) as "group", o.id as "ownLayerId", nullif(o.version, 0) as own,
      p.pins, p.published_at as "publishedAt", tenant.group_id as "groupId",
      coalesce(cp.version, 0) as "companyPeople", coalesce(gp.version, 0) as "groupPeople", coalesce(op.version, 0) as "ownPeople"
    from tenant
    cross join (values ${kinds}) as k (kind, single, people)
    left join document d on d.company_id = tenant.company_id and d.kind = k.kind and (k.single or d.id = tenant.menu_id)
    left join layer b on b.document_id = d.id and coalesce(b.tenant_id, '') = ''
    left join layer g on g.document_id = d.id and coalesce(g.tenant_id, '') = tenant.group_id
    left join layer o on o.document_id = d.id and coalesce(o.tenant_id, '') = tenant.id
    left join place_people cp on cp.place_id = tenant.company_id
    left join place_people gp on gp.place_id = tenant.group_id
    left join place_people op on op.place_id = tenant.id
    left join published p on p.location_id = tenant.id and p.kind = k.kind
    where tenant.company_id = ${companyId} and tenant.type = 'LOCATION' and tenant.removed_at is null and ${isWithin(reach)}
      and ${locationIds === undefined ? sql`true` : sql`tenant.id = any(${[...locationIds]}::text[])`}
      and ${mayDiffer ? isNotLive : sql`true`}
    order by tenant.id, k.kind`.execute(db);
  return rows;
};

/**
 * The publish of which a terminal of a location ran a kind under this number; of a number that was raised without another
 * publish, the one that it was raised for. None of another epoch: this database has numbered anew since.
 */
export const findPublication = async (
  db: Db,
  ran: {
    readonly locationId: string;
    readonly kind: DocumentKind;
    readonly epoch: string | null;
    readonly sequence: number;
  },
): Promise<{ readonly workflowId: string; readonly at: Date; readonly by: string } | undefined> => {
  const { rows } = await sql<{ workflowId: string; at: Date; by: string }>`
    select run.workflow_id as "workflowId", h.at, h.by_name as by from published_history h join run on run.id = h.run_id
    where h.location_id = ${ran.locationId} and h.kind = ${ran.kind} and h.sequence <= ${ran.sequence}
      and (${ran.epoch}::text is null or exists (select 1 from epoch where epoch.id = ${ran.epoch}))
    order by h.sequence desc limit 1`.execute(db);
  return rows[0];
};
