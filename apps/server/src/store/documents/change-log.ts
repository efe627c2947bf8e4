import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

export type LoggedOp = 'set' | 'unset' | 'add' | 'remove' | 'move' | 'reset';

export interface LoggedChange {
  readonly path: string;
  readonly op: LoggedOp;
  /** `undefined` = the operation has none. */
  readonly value: unknown;
  readonly was: unknown;
}

export interface LogEntry extends LoggedChange {
  readonly tenantId: string | null;
  readonly version: number;
  readonly by: string;
  readonly at: Date;
}

export interface PathLogQuery {
  readonly documentId: string;
  /** Requested layers; null = the base. */
  readonly tenantIds: readonly (string | null)[];
  /** The path itself, what is below it, and what was set, added or removed as a whole above it. */
  readonly path: string;
  readonly above: readonly string[];
  readonly limit: number;
}

/**
 * The changes of one path, newest first. `was` is the value of the layer itself; where it had none, the value of the
 * layers above.
 */
export const readPathLog = async (
  db: Db,
  { documentId, tenantIds, path, above, limit }: PathLogQuery,
): Promise<LogEntry[]> => {
  const newest = (where: ReturnType<typeof sql>, order = sql`c.id desc`) =>
    sql`(select c.* from change_log c where c.layer_id = l.id and ${where} order by ${order} limit ${limit})`;
  const { rows } = await sql<LogRow>`
    select l.tenant_id, c.version, c.path, c.op, c.value, ${ownBefore} as was, c.value is not null as has_value,
      ${ownBefore} is not null as has_was, c.author_name, c.at
    from layer l cross join lateral (
      ${newest(isAt('c', sql`${path}`), newestAt('c'))}
      union all ${newest(sql`c.path = any(${[...above]}::text[]) and c.op <> 'move'`)}
      union all ${newest(sql`c.path ~>=~ ${`${path}/`} and c.path ~<~ ${`${path}0`}`)}
    ) c ${olderEntry}
    where l.document_id = ${documentId} and coalesce(l.tenant_id, '') in (${layersOf(tenantIds)})
    order by c.id desc limit ${limit}`.execute(db);
  return rows.map(entryOf);
};

/**
 * The newest entry for each of some paths in each of some layers: one index lookup for each pair, whatever the size of
 * the log.
 */
export const newestEntries = async (
  db: Db,
  pairs: readonly { readonly layerId: string; readonly path: string }[],
): Promise<readonly NewestEntry[]> => {
  const { rows } = await sql<NewestEntry>`
    select p.layer_id as "layerId", p.path, c.version, c.author_name as "by", c.at
    from unnest(${pairs.map(({ layerId }) => layerId)}::text[], ${pairs.map(({ path }) => path)}::text[])
      as p (layer_id, path)
    cross join lateral (
      select version, author_name, at from change_log c
      where c.layer_id = p.layer_id and ${isAt('c', sql`p.path`)} order by ${newestAt('c')} limit 1
    ) c`.execute(db);
  return rows;
};

export interface NewestEntry {
  readonly layerId: string;
  readonly path: string;
  readonly version: number;
  readonly by: string;
  readonly at: Date;
}

/**
 * The newest entry of every path of some layers, up to a version of each where one is given, and of some later saves. Steps from path to path
 * along the index, so the cost depends on the number of different paths, however often each was changed.
 */
export const newestOfEach = async (
  db: Db,
  layers: readonly { readonly layerId: string; readonly version?: number; readonly later?: readonly number[] }[],
): Promise<readonly NewestEntry[]> => {
  const { rows } = await sql<NewestEntry>`
    with recursive asked as (
      select * from unnest(${layers.map(({ layerId }) => layerId)}::text[], ${layers.map(({ version }) => version ?? newestVersion)}::integer[],
        ${layers.map(({ later = [] }) => `{${later.join()}}`)}::text[]) as a (layer_id, version, later)
    ), step as (
      select a.layer_id, a.version, a.later, (
        select c.path from change_log c where c.layer_id = a.layer_id order by c.path using ~<~ limit 1) as path
      from asked a
      union all
      select s.layer_id, s.version, s.later, (
        select c.path from change_log c where c.layer_id = s.layer_id and c.path ~>~ s.path
        order by c.path using ~<~ limit 1)
      from step s where s.path is not null
    )
    select s.layer_id as "layerId", s.path, c.version, c.author_name as "by", c.at
    from step s cross join lateral (
      select version, author_name, at from change_log c
      where c.layer_id = s.layer_id and ${isAt('c', sql`s.path`)}
        and (c.version <= s.version or c.version = any(s.later::integer[]))
      order by ${newestAt('c')} limit 1
    ) c where s.path is not null`.execute(db);
  return rows;
};

const newestVersion = 2_147_483_647;

/** One line of a save, before its values are read. */
export interface LoggedLine {
  readonly id: number;
  readonly revisionId: string;
  readonly path: string;
  readonly op: LoggedOp;
}

/** What revisions changed, in the order in which it was written. */
export const linesOfRevisions = async (db: Db, revisionIds: readonly string[]): Promise<readonly LoggedLine[]> => {
  const { rows } = await sql<LoggedLine>`
    select id, revision_id as "revisionId", path, op from change_log
    where revision_id = any(${[...revisionIds]}::text[]) order by id`.execute(db);
  return rows;
};

/**
 * The values of some lines. An override's log contains the value of the layers above as `was`; the value of the layer
 * itself is in the line before.
 */
export const valuesOfLines = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pick<LoggedChange, 'value' | 'was'>>> => {
  const { rows } = await sql<LogRow & { id: number }>`
    select c.id, c.value, ${ownBefore} as was, c.value is not null as has_value, ${ownBefore} is not null as has_was
    from change_log c ${olderEntry} where c.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(row => [row.id, valuesOf(row)]));
};

/**
 * A path is queried as a range of one: with an equality, the planner would consider the order given and might read the
 * whole log from its newest row.
 */
export const isAt = (table: 'c' | 'p', path: ReturnType<typeof sql>) =>
  sql`${sql.ref(`${table}.path`)} ~>=~ ${path} and ${sql.ref(`${table}.path`)} ~<=~ ${path}`;
/** The sort order for it. */
export const newestAt = (table: 'c' | 'p') =>
  sql`${sql.ref(`${table}.path`)} using ~<~, ${sql.ref(`${table}.id`)} desc`;

const olderEntry = sql`
  left join lateral (
    select op, value from change_log p
    where p.layer_id = c.layer_id and ${isAt('p', sql`c.path`)} and p.id < c.id order by ${newestAt('p')} limit 1
  ) older on true`;
const ownBefore = sql`case when c.op = 'set' and older.op = 'set' then older.value else c.was end`;

const layersOf = (tenantIds: readonly (string | null)[]) => sql.join(tenantIds.map(id => id ?? ''));

interface LogRow {
  readonly tenant_id: string | null;
  readonly version: number;
  readonly path: string;
  readonly op: LoggedOp;
  readonly value: unknown;
  readonly was: unknown;
  readonly has_value: boolean;
  readonly has_was: boolean;
  readonly author_name: string;
  readonly at: Date;
}

/** A JSON null is a value; only a column with NULL has none. */
const valuesOf = ({ has_value, has_was, value, was }: LogRow): Pick<LoggedChange, 'value' | 'was'> => ({
  value: has_value ? value : undefined,
  was: has_was ? was : undefined,
});

const entryOf = (row: LogRow): LogEntry => ({
  tenantId: row.tenant_id,
  version: row.version,
  path: row.path,
  op: row.op,
  ...valuesOf(row),
  by: row.author_name,
  at: row.at,
});
