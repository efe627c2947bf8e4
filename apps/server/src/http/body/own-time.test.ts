import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownTime } from './own-time.ts';

describe('the time of a body', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[RULE.cost.08] begins when a thread validates it, and ends it after the limit', () => {
    vi.useFakeTimers();
    let hasBegun = false;
    const { signal } = ownTime(1000, () => hasBegun);
    vi.advanceTimersByTime(60_000);
    expect(signal.aborted).toBe(false);
    hasBegun = true;
    vi.advanceTimersByTime(900);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(200);
    expect(signal.aborted).toBe(true);
  });

  it('[RULE.cost.08] is not what other calls keep the main thread busy', async () => {
    const limitMs = 60;
    const { signal, end } = ownTime(limitMs, () => true);
    const began = performance.now();
    while (performance.now() - began < limitMs * 4) await Promise.resolve();
    await nextTurn();
    await nextTurn();
    expect(signal.aborted).toBe(false);
    end();
  });
});
