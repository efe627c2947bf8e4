import type { Context } from '../services/context/index.ts';
import { sendToScheduling } from '../services/scheduling/index.ts';

const everyMs = 1_000;

/** Tells the scheduling service what changed, once a second. Without a service it does nothing. */
export const startSchedulingSender = (context: Context): { stop(): Promise<void> } => {
  if (context.config.schedulingUrl === null) return { stop: async () => undefined };
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const send = async (): Promise<void> => {
    try {
      await sendToScheduling(context, () => stopped);
    } catch (error) {
      context.log({ level: 'error', message: 'Calls to the scheduling service failed; they are tried again.', error });
    }
    if (!stopped) timer = setTimeout(begin, everyMs);
  };
  let underWay: Promise<void> = send();
  const begin = (): void => {
    underWay = send();
  };
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
};
