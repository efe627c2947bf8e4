import type { Context } from '../services/context/index.ts';
import { sendDuePushes } from '../services/push/index.ts';

const everyMs = 1_000;

/** Sends push notifications that are due, and reads their counts, once a second. Without a service it does nothing. */
export const startPushSender = (context: Context): { stop(): Promise<void> } => {
  if (context.config.pushServiceUrl === null) return { stop: async () => undefined };
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const send = async (): Promise<void> => {
    try {
      await sendDuePushes(context, () => stopped);
    } catch (error) {
      context.log({ level: 'error', message: 'Sending push notifications failed; it is tried again.', error });
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
