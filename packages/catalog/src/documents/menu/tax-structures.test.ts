import { fieldAt, initial, matches, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { taxStructure, taxStructures } from './tax-structures.ts';

it('[MSG.tax.default] [CONST.tax.*] starts with Sales Tax, no rate, after discounts', () => {
  expect(initial(taxStructures)).toEqual([
    {
      id: 1,
      name: 'Sales Tax',
      applies: 'AFTER',
      flatRate: '0.00',
      byOrderType: false,
      orderTypeRates: {},
      settings: { rounding: 'HALF_UP', per: 'ORDER' },
    },
  ]);
});

it('accepts a rate with three digits after the point, and a rate for each order type', () => {
  const [tax] = initial(taxStructures);
  const next = {
    ...tax,
    flatRate: '8.875',
    byOrderType: true,
    orderTypeRates: { 2: '4.00', k7: '8.25' },
    defaultOrderType: 2,
  };
  expect(validateValue(taxStructures, [next])).toEqual([]);
});

it('shows one rate or a rate for each order type, never both', () => {
  const shown = (byOrderType: boolean) =>
    ['flatRate', 'orderTypeRates', 'defaultOrderType'].filter(key => {
      const condition = fieldAt(taxStructure, `/${key}`)?.visibleWhen;
      return condition !== undefined && matches(condition, { byOrderType });
    });
  expect([shown(false), shown(true)]).toEqual([['flatRate'], ['orderTypeRates', 'defaultOrderType']]);
});
