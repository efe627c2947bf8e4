import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemPrice } from './price-of.ts';
import { schemesWithoutPrice } from './without-price.ts';

const ids = ['dinner', 'lunch', 'late', '4'];
const sizes = ['small', 'large', 9];
/** Also what is being typed and no price yet. */
const price = fc.constantFrom('0.00', '7.50', '12.00', '', '7.');

const follows = fc.record({
  scheme: fc.constantFrom(...ids, 'gone', ''),
  difference: fc.constantFrom(
    { type: 'AMOUNT', AMOUNT: { amount: '-1.00' } },
    { type: 'PERCENT', PERCENT: { percent: '10.00' } },
  ),
  round: fc.constant('0.05'),
});
const schemes = fc.uniqueArray(
  fc.record(
    { id: fc.constantFrom(...ids), isDefault: fc.boolean(), isActive: fc.boolean(), follows },
    { requiredKeys: ['id', 'isDefault', 'isActive'] },
  ),
  { selector: ({ id }) => id },
);
const pricing = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom<string | number>(...ids.slice(0, 3), 4),
    itemBased: fc.record(
      {
        price,
        sizePrices: fc.uniqueArray(fc.record({ id: fc.constantFrom(...sizes), price }), { selector: ({ id }) => id }),
      },
      { requiredKeys: ['sizePrices'] },
    ),
    toppingBased: fc.constant({}),
  }),
  { selector: ({ id }) => id },
);

it('an item has no price in a scheme exactly where the lookup of a price finds none', () => {
  fc.assert(
    fc.property(schemes, pricing, fc.subarray(sizes), (all, prices, asked) => {
      const priced = asked.length === 0 ? [null] : asked;
      const expected = all.filter(
        ({ id, isActive }) => isActive && priced.some(size => itemPrice(all, prices, id, size) === undefined),
      );
      expect(schemesWithoutPrice(all)(prices, asked)).toEqual(expected);
    }),
  );
});
