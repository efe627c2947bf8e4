import { publishUnits } from '@commissary/catalog';
import { formatInstant, type PilotLimits, type PublishKind, timedBatches, usualPilotLimits } from '@commissary/domain';
import { type Db, signal } from '../../store/database/index.ts';
import {
  type Contents,
  frozenAmong,
  insertCanary,
  insertRuns,
  isOnLive,
  type NewRun,
  type PublishScope,
  pending,
} from '../../store/publishing/index.ts';
import { findBatching, findTenants } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { IdempotentContext } from '../context/index.ts';
import { ApiError, apiError } from '../errors/index.ts';

export interface Execution {
  readonly workflowId: string;
  readonly runId: string;
}

/** What goes live at one location when its batch is due. */
export interface Asked {
  readonly locationId: string;
  readonly contents: Contents;
  /** When it is published, in epoch milliseconds. Zero or absent: at once. */
  readonly syncDate?: number;
}

export interface Order {
  readonly companyId: string;
  readonly blobType: PublishKind;
  readonly scope: PublishScope;
  readonly action:
    | 'publish.start'
    | 'publish.schedule'
    | 'publish.edits'
    | 'publish.retry'
    | 'publish.reschedule'
    | 'publish.revert'
    | 'publish.rollback';
  /** When it would have gone live before, in epoch milliseconds. */
  readonly was?: number;
  /** Whether it was asked for not within open hours: moved to another time, it is again. */
  readonly notWhileOpen?: boolean;
  /** The locations that the others wait for; absent: nothing waits. */
  readonly pilots?: ReadonlySet<string> | undefined;
  /** The runs of schedules that a publish on top of what is live leaves as they are; null: all of them. */
  readonly keeps?: ReadonlySet<string> | null;
}

/** Where a publish goes first, how long the terminals there are watched, and what becomes of the pilots where it is halted. */
export interface PilotsAsked {
  readonly locationIds: readonly string[];
  readonly soakMinutes: number;
  readonly onHalt: 'rollback' | 'keep';
  readonly limits?: PilotLimits | undefined;
}

/**
 * Writes one run for each batch in the transaction (edits alone are one batch), and wakes the scheduler when it commits.
 * Locations that are published at the same time are in the same batches.
 */
export const writeRuns = async (
  context: IdempotentContext,
  db: Db,
  { companyId, blobType, scope, action, was, pilots, keeps = null, notWhileOpen = false }: Order,
  asked: readonly Asked[],
): Promise<Execution[]> => {
  const ids = asked.map(({ locationId }) => locationId);
  const requestedAt = context.now();
  const workflowId = context.newId();
  const { size, spacingMs } =
    scope === 'edits' ? { size: ids.length, spacingMs: 0 } : await findBatching(db, companyId);
  const startOf = new Map(asked.map(({ locationId, syncDate = 0 }) => [locationId, syncDate]));
  const split = timedBatches(startOf, { size, spacingMs });
  const starts = split.map(({ syncDate }) => syncDate);
  const runs = split.map(
    ({ locationIds, offsetMs, syncDate }, batch): NewRun => ({
      id: context.newId(),
      workflowId,
      companyId,
      blobType,
      action: runAction(action, scope),
      batch,
      batches: split.length,
      requestedBy: context.person.id,
      requestedName: context.person.name,
      requestedAt,
      syncDate: syncDate === 0 ? null : new Date(syncDate),
      notWhileOpen,
      afterPilots: pilots !== undefined && !locationIds.some(id => pilots.has(id)),
      dueAt: new Date(Math.max(syncDate, requestedAt.getTime()) + offsetMs),
    }),
  );
  const runOf = new Map(split.flatMap(({ locationIds }, batch) => locationIds.map(id => [id, runs[batch]] as const)));
  const dueAt = new Map(ids.map(id => [id, runOf.get(id)?.dueAt ?? requestedAt]));
  if (blobType === 'menu' && scope !== 'edits') await refuseFrozen(db, ids);
  const refuse = () => refusePending(db, { blobType, scope, dueAt, keeps });
  await refuse();
  const rows = asked.map(one => ({ ...one, runId: runOf.get(one.locationId)?.id ?? '' }));
  if (!(await insertRuns(db, runs, scope, rows))) {
    // A concurrent publish of the same location was not visible to the check above.
    await refuse();
    throw apiError(400, 'ALREADY_RUNNING');
  }
  await recordAudit(context, db, {
    action,
    companyId,
    tenantIds: ids,
    target: workflowId,
    subject: publishUnits[blobType].title,
    details: { blobType, syncDate: starts[0] ?? 0, locations: ids.length },
    changes: scope === 'scheduled' ? [goesLiveChange(await zoneOf(db, ids), { was, now: starts })] : [],
  });
  await signal(db, { about: 'publishes', companyId });
  return runs.map(({ id }) => ({ workflowId, runId: id }));
};

/** Writes the runs of the pilots, those of the others as schedules that wait until the pilots are judged, and by what. */
export const writeCanary = async (
  context: IdempotentContext,
  db: Db,
  order: Order,
  asked: readonly Asked[],
  { locationIds, soakMinutes, onHalt, limits = usualPilotLimits }: PilotsAsked,
): Promise<Execution[]> => {
  const pilots = new Set(locationIds);
  const now = context.now().getTime();
  const follows = ({ syncDate = 0 }: Asked): number => Math.max(syncDate, now) + soakMinutes * 60_000;
  const started = await writeRuns(
    context,
    db,
    { ...order, pilots },
    asked.map(one => (pilots.has(one.locationId) ? one : { ...one, syncDate: follows(one) })),
  );
  const { companyId, blobType } = order;
  await insertCanary(db, {
    ...{ companyId, blobType, soakMinutes, onHalt, limits, requestedBy: context.person.id },
    ...{ workflowId: started[0]?.workflowId ?? '', pilots: [...pilots] },
  });
  return started;
};

/** A rollback that is retried is one, too. */
const runAction = (action: Order['action'], scope: PublishScope): NewRun['action'] => {
  if (action === 'publish.revert') return 'REVERT';
  return scope === 'rollback' ? 'ROLLBACK' : 'PUBLISH';
};

/** When a publish goes live, as the audit says it: the first and the last of several times. */
export const goesLiveChange = (
  zone: string,
  { was, now }: { readonly was?: number | undefined; readonly now: readonly number[] },
) => ({
  what: 'Goes live',
  was: was === undefined ? null : formatInstant(was, zone),
  now: [...new Set([...now.slice(0, 1), ...now.slice(-1)])].map(at => formatInstant(at, zone)).join(' to '),
});

/** The zone of the locations, where they are in one. */
export const zoneOf = async (db: Db, ids: readonly string[]): Promise<string> => {
  const [zone, ...others] = new Set((await findTenants(db, ids)).map(({ timeZone }) => timeZone));
  return others.length === 0 ? (zone ?? 'UTC') : 'UTC';
};

/** Names the frozen locations: only edits that go live alone reach them. */
const refuseFrozen = async (db: Db, ids: readonly string[]): Promise<void> => {
  const frozen = await frozenAmong(db, ids);
  if (frozen.length > 0)
    throw new ApiError(
      400,
      frozen.map(path => ({ code: 'FROZEN', path })),
    );
};

/** What asks for the locations, and when each of them goes live. */
interface PendingQuery extends Pick<Order, 'blobType' | 'scope'> {
  readonly keeps: ReadonlySet<string> | null;
  readonly dueAt: ReadonlyMap<string, Date>;
}

/**
 * What is made on top of what is live goes live beside a schedule that it keeps and that is due after it or waits for
 * pilots, and edits also beside what waits for the release of a frozen location; everything else waits for the end of what is pending.
 */
const refusePending = async (db: Db, { blobType, scope, dueAt, keeps }: PendingQuery): Promise<void> => {
  const found = await pending(db, blobType, [...dueAt.keys()]);
  const isEdits = scope === 'edits' && keeps === null;
  const frozen = new Set(isEdits && found.length > 0 ? await frozenAmong(db, [...dueAt.keys()]) : []);
  const open = found
    .filter(one => one.scope === 'edits' || !frozen.has(one.locationId))
    .filter(
      one =>
        !isOnLive(scope) ||
        one.scope !== 'scheduled' ||
        keeps?.has(one.runId) === false ||
        (!one.afterPilots && one.dueAt <= (dueAt.get(one.locationId) ?? one.dueAt)),
    );
  if (open.length === 0) return;
  throw new ApiError(
    400,
    open.map(one => ({ code: one.scope === 'scheduled' ? 'SCHEDULED' : 'ALREADY_RUNNING', path: one.locationId })),
  );
};
