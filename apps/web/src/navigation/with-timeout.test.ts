import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[RULE.errors.17] gives a chunk 120 seconds to load, and then fails', async () => {
  const outcome = vi.fn();
  withTimeout(new Promise(() => {})).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('in time') }));
});

it('returns what loads, and the error of what cannot be loaded', async () => {
  expect(await withTimeout(Promise.resolve('the part'))).toBe('the part');
  await expect(withTimeout(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
