import { shortZone, wallClockAt } from '@commissary/domain';

/** The time zone of the reader. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 4:00 AM MT: a time in a zone, which is always named. */
export const timeAt = (instant: number, zone: string | null): string => {
  const there = zone ?? ownZone();
  const { hour, minute } = wallClockAt(instant, there);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half} ${shortZone(instant, there)}`;
};

/** Nov 3, 4:00 AM CT. */
export const dayAndTimeAt = (instant: number, zone: string | null): string => {
  const there = zone ?? ownZone();
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: there }).format(instant);
  return `${day}, ${timeAt(instant, there)}`;
};

/** Central Time: the everyday name of a zone, all year. */
export const zoneName = (zone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
