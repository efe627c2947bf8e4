import { dropWork, takeWork } from '../../store/accounts/index.ts';
import { type Db, inTransaction } from '../../store/database/index.ts';
import type { Context } from '../context/index.ts';
import { type EmailJob, enqueueEmail } from './enqueue-email.ts';

/** When a process ends meanwhile, another one takes over after this time. */
const leaseMs = 60_000;

/**
 * Decides for each queued notice of a topic who gets which e-mail, outside of the transaction that it tells of, and queues those.
 * Returns how many.
 */
export const enqueueNotices = async (
  context: Pick<Context, 'db' | 'now'>,
  topic: string,
  emailsFor: (db: Db, payload: unknown) => Promise<readonly EmailJob[]>,
): Promise<number> => {
  for (let queued = 0; ; ) {
    const at = context.now();
    const work = await takeWork(context.db, topic, at, new Date(at.getTime() + leaseMs));
    if (work === null) return queued;
    await inTransaction(context.db, async db => {
      for (const job of await emailsFor(db, work.payload)) {
        await enqueueEmail(db, job, at);
        queued += 1;
      }
      await dropWork(db, work.id);
    });
  }
};
