import { expect, it } from 'vitest';
import { initial } from '../../computed/initial.ts';
import { describeDocument } from '../../formatting/describe-document.ts';
import { expectCodes } from '../../testing/cases.ts';
import { valueTexts } from '../../testing/format-texts.ts';
import { dateRange, readDateRange } from './date-range.ts';

const span = (from: unknown, to: unknown) => ({ from, to });

it('ends on its first day or later; either end may be open', () => {
  expectCodes(
    dateRange({ label: 'Season' }),
    [span('', ''), span('2026-05-01', ''), span('', '2026-05-01'), span('2026-05-01', '2026-05-01')],
    [
      [span('2026-05-02', '2026-05-01'), 'ends-before-start'],
      [span('2026-02-30', ''), 'format'],
      [span('', 'soon'), 'format'],
      [span('', 5), 'type'],
      [{ from: '' }, 'type'],
      [{ ...span('', ''), at: '' }, 'type'],
      ['2026-05-01', 'type'],
    ],
  );
});

it('requires an end that may not be open', () => {
  expectCodes(
    dateRange({ label: 'Season', open: ['to'] }),
    [span('2026-05-01', '')],
    [[span('', '2026-05-01'), 'missing']],
  );
});

it('is read from two dates, one of them absent for an open end', () => {
  expect(
    ['2026-05-01 – 2026-05-31', '5/1/2026 to 5/31/2026', '2026-05-01 –', '– 2026-05-31', '2026-05-01'].map(
      readDateRange,
    ),
  ).toEqual([
    span('2026-05-01', '2026-05-31'),
    span('2026-05-01', '2026-05-31'),
    span('2026-05-01', ''),
    span('', '2026-05-31'),
    span('2026-05-01', '2026-05-01'),
  ]);
  expect([readDateRange('May'), readDateRange('2026-02-30 – 2026-03-01')]).toEqual([undefined, undefined]);
});

it('starts open at both ends, and is formatted as its days', () => {
  const field = dateRange({ label: 'Season' });
  expect(initial(field)).toEqual(span('', ''));
  expect(describeDocument(valueTexts, field, initial(field))).toBe('Not set');
  expect(describeDocument(valueTexts, field, span('2026-05-01', ''))).toBe('2026-05-01 – ');
});
