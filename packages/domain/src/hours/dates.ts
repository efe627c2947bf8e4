import { pad } from '../formats/index.ts';
import { dayOfDate } from './hours.ts';
import { plainDateTimeAt, shortZone } from './time-zone.ts';

/** Jan 2nd 2024, in the zone; the instant in epoch milliseconds. */
export const formatDate = (instant: number, zone: string): string => {
  const { year, month, day } = plainDateTimeAt(instant, zone);
  return `${months[month - 1]} ${ordinal(day)} ${year}`;
};

/** 01/02/2024 03:04 PM, in the zone. */
export const formatDateTime = (instant: number, zone: string): string => {
  const { year, month, day } = plainDateTimeAt(instant, zone);
  return `${pad(month)}/${pad(day)}/${String(year).padStart(4, '0')} ${timeOf(instant, zone)}`;
};

/** The same with the time zone: 01/02/2024 03:04 PM CT. */
export const formatDateTimeZone = (instant: number, zone: string): string =>
  `${formatDateTime(instant, zone)} ${shortZone(instant, zone)}`;

/**
 * Nov 26, 4:00 AM CT: how people read an instant, in the zone. With the year unless it is that of `now`; without `now`
 * always, as a text that is stored needs it.
 */
export const formatInstant = (instant: number, zone: string, now?: number): string =>
  `${dayOfYear(instant, zone, now)}, ${formatTimeZone(instant, zone)}`;

/** Thu, Nov 26: a day as people read it, in the zone; with the year unless it is that of `now`. */
export const formatDay = (instant: number, zone: string, now?: number): string => {
  const { year, month, day } = plainDateTimeAt(instant, zone);
  return `${weekdays.format(Date.UTC(year, month - 1, day))}, ${dayOfYear(instant, zone, now)}`;
};

/** The time alone, with its zone: 4:00 AM CT. */
export const formatTimeZone = (instant: number, zone: string): string =>
  `${clockTime(instant, zone)} ${shortZone(instant, zone)}`;

/** Nov 26, 4:00 AM: a local date and time (`2026-11-26T04:00`), in no zone; the year as of `formatInstant`. */
export const formatLocalDateTime = (localDateTime: string, now?: number): string => {
  const utc = Date.parse(`${localDateTime}Z`);
  return `${dayOfYear(utc, 'UTC', now)}, ${clockTime(utc, 'UTC')}`;
};

const clockTime = (instant: number, zone: string): string => {
  const { hour, minute } = plainDateTimeAt(instant, zone);
  return `${hour % 12 || 12}:${pad(minute)} ${half(hour)}`;
};

const dayOfYear = (instant: number, zone: string, now: number | undefined): string => {
  const { year, month, day } = plainDateTimeAt(instant, zone);
  const isThisYear = now !== undefined && plainDateTimeAt(now, zone).year === year;
  return `${months[month - 1]} ${day}${isThisYear ? '' : `, ${year}`}`;
};

const timeOf = (instant: number, zone: string): string => {
  const { hour, minute } = plainDateTimeAt(instant, zone);
  return `${pad(hour % 12 || 12)}:${pad(minute)} ${half(hour)}`;
};

const half = (hour: number): string => (hour < 12 ? 'AM' : 'PM');

/** Formats a date without a time (2026-11-26): Thu, Nov 26, 2026; 'No date' for any other text. */
export const dateWords = (dateString: string): string => {
  if (dayOfDate(dateString) === undefined) return 'No date';
  return formatDay(Date.parse(`${dateString}T00:00:00Z`), 'UTC');
};

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const ordinal = (day: number): string => {
  const teen = day >= 11 && day <= 13;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
};
