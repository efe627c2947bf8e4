import { ApiError } from '../../services/errors/index.ts';

export interface Places {
  /** Runs a work when there is a place for it, in the order of the calls. Throws a 503 when too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** So many works at once, and so many more that may wait. */
export const createPlaces = (most: number, mostWaiting: number): Places => {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return {
    run: async work => {
      if (taken < most) taken += 1;
      else if (waiting.length >= mostWaiting) throw new ApiError(503, [{ code: 'BUSY' }]);
      else await new Promise<void>(resolve => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // The place goes on to the next one.
        const next = waiting.shift();
        if (next === undefined) taken -= 1;
        else next();
      }
    },
  };
};
