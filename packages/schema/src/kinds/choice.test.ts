import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { choice } from './choice.ts';

const options = [
  { value: 'NET', label: 'Net' },
  { value: 'GROSS', label: 'Gross' },
] as const;

it('is one of its options, the first by default', () => {
  const field = choice({ label: 'Income', options });
  expect([initial(field), initial(choice({ label: 'Income', options, initial: 'GROSS' }))]).toEqual(['NET', 'GROSS']);
  expectCodes(
    field,
    ['NET', 'GROSS'],
    [
      ['net', 'not-an-option'],
      [1, 'type'],
    ],
  );
});

it('is formatted as the label, an unknown value as itself', () => {
  const field = choice({ label: 'Income', options });
  expect([describeDocument(valueTexts, field, 'GROSS'), describeDocument(valueTexts, field, 'OTHER')]).toEqual([
    'Gross',
    'OTHER',
  ]);
});
