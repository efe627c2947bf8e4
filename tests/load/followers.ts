import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What all streams together received. */
export interface ReceivedEvent {
  readonly events: number;
  /** The number of streams that show what is expected, as canonical JSON. */
  readonly notified: number;
}

export interface Followers {
  count(expected: string): Promise<ReceivedEvent>;
  close(): Promise<void>;
}

/** Opens a stream for each cookie, in a separate thread, so that receiving does not delay the measurements. */
export const openFollowers = async (url: string, cookies: readonly string[]): Promise<Followers> => {
  const worker = new Worker(new URL('./followers-worker.ts', import.meta.url), { workerData: { url, cookies } });
  await once(worker, 'message');
  return {
    count: async expected => {
      worker.postMessage(expected);
      const [heard] = await once(worker, 'message');
      return heard;
    },
    close: async () => {
      await worker.terminate();
    },
  };
};
