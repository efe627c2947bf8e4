import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefusedCalls } from './refused-calls.ts';

describe('refused calls', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[RULE.size.15] are told at once, then every ten seconds with their number, and for a minute after the last one', () => {
    const told: number[] = [];
    const calls = createRefusedCalls({ now: () => new Date(), tell: count => told.push(count) });
    expect(calls.state()).toBe('OK');
    for (let n = 0; n < 9_000; n++) calls.note();
    expect([told, calls.state()]).toEqual([[1], 'BUSY']);
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual([1, 8_999]);
    vi.advanceTimersByTime(49_999);
    expect(calls.state()).toBe('BUSY');
    vi.advanceTimersByTime(1);
    expect([told, calls.state()]).toEqual([[1, 8_999], 'OK']);
    calls.note();
    expect([told, calls.state()]).toEqual([[1, 8_999, 1], 'BUSY']);
  });
});
