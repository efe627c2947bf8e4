import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { endRuns } from './run.ts';

export interface DueRun {
  readonly id: string;
  readonly companyId: string;
}

/**
 * Locks the next due runs for this transaction, without those that wait for pilots and those of which every location that is open is frozen. Another
 * server that scans at the same moment skips them; the end of a process releases them.
 */
export const claimDueRuns = async (
  db: Db,
  now: Date,
  limit: number,
  passOver: readonly string[],
): Promise<readonly DueRun[]> => {
  const { rows } = await sql<DueRun>`
    select id, company_id as "companyId" from run
    where completed_at is null and not after_pilots and due_at <= ${now} and id <> all(${[...passOver]}::text[])
      and (exists (select from run_location l where l.run_id = run.id and ${isOpen} and not ${isFrozen})
        or not exists (select from run_location l where l.run_id = run.id and ${isOpen}))
    order by due_at, id limit ${limit} for update skip locked`.execute(db);
  return rows;
};

/**
 * Whether a location waits for its release: a publish of menu and settings does not reach it until then. People do, and
 * edits that go live alone.
 */
const isFrozen = sql`(l.blob_type = 'menu' and l.scope <> 'edits'
  and exists (select from frozen_location f where f.location_id = l.location_id))`;
const isOpen = sql`l.status in ('WAITING', 'RUNNING')`;

/** The time of the next run that is not due yet. */
export const nextDue = async (db: Db, now: Date): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(due_at) as at from run where completed_at is null and not after_pilots and due_at > ${now}`.execute(db);
  return rows[0]?.at ?? null;
};

/** A location of a run that is not done yet, and is not frozen. */
export interface OpenLocation {
  readonly runId: string;
  readonly locationId: string;
}

export const openLocations = async (db: Db, runIds: readonly string[]): Promise<readonly OpenLocation[]> => {
  const { rows } = await sql<OpenLocation>`
    select run_id as "runId", location_id as "locationId" from run_location l
    where ${openIn(runIds)} and not ${isFrozen} order by location_id, run_id`.execute(db);
  return rows;
};

const openIn = (runIds: readonly string[]) =>
  sql`run_id = any(${[...runIds]}::text[]) and status in ('WAITING', 'RUNNING')`;

/**
 * Ends the locations that will not go live, with the reason: the stored configuration is missing, or something newer is
 * live already. Edits that went live alone make nothing newer: the next publish of everything is not one of them. Such
 * edits themselves, and a rollback, go live only on top of what they were made on, whatever the versions are.
 */
export const skipRuns = async (db: Db, runIds: readonly string[], now: Date): Promise<void> => {
  await sql`
    update run_location l set status = 'FAILED', reason = 'CONTENT_MISSING', ended_at = ${now}
    where ${openIn(runIds)} and (l.contents = '{}'::jsonb or exists (
      select 1 from jsonb_each(l.contents) as c
      where not exists (select 1 from part where hash = c.value ->> 'manifest')))`.execute(db);
  await sql`
    update run_location l set status = 'TERMINATED', reason = 'SUPERSEDED', ended_at = ${now}
    where ${openIn(runIds)} and exists (
      select 1 from jsonb_each(l.contents) as c
      join published p on p.location_id = l.location_id and p.kind = c.key
      cross join (values ('base'), ('group'), ('own')) as layer (name)
      where case when c.value ->> 'onRun' is not null then p.run_id <> c.value ->> 'onRun'
        else p.pins -> layer.name ->> 'id' = c.value -> 'pins' -> layer.name ->> 'id'
          and coalesce(p.pins -> layer.name ->> 'whole', p.pins -> layer.name ->> 'version')::integer
            > (c.value -> 'pins' -> layer.name ->> 'version')::integer end)`.execute(db);
};

/**
 * Makes locations of a run live: one pointer for each location and kind, its history, and their status. The rows
 * determine what is left to do, so a repetition changes nothing.
 */
export const activate = async (db: Db, locations: readonly OpenLocation[], now: Date): Promise<void> => {
  const runIds = locations.map(({ runId }) => runId);
  const open = sql`${openIn([...new Set(runIds)])} and (run_id, location_id) in (
    select * from unnest(${runIds}::text[], ${locations.map(({ locationId }) => locationId)}::text[]))`;
  await sql`
    with flipped as (
      insert into published as p (location_id, kind, document_id, pins, manifest, sequence, run_id, published_at)
      select l.location_id, c.key, c.value ->> 'documentId', c.value -> 'pins', c.value ->> 'manifest', 1, l.run_id, ${now}::timestamptz
      from (select * from run_location where ${open}) l cross join lateral jsonb_each(l.contents) as c
      on conflict (location_id, kind) do update set document_id = excluded.document_id, pins = excluded.pins,
        manifest = excluded.manifest, sequence = p.sequence + 1, run_id = excluded.run_id, published_at = greatest(excluded.published_at, p.published_at)
      returning *)
    insert into published_history (location_id, kind, document_id, pins, manifest, sequence, run_id, by_name, at)
    select f.location_id, f.kind, f.document_id, f.pins, f.manifest, f.sequence, f.run_id, r.requested_name, f.published_at
    from flipped f join run r on r.id = f.run_id`.execute(db);
  await sql`update run_location set status = 'SUCCESS', ended_at = ${now} where ${open}`.execute(db);
};

export const failLocation = async (
  db: Db,
  { runId, locationId }: OpenLocation,
  reason: string,
  now: Date,
): Promise<void> => {
  await sql`
    update run_location set status = 'FAILED', reason = ${reason}, ended_at = ${now}
    where run_id = ${runId} and location_id = ${locationId} and status in ('WAITING', 'RUNNING')`.execute(db);
};

/** Closes runs and returns those of which a location failed. */
export const finishRuns = async (db: Db, runIds: readonly string[], now: Date): Promise<readonly string[]> => {
  const ids = sql`${[...runIds]}::text[]`;
  await sql`update run set started_at = coalesce(started_at, ${now}) where id = any(${ids})`.execute(db);
  await endRuns(db, runIds, now);
  const { rows } = await sql<{ id: string }>`
    select distinct run_id as id from run_location where run_id = any(${ids}) and status = 'FAILED'`.execute(db);
  return rows.map(({ id }) => id);
};
