import type { Menu } from '@commissary/catalog';
import { type Change, diff } from '@commissary/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twoDepartments } from '../../testing/two-departments.ts';
import { definitions, stateWithChanges, stateWithoutChanges, withRestrictions } from '../content/index.ts';
import { changesToOwn, ownMenu } from './own-menu.ts';

const start = twoDepartments(4);

/** A menu with some of the departments and items of another one, in another order, with other names and prices. */
const varied: fc.Arbitrary<Menu> = fc
  .record({
    departments: fc.shuffledSubarray(start.departments.map((_, at) => at)),
    items: fc.shuffledSubarray([0, 1, 2, 3]),
    names: fc.array(fc.constantFrom('Pizza', 'Pies', 'Wraps'), { minLength: 6, maxLength: 6 }),
    added: fc.boolean(),
  })
  .map(({ departments, items, names, added }) => {
    const named = <T extends { readonly info: { readonly name: string } }>(one: T, at: number): T => ({
      ...one,
      info: { ...one.info, name: names[at] ?? one.info.name },
    });
    const kept = departments.flatMap(at => start.departments[at] ?? []);
    const more = added && kept[0] ? [{ ...kept[0], id: 'new', items: [] }] : [];
    return {
      ...start,
      departments: [...kept, ...more].map((one, at) => ({
        ...named(one, at),
        items: items.flatMap(which => one.items[which] ?? []).map((item, which) => named(item, which + 2)),
      })),
    };
  });

describe('the own menu of a location from before', () => {
  it('is what the location has after converting, whatever the company, its group and the location itself have', () => {
    fc.assert(
      fc.property(varied, varied, varied, varied, (base, group, before, blob) => {
        const { field } = definitions.menu;
        const company = stateWithoutChanges('menu', base);
        const above = stateWithChanges('menu', company.applied, diff(base, group, { field }));
        const stored: readonly Change[] = diff(above.applied, before, { field });
        const own = ownMenu(blob);
        const list = withRestrictions('menu', above.applied, changesToOwn(above, own, stored), 'location');
        const after = stateWithChanges('menu', above.applied, list);
        expect(after.document).toEqual(own.document);
        expect(after.issues).toEqual(own.issues);
      }),
    );
  });
});
