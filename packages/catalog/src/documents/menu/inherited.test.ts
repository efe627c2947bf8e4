import { complete, inheritedAt, validateValue } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { menu } from './menu.ts';

const taxesOf = (...selected: number[]) => ({ selected, includedInPrice: false });
const priced = (id: number | string, price: string, sizePrices: { id: string; price: string }[] = []) => ({
  id,
  itemBased: { price, sizePrices },
});

const menuWith = (category: object, item: object): unknown =>
  complete(menu, {
    pricingSchemes: [
      { id: 'happy', name: 'Happy hour', isDefault: false },
      { id: 1, name: 'Default', isDefault: true },
    ],
    departments: [
      {
        id: 'd',
        info: { name: 'Pizza' },
        taxes: taxesOf(1),
        styles: [
          {
            id: 'size',
            name: 'Size',
            isSize: true,
            options: [
              { id: 's', name: 'S' },
              { id: 'l', name: 'L' },
            ],
          },
        ],
        categories: [{ id: 'red', info: { name: 'Red' }, ...category }],
        items: [{ id: 'i', info: { name: 'Margherita' }, ...item }],
      },
    ],
  });

const item = '/departments/[d]/items/[i]';

describe('taxes', () => {
  const from = (category: object, own: object) => inheritedAt(menu, menuWith(category, own), `${item}/taxes`)?.from;

  it('come from the category of the item, or from its department', () => {
    expect(from({ taxes: taxesOf() }, { category: 'red' })).toBe('/departments/[d]/categories/[red]/taxes');
    expect(from({}, { category: 'red' })).toBe('/departments/[d]/taxes');
    expect(from({ taxes: taxesOf() }, {})).toBe('/departments/[d]/taxes');
    expect(from({ taxes: taxesOf() }, { category: 'red', taxes: taxesOf() })).toBeUndefined();
  });

  it('are inherited value by value while the group is absent', () => {
    const doc = menuWith({ taxes: taxesOf(1, 2) }, { category: 'red' });
    expect(inheritedAt(menu, doc, `${item}/taxes/selected`)).toEqual({
      value: [1, 2],
      from: '/departments/[d]/categories/[red]/taxes/selected',
    });
    expect(validateValue(menu, doc)).toEqual([]);
  });
});

describe('the price of a size in a scheme', () => {
  const priceOf = (...pricing: object[]) =>
    inheritedAt(menu, menuWith({}, { pricing }), `${item}/pricing/[happy]/itemBased/sizePrices/[l]/price`);

  it('is the item price of the scheme, then the size price of the default scheme, then its item price', () => {
    const large = [{ id: 'l', price: '12.00' }];
    expect(priceOf(priced(1, '9.00', large), priced('happy', '7.00'))?.value).toBe('7.00');
    expect(priceOf(priced(1, '9.00', large))).toEqual({
      value: '12.00',
      from: `${item}/pricing/[1]/itemBased/sizePrices/[l]/price`,
    });
    expect(priceOf(priced(1, '9.00'))?.from).toBe(`${item}/pricing/[1]/itemBased/price`);
    expect(priceOf()).toBeUndefined();
    expect(priceOf(priced(1, '9.00', large), priced('happy', '7.00', large))).toBeUndefined();
  });
});
