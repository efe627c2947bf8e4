import { noteWork } from '../../store/accounts/index.ts';
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

/** Queues a notice of a failed publish. */
export const failedPublish = 'publish.failed';

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
  const failed = Map.groupBy(await finishRuns(db, ids, at), ({ runId }) => runId);
  for (const { id, companyId } of runs) {
    const locations = failed.get(id)?.map(({ locationId, reason }) => ({ locationId, reason }));
    if (locations !== undefined) await noteWork(db, failedPublish, { runId: id, companyId, failed: locations }, at);
  }
  for (const companyId of new Set(runs.map(run => run.companyId))) await signal(db, { about: 'publishes', companyId });
};
