import { afterEach, describe, expect, it } from 'vitest';
import { inTurns, turnMs } from './turns.ts';

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
});
