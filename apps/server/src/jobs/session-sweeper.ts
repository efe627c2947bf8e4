import { endExpiredSessions } from '../services/accounts/index.ts';
import type { Context } from '../services/context/index.ts';

const everyMs = 30_000;

/** Ends and audits the sessions that are over, twice a minute. Several servers may do it side by side. */
export const startSessionSweeper = (context: Context): { stop(): Promise<void> } => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const sweep = async (): Promise<void> => {
    try {
      while (!stopped && (await endExpiredSessions(context)) > 0);
    } catch (error) {
      context.log({ level: 'error', message: 'Ending the sessions that are over failed; it is tried again.', error });
    }
    if (!stopped) timer = setTimeout(begin, everyMs);
  };
  let underWay: Promise<void> = sweep();
  const begin = (): void => {
    underWay = sweep();
  };
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
};
