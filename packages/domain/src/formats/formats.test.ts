import { expect, it } from 'vitest';
import { usStates } from '../address.ts';
import { dateWords, formatDate, formatDateTime, formatDateTimeZone, formatDay, formatInstant } from '../hours/dates.ts';
import { formatCount, formatList, formatPhone, pluralForm } from './formats.ts';

const newYork = 'America/New_York';

it('[FMT.phone] ten digits are shown as (###) ###-####', () => {
  expect(formatPhone('5551234567')).toBe('(555) 123-4567');
  expect(formatPhone('555.123.4567')).toBe('(555) 123-4567');
  expect(formatPhone('123')).toBe('123');
});

it('[FMT.date] [RULE.display.03] a date is month, ordinal day, and year', () => {
  expect(formatDate(Date.UTC(2024, 0, 2, 12), newYork)).toBe('Jan 2nd 2024');
  const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31];
  const shown = days.map(day => formatDate(Date.UTC(2024, 2, day, 16), newYork).split(' ')[1]);
  expect(shown).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd', '30th', '31st']);
});

it('[FMT.dateTime] [RULE.display.03] a date and time is MM/DD/YYYY hh:mm A, in the zone that is named', () => {
  expect(formatDateTime(Date.UTC(2024, 0, 2, 20, 4), newYork)).toBe('01/02/2024 03:04 PM');
  expect(formatDateTime(Date.UTC(2024, 0, 2, 5, 0), newYork)).toBe('01/02/2024 12:00 AM');
  expect(formatDateTime(Date.UTC(2024, 0, 2, 17, 0), newYork)).toBe('01/02/2024 12:00 PM');
  expect(formatDateTimeZone(Date.UTC(2026, 10, 20, 18), 'Pacific/Guam')).toBe('11/21/2026 04:00 AM ChST');
});

it('[RULE.display.06] an instant names its day as people say it, its time and its zone; its year only where that is not this one', () => {
  const instant = Date.UTC(2026, 10, 26, 10);
  const now = Date.UTC(2026, 0, 1, 6);
  expect(formatInstant(instant, 'America/Chicago', now)).toBe('Nov 26, 4:00 AM CT');
  expect(formatDay(instant, 'America/Chicago', now)).toBe('Thu, Nov 26');
  // Still 2025 there.
  expect(formatInstant(instant, 'America/Denver', now)).toBe('Nov 26, 2026, 3:00 AM MT');
  expect(formatDay(instant, 'America/Denver', now)).toBe('Thu, Nov 26, 2026');
  expect(formatInstant(instant, 'America/Chicago')).toBe('Nov 26, 2026, 4:00 AM CT');
  expect([dateWords('2026-11-26'), dateWords('soon')]).toEqual(['Thu, Nov 26, 2026', 'No date']);
});

it('a count agrees with its noun', () => {
  expect([formatCount(1, 'location'), formatCount(12, 'location'), formatCount(2, 'entry', 'entries')]).toEqual([
    '1 location',
    '12 locations',
    '2 entries',
  ]);
});

it('a verb agrees with a count', () => {
  expect([0, 1, 2, 1.5].map(count => pluralForm(count, 'is', 'are'))).toEqual(['are', 'is', 'are', 'are']);
});

it('formats a list of names as in a sentence, without a comma before the last', () => {
  expect(formatList([])).toBe('');
  expect(formatList(['Lunch'])).toBe('Lunch');
  expect(formatList(['Lunch', 'Dinner'])).toBe('Lunch and Dinner');
  expect(formatList(['Lunch', 'Dinner', 'Brunch'])).toBe('Lunch, Dinner and Brunch');
  expect(formatList(['Lunch', 'Dinner', 'Brunch'], 'disjunction')).toBe('Lunch, Dinner or Brunch');
});

it('[FMT.states] offers 50 states, the district and five territories', () => {
  expect(usStates).toHaveLength(56);
  expect(new Set(usStates).size).toBe(56);
  for (const code of ['DC', 'AS', 'GU', 'MP', 'PR', 'VI', 'CA', 'WY']) expect(usStates).toContain(code);
  expect(usStates.every(code => /^[A-Z]{2}$/.test(code))).toBe(true);
});
