import { signal, withSavepoint } from '../../store/database/index.ts';
import {
  activate,
  type DueRun,
  failLocation,
  finishRuns,
  openLocations,
  skipRuns,
} from '../../store/publishing/index.ts';
import type { Context } from '../context/index.ts';
import { noteFailedPublishes } from '../mail/index.ts';

/**
 * Activates batches in the transaction that locks their rows. All locations are activated in one statement; when the
 * database rejects that, one after the other, so that a location that fails does not affect the others.
 */
export const publishRuns = async (
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  runs: readonly DueRun[],
): Promise<void> => {
  const at = now();
  const ids = runs.map(({ id }) => id);
  await skipRuns(db, ids, at);
  const open = await openLocations(db, ids);
  if ((await withSavepoint(db, () => activate(db, open, at))) !== undefined)
    for (const one of open) {
      const error = await withSavepoint(db, () => activate(db, [one], at));
      if (error === undefined) continue;
      log({ level: 'error', message: `Publishing the batch ${one.runId} failed at ${one.locationId}.`, error });
      await failLocation(db, one, 'NOT_ACCEPTED', at);
    }
  const failed = await finishRuns(db, ids, at);
  if (failed.length > 0) await noteFailedPublishes(db, failed, at);
  for (const companyId of new Set(runs.map(run => run.companyId))) await signal(db, { about: 'publishes', companyId });
};
