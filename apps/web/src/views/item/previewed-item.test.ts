import { initialDocument, type MenuItem, menuItem, pricingScheme } from '@commissary/catalog';
import type { AskedItem } from '@commissary/domain';
import { initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { previewedItem } from './previewed-item.ts';

const { pricingSchemes } = initialDocument('menu');
const schemes = [{ ...initial(pricingScheme), id: 7, name: 'Happy' }, ...pricingSchemes];
const info = { ...initial(menuItem).info, name: 'Diavola' };
const item: MenuItem = { ...initial(menuItem), id: 1, info };
const entry = (id: number, price: string, sizes: Readonly<Record<string, string>> = {}) => ({
  id,
  itemBased: { price, sizePrices: Object.entries(sizes).map(([size, own]) => ({ id: size, price: own })) },
  toppingBased: {},
  styleUpcharge: [],
});
const shown = (pricing: MenuItem['pricing'], scheme: number, sizes: readonly string[] = [], more: object = {}) => {
  const asked: AskedItem = {
    styles: [{ id: 'size', name: 'Size', isSize: true, options: sizes.map(id => ({ id, name: id })) }],
    ...{ pricing, schemes, slots: [], offered: [], included: [], categories: [], modifiers: [], modifierPrices: [] },
  };
  return previewedItem({ ...item, pricing, ...more }, asked, scheme, 10);
};

it('shows the price of the scheme as an order would have it, and for guests that of the cheapest size', () => {
  const pricing = [entry(7, '9.00'), entry(1, '21.50', { l: '21.50', s: '9.50', m: '17.50' })];
  expect(shown(pricing, 1, ['s', 'm', 'l'])).toMatchObject({
    ...{ name: 'Diavola', displayName: 'Diavola', isActive: true, imageAddress: null },
    ...{ price: '$21.50', guestPrice: 'from $9.50' },
  });
  expect(shown(pricing, 7)).toMatchObject({ price: '$9.00', guestPrice: '$9.00' });
  expect(shown([entry(1, '5.00')], 7)).toMatchObject({ price: '$5.00', guestPrice: '$5.00' });
});

it('says that there is no price, and shows guests the display name', () => {
  const named = { info: { ...info, displayName: 'Diavola DOP', status: 'INACTIVE' } };
  expect(shown([], 1, [], named)).toMatchObject({
    ...{ price: 'No price', guestPrice: 'No price', displayName: 'Diavola DOP', isActive: false },
  });
});

it('is out of stock until its time has come', () => {
  const isOutUntil = (until: number | null) => shown([], 1, [], { info: { ...info, out: { until } } }).isOut;
  expect([isOutUntil(11), isOutUntil(10), isOutUntil(null)]).toEqual([true, false, true]);
});
