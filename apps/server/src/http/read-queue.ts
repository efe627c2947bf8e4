import { ApiError } from '../services/errors/index.ts';

/** How many reads run at once, and how many more may wait. */
export interface ReadLimits {
  readonly person: number;
  readonly process: number;
  /** Of one person. */
  readonly waiting: number;
  /** A read that waits for something else gives its place to another after this time. */
  readonly placeMs: number;
}

const usual: ReadLimits = { person: 4, process: 8, waiting: 200, placeMs: 500 };

export interface ReadQueue {
  /** Runs a read when it is its turn. Throws a 429 when too many of the person wait. */
  run<T>(person: string, read: () => Promise<T>): Promise<T>;
}

/**
 * Lets a few reads run at once: however many somebody asks for, other calls are handled between them, and the reads of
 * others do not wait for all of them.
 */
export const createReadQueue = (limits: ReadLimits = usual): ReadQueue => {
  const running = new Map<string, number>();
  /** What starts the waiting reads of each person; whoever was served goes to the end. */
  const waiting = new Map<string, (() => void)[]>();
  let all = 0;
  const runningOf = (person: string): number => running.get(person) ?? 0;
  const hasPlace = (person: string): boolean => all < limits.process && runningOf(person) < limits.person;
  const take = (person: string): void => {
    all += 1;
    running.set(person, runningOf(person) + 1);
  };
  const nextPerson = (): string | undefined => {
    if (all < limits.process) for (const person of waiting.keys()) if (hasPlace(person)) return person;
    return undefined;
  };
  const startNext = (): void => {
    const person = nextPerson();
    if (person === undefined) return;
    const [start, ...others] = waiting.get(person) ?? [];
    waiting.delete(person);
    if (others.length > 0) waiting.set(person, others);
    take(person);
    start?.();
    setImmediate(startNext);
  };
  const give = (person: string): void => {
    all -= 1;
    if (runningOf(person) === 1) running.delete(person);
    else running.set(person, runningOf(person) - 1);
    // In a later turn of the loop: what came meanwhile is handled first.
    if (waiting.size > 0) setImmediate(startNext);
  };
  const place = async (person: string): Promise<void> => {
    const before = waiting.get(person) ?? [];
    if (before.length === 0 && hasPlace(person)) return take(person);
    if (before.length >= limits.waiting) throw new ApiError(429, [{ code: 'TOO_MUCH_AT_ONCE' }]);
    const { promise, resolve } = Promise.withResolvers<void>();
    before.push(resolve);
    waiting.set(person, before);
    return promise;
  };
  return {
    run: async (person, read) => {
      await place(person);
      let isGiven = false;
      const giveOnce = (): void => {
        if (isGiven) return;
        isGiven = true;
        give(person);
      };
      const timer = setTimeout(giveOnce, limits.placeMs);
      timer.unref();
      try {
        return await read();
      } finally {
        clearTimeout(timer);
        giveOnce();
      }
    },
  };
};
