import type { Context } from '../services/context/index.ts';
import { sendEmails } from '../services/mail/index.ts';

const EVERY_MS = 1_000;

/** Sends queued e-mails, once a second; `address` is the address of the console. Returns a function that stops it. */
export const startEmailSender = (context: Context, address: string): { stop(): Promise<void> } => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await sendEmails(context, address, () => stopped);
    } catch (error) {
      context.log({ level: 'error', message: 'Sending emails failed; it is tried again.', error });
    }
    if (!stopped) timer = setTimeout(begin, EVERY_MS);
  };
  let under: Promise<void> = look();
  const begin = (): void => {
    under = look();
  };
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await under;
    },
  };
};
