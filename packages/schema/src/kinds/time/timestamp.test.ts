import { expect, it } from 'vitest';
import { initial } from '../../computed/initial.ts';
import { describeDocument } from '../../formatting/describe-document.ts';
import { expectCodes } from '../../testing/cases.ts';
import { valueTexts } from '../../testing/format-texts.ts';
import { timestamp } from './timestamp.ts';

it('[FMT.epochMs] is a whole number of milliseconds, 0 for never', () => {
  const field = timestamp({ label: 'Changed' });
  expect([
    initial(field),
    describeDocument(valueTexts, field, 0),
    describeDocument(valueTexts, field, 1_730_000_000_000),
  ]).toEqual([0, 'Never', '2024-10-27T03:33:20.000Z']);
  expectCodes(
    field,
    [0, 1_730_000_000_000],
    [
      [-1, 'too-small'],
      [1.5, 'type'],
      ['2024', 'type'],
      [9e15, 'too-large'],
    ],
  );
});
