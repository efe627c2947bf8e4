import { initialDocument } from '@commissary/catalog';
import { expect, it } from 'vitest';
import { previewedItem } from './previewed-item.ts';

const { pricingSchemes } = initialDocument('menu');
const info = { name: 'Diavola', displayName: '', imageId: '', status: 'ACTIVE', description: '', pluNum: '' } as const;
const entry = (id: number, price: string, sizes: readonly string[]) => ({
  id,
  itemBased: { price, sizePrices: sizes.map((size, index) => ({ id: index, price: size })) },
  toppingBased: { toppingsPrice: '0.00' },
  styleUpcharge: [],
});

it('shows the price of the default pricing scheme, and for guests that of the cheapest size', () => {
  const schemes = [{ ...pricingSchemes[0], id: 7, name: 'Happy', isDefault: false, description: '', isActive: true }];
  const pricing = [entry(7, '9.00', []), entry(1, '21.50', ['21.50', '9.50', '17.50'])];
  expect(previewedItem({ id: 1, info, pricing }, [...schemes, ...pricingSchemes])).toMatchObject({
    ...{ name: 'Diavola', displayName: 'Diavola', isActive: true, imageAddress: null },
    ...{ price: '$21.50', guestPrice: 'from $9.50', schemeId: 1 },
  });
  expect(previewedItem({ id: 1, info, pricing }, schemes)).toMatchObject({ price: '$9.00', guestPrice: '$9.00' });
});

it('an item without a price has none, and guests see the display name', () => {
  const shown = { ...info, displayName: 'Diavola DOP', status: 'INACTIVE' } as const;
  expect(previewedItem({ id: 1, info: shown, pricing: [] }, pricingSchemes)).toMatchObject({
    ...{ price: null, guestPrice: null, schemeId: null, displayName: 'Diavola DOP', isActive: false },
  });
});
