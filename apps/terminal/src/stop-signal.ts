export interface StopSignal {
  /** Resolves after this time, or earlier when the process is to stop. */
  wait(ms: number): Promise<void>;
  stopped(): boolean;
}

/** Heard once: a second signal ends the process at once. */
export const stopSignal = (): StopSignal => {
  let stopped = false;
  const waiting = new Map<NodeJS.Timeout, () => void>();
  const stop = (): void => {
    stopped = true;
    for (const [timer, resolve] of waiting) {
      clearTimeout(timer);
      resolve();
    }
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return {
    wait: ms =>
      new Promise(resolve => {
        if (stopped) return resolve();
        const timer = setTimeout(() => {
          waiting.delete(timer);
          resolve();
        }, ms);
        waiting.set(timer, resolve);
      }),
    stopped: () => stopped,
  };
};
