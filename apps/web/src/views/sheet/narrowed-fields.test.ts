import { initialDocument, type Menu } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { valueAt } from '@commissary/schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storedOrInherited } from '../../form/rows/index.ts';
import { effectiveOf, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';
import { type Narrowing, narrowedFields } from './narrowed-fields.ts';

const base = {
  ...(initialDocument('menu') as Menu),
  pricingSchemes: [
    { id: 1, name: 'Default' },
    {
      id: 2,
      name: 'Online',
      follows: { scheme: 1, difference: { type: 'AMOUNT', AMOUNT: { amount: '1.00' } }, round: '0.01' },
    },
  ],
  departments: [
    {
      id: 'pizza',
      name: 'Pizza',
      items: [
        {
          id: 'margherita',
          pricing: [
            { id: 1, itemBased: { price: '12.00' } },
            { id: 2, itemBased: {} },
          ],
        },
        { id: 'diavola', pricing: [{ id: 1, itemBased: { price: '14.00' } }] },
      ],
    },
  ],
};
const pathOf = (item: string, scheme: number) =>
  `/departments/[pizza]/items/[${item}]/pricing/[${scheme}]/itemBased/price`;
const [margherita, online, diavola] = [pathOf('margherita', 1), pathOf('margherita', 2), pathOf('diavola', 1)];
const at = (own: readonly Change[], group: readonly Change[] | null = null) =>
  snapshotFromResponse('menu', 'location', {
    baseId: 'm',
    baseVer: 1,
    base,
    override: { id: 'o', ver: 1, changes: [...own] },
    groupOverride: group && { id: 'g', ver: 1, changes: [...group] },
    permissions: [],
  });
const set = (path: string, value: string): Change => ({ op: 'set', path, value });
const plain = at([]);
const shownOf = (shown: readonly ReturnType<typeof at>[], asked: Partial<Narrowing>) =>
  narrowedFields(
    [margherita, online, diavola].map(path => ({ path, words: [path] })),
    shown,
    { prices: '', scheme: '', isDifferent: false, ...asked },
  ).map(({ path }) => path);

it('[RULE.prices.19] finds the prices that the cells show: stored, overridden by a group, and followed', () => {
  expect(shownOf([plain], { prices: 'over 12.50' })).toEqual([online, diavola]);
  expect(shownOf([plain], { prices: '13.00' })).toEqual([online]);
  expect(shownOf([at([], [set(margherita, '20.00')])], { prices: 'over 20.99' })).toEqual([online]);
  expect(shownOf([plain, at([set(diavola, '9.50')])], { prices: 'under 10' })).toEqual([diavola]);
});

it('[RULE.prices.19] compares the locations that are shown alone, followed prices with those they follow', () => {
  expect(shownOf([plain, plain], { isDifferent: true })).toEqual([]);
  expect(shownOf([plain, at([set(margherita, '12.50')])], { isDifferent: true })).toEqual([margherita, online]);
  expect(shownOf([at([set(margherita, '12.50')])], { isDifferent: true })).toEqual([]);
  // What the locations agree on is no difference, although the company has another price.
  const [company, elm] = [{ ...plain, level: 'company' as const }, at([set(margherita, '12.50')])];
  expect(shownOf([company, elm, elm], { isDifferent: true })).toEqual([]);
});

it('[RULE.prices.19] shows the fields that are found by reading every location, whatever they and their groups set', () => {
  const entry: fc.Arbitrary<Change> = fc.oneof(
    fc.record({
      op: fc.constant('set' as const),
      path: fc.constantFrom(margherita, online, diavola),
      value: fc.constantFrom('9.50', '12.00', '13.00', '14.00'),
    }),
    fc.record({
      op: fc.constant('set' as const),
      path: fc.constant('/pricingSchemes/[2]/follows/difference/AMOUNT/amount'),
      value: fc.constantFrom('1.00', '2.00'),
    }),
    fc.record({ op: fc.constant('unset' as const), path: fc.constantFrom(margherita, diavola) }),
    fc.record({
      op: fc.constant('remove' as const),
      path: fc.constantFrom('/departments/[pizza]/items/[diavola]', '/departments/[pizza]'),
    }),
  );
  const list = fc.array(entry, { maxLength: 3 });
  const groups = fc.tuple(list, list);
  const locations = fc.array(fc.tuple(list, fc.constantFrom(null, 0, 1)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(groups, locations, (lists, all) => {
      const shown = all.map(([own, group]) => at(own, group === null ? null : lists[group]));
      const values = (path: string) =>
        shown.map(opened => {
          const document = effectiveOf(opened, savedCopy(opened));
          return JSON.stringify(storedOrInherited(opened.definition, document, path, valueAt(document, path)).values);
        });
      const paths = [margherita, online, diavola];
      expect(shownOf(shown, { isDifferent: true })).toEqual(paths.filter(path => new Set(values(path)).size > 1));
      expect(shownOf(shown, { prices: '13.00' })).toEqual(
        paths.filter(path => values(path).some(text => text.includes('"13.00"'))),
      );
    }),
  );
});
