import type { Context } from '../services/context/index.ts';
import { sendToScheduling } from '../services/scheduling/index.ts';
import { noWork, type RunningJob, startRepeated } from './repeated.ts';

/** Tells the scheduling service what changed, once a second. Without a service it does nothing. */
export const startSchedulingSender = (context: Context): RunningJob => {
  if (context.config.schedulingUrl === null) return noWork;
  const failed = 'Calls to the scheduling service failed; they are tried again.';
  return startRepeated(context, { everyMs: 1_000, failed, work: isStopped => sendToScheduling(context, isStopped) });
};
