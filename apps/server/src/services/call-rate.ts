import type { Endpoint } from '@commissary/contract';
import type { Context } from '../context.ts';
import { countCall, forgetCalls } from '../store/call-rate.ts';
import { apiError } from './api-error.ts';

const minute = 60_000;

/** Counts a call that an address may make only so often. The database counts, so every server knows of the others. */
export const enforceRate = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { perMinute, method, path }: Endpoint,
  address: string,
): Promise<void> => {
  if (perMinute === undefined) return;
  const at = now();
  const windowBegan = new Date(at.getTime() - minute);
  const calls = await countCall(db, { call: `${method} ${path}`, address, at, windowBegan });
  if (calls > perMinute) throw apiError(400, 'RATE_LIMIT_EXCEEDED');
  if (calls === 1) await forgetCalls(db, windowBegan);
};
