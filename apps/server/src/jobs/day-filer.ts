import type { Context } from '../services/context/index.ts';
import { fileClosedDays, forgetMissingFiles, removeUnusedFiles } from '../services/reports/index.ts';
import { type RunningJob, startRepeated } from './repeated.ts';

const everyMs = 600_000;

/**
 * Writes what was sold on closed days into files, every ten minutes, and the first time so long after the start: that is not to
 * take longer for reports that nobody has asked for yet.
 */
export const startDayFiler = (context: Context): RunningJob => {
  let isFirst = true;
  return startRepeated(context, {
    everyMs,
    firstAfterMs: everyMs,
    failed: 'Writing closed days into files failed; it is tried again.',
    work: async isStopped => {
      // Once: of several servers without a common folder each would take the days out of the files of the others.
      if (isFirst) await forgetMissingFiles(context);
      isFirst = false;
      await fileClosedDays(context, isStopped);
      await removeUnusedFiles(context);
    },
  });
};
