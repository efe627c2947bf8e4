import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../formats/index.ts';
import { type TaxedLine, type TaxTerms, taxesOf } from './taxes-of.ts';

const taxesOn = (structures: readonly TaxTerms[], lines: readonly TaxedLine[], orderType: number | null) =>
  taxesOf(structures)(lines, orderType);
const tax = (flatRate: string, change: Partial<TaxTerms> = {}): TaxTerms => ({
  id: 1,
  applies: 'AFTER',
  flatRate,
  byOrderType: false,
  settings: { rounding: 'HALF_UP', per: 'ORDER' },
  ...change,
});
const line = (price: string, change: Partial<TaxedLine> = {}): TaxedLine => ({
  beforeDiscounts: toCents(price),
  afterDiscounts: toCents(price),
  taxes: [1],
  includedInPrice: false,
  ...change,
});

describe('the taxes of an order', () => {
  it('are added to its prices, rounded once', () => {
    expect(taxesOn([tax('8.875')], [line('14.50'), line('3.25')], null)).toEqual([{ id: 1, added: 158, included: 0 }]);
  });

  it('are rounded for each line where the tax says so', () => {
    const lines = [line('0.10'), line('0.10'), line('0.10')];
    const of = (per: 'ORDER' | 'LINE') => taxesOn([tax('5', { settings: { rounding: 'UP', per } })], lines, null);
    expect([of('ORDER')[0]?.added, of('LINE')[0]?.added]).toEqual([2, 3]);
  });

  it.each([
    ['HALF_UP', 1, 2],
    ['HALF_EVEN', 0, 2],
    ['UP', 1, 2],
    ['DOWN', 0, 1],
  ] as const)('%s rounds half a cent to %s cents, and one and a half to %s', (rounding, half, more) => {
    const of = (price: string) =>
      taxesOn([tax('5', { settings: { rounding, per: 'ORDER' } })], [line(price)], null)[0]?.added;
    expect([of('0.10'), of('0.30')]).toEqual([half, more]);
  });

  it('on one line add up and do not compound; in a price each has its part', () => {
    const two = [tax('10'), tax('5', { id: 2 })];
    const both = { taxes: [1, '2'] };
    expect(taxesOn(two, [line('100.00', both)], null)).toEqual([
      { id: 1, added: 1000, included: 0 },
      { id: 2, added: 500, included: 0 },
    ]);
    expect(taxesOn(two, [line('115.00', { ...both, includedInPrice: true })], null)).toEqual([
      { id: 1, added: 0, included: 1000 },
      { id: 2, added: 0, included: 500 },
    ]);
  });

  it('by order type have the rate of the type, or that of the default type', () => {
    const byType = tax('9', { byOrderType: true, orderTypeRates: { 1: '10', 2: '4' }, defaultOrderType: 2 });
    const of = (orderType: number | null) => taxesOn([byType], [line('10.00')], orderType)[0]?.added;
    expect([of(1), of(2), of(7), of(null)]).toEqual([100, 40, 40, 40]);
  });

  it('are those of the prices before the discounts where the tax says so', () => {
    const reduced = line('10.00', { afterDiscounts: 6_00 });
    const of = (applies: 'AFTER' | 'BEFORE') => taxesOn([tax('10', { applies })], [reduced], null)[0]?.added;
    expect([of('AFTER'), of('BEFORE')]).toEqual([60, 100]);
  });

  it('are exact for amounts that a number does not hold', () => {
    // The second line has another denominator.
    const large = line('9999999999.99', { includedInPrice: true });
    const other = line('9999999999.99', { includedInPrice: true, taxes: [1, 2] });
    expect(taxesOn([tax('99.9999'), tax('50', { id: 2 })], [large], null)[0]?.included).toBe(499_999_749_999);
    expect(taxesOn([tax('99.9999'), tax('50', { id: 2 })], [large, other], null)[0]?.included).toBe(899_999_509_999);
  });

  it('are none on a line without them', () => {
    expect(taxesOn([tax('10')], [line('10.00', { taxes: [] })], null)).toEqual([{ id: 1, added: 0, included: 0 }]);
  });

  it('taken out of a price and added again give the price, to the cent', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.nat({ max: 500_000 }), (cents, units) => {
        const rate = `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`;
        const price = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        const [of] = taxesOn([tax(rate)], [line(price(cents), { includedInPrice: true })], null);
        const net = cents - (of?.included ?? 0);
        const [again] = taxesOn([tax(rate)], [line(price(net))], null);
        expect(Math.abs(net + (again?.added ?? 0) - cents)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
