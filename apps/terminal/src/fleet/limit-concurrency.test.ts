import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

it('[RULE.receipt.13] a fleet sends so many check-ins at once, and the others in order, also after one that failed', async () => {
  const limited = limitConcurrency(3);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = Array.from({ length: 20 }, (_, at) =>
    limited(async () => {
      order.push(at);
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn <= at % 4; turn++) await nextTurn();
      running -= 1;
      if (at % 5 === 0) throw new Error(String(at));
      return at;
    }),
  );
  const ended = await Promise.allSettled(work);
  expect(most).toBe(3);
  expect(order).toEqual(Array.from({ length: 20 }, (_, at) => at));
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(4);
});
