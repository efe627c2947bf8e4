import { hoursTexts } from '@commissary/catalog';
import { type CalendarDay, type ChannelDay, daySeconds, formatClock } from '@commissary/domain';
import { formatOpenTime } from '../format-open-times.ts';

/** The hours of a channel on a date: what continues after midnight first, then what opens. */
export const channelDayText = ({ times, carried }: ChannelDay): readonly string[] => {
  const said = [
    ...carried.map(({ endOffset }) =>
      endOffset === daySeconds ? hoursTexts.allDay : hoursTexts.until(formatClock(endOffset)),
    ),
    ...times.map(formatOpenTime),
  ];
  return said.length === 0 ? [hoursTexts.closed] : said;
};

/** How a date differs from the usual week. */
export const dayNotes = ({ special, clockChange }: CalendarDay): readonly string[] => [
  ...(special === undefined ? [] : [special.label || hoursTexts.specialDay]),
  ...(clockChange === 0 ? [] : [hoursTexts.clockChange(clockChange > 0, spanWords(Math.abs(clockChange)))]),
];

const spanWords = (seconds: number): string =>
  seconds === 3600
    ? hoursTexts.anHour
    : seconds % 3600 === 0
      ? hoursTexts.hours(seconds / 3600)
      : hoursTexts.minutes(seconds / 60);
