import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Sending {
  readonly address: string;
  /** Cookies of the first senders; the others are not signed in. */
  readonly cookies: readonly string[];
  readonly senders: number;
  /** The number of bodies, sent by all of them together. */
  readonly count: number;
}

/**
 * Sends the worst bodies from a separate thread, so that sending does not delay the measurements. Returns how often
 * each response occurred.
 */
export const sendWorst = async (sending: Sending): Promise<Readonly<Record<string, number>>> => {
  const worker = new Worker(new URL('./senders-worker.ts', import.meta.url), { workerData: sending });
  const [answers] = await once(worker, 'message');
  await worker.terminate();
  return answers;
};
