import type { DocumentKind } from '@commissary/catalog';
import type { PublishKind } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db, Pins } from '../database/index.ts';

export type LocationStatus = 'WAITING' | 'RUNNING' | 'SUCCESS' | 'FAILED' | 'TERMINATED';

/**
 * What a publish contains: all that is saved, now or at a time; what is live, with single edits or after a revert; or
 * what was live before another publish.
 */
export type PublishScope = 'everything' | 'scheduled' | 'edits' | 'rollback';

/** Whether it was made on what was live, and may only go live on top of that; it may wait beside a schedule. */
export const isOnLive = (scope: PublishScope): boolean => scope === 'edits' || scope === 'rollback';

/** One document that goes live at a location. */
export interface Content {
  readonly pins: Pins;
  readonly manifest: string;
  readonly documentId: string;
  /** Of a publish that was made on what was live: the run of that. It goes live only on top of it. */
  readonly onRun?: string;
}

/** What goes live at one location, by kind. */
export type Contents = Partial<Record<DocumentKind, Content>>;

export interface NewRun {
  readonly id: string;
  readonly workflowId: string;
  readonly companyId: string;
  readonly blobType: PublishKind;
  readonly action: 'PUBLISH' | 'REVERT' | 'ROLLBACK';
  readonly batch: number;
  readonly batches: number;
  readonly requestedBy: string;
  readonly requestedName: string;
  readonly requestedAt: Date;
  readonly syncDate: Date | null;
  readonly notWhileOpen: boolean;
  /** It waits until the pilots of its publish are judged. */
  readonly afterPilots: boolean;
  readonly dueAt: Date;
}

export interface RunRow extends NewRun {
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
}

export interface RunLocation {
  readonly runId: string;
  readonly locationId: string;
  readonly status: LocationStatus;
  readonly reason: string | null;
  readonly endedAt: Date | null;
}

/** The locations of one statement: to write down what goes live at all of them at once would keep other calls waiting. */
const portion = 1_000;

/**
 * Writes every batch of a publish in two statements, and one for each further thousand locations. False: a location has
 * a publish that is not over, and the caller must roll back.
 */
export const insertRuns = async (
  db: Db,
  runs: readonly NewRun[],
  scope: PublishScope,
  locations: readonly { readonly runId: string; readonly locationId: string; readonly contents: Contents }[],
): Promise<boolean> => {
  await sql`
    insert into run (id, workflow_id, company_id, blob_type, action, batch, batches, requested_by, requested_name,
      requested_at, sync_date, not_while_open, after_pilots, due_at)
    select r.id, r."workflowId", r."companyId", r."blobType", r.action, r.batch, r.batches, r."requestedBy",
      r."requestedName", r."requestedAt", r."syncDate", r."notWhileOpen", r."afterPilots", r."dueAt"
    from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as r (id text, "workflowId" text, "companyId" text,
      "blobType" text, action text, batch integer, batches integer, "requestedBy" text, "requestedName" text,
      "requestedAt" timestamptz, "syncDate" timestamptz, "notWhileOpen" boolean, "afterPilots" boolean, "dueAt" timestamptz)`.execute(
    db,
  );
  // In one order everywhere, so that two publishes of the same locations wait for each other and not both for ever.
  const ordered = locations.toSorted((a, b) => (a.locationId < b.locationId ? -1 : 1));
  for (let from = 0; from < ordered.length; from += portion) {
    const some = ordered.slice(from, from + portion);
    const inserted = await sql`
      insert into run_location (run_id, location_id, blob_type, status, scope, contents)
      select l."runId", l."locationId", r.blob_type, 'WAITING', case when r.after_pilots then 'scheduled' else ${scope} end, l.contents
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as l ("runId" text, "locationId" text, contents jsonb)
      join run r on r.id = l."runId"
      order by l."locationId" collate "C"
      on conflict do nothing returning 1`.execute(db);
    if (inserted.rows.length < some.length) return false;
  }
  return true;
};

/** Locations with a publish that has not ended. */
export const pending = (db: Db, blobType: PublishKind, locationIds: readonly string[]) =>
  db
    .selectFrom('run_location')
    .innerJoin('run', 'run.id', 'run_location.run_id')
    .select([
      'run_location.location_id as locationId',
      'run_location.run_id as runId',
      'run_location.scope',
      'run_location.contents',
      'run.requested_name as by',
      'run.due_at as dueAt',
      'run.sync_date as syncDate',
      'run.after_pilots as afterPilots',
    ])
    .where('run_location.blob_type', '=', blobType)
    .where('run_location.status', 'in', ['WAITING', 'RUNNING'])
    .where(sql<boolean>`run_location.location_id = any(${[...locationIds]}::text[])`)
    .execute();

interface LastPublish {
  readonly locationId: string;
  readonly status: LocationStatus;
  readonly scope: PublishScope;
  readonly contents: Contents;
}

/** The last publish of each location, whatever its outcome. */
export const lastOf = async (
  db: Db,
  blobType: PublishKind,
  locationIds: readonly string[],
): Promise<readonly LastPublish[]> => {
  const { rows } = await sql<LastPublish>`
    select distinct on (l.location_id) l.location_id as "locationId", l.status, l.scope, l.contents
    from run_location l join run r on r.id = l.run_id
    where l.blob_type = ${blobType} and l.location_id = any(${[...locationIds]}::text[])
    order by l.location_id, r.requested_at desc, l.ended_at desc nulls first`.execute(db);
  return rows;
};

/**
 * Cancels the scheduled publish of a location, and closes its run when no other location of it waits. Locks the run
 * first, as the scan that publishes it does: so the two run one after the other without a deadlock. Returns the run;
 * null when nothing waited.
 */
export const unscheduleRun = async (
  db: Db,
  blobType: PublishKind,
  locationId: string,
  at: Date,
): Promise<string | null> => {
  const waiting = sql`location_id = ${locationId} and blob_type = ${blobType} and status = 'WAITING'`;
  const { rows: runs } = await sql<{ id: string }>`
    select id from run
    where sync_date is not null and id in (select run_id from run_location where ${waiting}) for update`.execute(db);
  const ids = runs.map(({ id }) => id);
  const { rows } = await sql<{ run_id: string }>`
    update run_location set status = 'TERMINATED', reason = 'UNSCHEDULED', ended_at = ${at}
    where run_id = any(${ids}::text[]) and ${waiting} returning run_id`.execute(db);
  await endRuns(
    db,
    rows.map(({ run_id }) => run_id),
    at,
  );
  return rows[0]?.run_id ?? null;
};

/** Ends everything of a company that waits or is under way; what is live stays. */
export const endRunsOf = async (db: Db, companyId: string, at: Date): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select id from run where company_id = ${companyId} and completed_at is null order by id for update`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`
    update run_location set status = 'TERMINATED', reason = 'UNSCHEDULED', ended_at = ${at}
    where run_id = any(${ids}::text[]) and status in ('WAITING', 'RUNNING')`.execute(db);
  await endRuns(db, ids, at);
};

/** A run is over when none of its locations waits. */
export const endRuns = async (db: Db, runIds: readonly string[], at: Date): Promise<void> => {
  await sql`
    update run set completed_at = ${at}
    where id = any(${[...runIds]}::text[]) and completed_at is null and not exists (
      select 1 from run_location where run_id = run.id and status in ('WAITING', 'RUNNING'))`.execute(db);
};

/** Whether a publish of the company was under way then, or has begun since. */
export const hasPublishSince = async (db: Db, companyId: string, since: Date): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from run where company_id = ${companyId} and completed_at >= ${since}::timestamptz)
      or exists (select from run where company_id = ${companyId} and completed_at is null) as found`.execute(db);
  return rows[0]?.found === true;
};

/**
 * The runs that a board shows: every run that is not over, and of those that are over since `since` the last one of at
 * least one of their locations.
 */
export const recentRuns = async (
  db: Db,
  companyId: string,
  blobType: PublishKind,
  since: Date,
): Promise<{ runs: RunRow[]; locations: RunLocation[] }> => {
  const { rows } = await sql<{ id: string }>`
    select id from run where company_id = ${companyId} and blob_type = ${blobType} and completed_at is null
    union
    select last.run_id from (
      select distinct on (l.location_id) l.run_id
      from run_location l join run r on r.id = l.run_id
      where r.company_id = ${companyId} and r.blob_type = ${blobType} and r.completed_at >= ${since}
      order by l.location_id, l.ended_at desc nulls last, r.due_at desc) last`.execute(db);
  return readRuns(
    db,
    rows.map(row => row.id),
  );
};

export const readRuns = async (
  db: Db,
  ids: readonly string[],
): Promise<{ runs: RunRow[]; locations: RunLocation[] }> => {
  // Most of the time nothing is under way, and every console asks.
  if (ids.length === 0) return { runs: [], locations: [] };
  const runs = await db
    .selectFrom('run')
    .select([
      'id',
      'workflow_id as workflowId',
      'company_id as companyId',
      'blob_type as blobType',
      'action',
      'batch',
      'batches',
      'requested_by as requestedBy',
      'requested_name as requestedName',
      'requested_at as requestedAt',
      'sync_date as syncDate',
      'not_while_open as notWhileOpen',
      'after_pilots as afterPilots',
      'due_at as dueAt',
      'started_at as startedAt',
      'completed_at as completedAt',
    ])
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .orderBy('requested_at', 'desc')
    .orderBy('batch')
    .execute();
  const locations = await db
    .selectFrom('run_location')
    .select(['run_id as runId', 'location_id as locationId', 'status', 'reason', 'ended_at as endedAt'])
    .where(sql<boolean>`run_id = any(${[...ids]}::text[])`)
    .orderBy('location_id')
    .execute();
  return { runs, locations };
};
