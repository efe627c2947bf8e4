import type { Context } from '../../context.ts';
import { attempt } from '../../store/attempt.ts';
import { type DueRun, endRuns, failLocation, flip, openLocations, setAside } from '../../store/due-run.ts';
import { noteWork } from '../../store/outbox.ts';
import { signal } from '../../store/signal.ts';

/** Somebody has to be told of a publish that failed. */
export const failedPublish = 'publish.failed';

/**
 * Makes batches live, as part of the transaction that holds their rows. All locations flip in one statement; when the
 * database refuses that, one after the other, so that a location that cannot be done costs the others nothing.
 */
export const publishRuns = async (
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  runs: readonly DueRun[],
): Promise<void> => {
  const at = now();
  const ids = runs.map(({ id }) => id);
  await setAside(db, ids, at);
  const open = await openLocations(db, ids);
  if ((await attempt(db, () => flip(db, open, at))) !== undefined)
    for (const one of open) {
      const error = await attempt(db, () => flip(db, [one], at));
      if (error === undefined) continue;
      log({ level: 'error', message: `Publishing the batch ${one.runId} failed at ${one.locationId}.`, error });
      await failLocation(db, one, 'NOT_ACCEPTED', at);
    }
  const failed = Map.groupBy(await endRuns(db, ids, at), ({ runId }) => runId);
  for (const { id, companyId } of runs) {
    const locations = failed.get(id)?.map(({ locationId, reason }) => ({ locationId, reason }));
    if (locations !== undefined) await noteWork(db, failedPublish, { runId: id, companyId, failed: locations }, at);
  }
  for (const companyId of new Set(runs.map(run => run.companyId))) await signal(db, { about: 'publishes', companyId });
};
