import { expect, it } from 'vitest';
import { createBackoff } from './backoff.ts';

const at = (ms: number) => new Date(ms);

it('doubles the delay each time, up to eight seconds', () => {
  const backoff = createBackoff();
  let now = 0;
  const waits = Array.from({ length: 8 }, () => {
    backoff.failed('batch', at(now), 0);
    const from = now;
    while (backoff.waiting(at(now)).length > 0) now += 500;
    return (now - from) / 1_000;
  });
  expect(waits).toEqual([1, 2, 4, 8, 8, 8, 8, 8]);
});

it('starts again after a success, and when the cause may be gone', () => {
  const backoff = createBackoff();
  for (const id of ['a', 'a', 'b', 'b', 'c', 'c']) backoff.failed(id, at(0), 0);
  expect(backoff.waiting(at(1_999))).toEqual(['a', 'b', 'c']);
  backoff.done(['a']);
  backoff.failed('a', at(0), 0);
  expect(backoff.waiting(at(1_000))).toEqual(['b', 'c']);
  backoff.forget();
  expect(backoff.waiting(at(0))).toEqual([]);
});

it('gives no delay to an attempt that began before the delays ended', () => {
  const backoff = createBackoff();
  const began = backoff.generation();
  backoff.forget();
  backoff.failed('early', at(0), began);
  backoff.failed('late', at(0), backoff.generation());
  expect(backoff.waiting(at(0))).toEqual(['late']);
});
