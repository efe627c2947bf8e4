import type { PublishKind } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { type Contents, endRuns, type PublishScope } from './run.ts';

/** A location of a batch that has not begun. */
export interface WaitingLocation {
  readonly runId: string;
  readonly locationId: string;
  readonly companyId: string;
  readonly scope: PublishScope;
  readonly contents: Contents;
  readonly notWhileOpen: boolean;
  readonly dueAt: Date;
}

const waitingOf = (blobType: PublishKind, workflowId: string) => sql`
  select id from run
  where workflow_id = ${workflowId} and blob_type = ${blobType} and completed_at is null
  order by id`;

/** The batches of a publish that have not begun, by when they are due. */
export const listWaiting = async (db: Db, blobType: PublishKind, workflowId: string): Promise<WaitingLocation[]> => {
  const { rows } = await sql<WaitingLocation>`
    select l.run_id as "runId", l.location_id as "locationId", r.company_id as "companyId", l.scope, l.contents,
      r.not_while_open as "notWhileOpen", r.due_at as "dueAt"
    from run_location l join run r on r.id = l.run_id
    where l.run_id in (${waitingOf(blobType, workflowId)}) and l.status = 'WAITING'
    order by r.due_at, l.location_id`.execute(db);
  return rows;
};

/** The same, locked until the transaction ends: as the scan that publishes them locks them, so one waits for the other. */
export const lockWaiting = async (db: Db, blobType: PublishKind, workflowId: string): Promise<WaitingLocation[]> => {
  await sql`${waitingOf(blobType, workflowId)} for update`.execute(db);
  return listWaiting(db, blobType, workflowId);
};

/** Moves locked batches: the first of them to an instant, the others by as much. They are schedules from then on. */
export const moveRuns = async (db: Db, runIds: readonly string[], to: Date): Promise<void> => {
  const ids = sql`${[...runIds]}::text[]`;
  await sql`
    update run set sync_date = ${to}::timestamptz,
      due_at = due_at + (${to}::timestamptz - (select min(due_at) from run where id = any(${ids})))
    where id = any(${ids})`.execute(db);
  await sql`
    update run_location set scope = 'scheduled' where run_id = any(${ids}) and status = 'WAITING'`.execute(db);
};

/** Ends waiting locations of locked batches, and the batches in which none waits any more. */
export const endWaiting = async (
  db: Db,
  locations: readonly Pick<WaitingLocation, 'runId' | 'locationId'>[],
  reason: 'RESCHEDULED' | 'UNSCHEDULED' | 'HALTED',
  at: Date,
): Promise<void> => {
  const runIds = locations.map(({ runId }) => runId);
  await sql`
    update run_location set status = 'TERMINATED', reason = ${reason}, ended_at = ${at}
    where status = 'WAITING' and (run_id, location_id) in (
      select * from unnest(${runIds}::text[], ${locations.map(({ locationId }) => locationId)}::text[]))`.execute(db);
  await endRuns(db, [...new Set(runIds)], at);
};
