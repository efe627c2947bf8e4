import { addDays, dayOfDate, language } from '@commissary/domain';

export type Span = 'week' | 'month';

/** What a calendar shows: the dates from the first to the last. */
export interface CalendarRange {
  readonly first: string;
  readonly last: string;
}

/** The week, or the month, that contains a date; a week begins on the tenant's own first day. */
export const rangeAround = (span: Span, dateString: string, startOfWeek: number): CalendarRange => {
  if (span === 'month') {
    const first = `${dateString.slice(0, 7)}-01`;
    return { first, last: addDays(monthAfter(first), -1) };
  }
  const first = addDays(dateString, -(((dayOfDate(dateString) ?? 0) - startOfWeek + 7) % 7));
  return { first, last: addDays(first, 6) };
};

/** A date in the previous range, or the next. */
export const stepped = ({ first, last }: CalendarRange, direction: -1 | 1): string =>
  direction < 0 ? addDays(first, -1) : addDays(last, 1);

/** November 2026; Nov 16 to 22, 2026. */
export const rangeWords = (span: Span, { first, last }: CalendarRange): string =>
  span === 'month' ? months.format(midnight(first)) : weeks.formatRange(midnight(first), midnight(last));

const monthAfter = (first: string): string => `${addDays(first, 31).slice(0, 7)}-01`;
const midnight = (dateString: string): Date => new Date(`${dateString}T00:00:00Z`);
const months = new Intl.DateTimeFormat(language.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const weeks = new Intl.DateTimeFormat(language.locale, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
