import { expect, it } from 'vitest';
import { acceptInput, initial } from '../../computed/initial.ts';
import { describeDocument } from '../../formatting/describe-document.ts';
import { expectCodes } from '../../testing/cases.ts';
import { valueTexts } from '../../testing/format-texts.ts';
import { validateValue } from '../../validation/validate.ts';
import { weeklySchedule } from './weekly-schedule.ts';

const field = weeklySchedule({ label: 'Offered', max: 2 });
const period = (days: unknown, from: unknown = 0, to: unknown = 3600) => ({ days, from, to });

it('has days of the week and times of the day in every period', () => {
  expectCodes(
    field,
    [[], [period([0, 6])], [period([1], 0, 86_399), period([1], 79_200, 3600)], [period([1], 3600, 3600)]],
    [
      [[period([])], 'missing'],
      [[period([7])], 'not-an-option'],
      [[period([-1])], 'not-an-option'],
      [[period([1, 1])], 'not-an-option'],
      [[period([1.5])], 'not-an-option'],
      [[period([1], -1)], 'type'],
      [[period([1], 0, 86_400)], 'type'],
      [[period('1')], 'type'],
      [[{ days: [1], from: 0 }], 'type'],
      [[{ ...period([1]), name: '' }], 'type'],
      [[period([1]), period([2]), period([3])], 'too-many'],
      ['Mon', 'type'],
    ],
  );
  expect(validateValue(field, [period([1]), period([9])])).toEqual([{ path: '/1', code: 'not-an-option' }]);
});

it('has its days once and in the order of the week', () => {
  expect(acceptInput(field, [period([5, 1, 5])])).toEqual([period([1, 5])]);
  expect(acceptInput(field, 'Mon')).toBe('Mon');
});

it('starts without periods, and is formatted as its days and times', () => {
  expect(initial(field)).toEqual([]);
  expect(describeDocument(valueTexts, field, [])).toBe('None');
  expect(describeDocument(valueTexts, field, [period([1, 2], 39_600, 50_400)])).toBe('12 11:00 AM–02:00 PM');
});
