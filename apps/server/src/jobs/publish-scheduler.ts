import { settleCanaries } from '../services/canary/index.ts';
import type { Context } from '../services/context/index.ts';
import { createBackoff, publishDue } from '../services/publishing/index.ts';
import { runDueTimed } from '../services/timed-edits/index.ts';
import { nextCanary, nextDue, nextTimed } from '../store/publishing/index.ts';

export interface PublishScheduler {
  /** Resolves when the batch that is being published, if any, is done. */
  stop(): Promise<void>;
}

const EVERY_MS = 1_000;

/** Publishes what is due, judges pilots, then begins and ends timed edits: at the start, on every change event, when the next date comes, and every second. */
export const startPublishScheduler = (context: Context): PublishScheduler => {
  let stopped = false;
  let again = false;
  let under: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const backoff = createBackoff();
  const timedBackoff = createBackoff();
  const scan = async (): Promise<void> => {
    let wait = EVERY_MS;
    do {
      again = false;
      try {
        await publishDue(context, () => stopped, backoff);
        if ((await settleCanaries(context, () => stopped)) > 0) again = true;
        await runDueTimed(context, () => stopped, timedBackoff);
        wait = await untilNext(context);
      } catch (error) {
        context.log({ level: 'error', message: 'The scan for due publishes failed; it is tried again.', error });
      }
    } while (again && !stopped);
    under = undefined;
    if (!stopped) timer = setTimeout(wake, wait);
  };
  // One scan at a time: an event during a scan may concern a location that the scan has passed already.
  const wake = (): void => {
    clearTimeout(timer);
    again = true;
    if (!stopped) under ??= scan();
  };
  const deaf = context.changeEvents.listen(changed => {
    // When the connection to the database is restored, what failed may succeed.
    if (changed === null) for (const one of [backoff, timedBackoff]) one.forget();
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

/** A changed clock, or a lost event, delays a publish by no more than this interval. */
const untilNext = async ({ db, now }: Context): Promise<number> => {
  const next = [await nextDue(db, now()), await nextTimed(db, now()), await nextCanary(db)].flatMap(
    at => at?.getTime() ?? [],
  );
  return Math.min(EVERY_MS, Math.max(0, Math.min(...next) - now().getTime()));
};
