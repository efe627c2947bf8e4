import type { Context } from '../context.ts';
import { createBackoff } from '../services/publishing/backoff.ts';
import { publishDue } from '../services/publishing/publish-due.ts';
import { nextDue } from '../store/due-run.ts';

export interface PublishScheduler {
  /** Resolves when the batch that is being published, if any, is done. */
  stop(): Promise<void>;
}

const EVERY_MS = 1_000;

/** Publishes what is due: at once at the start, whenever the alarm rings, when the next date comes, and every second. */
export const startPublishScheduler = (context: Context): PublishScheduler => {
  let stopped = false;
  let again = false;
  let under: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const backoff = createBackoff();
  const scan = async (): Promise<void> => {
    let wait = EVERY_MS;
    do {
      again = false;
      try {
        await publishDue(context, () => stopped, backoff);
        wait = await untilNext(context);
      } catch (error) {
        context.log({ level: 'error', message: 'The scan for due publishes failed; it is tried again.', error });
      }
    } while (again && !stopped);
    under = undefined;
    if (!stopped) timer = setTimeout(wake, wait);
  };
  // One scan at a time: what rings during a scan may be for a place that the scan has passed already.
  const wake = (): void => {
    clearTimeout(timer);
    again = true;
    if (!stopped) under ??= scan();
  };
  const deaf = context.alarm.listen(changed => {
    // A line to the database that stands again may mean that what failed is mended.
    if (changed === null) backoff.forget();
    if (changed === null || changed.about === 'publishes') wake();
  });
  wake();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      deaf();
      await under;
    },
  };
};

/** A clock that is set, or a signal that is lost, costs no more than the rule. */
const untilNext = async ({ db, now }: Context): Promise<number> => {
  const next = await nextDue(db, now());
  return next === null ? EVERY_MS : Math.min(EVERY_MS, Math.max(0, next.getTime() - now().getTime()));
};
