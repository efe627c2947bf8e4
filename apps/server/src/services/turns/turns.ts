/** How long one work may keep the server from other calls. */
export const turnMs = 10;

/** To be awaited between the parts of a long work: other calls are handled there, as soon as the work has had its time. */
export type Turns = () => Promise<void>;

/** The works that wait for their next turn, longest first. */
const waiting: (() => void)[] = [];

/** One after the other: if all went on at once, other calls would wait for the sum of them. */
const nextTurn = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (waiting.push(resolve) === 1) setImmediate(goOn);
  return promise;
};

const goOn = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
};

export const createTurns = (): Turns => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await nextTurn();
    began = performance.now();
  };
};

/** The members of a list, with turns of other calls between them. */
export const inTurns = async function* <T>(list: Iterable<T>): AsyncGenerator<T> {
  const turn = createTurns();
  for (const one of list) {
    await turn();
    yield one;
  }
};
