import type { Context } from '../services/context/index.ts';
import { forgetGuestsByAge } from '../services/tickets/index.ts';
import { type RunningJob, startRepeated } from './repeated.ts';

/** Forgets guests of old tickets, once a day. Several servers may do it side by side. */
export const startGuestForgetter = (context: Context): RunningJob => {
  const failed = 'Forgetting guests of old tickets failed; it is tried again.';
  return startRepeated(context, {
    everyMs: 86_400_000,
    failed,
    work: isStopped => forgetGuestsByAge(context, isStopped),
  });
};
