import { workweekOf } from '@commissary/domain';
import type { Period } from './ask.ts';

export type PeriodChoice =
  | 'TODAY'
  | 'YESTERDAY'
  | 'LAST_7_DAYS'
  | 'THIS_WEEK'
  | 'LAST_WEEK'
  | 'THIS_MONTH'
  | 'LAST_MONTH';

/** The period before, of as many days; the same weekdays of a year before. */
export type Comparison = 'PERIOD_BEFORE' | 'YEAR_BEFORE';

/**
 * Returns the days of a choice; `today` is the business day that is open, and a workweek begins on a day of it, 0 is Sunday.
 *
 * @public
 */
export const periodOf = (choice: PeriodChoice, today: string, startOfWeek = 0): Period => {
  const week = workweekOf(today, startOfWeek);
  const first = `${today.slice(0, 7)}-01`;
  const lastBefore = dayAfter(first, -1);
  switch (choice) {
    case 'TODAY':
      return { from: today, to: today };
    case 'YESTERDAY':
      return { from: dayAfter(today, -1), to: dayAfter(today, -1) };
    case 'LAST_7_DAYS':
      return { from: dayAfter(today, -7), to: dayAfter(today, -1) };
    case 'THIS_WEEK':
      return { from: week, to: today };
    case 'LAST_WEEK':
      return { from: dayAfter(week, -7), to: dayAfter(week, -1) };
    case 'THIS_MONTH':
      return { from: first, to: today };
    case 'LAST_MONTH':
      return { from: `${lastBefore.slice(0, 7)}-01`, to: lastBefore };
  }
};

/**
 * Returns what a period is compared with. Weekdays decide what a restaurant sells, so a year is 52 weeks.
 *
 * @public
 */
export const comparedWith = (comparison: Comparison, { from, to }: Period): Period => {
  const back = comparison === 'YEAR_BEFORE' ? 364 : (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return { from: dayAfter(from, -back), to: dayAfter(to, -back) };
};

/** How many days a period has; none where it ends before it begins. */
export const dayCount = ({ from, to }: Period): number => Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs + 1);

/** Every day of a period. */
export const daysIn = (period: Period): readonly string[] =>
  Array.from({ length: dayCount(period) }, (_, at) => dayAfter(period.from, at));

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Days without a zone are counted in UTC, where each has 24 hours. */
const dayMs = 86_400_000;
