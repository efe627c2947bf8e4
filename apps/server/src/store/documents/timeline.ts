import { type DocumentKind, documents } from '@commissary/catalog';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { isAt, newestAt } from './change-log.ts';
import { type Revision, selectRevision } from './revision.ts';

/**
 * The end of a page of saves and publishes; the next page begins behind it. With the same time, publishes come first.
 */
export interface TimelineCursor {
  readonly is: 'save' | 'publish';
  readonly at: Date;
  /** Always 0 for a publish. */
  readonly version: number;
  readonly id: string;
}

/** The filters of both saves and publishes. */
export interface TimelineRowFilter {
  /** The person's id; for actions without an account, the recorded name. */
  readonly by?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  readonly behind?: TimelineCursor | undefined;
  readonly limit: number;
}

export interface SavesQuery extends TimelineRowFilter {
  readonly layerIds: readonly string[];
  /** Only saves that changed one of these. */
  readonly paths?: readonly string[] | undefined;
}

const author = sql`coalesce(r.author_id, r.author_name)`;

/** Saves of some layers, newest first: reads of each layer, and of each path, at most as many as fit on the page. */
export const listSaves = async (db: Db, query: SavesQuery): Promise<Revision[]> => {
  const { layerIds, paths, behind, limit } = query;
  const older =
    behind === undefined
      ? sql``
      : behind.is === 'publish'
        ? sql`and r.at <= ${behind.at}::timestamptz`
        : sql`and (r.at, r.version, r.id) < (${behind.at}::timestamptz, ${behind.version}::integer, ${behind.id})`;
  const found =
    paths === undefined
      ? sql`unnest(${[...layerIds]}::text[]) as asked (layer_id) cross join lateral (
          ${selectRevision} where r.layer_id = asked.layer_id ${older} ${narrowedSaves(query, sql`r`)}
          order by r.at desc, r.version desc, r.id desc limit ${limit}
        ) found`
      : // One lookup for each save: a join might be executed by reading all of them.
        sql`(select distinct revision_id from (${changing(query, paths)}) c) changed cross join lateral (
          ${selectRevision} where r.id = changed.revision_id ${older} ${narrowedSaves(query, sql`r`)} limit 1
        ) found`;
  const { rows } = await sql<Revision>`
    select found.* from ${found}
    order by found.at desc, found.version desc, found.id desc limit ${limit}`.execute(db);
  return rows;
};

/**
 * The newest saves of each path; enough of them although the last one of the page before is among them again. One path
 * after the other, as the planner would otherwise read the whole history of a path instead of its newest part in order.
 */
const changing = (query: SavesQuery, paths: readonly string[]) => {
  const older = query.behind === undefined ? sql`` : sql`and c.at <= ${query.behind.at}::timestamptz`;
  const newest = (below: ReturnType<typeof sql>) => sql`
    select c.id, c.revision_id from change_log c
    where c.layer_id = asked.layer_id and ${isAt('c', sql`place.path`)} ${below} ${older} ${narrowedSaves(query, sql`c`)}
    order by ${newestAt('c')} limit 1`;
  return sql`
    select one.revision_id from unnest(${[...query.layerIds]}::text[]) as asked (layer_id)
    cross join unnest(${[...paths]}::text[]) as place (path)
    cross join lateral (
      with recursive step as (
        (${newest(sql``)})
        union all
        select next.id, next.revision_id from step cross join lateral (${newest(sql`and c.id < step.id`)}) next
      )
      select revision_id from step limit ${query.limit + sameMoment}
    ) one`;
};

const sameMoment = 20;

const narrowedSaves = ({ by, from, to }: SavesQuery, row: ReturnType<typeof sql>) => sql`
  ${by === undefined ? sql`` : sql`and coalesce(${row}.author_id, ${row}.author_name) = ${by}`}
  ${from === undefined ? sql`` : sql`and ${row}.at >= ${from}::timestamptz`}
  ${to === undefined ? sql`` : sql`and ${row}.at < ${to}::timestamptz`}`;

/**
 * The authors of some layers, with their latest name; steps from person to person in the index, however often each
 * saved.
 */
export const saveAuthors = async (
  db: Db,
  layerIds: readonly string[],
): Promise<readonly { readonly id: string; readonly name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive step as (
      select a.layer_id, (
        select ${author} from revision r where r.layer_id = a.layer_id order by ${author} limit 1) as id
      from unnest(${[...layerIds]}::text[]) as a (layer_id)
      union all
      select s.layer_id, (
        select ${author} from revision r where r.layer_id = s.layer_id and ${author} > s.id order by ${author} limit 1)
      from step s where s.id is not null
    )
    select distinct on (s.id) s.id, last.name from step s cross join lateral (
      select r.author_name as name, r.at from revision r
      where r.layer_id = s.layer_id and ${author} = s.id order by r.at desc limit 1
    ) last where s.id is not null order by s.id, last.at desc`.execute(db);
  return rows;
};

/** One publish, as far as it brought a document to locations. */
export interface Publish {
  readonly id: string;
  readonly by: string;
  readonly at: Date;
  readonly scheduled: boolean;
  /** It brought single edits, and nothing else that was saved. */
  readonly alone: boolean;
  /** The number of locations at which it went live. */
  readonly locations: number;
}

export interface PublishesQuery extends TimelineRowFilter {
  readonly companyId: string;
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** A location's own publishes, or those of a group's locations; null = the whole company's. */
  readonly scope: { readonly type: 'LOCATION' | 'GROUP'; readonly id: string } | null;
}

/** Publishes that brought a document to a tenant, newest first. */
export const listPublishes = async (db: Db, query: PublishesQuery): Promise<Publish[]> => {
  const { rows } = await (query.scope?.type === 'LOCATION'
    ? ofLocation(db, query, query.scope.id)
    : ofCompany(db, query));
  return rows;
};

const ofLocation = (db: Db, query: PublishesQuery, locationId: string) =>
  sql<Publish>`
    select w.workflow_id as id, w.requested_name as "by", h.at, w.sync_date is not null as scheduled, ${isAlone} as alone,
      ${reached(query)} as locations
    from published_history h join run w on w.id = h.run_id
    where h.location_id = ${locationId} and h.kind = ${query.kind} and h.document_id = ${query.documentId}
      ${narrowed(query, sql`h.at`)}
    order by h.at desc, w.workflow_id desc limit ${query.limit}`.execute(db);

const ofCompany = (db: Db, query: PublishesQuery) =>
  sql<Publish>`
    select w.workflow_id as id, w.requested_name as "by", w.started_at as at, w.sync_date is not null as scheduled, ${isAlone} as alone,
      ${reached(query)} as locations
    from run w
    where w.company_id = ${query.companyId} and w.blob_type = ${documents[query.kind].publishedWith} and w.batch = 0
      and w.started_at is not null and ${reached(query)} > 0 ${narrowed(query, sql`w.started_at`)}
    order by w.started_at desc, w.workflow_id desc limit ${query.limit}`.execute(db);

const isAlone = sql`exists (select from run_location l where l.run_id = w.id and l.scope = 'edits')`;

/** The number of locations, of the group where one is given, to which a workflow brought the document. */
const reached = ({ kind, documentId, scope }: PublishesQuery) => sql`(
  select count(*)::integer from run b join run_location l on l.run_id = b.id
  where b.workflow_id = w.workflow_id and l.status = 'SUCCESS' and l.contents -> ${kind}::text ->> 'documentId' = ${documentId}
    ${scope?.type === 'GROUP' ? sql`and l.location_id in (select id from tenant where group_id = ${scope.id})` : sql``})`;

const narrowed = ({ by, from, to, behind }: TimelineRowFilter, at: ReturnType<typeof sql>) => sql`
  ${by === undefined ? sql`` : sql`and w.requested_by = ${by}`}
  ${from === undefined ? sql`` : sql`and ${at} >= ${from}::timestamptz`}
  ${to === undefined ? sql`` : sql`and ${at} < ${to}::timestamptz`}
  ${behindOf(behind, at)}`;

const behindOf = (behind: TimelineCursor | undefined, at: ReturnType<typeof sql>) => {
  if (behind === undefined) return sql``;
  if (behind.is === 'save') return sql`and ${at} < ${behind.at}::timestamptz`;
  return sql`and (${at}, w.workflow_id) < (${behind.at}::timestamptz, ${behind.id})`;
};
