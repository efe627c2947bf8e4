import { publishUnits } from '@commissary/catalog';
import { can, type PublishKind, publishPermission, tenantScopeOf } from '@commissary/domain';
import { type Db, inTransaction, signal } from '../../store/database/index.ts';
import {
  endWaiting,
  isCanaryOpen,
  isOnLive,
  listWaiting,
  lockWaiting,
  moveRuns,
  type WaitingLocation,
} from '../../store/publishing/index.ts';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { IdempotentContext, UseCaseContext } from '../context/index.ts';
import { ApiError, apiError, forbidden } from '../errors/index.ts';
import { quietTimes, requireQuiet } from '../publish-times/index.ts';
import { permitted } from './publish-start.ts';
import { workflowStatus } from './workflows.ts';
import { type Execution, goesLiveChange, writeRuns, zoneOf } from './write-runs.ts';

export interface RescheduleRequest {
  /** Epoch milliseconds. */
  readonly rescheduleTime: number;
  /** A batch of the publish, which is meant as a whole. */
  readonly wfExec: Execution;
  /** Of the locations that still wait; absent: all of them. */
  readonly locationIds?: readonly string[] | undefined;
}

/**
 * Moves the batches of a publish that have not begun: the first of them to a time, the others by as much; what was
 * pinned stays. Where only some of its locations are meant, those end and are scheduled anew, with what was pinned, in
 * the same transaction; so do those of a publish that was asked for not within open hours, each of them when it is closed
 * next (400 `NEVER_QUIET`). Returns what is scheduled at the time. 404 where the caller reaches none of its locations, 403
 * where the caller may not publish to one that is meant, 400 for a time that is past, 400
 * `AFTER_PILOTS` for some locations of a publish whose pilots are not judged yet, 409 (`SCHEDULE_CHANGED`) where one
 * that is meant no longer waits.
 */
export const reschedulePublish = async (
  context: IdempotentContext,
  blobType: PublishKind,
  { rescheduleTime, wfExec, locationIds }: RescheduleRequest,
): Promise<Execution[]> => {
  const { workflowId } = wfExec;
  await workflowStatus(context, blobType, wfExec);
  const asked = locationIds && new Set(locationIds);
  // What goes live on top of what was live when it was made is no schedule.
  const isMeant = ({ locationId, scope }: WaitingLocation): boolean =>
    !isOnLive(scope) && (asked === undefined || asked.has(locationId));
  if (asked !== undefined) await permitted(context, blobType, [...asked]);
  else await requirePermission(context, blobType, await listWaiting(context.db, blobType, workflowId));
  if (rescheduleTime <= context.now().getTime()) throw apiError(400, 'DATE_IN_THE_PAST', '/body/rescheduleTime');
  const which = asked === undefined ? '' : ` ${[...asked].join(' ')}`;
  const { content, now } = context;
  return runOnce(context, `${blobType}.reschedule ${workflowId} ${rescheduleTime}${which}`, async db => {
    const waiting = await lockWaiting(db, blobType, workflowId);
    const meant = waiting.filter(isMeant);
    requireWaiting(meant, asked);
    // Some of them alone would be another publish, which no pilot holds back.
    if (meant.length < waiting.length && (await isCanaryOpen(db, workflowId)))
      throw apiError(400, 'AFTER_PILOTS', 'locationIds');
    await requirePermission({ db, person: context.person }, blobType, meant);
    const { companyId, notWhileOpen } = meant[0] as WaitingLocation;
    if (meant.length === waiting.length && !notWhileOpen) {
      await moveRuns(db, runsOf(meant), new Date(rescheduleTime));
      await recordMove(context, db, { companyId, blobType, workflowId, meant, rescheduleTime });
      return runsOf(meant).map(runId => ({ workflowId, runId }));
    }
    const startsAt = notWhileOpen ? await quietStartsOf({ db, content, now }, meant, rescheduleTime) : undefined;
    await endWaiting(db, meant, 'RESCHEDULED', context.now());
    const moved = meant.map(one => ({ ...one, syncDate: startsAt?.get(one.locationId) ?? rescheduleTime }));
    const order = { companyId, blobType, scope: 'scheduled', action: 'publish.reschedule', notWhileOpen } as const;
    return writeRuns(context, db, { ...order, was: firstDue(meant) }, moved);
  });
};

/**
 * Ends the batches of a publish that have not begun, whether they were asked for now or at a time, at the locations that
 * the caller may publish to. Returns at how many; what has begun goes on, and what is live stays. 404 and 403 for who
 * reaches none of the locations of this batch, or may publish to none of them.
 */
export const stopPublish = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  wfExec: Execution,
): Promise<number> => {
  const { locationToStatuses } = await workflowStatus(caller, blobType, wfExec);
  const reached = await findTenants(caller.db, Object.keys(locationToStatuses));
  if (!reached.some(place => mayPublish(caller, blobType, place))) throw forbidden();
  return inTransaction(caller.db, async db => {
    const waiting = await lockWaiting(db, blobType, wfExec.workflowId);
    const places = new Map((await placesOf(db, waiting)).map(place => [place.id, place]));
    const ended = waiting.filter(({ locationId }) => mayPublish(caller, blobType, places.get(locationId)));
    const [first] = ended;
    if (first === undefined) return 0;
    await endWaiting(db, ended, 'UNSCHEDULED', caller.now());
    await recordAudit(caller, db, {
      action: 'publish.stop',
      companyId: first.companyId,
      tenantIds: ended.map(({ locationId }) => locationId),
      target: wfExec.workflowId,
      subject: publishUnits[blobType].title,
      details: { blobType, locations: ended.length },
    });
    await signal(db, { about: 'publishes', companyId: first.companyId });
    return ended.length;
  });
};

/** When each location is closed from a time on; 400 where one is open for 48 hours. */
const quietStartsOf = async (
  context: Pick<UseCaseContext, 'db' | 'content' | 'now'>,
  meant: readonly WaitingLocation[],
  from: number,
): Promise<ReadonlyMap<string, number>> => {
  const asked = new Map(meant.map(({ locationId }) => [locationId, from]));
  const times = await quietTimes(context, await placesOf(context.db, meant), asked);
  return requireQuiet({ ...times, asked }, 'refuse', context.now().getTime());
};

const requirePermission = async (
  caller: Pick<UseCaseContext, 'db' | 'person'>,
  blobType: PublishKind,
  meant: readonly WaitingLocation[],
): Promise<void> => {
  const places = await placesOf(caller.db, meant);
  if (!places.every(place => mayPublish(caller, blobType, place))) throw forbidden();
};

const requireWaiting = (meant: readonly WaitingLocation[], asked: ReadonlySet<string> | undefined): void => {
  const found = new Set(meant.map(({ locationId }) => locationId));
  const gone = [...(asked ?? [])].filter(id => !found.has(id));
  const changed = (path?: string) => ({ code: 'SCHEDULE_CHANGED', ...(path !== undefined && { path }) });
  if (gone.length > 0) throw new ApiError(409, gone.map(changed));
  if (meant.length === 0) throw new ApiError(409, [changed()]);
};

const placesOf = (db: Db, locations: readonly WaitingLocation[]): Promise<TenantRecord[]> =>
  findTenants(
    db,
    locations.map(({ locationId }) => locationId),
  );

const mayPublish = (
  { person }: Pick<UseCaseContext, 'person'>,
  blobType: PublishKind,
  place: TenantRecord | undefined,
): boolean => place !== undefined && can(person, publishPermission[blobType], tenantScopeOf(place));

const runsOf = (locations: readonly WaitingLocation[]): string[] => [...new Set(locations.map(({ runId }) => runId))];

const firstDue = (locations: readonly WaitingLocation[]): number =>
  Math.min(...locations.map(({ dueAt }) => dueAt.getTime()));

interface Move {
  readonly companyId: string;
  readonly blobType: PublishKind;
  readonly workflowId: string;
  readonly meant: readonly WaitingLocation[];
  readonly rescheduleTime: number;
}

const recordMove = async (
  caller: UseCaseContext,
  db: Db,
  { companyId, blobType, workflowId, meant, rescheduleTime }: Move,
): Promise<void> => {
  const ids = meant.map(({ locationId }) => locationId);
  await recordAudit(caller, db, {
    action: 'publish.reschedule',
    companyId,
    tenantIds: ids,
    target: workflowId,
    subject: publishUnits[blobType].title,
    details: { blobType, syncDate: rescheduleTime, locations: ids.length },
    changes: [goesLiveChange(await zoneOf(db, ids), { was: firstDue(meant), now: [rescheduleTime] })],
  });
  await signal(db, { about: 'publishes', companyId });
};
