import { addDays } from './time-zone.ts';

/** A holiday of the United States, and its date in one year. */
export interface Holiday {
  readonly name: string;
  readonly dateString: string;
}

const pad = (part: number): string => String(part).padStart(2, '0');
const on = (month: number, day: number) => (year: number) => `${year}-${pad(month)}-${pad(day)}`;

/** The nth such day of a month (0 is Sunday); -1 is the last one. */
const nth = (month: number, dayOfWeek: number, count: number) => (year: number) => {
  if (count < 0) {
    const last = new Date(Date.UTC(year, month, 0));
    return on(month, last.getUTCDate() - ((last.getUTCDay() - dayOfWeek + 7) % 7))(year);
  }
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return on(month, 1 + ((dayOfWeek - first + 7) % 7) + (count - 1) * 7)(year);
};

/** Easter Sunday of the Gregorian calendar, by the computation of Meeus, Jones and Butcher. */
const easter = (year: number): string => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return on(Math.floor(days / 31), (days % 31) + 1)(year);
};

const thanksgiving = nth(11, 4, 4);

const dates: readonly (readonly [name: string, dateIn: (year: number) => string])[] = [
  ['New Year’s Day', on(1, 1)],
  ['Martin Luther King Jr. Day', nth(1, 1, 3)],
  ['Valentine’s Day', on(2, 14)],
  ['Presidents’ Day', nth(2, 1, 3)],
  ['Easter Sunday', easter],
  ['Mother’s Day', nth(5, 0, 2)],
  ['Memorial Day', nth(5, 1, -1)],
  ['Juneteenth', on(6, 19)],
  ['Father’s Day', nth(6, 0, 3)],
  ['Independence Day', on(7, 4)],
  ['Labor Day', nth(9, 1, 1)],
  ['Columbus Day', nth(10, 1, 2)],
  ['Halloween', on(10, 31)],
  ['Veterans Day', on(11, 11)],
  ['Thanksgiving', thanksgiving],
  ['Day after Thanksgiving', year => addDays(thanksgiving(year), 1)],
  ['Christmas Eve', on(12, 24)],
  ['Christmas', on(12, 25)],
  ['New Year’s Eve', on(12, 31)],
];

/** The holidays of a year on which restaurants of the United States have other hours, in the order of the year. */
export const holidaysOf = (year: number): readonly Holiday[] =>
  dates
    .map(([name, dateIn]) => ({ name, dateString: dateIn(year) }))
    .sort((a, b) => a.dateString.localeCompare(b.dateString));

/** The next year of holidays from a date on, that date included. */
export const holidaysFrom = (dateString: string): readonly Holiday[] => {
  const year = Number(dateString.slice(0, 4));
  return [...holidaysOf(year), ...holidaysOf(year + 1)]
    .filter(holiday => holiday.dateString >= dateString)
    .slice(0, dates.length);
};
