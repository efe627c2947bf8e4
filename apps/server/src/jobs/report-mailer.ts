import type { Context } from '../services/context/index.ts';
import { queueDueViews, sendReportMails } from '../services/report-mails/index.ts';
import { type RunningJob, startRepeated } from './repeated.ts';

/** Mails kept reports when they are due, once a minute; `address` is the address of the console. Several servers may do it side by side. */
export const startReportMailer = (context: Context, address: string): RunningJob => {
  const failed = 'Mailing reports failed; it is tried again.';
  const work = async (isStopped: () => boolean): Promise<void> => {
    await queueDueViews(context, isStopped);
    await sendReportMails(context, address, isStopped);
  };
  return startRepeated(context, { everyMs: 60_000, failed, work });
};
