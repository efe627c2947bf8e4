import { language } from '@commissary/domain';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language.locale, { ...options, timeZone: 'UTC' });
const weekday = format({ weekday: 'short' });
const monthDay = format({ month: 'short', day: 'numeric' });
const longWeekday = format({ weekday: 'long' });
const midnight = (dateString: string): number => Date.parse(`${dateString}T00:00:00Z`);

/** Mon, and Nov 2. */
export const dayLabel = (dateString: string): { readonly day: string; readonly date: string } => ({
  day: weekday.format(midnight(dateString)),
  date: monthDay.format(midnight(dateString)),
});

export const longDay = (dateString: string): string => longWeekday.format(midnight(dateString));
