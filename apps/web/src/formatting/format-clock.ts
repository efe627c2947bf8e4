import { formatDate, formatDateTimeZone, formatDay, formatInstant, formatTimeZone, language } from '@commissary/domain';

/** The time zone of the reader. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

let zoneOfPage: string | null = null;

/** The zone of the location or group that the address names, where there is one. */
export const setPageZone = (zone: string | null): void => {
  zoneOfPage = zone;
};

/** The zone in which a page tells its instants: that of its location, else that of the reader. */
export const pageZone = (): string => zoneOfPage ?? ownZone();

/** Nov 3, 4:00 AM CT; with the year when it is not this one. */
export const dayAndTimeAt = (instant: number, zone: string | null): string =>
  formatInstant(instant, zone ?? ownZone(), Date.now());

/** Tue, Nov 3; with the year when it is not this one. */
export const dateAt = (instant: number, zone: string | null): string =>
  formatDay(instant, zone ?? ownZone(), Date.now());

/** Nov 3rd 2026: in the news and on the status of locations. */
export const fullDateAt = (instant: number, zone: string | null): string => formatDate(instant, zone ?? ownZone());

/** 11/03/2026 04:00 AM CT: in the table of locations, and in files. */
export const fullDateTimeAt = (instant: number, zone: string | null): string =>
  formatDateTimeZone(instant, zone ?? ownZone());

/**
 * 4:00 AM MT, or Nov 3, 4:00 AM MT when that is another day there than `now`: an instant in a zone, which is always named;
 * null is that of the reader.
 */
export const whenWords = (at: number, zone: string | null = pageZone(), now = Date.now()): string => {
  const named = zone ?? ownZone();
  const isToday = formatDay(at, named) === formatDay(now, named);
  return isToday ? formatTimeZone(at, named) : formatInstant(at, named, now);
};

/** 11 AM, 10:30 PM: short enough for a bar, which names the zone. */
export const clockAt = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat(language.locale, { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    .format(instant)
    .replace(':00', '');

/** Friday, November 20, in the reader's time zone. */
export const dayWords = (now: Date): string =>
  new Intl.DateTimeFormat(language.locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(now);

/** Friday, in the zone. */
export const weekdayAt = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat(language.locale, { timeZone: zone, weekday: 'long' }).format(instant);
