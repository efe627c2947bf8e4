import type { Endpoint } from '@commissary/contract';
import { countCall, countedCalls, forgetCalls } from '../../store/calls/index.ts';
import type { Context } from '../context/index.ts';
import { apiError } from '../errors/index.ts';

const minute = 60_000;

/** Counts a call that is limited per address. */
export const enforceRate = async (
  context: Pick<Context, 'db' | 'now'>,
  { perMinute, method, path }: Endpoint,
  address: string,
): Promise<void> => {
  if (perMinute !== undefined) await limitRate(context, { what: `${method} ${path}`, by: address, perMinute });
};

interface RateLimit {
  readonly what: string;
  readonly by: string;
  readonly perMinute: number;
}

/** Counts what somebody did. The count is in the database, so the limit holds across all servers. */
export const limitRate = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { what, by, perMinute }: RateLimit,
): Promise<void> => {
  const at = now();
  const windowBegan = new Date(at.getTime() - minute);
  const calls = await countCall(db, { call: what, address: by, at, windowBegan });
  if (calls > perMinute) throw apiError(400, 'RATE_LIMIT_EXCEEDED');
  if (calls === 1) await forgetCalls(db, windowBegan);
};

/** Rejects where the limit is reached already, and counts nothing. */
export const requireRateLeft = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { what, by, perMinute }: RateLimit,
): Promise<void> => {
  const windowBegan = new Date(now().getTime() - minute);
  if ((await countedCalls(db, { call: what, address: by, windowBegan })) >= perMinute)
    throw apiError(400, 'RATE_LIMIT_EXCEEDED');
};

/** Counts several at once, as far as the limit allows. Returns how many that are. */
export const takeRate = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { what, by, perMinute }: RateLimit,
  requested: number,
): Promise<number> => {
  const at = now();
  const counted = { call: what, address: by, windowBegan: new Date(at.getTime() - minute) };
  const times = Math.min(requested, perMinute - (await countedCalls(db, counted)));
  if (times <= 0) return 0;
  // Others may have counted since: what was there before these is what decides.
  const before = (await countCall(db, { ...counted, at, times })) - times;
  if (before === 0) await forgetCalls(db, counted.windowBegan);
  return Math.max(0, Math.min(times, perMinute - before));
};
