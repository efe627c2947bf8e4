import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long the rows of a file may keep the server from other calls. */
export const turnMs = 20;

/** The members of a list, with turns of other calls between them. */
export const inTurns = async function* <T>(list: readonly T[]): AsyncGenerator<T> {
  let began = performance.now();
  for (const one of list) {
    if (performance.now() - began > turnMs) {
      await nextTurn();
      began = performance.now();
    }
    yield one;
  }
};
