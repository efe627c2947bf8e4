import type { HttpClientError } from '../../adapters/index.ts';
import type { SchedulingItem } from '../../store/scheduling/index.ts';
import { notAttempted, type PlannedCall } from './plan-calls.ts';

const minute = 60_000;
const hour = 60 * minute;
/** How long a call that fails is repeated. */
const patienceMs = 24 * hour;

/** The wait before the next attempt after so many failures: a minute, then twice as long each time, at most an hour. */
export const waitMs = (failures: number): number => Math.min(hour, minute * 2 ** Math.min(failures - 1, 10));

/** The item after a call that the service accepted; null: it is removed there. */
export const accepted = ({ verb, item, name, department }: PlannedCall, id: string | undefined, now: Date) =>
  verb === 'remove'
    ? null
    : ({
        ...item,
        ...{ externalId: id ?? item.externalId, sentName: name, sentDepartment: department, state: 'sent', why: null },
        ...notAttempted,
        changedAt: now,
      } satisfies SchedulingItem);

/** Whether the service no longer has what it was asked to remove. */
export const isGoneThere = ({ verb }: PlannedCall, { delivery: { status } }: HttpClientError): boolean =>
  verb === 'remove' && (status === 404 || status === 410);

/**
 * The item after a call that failed. A new row that the service may have stored is unclear, and never sent again by
 * itself; anything else is repeated for a day.
 */
export const failed = ({ verb, item }: PlannedCall, error: HttpClientError, now: Date): SchedulingItem => {
  const failingSince = item.failingSince ?? now;
  const after = { ...item, why: error.code, failingSince, changedAt: now };
  if (verb === 'create' && mayBeStored(error)) return { ...after, state: 'unclear', retryAt: null };
  const isOver = now.getTime() - failingSince.getTime() >= patienceMs;
  return isOver
    ? { ...after, state: 'failed', retryAt: null }
    : { ...after, state: 'waiting', retryAt: new Date(now.getTime() + waitMs(item.attempts)) };
};

const mayBeStored = ({ delivery: { status, mayHaveArrived } }: HttpClientError): boolean =>
  mayHaveArrived && !(status !== null && status >= 300 && status < 500);

/** Whether the failure is the service's, so that every other call would fail too, and no refusal of this one call. */
export const concernsAll = ({ delivery: { status } }: HttpClientError): boolean =>
  status === null || status < 300 || status === 429 || status >= 500;
