import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../formats/index.ts';
import { type FollowedScheme, itemPrice, type PricedScheme, pricedModifier } from './price-of.ts';

const amount = (scheme: string, by: string, round = '0.01'): FollowedScheme => ({
  scheme,
  difference: { type: 'AMOUNT', AMOUNT: { amount: by } },
  round,
});
const percent = (scheme: string, by: string, round = '0.01'): FollowedScheme => ({
  scheme,
  difference: { type: 'PERCENT', PERCENT: { percent: by } },
  round,
});
const schemes = (follows: Readonly<Record<string, FollowedScheme>> = {}): PricedScheme[] =>
  ['dinner', 'lunch', 'late'].map(id => {
    const own = follows[id];
    return { id, isDefault: id === 'dinner', ...(own !== undefined && { follows: own }) };
  });
const entry = (id: string, price: string | undefined, sizes: Readonly<Record<string, string>> = {}) => ({
  id,
  itemBased: {
    ...(price !== undefined && { price }),
    sizePrices: Object.entries(sizes).map(([size, own]) => ({ id: size, price: own })),
  },
  toppingBased: {},
});

describe('the price of an item in a scheme', () => {
  it('is that of its size, then of the item, then of the default scheme in the same order', () => {
    const pricing = [entry('dinner', '9.00', { large: '12.00' }), entry('lunch', '7.00', { large: '8.00' })];
    const priceIn = (scheme: string, size: string | null, of = pricing) => itemPrice(schemes(), of, scheme, size);
    expect(priceIn('lunch', 'large')).toEqual({ price: '8.00', from: { scheme: 'lunch', size: 'large' }, changes: [] });
    expect(priceIn('lunch', 'small')?.from).toEqual({ scheme: 'lunch', size: null });
    expect(priceIn('late', 'large')?.from).toEqual({ scheme: 'dinner', size: 'large' });
    expect(priceIn('late', null)?.price).toBe('9.00');
    expect(priceIn('late', 'large', [entry('dinner', undefined)])).toBeUndefined();
  });

  it('is that of the followed scheme with the difference, unless it has one of its own', () => {
    const pricing = [entry('dinner', '9.00', { large: '12.00' }), entry('late', undefined, { large: '20.00' })];
    const following = schemes({ lunch: amount('dinner', '-1.00'), late: percent('lunch', '10.00', '0.25') });
    expect(itemPrice(following, pricing, 'lunch', 'large')?.price).toBe('11.00');
    // (9.00 − 1.00) + 10 % is 8.80, and 8.75 is nearest.
    expect(itemPrice(following, pricing, 'late', null)).toMatchObject({
      price: '8.75',
      from: { scheme: 'dinner', size: null },
    });
    expect(itemPrice(following, pricing, 'late', 'large')?.price).toBe('20.00');
  });

  it('is never negative, and nothing where the schemes follow each other in a circle', () => {
    expect(
      itemPrice(schemes({ lunch: amount('dinner', '-50.00') }), [entry('dinner', '9.00')], 'lunch', null)?.price,
    ).toBe('0.00');
    const circle = schemes({ lunch: amount('late', '1.00'), late: amount('lunch', '1.00') });
    expect(itemPrice(circle, [entry('dinner', '9.00')], 'lunch', null)).toBeUndefined();
  });

  it('rounds to the nearest step, half up', () => {
    const step = fc.constantFrom('0.01', '0.05', '0.10', '0.25', '0.50', '1.00');
    fc.assert(
      fc.property(fc.nat(100_00), fc.nat(100_00), step, (cents, hundredths, round) => {
        const pricing = [entry('dinner', (cents / 100).toFixed(2))];
        const by = (hundredths / 100).toFixed(2);
        const found = itemPrice(schemes({ lunch: percent('dinner', by, round) }), pricing, 'lunch', null);
        const result = toCents(found?.price ?? '');
        expect(result % toCents(round)).toBe(0);
        expect(Math.abs(result - cents * (1 + hundredths / 100_00))).toBeLessThanOrEqual(toCents(round) / 2 + 0.51);
      }),
    );
  });
});

describe('the price of a modifier', () => {
  const modifier = { id: 'basil', categoryId: 'toppings' };
  const own = (price: string | undefined, sizes: Readonly<Record<string, string>> = {}) => {
    const { itemBased } = entry('basil', price, sizes);
    return { id: 'basil', ...itemBased };
  };
  const toppings = { id: 'toppings', additionPrice: '2.00', additionPrices: [{ id: 'large', price: '3.00' }] };
  const priceIn = (prices: Parameters<typeof pricedModifier>[1], size: string | null, follows = {}, scheme = 'lunch') =>
    pricedModifier(schemes(follows), prices, modifier, scheme, size);

  it('is its own for the size, its own, then that of its category for the size, or for all', () => {
    const of = (...items: ReturnType<typeof own>[]) => [
      { id: 'dinner', modifierCategories: [toppings], modifierItems: items },
    ];
    expect(priceIn(of(own('1.00', { large: '1.50' })), 'large')?.price).toBe('1.50');
    expect(priceIn(of(own('1.00')), 'large')?.from).toEqual({ scheme: 'dinner', of: 'modifier', size: null });
    expect(priceIn(of(), 'large')?.price).toBe('3.00');
    expect(priceIn(of(), 'small')?.from).toEqual({ scheme: 'dinner', of: 'category', size: null });
    expect(priceIn([], 'small')).toBeUndefined();
  });

  it('follows a percentage, and no fixed amount', () => {
    const prices = [{ id: 'dinner', modifierCategories: [], modifierItems: [own('1.00')] }];
    expect(priceIn(prices, null, { lunch: percent('dinner', '50.00') })?.price).toBe('1.50');
    expect(priceIn(prices, null, { lunch: amount('dinner', '5.00') })?.price).toBe('1.00');
  });
});
