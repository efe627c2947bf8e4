import { type Hours, hoursTexts } from '@commissary/catalog';
import {
  addDays,
  type Channel,
  dateWords,
  dayNames,
  effectiveSet,
  entriesOfDay,
  newestOfEachDate,
  openOn,
  sourceChannel,
  weekFrom,
} from '@commissary/domain';
import { formatOpenTimes } from '../format-open-times.ts';

/** Days of the week, or a date, with their times as guests read them. */
export interface DoorLine {
  readonly days: string;
  readonly times: string;
}

/** A special day is announced so many days before. */
const announcedDays = 60;

/** The usual week of a channel: days that follow each other and have equal times are one line. */
export const doorWeek = (hours: Hours, channel: Channel): readonly DoorLine[] => {
  const lines: { names: string[]; times: string }[] = [];
  const set = effectiveSet(hours, channel);
  for (const day of weekFrom(hours.startOfWeek)) {
    const name = dayNames[day] ?? '';
    const times = formatOpenTimes(entriesOfDay(set, day));
    const before = lines.at(-1);
    if (before?.times === times) before.names.push(name);
    else lines.push({ names: [name], times });
  }
  return lines.map(({ names, times }) => ({
    days: hoursTexts.daysInRow(names.at(0) ?? '', names.at(-1) ?? '', names.length),
    times,
  }));
};

/** The dates from today on at which a channel does not have its usual week, as far as guests are told. */
export const doorDates = (hours: Hours, channel: Channel, today: string): readonly DoorLine[] => {
  const last = addDays(today, announcedDays);
  const source = sourceChannel(hours, channel);
  return newestOfEachDate(hours.specialHours)
    .filter(special => special[source] !== undefined && special.dateString >= today && special.dateString <= last)
    .toSorted((a, b) => (a.dateString < b.dateString ? -1 : 1))
    .map(({ dateString, label }) => ({
      days: label ? hoursTexts.dateOf(label, dateWords(dateString)) : dateWords(dateString),
      times: formatOpenTimes(openOn(hours, channel, dateString)),
    }));
};
