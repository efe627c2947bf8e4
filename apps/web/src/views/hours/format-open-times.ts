import { hoursTexts } from '@commissary/catalog';
import { byStart, daySeconds, formatClock, type OpenTime } from '@commissary/domain';

/** 11 AM to 12:30 AM; 24 hours have no end to show. */
export const formatOpenTime = ({ startTime, endOffset }: OpenTime): string =>
  endOffset === daySeconds
    ? hoursTexts.openAllDay(formatClock(startTime))
    : hoursTexts.openTime(formatClock(startTime), formatClock(startTime + endOffset));

/** The opening times of a day in their order; a day without any is closed. */
export const formatOpenTimes = (times: readonly OpenTime[]): string =>
  times.length === 0 ? hoursTexts.closed : [...times].sort(byStart).map(formatOpenTime).join(', ');
