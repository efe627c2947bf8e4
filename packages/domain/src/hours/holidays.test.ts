import { expect, it } from 'vitest';
import { holidaysFrom, holidaysOf } from './holidays.ts';

it('returns the holidays of a year, each by its rule', () => {
  const of = (year: number) => Object.fromEntries(holidaysOf(year).map(({ name, dateString }) => [name, dateString]));
  expect(of(2026)).toMatchObject({
    'Martin Luther King Jr. Day': '2026-01-19',
    'Easter Sunday': '2026-04-05',
    'Mother’s Day': '2026-05-10',
    'Memorial Day': '2026-05-25',
    'Labor Day': '2026-09-07',
    Thanksgiving: '2026-11-26',
    'Day after Thanksgiving': '2026-11-27',
    'New Year’s Eve': '2026-12-31',
  });
  expect([2024, 2025, 2027, 2038].map(year => of(year)['Easter Sunday'])).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2027-03-28',
    '2038-04-25',
  ]);
  expect([2024, 2025, 2027].map(year => of(year).Thanksgiving)).toEqual(['2024-11-28', '2025-11-27', '2027-11-25']);
});

it('returns one year of holidays from a date on', () => {
  const coming = holidaysFrom('2026-11-26');
  expect(coming[0]).toEqual({ name: 'Thanksgiving', dateString: '2026-11-26' });
  expect(new Set(coming.map(({ name }) => name)).size).toBe(holidaysOf(2026).length);
  expect(coming.at(-1)?.dateString).toBe('2027-11-11');
});
