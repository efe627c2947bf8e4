import { afterEach, describe, expect, it } from 'vitest';
import { createTurns, inTurns, turnMs } from './turns.ts';

/** Works for so long without giving a turn away. */
const work = (ms: number): void => {
  const began = performance.now();
  while (performance.now() - began <= ms);
};

describe('the members of a list in turns', () => {
  let [turns, isOver] = [0, false];
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  afterEach(() => {
    isOver = true;
  });

  it('[RULE.cost.10] let other calls run after each time that somebody may be kept waiting', async () => {
    setImmediate(count);
    const members: number[] = [];
    for await (const member of inTurns([1, 2, 3, 4])) {
      members.push(member);
      work(turnMs + 1);
    }
    expect(members).toEqual([1, 2, 3, 4]);
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it('[RULE.cost.10] let other calls run between any two of several works at once', async () => {
    let [done, before, most] = [0, 0, 0];
    const works = [1, 2, 3, 4].map(async () => {
      const turn = createTurns();
      for (let part = 0; part < 3; part += 1) {
        work(turnMs + 1);
        done += 1;
        await turn();
      }
    });
    before = done;
    const watch = (): void => {
      most = Math.max(most, done - before);
      before = done;
      if (!isOver) setImmediate(watch);
    };
    setImmediate(watch);
    await Promise.all(works);
    expect([done, most]).toEqual([12, 1]);
  });
});
