import { publishUnits } from '@commissary/catalog';
import { judgePilots, type PilotVerdict } from '@commissary/domain';
import { type Db, inTransaction, signal } from '../../store/database/index.ts';
import {
  type Canary,
  dueCanaries,
  endWaiting,
  livePilots,
  lockRest,
  moveCanary,
  pilotsAfter,
  pilotsBefore,
  releaseRest,
} from '../../store/publishing/index.ts';
import { ownAction, recordAuditAs } from '../audit/index.ts';
import { type Context, type IdempotentContext, loadPerson } from '../context/index.ts';
import { ApiError } from '../errors/index.ts';
import { noteHaltedPublish } from '../mail/index.ts';
import { prepareRollback, writeRollback } from '../reverting/index.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/**
 * Moves every publish on whose pilots are done, or were watched for long enough: the decision, the end or release of the
 * rest, the rollback of the pilots and the notice are one transaction. Several servers may do this at once: who finds
 * another state does nothing. Returns how many moved on.
 */
export const settleCanaries = async (context: Context, stopped: () => boolean = () => false): Promise<number> => {
  let moved = 0;
  for (const canary of await dueCanaries(context.db, context.now())) {
    if (stopped()) break;
    try {
      if (await settle(context, canary)) moved += 1;
    } catch (error) {
      // It is tried again with the next scan, and delays no other one.
      context.log({ level: 'error', message: `Judging the pilots of ${canary.workflowId} failed.`, error });
    }
  }
  return moved;
};

const settle = async (context: Context, canary: Canary): Promise<boolean> => {
  const at = context.now();
  if (canary.state === 'PILOTS') return beginSoak(context, canary, at);
  if (canary.state === 'ASKING' || canary.soakUntil === null || canary.soakUntil > at)
    return endWithoutRest(context, canary);
  const verdict = await measure(context.db, canary);
  switch (verdict.act) {
    case 'continue':
      return decide(context, canary, async db => {
        if (!(await moveCanary(db, canary, { state: 'RELEASED', counts: verdict.counts, decidedAt: at }))) return false;
        await followNow(db, canary.workflowId, at);
        return true;
      });
    case 'ask':
      return decide(context, canary, async db => {
        if (!(await moveCanary(db, canary, { state: 'ASKING', counts: verdict.counts }))) return false;
        await noteHaltedPublish(db, canary, at);
        return true;
      });
    case 'halt':
      return halt(context, canary, verdict, at);
  }
};

/** Each step in a transaction that tells the pages and the schedulers. */
const decide = (context: Context, { companyId }: Canary, step: (db: Db) => Promise<boolean>): Promise<boolean> =>
  inTransaction(context.db, async db => {
    const isMoved = await step(db);
    if (isMoved) await signal(db, { about: 'publishes', companyId });
    return isMoved;
  });

/** The pilots are live: who was in contact in the hour before is noted, and they are watched from now on. */
const beginSoak = (context: Context, canary: Canary, at: Date): Promise<boolean> =>
  decide(context, canary, async db => {
    const rest = await lockRest(db, canary.workflowId);
    if (rest.length === 0) return moveCanary(db, canary, { state: 'STOPPED', decidedAt: at });
    const { locationIds, liveAt } = await livePilots(db, canary);
    const from = liveAt ?? at;
    return moveCanary(db, canary, {
      state: 'SOAKING',
      liveAt: from,
      soakUntil: new Date(from.getTime() + canary.soakMinutes * minuteMs),
      before: await pilotsBefore(db, canary.workflowId, locationIds, new Date(from.getTime() - hourMs)),
    });
  });

/** Nothing waits for the pilots any more: somebody stopped the rest, or another publish replaced it. */
const endWithoutRest = (context: Context, canary: Canary): Promise<boolean> =>
  decide(context, canary, async db => {
    if ((await lockRest(db, canary.workflowId)).length > 0) return false;
    return moveCanary(db, canary, { state: 'STOPPED', decidedAt: context.now() });
  });

/** What the terminals at the pilots say by now. */
export const measure = async (db: Db, canary: Canary): Promise<PilotVerdict> => {
  const { locationIds, liveAt } = await livePilots(db, canary);
  const after = liveAt === null ? [] : await pilotsAfter(db, canary, locationIds, liveAt);
  return judgePilots(canary.before, after, canary.limits, locationIds.length === canary.pilots.length);
};

/** Part of the transaction that decides it. */
export const followNow = async (db: Db, workflowId: string, at: Date): Promise<readonly string[]> => {
  const rest = await lockRest(db, workflowId);
  await releaseRest(db, [...new Set(rest.map(({ runId }) => runId))], at);
  return rest.map(({ locationId }) => locationId);
};

const halt = async (
  context: Context,
  canary: Canary,
  { reason, counts }: Extract<PilotVerdict, { act: 'halt' }>,
  at: Date,
): Promise<boolean> => {
  const write = async (db: Db, rollback: string | null): Promise<boolean> => {
    const next = { state: 'HALTED', counts, reason, rollback, decidedAt: at } as const;
    if (!(await moveCanary(db, canary, next))) return false;
    const rest = await lockRest(db, canary.workflowId);
    await endWaiting(db, rest, 'HALTED', at);
    await recordHalt(
      context,
      db,
      canary,
      rest.map(({ locationId }) => locationId),
    );
    await noteHaltedPublish(db, canary, at);
    return true;
  };
  if (canary.onHalt === 'keep') return decide(context, canary, db => write(db, null));
  try {
    const caller = await requester(context, canary);
    const { locationIds } = await livePilots(context.db, canary);
    const planned = caller && (await prepareRollback(caller, canary.blobType, { ...canary, locationIds }));
    if (!caller || !planned) return decide(context, canary, db => write(db, caller ? 'NOTHING_BEFORE' : 'AUTHOR_LEFT'));
    return await decide(context, canary, async db => {
      if (!(await write(db, 'DONE'))) return false;
      await writeRollback(caller, db, canary.blobType, planned, null);
      return true;
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The rest is halted whatever becomes of the pilots; their page says why they stay.
    return decide(context, canary, db => write(db, error.failures[0]?.code ?? 'NOT_ALLOWED'));
  }
};

/** Who asked for the publish rolls it back; null: they left. */
const requester = async (
  context: Context,
  { requestedBy }: Canary,
): Promise<(IdempotentContext & Pick<Context, 'config'>) | null> => {
  const person = await loadPerson(context.db, requestedBy);
  return person && { ...context, person, origin: ownAction, idempotencyKey: null };
};

const recordHalt = (
  context: Context,
  db: Db,
  { companyId, workflowId, blobType }: Canary,
  tenantIds: readonly string[],
) =>
  recordAuditAs(
    { now: context.now, origin: ownAction },
    db,
    { id: null, name: 'Commissary' },
    {
      action: 'publish.halt',
      companyId,
      tenantIds,
      target: workflowId,
      subject: publishUnits[blobType].title,
      details: { blobType, locations: tenantIds.length },
    },
  );
