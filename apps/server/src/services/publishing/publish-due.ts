import { inTransaction } from '../../store/database/index.ts';
import { claimDueRuns, type DueRun } from '../../store/publishing/index.ts';
import type { Context } from '../context/index.ts';
import { type Backoff, createBackoff } from './backoff.ts';
import { publishRuns } from './publish-runs.ts';

/** Batches that go live in one transaction: enough to save commits, few enough for a short transaction. */
const together = 40;

/**
 * Publishes every batch that is due. Several servers may do this at once: a batch belongs to the transaction that locks
 * its row. When a transaction fails, its batches are published one by one, and a batch that fails is delayed, longer
 * each time, so that it delays no other.
 */
export const publishDue = async (
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  stopped: () => boolean = () => false,
  backoff: Backoff = createBackoff(),
): Promise<number> => {
  let limit = together;
  let published = 0;
  while (!stopped()) {
    let claimed: readonly DueRun[] = [];
    const began = backoff.generation();
    try {
      await inTransaction(db, async transaction => {
        claimed = await claimDueRuns(transaction, now(), limit, backoff.waiting(now()));
        if (claimed.length > 0) await publishRuns({ db: transaction, now, log }, claimed);
      });
      if (claimed.length === 0) break;
      published += claimed.length;
      backoff.done(claimed.map(({ id }) => id));
    } catch (error) {
      const [first, ...more] = claimed;
      if (first === undefined) throw error;
      if (more.length > 0) {
        limit = 1;
        continue;
      }
      backoff.failed(first.id, now(), began);
      log({ level: 'error', message: `Publishing the batch ${first.id} failed; it is tried again.`, error });
    }
  }
  return published;
};
