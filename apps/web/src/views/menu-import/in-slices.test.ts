import { afterEach, describe, expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

/** Each step keeps the page for longer than a slice. */
function* steps(): Generator<number, string, undefined> {
  for (const share of [0, 0.5]) {
    const began = performance.now();
    while (performance.now() - began < 20);
    yield share;
  }
  return 'done';
}

describe('a long work on the page', () => {
  const others = { count: 0, isOver: false };
  const count = () => {
    others.count += 1;
    if (!others.isOver) setTimeout(count);
  };
  afterEach(() => {
    others.isOver = true;
  });

  it('[RULE.menuFile.12] lets the page answer between its slices, and says how far it is', async () => {
    count();
    const shares: number[] = [];
    expect(await inSlices(steps(), new AbortController().signal, share => shares.push(share))).toBe('done');
    expect(shares).toEqual([0, 0.5]);
    expect(others.count).toBeGreaterThan(2);
  });

  it('[RULE.menuFile.12] ends between two slices when it is aborted', async () => {
    const stop = new AbortController();
    const work = steps();
    const result = inSlices(work, stop.signal, () => stop.abort());
    expect(await result).toBeUndefined();
    expect(work.next().value).toBe(0.5);
  });
});
