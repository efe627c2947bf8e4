import { type Interval, plainDateTimeToInstant, quietFrom, quietStarts, quietWithinMs } from '@commissary/domain';
import { findBatching, type TenantRecord } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { ApiError, apiError } from '../errors/index.ts';
import { openHoursAt } from './open-hours.ts';

/** When a publish is asked for. */
export interface TimesAsked {
  /** Epoch milliseconds. Zero or absent: at once. */
  readonly syncDateMillis?: number | undefined;
  /** A date and time on the clocks of each location, in place of an instant. */
  readonly localDateTime?: string | undefined;
  readonly whereItIsPast?: 'refuse' | 'at-once' | undefined;
  /** Whether a location that is open waits until it closes. */
  readonly notWhileOpen?: boolean | undefined;
}

type TimesContext = Pick<UseCaseContext, 'db' | 'content' | 'now'>;

export interface StartTimes {
  /** When each location starts, in epoch milliseconds; zero: at once. Without those that never close. */
  readonly starts: ReadonlyMap<string, number>;
  /** The start of each location as it was asked for. */
  readonly asked: ReadonlyMap<string, number>;
  /** The locations that are open for 48 hours and longer. */
  readonly never: readonly string[];
  /** When locations are open, where they wait until they close. */
  readonly open: ReadonlyMap<string, readonly Interval[]>;
}

/**
 * Returns when a publish starts at each of its locations. 400 for two times, for locations without a zone, and for those
 * where the local time is past, unless they start at once.
 */
export const planTimes = async (
  context: TimesContext,
  locations: readonly TenantRecord[],
  request: TimesAsked,
): Promise<StartTimes> => {
  const { syncDateMillis = 0, localDateTime, notWhileOpen = false } = request;
  if (syncDateMillis > 0 && localDateTime !== undefined) throw apiError(400, 'SEVERAL_TIMES', 'localDateTime');
  const now = context.now().getTime();
  const asked =
    localDateTime === undefined
      ? new Map(locations.map(({ id }) => [id, syncDateMillis]))
      : localStarts(locations, localDateTime, request.whereItIsPast, now);
  if (!notWhileOpen) return { starts: asked, asked, never: [], open: new Map() };
  return { asked, ...(await quietTimes(context, locations, asked)) };
};

/** Moves the start of each location to when it is closed, by the hours that are live there. */
export const quietTimes = async (
  context: TimesContext,
  locations: readonly TenantRecord[],
  asked: ReadonlyMap<string, number>,
): Promise<Omit<StartTimes, 'asked'>> => {
  const [first] = locations;
  if (first === undefined) return { starts: asked, never: [], open: new Map() };
  refuse(
    'NO_TIME_ZONE',
    locations.filter(({ timeZone }) => timeZone === null),
  );
  const now = context.now().getTime();
  const from = new Map([...asked].map(([id, at]) => [id, Math.max(at, now)]));
  const batching = await findBatching(context.db, first.companyId);
  const within = { from: Math.min(...from.values()), to: Math.max(...from.values()) + quietWithinMs };
  const open = await openHoursAt(context, locations, within);
  const found = quietStarts(from, batching, (id, at) =>
    quietFrom(open.get(id) ?? [], at, (from.get(id) ?? at) + quietWithinMs),
  );
  // Where no location waits, it is what was asked for.
  const isAsAsked = found.never.length === 0 && [...found.starts].every(([id, at]) => at === from.get(id));
  return { ...(isAsAsked ? { starts: asked, never: [] } : found), open };
};

/** Returns all starts. 400 with the locations that never close, unless they start at their time nevertheless. */
export const requireQuiet = (
  { starts, asked, never }: StartTimes,
  whereNeverQuiet: 'refuse' | 'at-its-time' | undefined,
  now: number,
): ReadonlyMap<string, number> => {
  if (never.length === 0) return starts;
  if (whereNeverQuiet !== 'at-its-time') throw failures('NEVER_QUIET', never);
  return new Map([...starts, ...never.map(id => [id, Math.max(asked.get(id) ?? now, now)] as const)]);
};

/** The instant at which the clocks of each location show the time. */
const localStarts = (
  locations: readonly TenantRecord[],
  localDateTime: string,
  whereItIsPast: TimesAsked['whereItIsPast'],
  now: number,
): ReadonlyMap<string, number> => {
  refuse(
    'NO_TIME_ZONE',
    locations.filter(({ timeZone }) => timeZone === null),
  );
  const starts = new Map(
    locations.map(({ id, timeZone }) => [id, plainDateTimeToInstant(localDateTime, timeZone ?? '')] as const),
  );
  if (whereItIsPast === 'at-once') return new Map([...starts].map(([id, at]) => [id, Math.max(at, now)]));
  refuse(
    'LOCAL_TIME_PAST',
    locations.filter(({ id }) => (starts.get(id) ?? now) <= now),
  );
  return starts;
};

const refuse = (code: string, some: readonly TenantRecord[]): void => {
  if (some.length > 0)
    throw failures(
      code,
      some.map(({ id }) => id),
    );
};

const failures = (code: string, ids: readonly string[]): ApiError =>
  new ApiError(
    400,
    ids.map(path => ({ code, path })),
  );
