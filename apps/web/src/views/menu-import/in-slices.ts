/** For how long a work keeps the page from what a person does meanwhile: half of what a frame has. */
const sliceMs = 8;

/**
 * Does a long work in slices between which the page answers, and returns its result; undefined where it was aborted
 * meanwhile. Each step says what share is done.
 */
export const inSlices = async <T>(
  steps: Generator<number, T, undefined>,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<T | undefined> => {
  while (!signal.aborted) {
    const end = performance.now() + sliceMs;
    let step = steps.next();
    while (!step.done && performance.now() < end) step = steps.next();
    if (step.done) return step.value;
    onProgress(step.value);
    await pause();
  }
  return undefined;
};

/** Lets the page answer before the work goes on: by a message, because a browser delays timers that follow each other. */
export const pause = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1: here, port2: there } = new MessageChannel();
  here.onmessage = () => {
    here.close();
    resolve();
  };
  there.postMessage(null);
  return promise;
};
