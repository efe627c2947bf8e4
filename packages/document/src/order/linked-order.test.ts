import { indexOf } from '@commissary/schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Visits } from '../testing/visits.ts';
import { LinkedOrder } from './linked-order.ts';
import { isIndexRange } from './resolve-order.ts';

type Step = { readonly op: 'remove' | 'place'; readonly id: string; readonly after: string | null };

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const start = fc.shuffledSubarray(ids, { minLength: 0 });
const steps = fc.array(
  fc.record<Step>({
    op: fc.constantFrom('remove', 'place', 'place'),
    id: fc.constantFrom(...ids),
    after: fc.constantFrom(null, ...ids),
  }),
  { maxLength: 12 },
);

const plain = (order: LinkedOrder, members: readonly string[]): string[] =>
  order.runs().flatMap(run => (isIndexRange(run) ? members.slice(run.from, run.to) : [run.id]));

/** The reference implementation: an array that is rewritten at each step. */
const slowly = (members: readonly string[], { op, id, after }: Step): string[] => {
  const rest = members.filter(other => other !== id);
  if (op === 'remove') return rest;
  const at = after === null ? 0 : rest.includes(after) ? rest.indexOf(after) + 1 : rest.length;
  return rest.toSpliced(at, 0, id);
};

it('has the result of the array implementation', () => {
  fc.assert(
    fc.property(start, steps, (members, todo) => {
      const order = new LinkedOrder(indexOf(members), [{ from: 0, to: members.length }], []);
      let expected: readonly string[] = members;
      for (const step of todo) {
        if (step.op === 'remove') order.remove(step.id);
        else order.insertAfter(step.id, step.after);
        expected = slowly(expected, step);
        expect(plain(order, members)).toEqual(expected);
        for (const id of ids) {
          expect(order.has(id)).toBe(expected.includes(id));
          expect(order.predecessor(id)).toBe(expected[expected.indexOf(id) - 1] ?? null);
        }
      }
    }),
  );
});

it('removes every member of a duplicate id, and moves the first', () => {
  const members = ['a', 'x', 'b', 'x'];
  const order = () => new LinkedOrder(indexOf(members), [{ from: 0, to: 4 }], []);
  const removed = order();
  removed.remove('x');
  expect(plain(removed, members)).toEqual(['a', 'b']);
  const moved = order();
  moved.insertAfter('x', null);
  expect(plain(moved, members)).toEqual(['x', 'a', 'b', 'x']);
});

it('costs the same for an array of any length', () => {
  const cost = (length: number): number => {
    const { ids: names, at, duplicates, holds } = indexOf(Array.from({ length }, (_, i) => `m${i}`));
    const visits = new Visits();
    // A map is no plain object, so its lookups are counted by hand.
    let lookUps = 0;
    const counted = {
      get: (id: string) => {
        lookUps++;
        return at.get(id);
      },
      has: (id: string) => at.has(id),
      keys: () => at.keys(),
    };
    const index = { ids: visits.watch(names), at: counted, duplicates, holds };
    const order = new LinkedOrder(index, [{ from: 0, to: length }], []);
    const { reads } = visits.during(() => {
      for (let i = 0; i < 50; i++) order.insertAfter(`m${(i * 37) % length}`, `m${(i * 53 + 1) % length}`);
      for (let i = 0; i < 50; i++) order.predecessor(`m${i}`);
      expect(order.runs().length).toBeLessThanOrEqual(3 * 50 + 1);
    });
    return reads + lookUps;
  };
  expect(cost(10_000) / cost(200)).toBeLessThanOrEqual(1.5);
});
