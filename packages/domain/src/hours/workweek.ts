import { dayOfDate } from './hours.ts';
import { addDays } from './time-zone.ts';

/** Returns the first date of the workweek of a business day; a week begins on a day of it, 0 is Sunday. */
export const workweekOf = (day: string, startOfWeek: number): string =>
  addDays(day, -(((dayOfDate(day) ?? 0) - startOfWeek + 7) % 7));
