import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, compareMoney, fromCents, isMoney, toCents } from './money.ts';

it('amounts are exact whole cents', () => {
  expect(toCents('0.29')).toBe(29);
  expect(toCents('25')).toBe(2_500);
  expect(addMoney('0.10', '0.20')).toBe('0.30');
  expect(fromCents(-5)).toBe('-0.05');
  expect(isMoney('0.29')).toBe(true);
});

it('rejects a text that is no amount', () => {
  for (const text of ['', '.5', '1.234', '1e3', '1,000.00', ' 1', 'NaN', '999999999999999.99']) {
    expect(isMoney(text)).toBe(false);
    expect(() => toCents(text)).toThrow(RangeError);
  }
  expect(() => fromCents(0.5)).toThrow(RangeError);
});

it('cents converted to text and back are equal, and sums and order agree', () => {
  const cents = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      expect(toCents(fromCents(a))).toBe(a);
      expect(toCents(addMoney(fromCents(a), fromCents(b)))).toBe(a + b);
      expect(Math.sign(compareMoney(fromCents(a), fromCents(b)))).toBe(Math.sign(a - b));
    }),
  );
});
