import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initial } from '../../computed/initial.ts';
import { describeDocument } from '../../formatting/describe-document.ts';
import { expectCodes } from '../../testing/cases.ts';
import { valueTexts } from '../../testing/format-texts.ts';
import { date, isDate, readDate } from './date.ts';

const field = date({ label: 'First day', min: '2020-01-01', max: '2030-12-31' });

it('is a day that the calendar has, within its limits, or empty', () => {
  expectCodes(
    field,
    ['', '2020-01-01', '2030-12-31', '2024-02-29', '2026-04-30'],
    [
      ['2019-12-31', 'too-small'],
      ['2031-01-01', 'too-large'],
      ['2023-02-29', 'format'],
      ['2026-04-31', 'format'],
      ['2026-13-01', 'format'],
      ['2026-00-10', 'format'],
      ['2026-01-00', 'format'],
      ['2026-1-1', 'format'],
      ['2026-01-01T00:00', 'format'],
      [20260101, 'type'],
      [null, 'type'],
    ],
  );
  expect([isDate('1900-02-29'), isDate('2000-02-29'), isDate('0000-01-01'), isDate('9999-12-31')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('agrees with the calendar on every day', () => {
  fc.assert(
    fc.property(fc.nat(9998), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }), (years, month, day) => {
      const text = [String(years + 1).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')];
      const parsed = new Date(`${text.join('-')}T00:00:00Z`);
      const same = !Number.isNaN(parsed.valueOf()) && parsed.toISOString().startsWith(text.join('-'));
      expect(isDate(text.join('-'))).toBe(same);
    }),
  );
});

it('is read as it is stored and as it is typed, and starts empty', () => {
  expect([readDate(' 2026-05-01 '), readDate('5/1/2026'), readDate('5/1'), readDate('2/30/2026')]).toEqual([
    '2026-05-01',
    '2026-05-01',
    undefined,
    undefined,
  ]);
  expect(initial(field)).toBe('');
  expect([describeDocument(valueTexts, field, ''), describeDocument(valueTexts, field, '2026-05-01')]).toEqual([
    'Not set',
    '2026-05-01',
  ]);
});
