import { expect, it } from 'vitest';
import { acceptInput, initial } from '../computed/initial.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { money } from './money.ts';

const field = money({ label: 'Price', max: '100.00' });

it('[FMT.decimalString] is a text with two decimals', () => {
  expect(initial(field)).toBe('0.00');
  expectCodes(
    field,
    ['0.00', '25.00', '100.00'],
    [
      ['25', 'format'],
      ['25.0', 'format'],
      ['025.00', 'format'],
      ['25.005', 'format'],
      [25, 'type'],
      ['-1.00', 'too-small'],
      ['100.01', 'too-large'],
    ],
  );
});

it('converts typed input to that form once, and leaves input unchanged that it would have to round', () => {
  const cases: [unknown, unknown][] = [
    [25, '25.00'],
    [0.1 + 0.2, '0.30'],
    ['25', '25.00'],
    [' 25.5 ', '25.50'],
    ['007', '7.00'],
    ['-0', '0.00'],
    [25.005, 25.005],
    ['ten', 'ten'],
    [null, null],
  ];
  for (const [typed, stored] of cases) expect([typed, acceptInput(field, typed)]).toEqual([typed, stored]);
});

it('keeps an unusual initial value exactly', () => {
  const fee = money({ label: 'Fee', initial: '0.0' });
  expect([initial(fee), acceptInput(fee, '0.0')]).toEqual(['0.0', '0.0']);
  expectCodes(fee, ['0.0', '3.50'], [['3.5', 'format']]);
});

it('[FMT.money] is formatted with a dollar sign, thousands separators and two decimals', () => {
  expect(['20.50', '1234567.00', '-3.00'].map(value => describeDocument(valueTexts, field, value))).toEqual([
    '$20.50',
    '$1,234,567.00',
    '-$3.00',
  ]);
});

it('accepts its limits, negative ones too', () => {
  expectCodes(money({ label: 'Tip', initial: '5.00', min: '1.00' }), ['1.00'], [['0.99', 'too-small']]);
  expectCodes(money({ label: 'Over or short', min: '-10.00' }), ['-10.00', '-0.01'], [['-10.01', 'too-small']]);
});
