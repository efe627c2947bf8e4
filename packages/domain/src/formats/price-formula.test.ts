import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, toCents } from './money.ts';
import { applyPriceFormula, parsePriceFormula } from './price-formula.ts';

const names = ['Lunch', 'Lunch late', 'Dinner'];
const typed = (text: string, start = '20.50') => {
  const formula = parsePriceFormula(text, names);
  return formula && applyPriceFormula(formula, start);
};

describe('a price formula', () => {
  it.each([
    ['+4%', '21.32'],
    ['-10%', '18.45'],
    ['+12.5 %', '23.06'],
    ['+0.50', '21.00'],
    ['+.5', '21.00'],
    ['-0.50', '20.00'],
    ['−1', '19.50'],
    ['+ $2', '22.50'],
    ['=.49', '20.49'],
    ['+4% .49', '21.49'],
    ['+4%=.49', '21.49'],
    ['=Lunch', '20.50'],
    ['=lunch + 2', '22.50'],
    ['=LUNCH+10% .99', '22.99'],
  ])('%s of 20.50 is %s', (text, price) => expect(typed(text)).toBe(price));

  it.each([
    '',
    '12.50',
    '12',
    '=',
    '+',
    '%',
    '+%',
    '=Brunch',
    '=Lunch++',
    '=Lunch x',
    '+1.005',
    '+4%%',
    '=.4',
    '.49',
    '+1,000',
  ])('%s is none', text => expect(parsePriceFormula(text, names)).toBeUndefined());

  it('means the longest name that fits', () => {
    expect(parsePriceFormula('=lunch late+1', names)).toEqual({ from: 'Lunch late', steps: [{ add: 100 }] });
    expect(parsePriceFormula('=Lunch', names)).toEqual({ from: 'Lunch', steps: [] });
  });

  it('has no result without the price that it starts from', () =>
    expect(applyPriceFormula({ steps: [{ add: 100 }] }, undefined)).toBeUndefined());

  it('rounds half a cent up, and an ending to the nearest, the higher of two', () => {
    expect(typed('+50%', '0.01')).toBe('0.02');
    expect(typed('=.49', '0.10')).toBe('0.49');
    expect(typed('=.49', '20.99')).toBe('21.49');
    expect(typed('=.49', '20.98')).toBe('20.49');
    expect(typed('=.00', '20.50')).toBe('21.00');
  });

  it('an ending is at most 50 cents away, above 50 cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (cents, ending) => {
        const price = applyPriceFormula({ steps: [{ ending }] }, fromCents(cents)) ?? '';
        expect(toCents(price) % 100).toBe(ending);
        expect(Math.abs(toCents(price) - cents)).toBeLessThanOrEqual(50);
      }),
    );
  });
});
