/** Returns a function that executes work, so many at once: what comes later waits for its turn, in order. */
export const limitConcurrency = (most: number) => {
  let free = most;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>(resolve => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes to the next one directly, so that nobody comes between.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
};
