import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Targets } from './targets.ts';

interface Department {
  readonly id: number;
  readonly items: readonly { readonly id: string; readonly price: number }[];
}

const ids = Array.from({ length: 30 }, (_, n) => `i${n}`);
/** Changes of the items of one department: all get a price, one is removed, or one is added. */
const step = fc.record({
  at: fc.nat(3),
  what: fc.constantFrom('price', 'remove', 'add'),
  id: fc.constantFrom(...ids),
});

const stepped = (departments: readonly Department[], { at, what, id }: { at: number; what: string; id: string }) =>
  departments.map(({ id: key, items }, position) => {
    if (position !== at) return { id: key, items };
    if (what === 'price') return { id: key, items: items.map(item => ({ ...item, price: item.price + 1 })) };
    const others = items.filter(item => item.id !== id);
    return { id: key, items: what === 'add' ? [...others, { id, price: 0 }] : others };
  });

it('finds the members of many lists whichever documents were read before, and the removed ones between two states', () => {
  const lists = fc.array(fc.subarray(ids), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(lists, fc.array(step, { maxLength: 8 }), (first, steps) => {
      const documents: (readonly Department[])[] = [
        first.map((some, at) => ({ id: at, items: some.map(id => ({ id, price: 0 })) })),
      ];
      for (const one of steps) documents.push(stepped(documents.at(-1) ?? [], one));
      const held = documents.map(each => new Set(each.flatMap(({ items }) => items.map(({ id }) => id))));
      const asked = documents.map(departments => new Targets({ departments }));
      const to = '/departments/[]/items';
      for (const [position, targets] of asked.entries()) {
        // Called twice: the first calls search list by list, later ones use the collected ids.
        expect([...ids, ...ids].map(id => targets.stateOf({ to: [to], path: '/any', id }) === 'found')).toEqual(
          [...ids, ...ids].map(id => held[position]?.has(id)),
        );
        const before = Math.max(0, position - 1);
        expect([...targets.lostSince(asked[before] ?? targets, to)].sort()).toEqual(
          ids.filter(id => held[before]?.has(id) && !held[position]?.has(id)).sort(),
        );
      }
    }),
  );
});
