import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combosOf } from './combos.ts';

/** What a unit is, and its place in the order. */
interface Unit {
  readonly what: number;
  readonly at: number;
}

/** Every set of units that fills each group so many times, by trying them all. */
const fillings = (
  groups: readonly ReadonlySet<number>[],
  units: readonly Unit[],
  combos: number,
): readonly (readonly number[])[] => {
  const ordered = Array.from({ length: combos }, () => groups).flat();
  const fill = (index: number, used: readonly number[]): readonly (readonly number[])[] => {
    const group = ordered[index];
    if (group === undefined) return [used.toSorted((a, b) => a - b)];
    return units.flatMap(({ what, at }) =>
      group.has(what) && !used.includes(at) ? fill(index + 1, [...used, at]) : [],
    );
  };
  return fill(0, []);
};

const worlds = fc.record({
  groups: fc.array(fc.uniqueArray(fc.nat(3), { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  units: fc.array(fc.nat(3), { maxLength: 6 }),
  most: fc.integer({ min: 1, max: 3 }),
});

describe('[RULE.offers.01] combos', () => {
  it('are as many as there can be, of the units that come first: as all assignments say', () => {
    fc.assert(
      fc.property(worlds, ({ groups, units: whats, most }) => {
        const units = whats.map((what, at) => ({ what, at }));
        const sets = groups.map(group => new Set(group));
        const found = combosOf(
          sets.map(
            group =>
              ({ what }: Unit) =>
                group.has(what),
          ),
          units,
          most,
        );
        for (const combo of found)
          expect(combo.map(({ what }, group) => sets[group]?.has(what))).toEqual(groups.map(() => true));
        const used = found.flat().map(({ at }) => at);
        expect(new Set(used).size).toBe(used.length);
        let count = 0;
        while (count < most && fillings(sets, units, count + 1).length > 0) count++;
        expect(found).toHaveLength(count);
        const best = fillings(sets, units, count).reduce((a, b) => (b.join() < a.join() ? b : a));
        expect(used.toSorted((a, b) => a - b)).toEqual(best);
      }),
    );
  });

  it('do not depend on the order of the groups', () => {
    fc.assert(
      fc.property(worlds, ({ groups, units, most }) => {
        const count = (of: readonly (readonly number[])[]) =>
          combosOf(
            of.map(group => (unit: number) => group.includes(unit)),
            units,
            most,
          ).length;
        expect(count(groups.toReversed())).toBe(count(groups));
      }),
    );
  });
});
