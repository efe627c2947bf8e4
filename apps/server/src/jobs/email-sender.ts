import type { Context } from '../services/context/index.ts';
import { sendEmails } from '../services/mail/index.ts';
import { type RunningJob, startRepeated } from './repeated.ts';

/** Sends queued e-mails, once a second; `address` is the address of the console. */
export const startEmailSender = (context: Context, address: string): RunningJob => {
  const failed = 'Sending emails failed; it is tried again.';
  return startRepeated(context, { everyMs: 1_000, failed, work: isStopped => sendEmails(context, address, isStopped) });
};
