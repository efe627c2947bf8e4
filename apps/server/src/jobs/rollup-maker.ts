import type { Context } from '../services/context/index.ts';
import { closeDays, makeRollups, makeScopes } from '../services/reports/index.ts';
import { type RunningJob, startRepeated } from './repeated.ts';

/** Makes the sums of what was sold, of days that are over, and closes days, once a minute. Several servers may do it side by side. */
export const startRollupMaker = (context: Context): RunningJob => {
  const failed = 'Adding up what was sold failed; it is tried again.';
  const work = async (isStopped: () => boolean): Promise<void> => {
    await makeRollups(context, isStopped);
    await closeDays(context, isStopped);
    await makeScopes(context, isStopped);
  };
  return startRepeated(context, { everyMs: 60_000, failed, work });
};
