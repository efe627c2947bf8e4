import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one work may keep the server from other calls. */
export const turnMs = 10;

/** To be awaited between the parts of a long work: other calls are handled there, as soon as the work has had its time. */
export type Turns = () => Promise<void>;

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
