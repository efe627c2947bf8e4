import { expect, it } from 'vitest';
import { acceptInput, initial } from '../computed/initial.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { percent } from './percent.ts';

const field = percent({ label: 'Share' });

it('[FMT.percentString] is a text with two decimals between 0 and 100, formatted with a percent sign', () => {
  expect([initial(field), describeDocument(valueTexts, field, '8.25'), acceptInput(field, 8.25)]).toEqual([
    '0.00',
    '8.25%',
    '8.25',
  ]);
  expectCodes(
    field,
    ['0.00', '27.00', '100.00'],
    [
      ['27', 'format'],
      ['100.01', 'too-large'],
      ['-0.01', 'too-small'],
      [27, 'type'],
      ['8.875', 'format'],
    ],
  );
});

it('accepts more digits where a tax rate needs them, without redundant zeros', () => {
  const rate = percent({ label: 'Rate', decimals: 4 });
  expect([acceptInput(rate, 8.875), acceptInput(rate, '8.8750'), acceptInput(rate, '8')]).toEqual([
    '8.875',
    '8.875',
    '8.00',
  ]);
  expectCodes(
    rate,
    ['8.875', '8.25'],
    [
      ['8.8750', 'format'],
      ['8.12345', 'format'],
    ],
  );
});
