import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Sending {
  readonly address: string;
  /** Of the first senders; the others are not signed in. */
  readonly cookies: readonly string[];
  readonly senders: number;
  /** Bodies, by all of them together. */
  readonly count: number;
}

/** Sends the worst bodies, in a thread of its own: that must not delay whoever measures. Answers how often each answer came. */
export const sendWorst = async (sending: Sending): Promise<Readonly<Record<string, number>>> => {
  const worker = new Worker(new URL('./senders-worker.ts', import.meta.url), { workerData: sending });
  const [answers] = await once(worker, 'message');
  await worker.terminate();
  return answers;
};
