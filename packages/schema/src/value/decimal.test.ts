import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareDecimals, isDecimal, readDecimal, toDecimal } from './decimal.ts';

it('has one stored form for every amount, however it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), cents => {
      const stored = toDecimal(cents / 100, 2) ?? '';
      expect(isDecimal(stored, 2)).toBe(true);
      expect(Math.round(Number(stored) * 100) + 0).toBe(cents);
      expect(toDecimal(stored, 2)).toBe(stored);
      expect(toDecimal(String(cents / 100), 2)).toBe(stored);
    }),
  );
});

it('compares amounts that a float cannot tell apart', () => {
  expect(compareDecimals('9007199254740993.00', '9007199254740992.00')).toBe(1);
  expect([compareDecimals('-1.00', '0.00'), compareDecimals('2.00', '10.00'), compareDecimals('1.50', '1.50')]).toEqual(
    [-1, -1, 0],
  );
});

it('compares as numbers do', () => {
  const stored = fc.integer({ min: -9_999_999, max: 9_999_999 }).map(mills => toDecimal(mills / 1000, 3) ?? '');
  fc.assert(
    fc.property(stored, stored, (a, b) => {
      expect(compareDecimals(a, b)).toBe(Math.sign(Number(a) - Number(b)));
    }),
  );
});

it('rejects a text that is no decimal', () => {
  expect(
    ['1e3', '0x10', '', '.', '1.2.3', Number.NaN, Number.POSITIVE_INFINITY, 1e20, null].map(value =>
      toDecimal(value, 2),
    ),
  ).toEqual(Array(9).fill(undefined));
  expect(['-0.00', '00.00', '1.2', '+1.00'].map(value => isDecimal(value, 2))).toEqual([false, false, false, false]);
});

it('reads typed numbers with commas at thousands, and rejects ambiguous ones', () => {
  const read = ['1,250.50', '1250', '007', '.5', '8.', '−3', '-0', '1,234,567'].map(readDecimal);
  expect(read).toEqual(['1250.5', '1250', '7', '0.5', '8', '-3', '0', '1234567']);
  for (const text of [
    '18,40',
    ',5',
    '5,',
    '1,23,456',
    '1.234,56',
    '1 250',
    '0,123',
    '1,2345',
    '+1',
    '1e3',
    '１',
    '.',
    '',
  ])
    expect([text, readDecimal(text)]).toEqual([text, undefined]);
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), value => {
      const written = Number(value.toFixed(3));
      expect(Number(readDecimal(written.toLocaleString('en-US', { maximumFractionDigits: 3 })))).toBe(written + 0);
    }),
  );
});
