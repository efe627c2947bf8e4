import { HttpClientError } from '../../adapters/index.ts';
import { type Db, inTransaction } from '../../store/database/index.ts';
import {
  claimSchedulingCompany,
  deleteSchedulingItems,
  finishSchedulingCall,
  listSchedulingItems,
  putSchedulingItems,
  releaseSchedulingClaim,
  renewSchedulingClaim,
  type SchedulingClaim,
  type SchedulingItem,
  type SchedulingOutcome,
} from '../../store/scheduling/index.ts';
import { ownAction, recordAuditAs } from '../audit/index.ts';
import type { Context } from '../context/index.ts';
import { accepted, concernsAll, failed, isGoneThere, waitMs } from './call-outcome.ts';
import { companyPlace, readDesired } from './desired-items.ts';
import { makeCall, pathOf } from './make-call.ts';
import { attemptOf, keyOf, type PlannedCall, planCalls } from './plan-calls.ts';

/** When a process ends while it makes calls for a company, another one continues after this time. A call takes 5 s. */
const leaseMs = 15_000;
const system = { id: 'system', name: 'system', grants: [] };

/**
 * Tells the scheduling service what changed, for every company that is due: one call at a time for each. Does nothing
 * without a service. Returns the number of calls.
 */
export const sendToScheduling = async (context: Context, isStopped: () => boolean = () => false): Promise<number> => {
  const { config, db, now, newToken } = context;
  const address = config.schedulingUrl;
  for (let calls = 0; ; ) {
    if (address === null || isStopped()) return calls;
    const claim = await claimSchedulingCompany(db, newToken(), now(), leaseEnd(context));
    if (claim === null) return calls;
    const { made, ...outcome } = await syncCompany({ context, address, claim, isStopped });
    await releaseSchedulingClaim(db, claim, outcome);
    calls += made;
  }
};

interface Sync {
  readonly context: Context;
  readonly address: string;
  readonly claim: SchedulingClaim;
  isStopped(): boolean;
}

/** Makes the calls for one company, until there is none left, the service fails, or the company changes again. */
const syncCompany = async (sync: Sync): Promise<SchedulingOutcome & { readonly made: number }> => {
  const { context, claim, isStopped } = sync;
  const { db, now } = context;
  const { companyId } = claim;
  const desired = await readDesired({ ...context, person: system, origin: ownAction }, companyId);
  let stored: readonly SchedulingItem[] = await listSchedulingItems(db, companyId);
  let { failures } = claim;
  for (let made = 0; ; made += 1) {
    if (isStopped()) return { made, dueAt: now(), pausedUntil: null, failures };
    const plan = planCalls(companyId, desired, stored, now());
    const [call] = plan.calls;
    const begun = call === undefined ? null : begin(call, now());
    const isOurs = await inTransaction(db, async transaction => {
      if (!(await renewSchedulingClaim(transaction, claim, leaseEnd(context)))) return false;
      await putSchedulingItems(transaction, begun === null ? plan.changed : replaced(plan.changed, begun.item));
      await deleteSchedulingItems(transaction, plan.dropped);
      return true;
    });
    if (!isOurs) return { made, dueAt: now(), pausedUntil: null, failures };
    if (begun === null) return { made, dueAt: plan.retryAt, pausedUntil: null, failures };
    const { item, error } = await perform(sync, begun);
    stored = item === null ? without(plan.items, begun.item) : replaced(plan.items, item);
    failures = error === null ? 0 : failures;
    if (error !== null && concernsAll(error)) {
      failures += 1;
      const pausedUntil = new Date(now().getTime() + waitMs(failures));
      return { made: made + 1, dueAt: now(), pausedUntil, failures };
    }
  }
};

const without = (items: readonly SchedulingItem[], item: SchedulingItem): SchedulingItem[] =>
  items.filter(one => keyOf(one) !== keyOf(item));

const replaced = (items: readonly SchedulingItem[], item: SchedulingItem): SchedulingItem[] => [
  ...without(items, item),
  item,
];

const leaseEnd = ({ now }: Context): Date => new Date(now().getTime() + leaseMs);

const begin = (call: PlannedCall, now: Date): PlannedCall => {
  const { attempts } = call.item;
  const attempted = attemptOf(call);
  return { ...call, item: { ...call.item, state: 'sending', attempted, attempts: attempts + 1, changedAt: now } };
};

/** Makes a call and stores how it ended; never within a transaction. */
const perform = async (
  { context, address }: Sync,
  call: PlannedCall,
): Promise<{ readonly item: SchedulingItem | null; readonly error: HttpClientError | null }> => {
  const { db, now } = context;
  const { result, error } = await attempt(context, address, call);
  const item = error === null || isGoneThere(call, error) ? accepted(call, result, now()) : failed(call, error, now());
  await inTransaction(db, async transaction => {
    if (item === null) await deleteSchedulingItems(transaction, [call.item]);
    else await finishSchedulingCall(transaction, call.item, item);
    await recordCall(context, transaction, call, item === null ? null : error);
  });
  if (error !== null && item !== null)
    context.log({ level: 'error', message: `The scheduling service did not accept ${pathOf(call)}.`, error });
  return { item, error: item === null ? null : error };
};

const attempt = async (context: Context, address: string, call: PlannedCall) => {
  try {
    return { result: await makeCall(context, address, call), error: null };
  } catch (error) {
    if (error instanceof HttpClientError) return { result: undefined, error };
    throw error;
  }
};

/** The outcome of a call: nothing that was sent or received, except the id that the item got. */
const recordCall = (context: Context, db: Db, call: PlannedCall, error: HttpClientError | null): Promise<void> => {
  const { companyId, placeId, itemId } = call.item;
  return recordAuditAs(
    { now: context.now, origin: ownAction },
    db,
    { id: null, name: system.name },
    {
      action: error === null ? 'labor.sent' : 'labor.not-sent',
      companyId,
      tenantIds: placeId === companyPlace ? [] : [placeId],
      target: itemId,
      subject: call.name,
      details: { call: pathOf(call), ...(error !== null && { outcome: error.code, status: error.delivery.status }) },
    },
  );
};
