import type { Context } from '../services/context/index.ts';

/** A work that runs beside the calls until it is stopped. */
export interface RunningJob {
  /** Returns when the turn under way has ended. */
  stop(): Promise<void>;
}

interface RepeatedWork {
  /** The time between the end of a turn and the next one. */
  readonly everyMs: number;
  /** Until the first turn; none where it is absent. */
  readonly firstAfterMs?: number;
  /** What is logged of a turn that failed; the next one tries again. */
  readonly failed: string;
  /** A turn; a long one ends early once it is stopped. */
  work(isStopped: () => boolean): Promise<unknown>;
}

/** Does a work at once or after some time, and again some time after each turn, until it is stopped. */
export const startRepeated = (
  context: Pick<Context, 'log'>,
  { everyMs, firstAfterMs, failed, work }: RepeatedWork,
): RunningJob => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async (): Promise<void> => {
    try {
      await work(() => stopped);
    } catch (error) {
      context.log({ level: 'error', message: failed, error });
    }
    if (!stopped) timer = setTimeout(begin, everyMs);
  };
  let underWay: Promise<void> = Promise.resolve();
  const begin = (): void => {
    underWay = turn();
  };
  if (firstAfterMs === undefined) begin();
  else timer = setTimeout(begin, firstAfterMs);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
};

/** In place of calls to a service that is not connected. */
export const noWork: RunningJob = { stop: async () => undefined };
