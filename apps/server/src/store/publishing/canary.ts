import { documentKinds } from '@commissary/catalog';
import type { PilotAfter, PilotBefore, PilotCounts, PilotLimits, PilotMeasure, PublishKind } from '@commissary/domain';
import { sql } from 'kysely';
import type { CanaryState, Db } from '../database/index.ts';
import { listBehind } from '../tenants/index.ts';
import type { WaitingLocation } from './waiting.ts';

/** How a publish goes to some locations first, as it was asked for. */
export interface NewCanary {
  readonly workflowId: string;
  readonly companyId: string;
  readonly blobType: PublishKind;
  readonly requestedBy: string;
  readonly pilots: readonly string[];
  readonly soakMinutes: number;
  readonly limits: PilotLimits;
  readonly onHalt: 'rollback' | 'keep';
}

export interface Canary extends NewCanary {
  readonly state: CanaryState;
  readonly liveAt: Date | null;
  readonly soakUntil: Date | null;
  readonly before: readonly PilotBefore[];
  readonly counts: PilotCounts | null;
  readonly reason: PilotMeasure | null;
  readonly rollback: string | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
}

/** What changes of it. */
export type CanaryStep = Pick<Canary, 'state'> &
  Partial<
    Pick<Canary, 'liveAt' | 'soakUntil' | 'before' | 'counts' | 'reason' | 'rollback' | 'decidedAt' | 'decidedBy'>
  >;

export const insertCanary = async (db: Db, { limits, pilots, ...canary }: NewCanary): Promise<void> => {
  await db
    .insertInto('canary')
    .values({
      workflow_id: canary.workflowId,
      company_id: canary.companyId,
      blob_type: canary.blobType,
      requested_by: canary.requestedBy,
      pilots: [...pilots],
      soak_minutes: canary.soakMinutes,
      limits: JSON.stringify(limits),
      on_halt: canary.onHalt,
      state: 'PILOTS',
    })
    .execute();
};

const columns = sql`
  c.workflow_id as "workflowId", c.company_id as "companyId", c.blob_type as "blobType", c.requested_by as "requestedBy",
  to_jsonb(c.pilots) as pilots, c.soak_minutes as "soakMinutes", c.limits, c.on_halt as "onHalt", c.state, c.live_at as "liveAt",
  c.soak_until as "soakUntil", c.before, c.counts, c.reason, c.rollback, c.decided_at as "decidedAt", c.decided_by as "decidedBy"`;

export const findCanary = async (db: Db, workflowId: string): Promise<Canary | undefined> => {
  const { rows } = await sql<Canary>`
    select ${columns} from canary c where c.workflow_id = ${workflowId}`.execute(db);
  return rows[0];
};

const restWaits = sql`exists (
  select from run r join run_location l on l.run_id = r.id
  where r.workflow_id = c.workflow_id and r.after_pilots and l.status in ('WAITING', 'RUNNING'))`;
const pilotsWait = sql`exists (
  select from run r join run_location l on l.run_id = r.id
  where r.workflow_id = c.workflow_id and not r.after_pilots and l.status in ('WAITING', 'RUNNING'))`;

/** Those that move on now: the pilots are done, or were watched for long enough, or nothing waits for them any more. */
export const dueCanaries = async (db: Db, now: Date): Promise<readonly Canary[]> => {
  const { rows } = await sql<Canary>`
    select ${columns} from canary c
    where c.state in ('PILOTS', 'SOAKING', 'ASKING') and (not ${restWaits}
      or (c.state = 'PILOTS' and not ${pilotsWait})
      or (c.state = 'SOAKING' and c.soak_until <= ${now}::timestamptz))
    order by c.workflow_id limit 50`.execute(db);
  return rows;
};

/** When the next one is to be judged. */
export const nextCanary = async (db: Db): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(soak_until) as at from canary where state = 'SOAKING'`.execute(db);
  return rows[0]?.at ?? null;
};

/**
 * Moves it on from a state, and holds it until the end of the transaction. False: another process, or a person, was
 * faster.
 */
export const moveCanary = async (
  db: Db,
  { workflowId, state }: Pick<Canary, 'workflowId' | 'state'>,
  { before, counts, ...next }: CanaryStep,
): Promise<boolean> => {
  const moved = await db
    .updateTable('canary')
    .set({
      state: next.state,
      ...(next.liveAt !== undefined && { live_at: next.liveAt }),
      ...(next.soakUntil !== undefined && { soak_until: next.soakUntil }),
      ...(before !== undefined && { before: JSON.stringify(before) }),
      ...(counts !== undefined && { counts: JSON.stringify(counts) }),
      ...(next.reason !== undefined && { reason: next.reason }),
      ...(next.rollback !== undefined && { rollback: next.rollback }),
      ...(next.decidedAt !== undefined && { decided_at: next.decidedAt }),
      ...(next.decidedBy !== undefined && { decided_by: next.decidedBy }),
    })
    .where('workflow_id', '=', workflowId)
    .where('state', '=', state)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
};

/** The pilots where the publish is live, and when the last of them went live. */
export const livePilots = async (
  db: Db,
  { workflowId, pilots }: Pick<Canary, 'workflowId' | 'pilots'>,
): Promise<{ readonly locationIds: readonly string[]; readonly liveAt: Date | null }> => {
  const { rows } = await sql<{ locationId: string; endedAt: Date }>`
    select l.location_id as "locationId", l.ended_at as "endedAt" from run r join run_location l on l.run_id = r.id
    where r.workflow_id = ${workflowId} and l.status = 'SUCCESS' and l.location_id = any(${[...pilots]}::text[])
    order by l.ended_at`.execute(db);
  return { locationIds: rows.map(({ locationId }) => locationId), liveAt: rows.at(-1)?.endedAt ?? null };
};

/** The terminals of pilots with contact since an instant; a trouble with this publish itself is none from before. */
export const pilotsBefore = async (
  db: Db,
  workflowId: string,
  locationIds: readonly string[],
  since: Date,
): Promise<PilotBefore[]> => {
  const { rows } = await sql<PilotBefore>`
    select c.tenant_id || ' ' || c.device_id as terminal, exists (
      select from jsonb_array_elements(c.troubles) t
      where t ->> 'manifest' not in (
        select h.manifest from run r join published_history h on h.run_id = r.id where r.workflow_id = ${workflowId})
      ) as "inTrouble"
    from device c
    where c.tenant_id = any(${[...locationIds]}::text[]) and c.last_seen_at >= ${since}::timestamptz
    order by 1`.execute(db);
  return rows;
};

/** More terminals than this are at no pilots. */
const mostBehind = 1_000_000;

/** The terminals of pilots with contact since the publish is live there, and whether they run it. */
export const pilotsAfter = async (
  db: Db,
  { workflowId, companyId }: Pick<Canary, 'workflowId' | 'companyId'>,
  locationIds: readonly string[],
  liveAt: Date,
): Promise<PilotAfter[]> => {
  const { rows } = await sql<{ terminal: string }>`
    select c.tenant_id || ' ' || c.device_id as terminal from device c
    where c.tenant_id = any(${[...locationIds]}::text[]) and c.last_seen_at >= ${liveAt}::timestamptz
    order by 1`.execute(db);
  const query = { companyId, reach: 'all' as const, kinds: documentKinds, locationIds, workflowId };
  const { first } = await listBehind(
    db,
    { ...query, heardSince: liveAt, inContactSince: liveAt, liveBefore: liveAt },
    mostBehind,
  );
  const codes = new Map(first.map(({ locationId, deviceId, code }) => [`${locationId} ${deviceId}`, code]));
  return rows.map(({ terminal }) => ({ terminal, runs: !codes.has(terminal), code: codes.get(terminal) ?? null }));
};

/** What waits for the pilots, locked until the end of the transaction as the scan that publishes locks it. */
export const lockRest = async (
  db: Db,
  workflowId: string,
): Promise<readonly Pick<WaitingLocation, 'runId' | 'locationId'>[]> => {
  const runs = sql`select id from run where workflow_id = ${workflowId} and after_pilots and completed_at is null order by id`;
  await sql`${runs} for update`.execute(db);
  const { rows } = await sql<Pick<WaitingLocation, 'runId' | 'locationId'>>`
    select run_id as "runId", location_id as "locationId" from run_location
    where run_id in (${runs}) and status = 'WAITING' order by location_id`.execute(db);
  return rows;
};

/** Lets locked batches follow their pilots: those that are late begin now, and keep their distance. */
export const releaseRest = async (db: Db, runIds: readonly string[], now: Date): Promise<void> => {
  const ids = sql`${[...runIds]}::text[]`;
  await sql`
    update run set after_pilots = false,
      due_at = due_at + greatest(interval '0', ${now}::timestamptz - (select min(due_at) from run where id = any(${ids})))
    where id = any(${ids})`.execute(db);
};

/** Whether a publish has batches that wait for pilots, or pilots that something waits for. */
export const isCanaryOpen = async (db: Db, workflowId: string): Promise<boolean> =>
  (await db
    .selectFrom('canary')
    .select('workflow_id')
    .where('workflow_id', '=', workflowId)
    .where('state', 'in', ['PILOTS', 'SOAKING', 'ASKING'])
    .executeTakeFirst()) !== undefined;

/** The locations of a publish that are no pilots, by name. */
export const waitedForPilots = async (
  db: Db,
  workflowId: string,
): Promise<readonly { readonly locationId: string; readonly name: string; readonly groupId: string | null }[]> => {
  const { rows } = await sql<{ locationId: string; name: string; groupId: string | null }>`
    select t.id as "locationId", t.name, t.group_id as "groupId"
    from canary c join run r on r.workflow_id = c.workflow_id join run_location l on l.run_id = r.id
    join tenant t on t.id = l.location_id
    where c.workflow_id = ${workflowId} and l.location_id <> all(c.pilots) and t.removed_at is null
    order by t.name, t.id`.execute(db);
  return rows;
};
