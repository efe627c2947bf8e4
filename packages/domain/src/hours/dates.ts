import { pad } from '../formats/index.ts';
import { type Language, language } from '../language/index.ts';
import { dayOfDate } from './hours.ts';
import { plainDateTimeAt, shortZone } from './time-zone.ts';

/** The formats of dates and instants in a language; instants in epoch milliseconds. */
export const dateFormatsOf = ({ locale, months, dayOfMonth, withYear, fullDate, noDate, halves }: Language) => {
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const monthOf = (month: number): string => months[month - 1] ?? '';

  const dayOfYear = (instant: number, zone: string, now: number | undefined): string => {
    const { year, month, day } = plainDateTimeAt(instant, zone);
    const isThisYear = now !== undefined && plainDateTimeAt(now, zone).year === year;
    const words = dayOfMonth(monthOf(month), day);
    return isThisYear ? words : withYear(words, year);
  };

  const clockTime = (instant: number, zone: string, digits = 1): string => {
    const { hour, minute } = plainDateTimeAt(instant, zone);
    return `${String(hour % 12 || 12).padStart(digits, '0')}:${pad(minute)} ${halves[hour < 12 ? 0 : 1]}`;
  };

  /** Jan 2nd 2024, in the zone. */
  const formatDate = (instant: number, zone: string): string => {
    const { year, month, day } = plainDateTimeAt(instant, zone);
    return fullDate(monthOf(month), day, year);
  };

  /**
   * Nov 26, 4:00 AM CT: how people read an instant, in the zone. With the year unless it is that of `now`; without `now`
   * always, as a text that is stored needs it.
   */
  const formatInstant = (instant: number, zone: string, now?: number): string =>
    `${dayOfYear(instant, zone, now)}, ${formatTimeZone(instant, zone)}`;

  /** Thu, Nov 26: a day as people read it, in the zone; with the year unless it is that of `now`. */
  const formatDay = (instant: number, zone: string, now?: number): string => {
    const { year, month, day } = plainDateTimeAt(instant, zone);
    return `${weekdays.format(Date.UTC(year, month - 1, day))}, ${dayOfYear(instant, zone, now)}`;
  };

  /** Nov 26, 4:00 AM: a local date and time (`2026-11-26T04:00`), in no zone; the year as of `formatInstant`. */
  const formatLocalDateTime = (localDateTime: string, now?: number): string => {
    const utc = Date.parse(`${localDateTime}Z`);
    return `${dayOfYear(utc, 'UTC', now)}, ${clockTime(utc, 'UTC')}`;
  };

  /** Formats a date without a time (2026-11-26): Thu, Nov 26, 2026; 'No date' for any other text. */
  const dateWords = (dateString: string): string => {
    if (dayOfDate(dateString) === undefined) return noDate;
    return formatDay(Date.parse(`${dateString}T00:00:00Z`), 'UTC');
  };

  /** 01/02/2024 03:04 PM, in the zone. */
  const formatDateTime = (instant: number, zone: string): string => {
    const { year, month, day } = plainDateTimeAt(instant, zone);
    return `${pad(month)}/${pad(day)}/${String(year).padStart(4, '0')} ${clockTime(instant, zone, 2)}`;
  };

  /** The same with the time zone: 01/02/2024 03:04 PM CT. */
  const formatDateTimeZone = (instant: number, zone: string): string =>
    `${formatDateTime(instant, zone)} ${shortZone(instant, zone)}`;

  /** The time alone, with its zone: 4:00 AM CT. */
  const formatTimeZone = (instant: number, zone: string): string =>
    `${clockTime(instant, zone)} ${shortZone(instant, zone)}`;

  return {
    ...{ formatDate, formatInstant, formatDay, formatLocalDateTime, dateWords },
    ...{ formatDateTime, formatDateTimeZone, formatTimeZone },
  };
};

export const {
  formatDate,
  formatInstant,
  formatDay,
  formatLocalDateTime,
  dateWords,
  formatDateTime,
  formatDateTimeZone,
  formatTimeZone,
} = dateFormatsOf(language);
