/** Longer than any file of the size that is read takes. */
const patienceMs = 20_000;

/** What a worker says meanwhile: the share of its work that is done. */
export interface WorkerProgress {
  readonly progress: number;
}

/**
 * Gives a worker its work and returns its answer; the worker is ended afterwards. One that fails, or hangs, answers with
 * what `failed` is.
 */
export const inWorker = <A extends object>(
  worker: Worker,
  work: unknown,
  failed: A,
  onProgress: (progress: number) => void = () => {},
): Promise<A> => {
  const { promise, resolve } = Promise.withResolvers<A>();
  const timer = setTimeout(() => resolve(failed), patienceMs);
  worker.onmessage = ({ data }: MessageEvent<A | WorkerProgress>) => {
    if ('progress' in data) onProgress(data.progress);
    else resolve(data);
  };
  worker.onerror = () => resolve(failed);
  worker.postMessage(work);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};
