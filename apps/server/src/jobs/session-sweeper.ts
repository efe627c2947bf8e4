import { endExpiredSessions } from '../services/accounts/index.ts';
import type { Context } from '../services/context/index.ts';
import { type RunningJob, startRepeated } from './repeated.ts';

/** Ends and audits the sessions that are over, twice a minute. Several servers may do it side by side. */
export const startSessionSweeper = (context: Context): RunningJob => {
  const failed = 'Ending the sessions that are over failed; it is tried again.';
  const work = async (isStopped: () => boolean): Promise<void> => {
    while (!isStopped() && (await endExpiredSessions(context)) > 0);
  };
  return startRepeated(context, { everyMs: 30_000, failed, work });
};
