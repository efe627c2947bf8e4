import { formatDateTimeZone, formatTimeZone } from '@commissary/domain';

/** The time zone of the reader. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 04:00 AM MT: a time in a zone, which is always named; without one, in that of the reader. */
export const timeAt = (instant: number, zone: string | null): string => formatTimeZone(instant, zone ?? ownZone());

/** 11/03/2026 04:00 AM CT. */
export const dayAndTimeAt = (instant: number, zone: string | null): string =>
  formatDateTimeZone(instant, zone ?? ownZone());

/** Central Time: the everyday name of a zone, all year. */
export const zoneName = (zone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** An instant in the zone of the browser: the time alone when it is of today. */
export const whenWords = (at: number): string =>
  new Date(at).toDateString() === new Date().toDateString() ? timeAt(at, ownZone()) : dayAndTimeAt(at, ownZone());
