import fc from 'fast-check';
import { expect, it } from 'vitest';
import { houses } from '../testing/scoped-sample.ts';
import { idOf, isArray, isRecord } from '../value/index.ts';
import { haveSameMembers } from './same-members.ts';
import { listsAt } from './target-path.ts';

const certain = [
  '/rooms',
  '/rooms/[]/racks',
  '/rooms/[]/racks/[]/shelves',
  '/rooms/[]/things/[]/tags',
  '/tags',
  '/none',
];
const paths = [...certain, '/rooms/[1]/racks'];

/** Every object and array anew, or shared, as chance has it. */
const copied = (value: unknown, isShared: () => boolean): unknown => {
  if (isShared()) return value;
  if (isArray(value)) return value.map(one => copied(one, isShared));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner, isShared)]));
};

const idsAt = (doc: unknown, path: string) =>
  (listsAt(doc, path) ?? []).map(list => ({ path: list.path, ids: list.members.map(idOf) }));

it('two states have the same members of lists only where a search of both finds the same ids in the same places', () => {
  const found = { same: 0, other: 0 };
  fc.assert(
    fc.property(houses, houses, fc.boolean(), fc.infiniteStream(fc.boolean()), (house, other, isOther, chance) => {
      const before: unknown = house;
      const after = copied(isOther ? other : house, () => chance.next().value === true);
      for (const path of paths) {
        const isSame = haveSameMembers(before, after, path);
        found[isSame ? 'same' : 'other'] += 1;
        if (isSame) expect(idsAt(after, path)).toEqual(idsAt(before, path));
        else expect(isOther || !certain.includes(path)).toBe(true);
      }
    }),
  );
  expect(Math.min(found.same, found.other)).toBeGreaterThan(50);
});
