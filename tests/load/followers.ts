import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What so many streams have heard. */
export interface Heard {
  readonly snapshots: number;
  /** Of how many the newest snapshot is the one that was asked about. */
  readonly told: number;
}

export interface Followers {
  count(newest: string): Promise<Heard>;
  close(): Promise<void>;
}

/** Opens a stream for each cookie, in a thread of their own: what they hear must not delay whoever measures. */
export const openFollowers = async (url: string, cookies: readonly string[]): Promise<Followers> => {
  const worker = new Worker(new URL('./followers-worker.ts', import.meta.url), { workerData: { url, cookies } });
  await once(worker, 'message');
  return {
    count: async newest => {
      worker.postMessage(newest);
      const [heard] = await once(worker, 'message');
      return heard;
    },
    close: async () => {
      await worker.terminate();
    },
  };
};
