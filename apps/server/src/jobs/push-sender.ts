import type { Context } from '../services/context/index.ts';
import { sendDuePushes } from '../services/push/index.ts';
import { noWork, type RunningJob, startRepeated } from './repeated.ts';

/** Sends push notifications that are due, and reads their counts, once a second. Without a service it does nothing. */
export const startPushSender = (context: Context): RunningJob => {
  if (context.config.pushServiceUrl === null) return noWork;
  const failed = 'Sending push notifications failed; it is tried again.';
  return startRepeated(context, { everyMs: 1_000, failed, work: isStopped => sendDuePushes(context, isStopped) });
};
