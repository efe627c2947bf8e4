import type { Endpoint } from '@commissary/contract';
import { countCall, forgetCalls } from '../../store/calls/index.ts';
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

/** Counts what somebody did. The count is in the database, so the limit holds across all servers. */
export const limitRate = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { what, by, perMinute }: { readonly what: string; readonly by: string; readonly perMinute: number },
): Promise<void> => {
  const at = now();
  const windowBegan = new Date(at.getTime() - minute);
  const calls = await countCall(db, { call: what, address: by, at, windowBegan });
  if (calls > perMinute) throw apiError(400, 'RATE_LIMIT_EXCEEDED');
  if (calls === 1) await forgetCalls(db, windowBegan);
};
