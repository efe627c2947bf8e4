import {
  type Channel,
  channels,
  daySeconds,
  effectiveSet,
  entriesOfDay,
  followedBy,
  newestOfEachDate,
  type OpenTime,
  openOn,
  overlapping,
  sourceChannel,
  type WeekHours,
  type WeeklyTime,
  weekDays,
} from './hours.ts';
import { datesBetween } from './hours-calendar.ts';
import { addDays } from './time-zone.ts';

/** A key of the hours, or the member of a list with that id. */
export type HoursStep = { readonly key: string } | { readonly id: string };

interface Placed {
  /** The steps from the hours to the finding; who shows it writes them as a path. */
  readonly at: readonly HoursStep[];
  /** The channel of the finding. */
  readonly channel: Channel;
}

/** The day of a finding: a day of the usual week, or the date of a special day. */
interface OnDay {
  readonly dayOfWeek?: number;
  readonly dateString?: string;
}

/** A contradiction, a gap or an entry without effect in the hours. */
export type HoursWarning =
  | (Placed & OnDay & { readonly is: 'overlap' | 'short' | 'briefly-closed'; readonly time: OpenTime })
  | (Placed & OnDay & { readonly is: 'store-closed'; readonly time: OpenTime })
  | (Placed & { readonly is: 'never-open'; readonly dayOfWeek: number })
  | (Placed & { readonly is: 'own-unused'; readonly follows: Channel; readonly count: number })
  | (Placed & { readonly is: 'special-usual' | 'special-past'; readonly dateString: string });

/** An opening shorter than this is a mistake, and so is a closing shorter than that. */
const shortOpen = 15 * 60;
const shortClosed = 30 * 60;

/** Channels that need an open kitchen in the store. */
const cookedInStore = ['delivery', 'onlineDelivery'] as const;

interface Entry extends OpenTime {
  readonly id?: string | number;
}

/** Returns the contradictions in the hours of a location, usual week first; `today` is the local date. */
export const lintHours = (hours: WeekHours, today: string): readonly HoursWarning[] => {
  const own = channels.filter(channel => sourceChannel(hours, channel) === channel);
  return [
    ...own.flatMap(channel => inWeek(hours[channel], channel)),
    ...neverOpen(hours),
    ...cookedInStore.flatMap(channel => whileClosed(hours, channel)),
    ...channels.flatMap(channel => unused(hours, channel)),
    ...newestOfEachDate(hours.specialHours).flatMap(day => onSpecialDay(hours, day.dateString, today)),
  ];
};

const inWeek = (entries: readonly (WeeklyTime & Entry)[], channel: Channel): readonly HoursWarning[] => {
  const conflicting = overlapping(entries);
  const sorted = entries.toSorted((a, b) => startOf(a) - startOf(b) || a.endOffset - b.endOffset);
  return sorted.flatMap((time, at) => {
    const where = { at: [{ key: channel }, member(time)], channel, dayOfWeek: time.dayOfWeek, time };
    const next = sorted[at + 1] ?? sorted[0];
    const pause = next === undefined ? week : ((startOf(next) - startOf(time) + week) % week) - time.endOffset;
    return warning(where, { overlap: conflicting.includes(time), short: time.endOffset < shortOpen, pause });
  });
};

const warning = (
  where: Placed & OnDay & { readonly time: OpenTime },
  { overlap, short, pause }: { readonly overlap: boolean; readonly short: boolean; readonly pause: number },
): readonly HoursWarning[] => [
  ...(overlap ? [{ is: 'overlap', ...where } as const] : []),
  ...(short ? [{ is: 'short', ...where } as const] : []),
  ...(pause > 0 && pause < shortClosed ? [{ is: 'briefly-closed', ...where } as const] : []),
];

/** Days on which no channel is open, in a week that is not empty. */
const neverOpen = (hours: WeekHours): readonly HoursWarning[] => {
  const isOpen = (day: number) => channels.some(channel => entriesOfDay(effectiveSet(hours, channel), day).length > 0);
  if (!weekDays.some(isOpen)) return [];
  return weekDays
    .filter(day => !isOpen(day))
    .map(dayOfWeek => ({ is: 'never-open', at: [{ key: 'inStore' }], channel: 'inStore', dayOfWeek }));
};

/** Opening times of a usual week that need the kitchen while the store is closed. */
const whileClosed = (hours: WeekHours, channel: Channel): readonly HoursWarning[] => {
  const source = sourceChannel(hours, channel);
  if (source === 'inStore') return [];
  const store = hours.inStore.flatMap(time => [-week, 0, week].map(by => rangeOf(startOf(time) + by, time)));
  // A store without any hours has not been filled in yet.
  if (store.length === 0) return [];
  return hours[source].flatMap(time =>
    uncovered(rangeOf(startOf(time), time), store)
      ? [{ is: 'store-closed', at: [{ key: source }, member(time)], channel, dayOfWeek: time.dayOfWeek, time } as const]
      : [],
  );
};

const unused = (hours: WeekHours, channel: Channel): readonly HoursWarning[] => {
  if (channel === 'inStore' || hours[channel].length === 0) return [];
  const { flag, channel: follows } = followedBy[channel];
  return hours[flag] ? [{ is: 'own-unused', at: [{ key: flag }], channel, follows, count: hours[channel].length }] : [];
};

const onSpecialDay = (hours: WeekHours, dateString: string, today: string): readonly HoursWarning[] => {
  const day = hours.specialHours.findLast(one => one.dateString === dateString);
  const at = [{ key: 'specialHours' }, member(day ?? {})];
  const where = { at, channel: 'inStore', dateString } as const;
  if (dateString < today) return [{ is: 'special-past', ...where }];
  const own = channels.filter(channel => sourceChannel(hours, channel) === channel && day?.[channel] !== undefined);
  const usual: WeekHours = { ...hours, specialHours: [] };
  const repeats = own.every(channel =>
    sameTimes(openOn(hours, channel, dateString), openOn(usual, channel, dateString)),
  );
  return [
    ...(repeats ? [{ is: 'special-usual', ...where } as const] : []),
    ...own.flatMap(channel => {
      const times: readonly Entry[] = openOn(hours, channel, dateString);
      return times.flatMap((time, position) => {
        const next = times[position + 1];
        const end = time.startTime + time.endOffset;
        return warning(
          { at: [...at, { key: channel }, member(time)], channel, dateString, time },
          {
            overlap: times.some(other => other !== time && overlaps(rangeOf(time.startTime, time), other)),
            short: time.endOffset < shortOpen,
            pause: next === undefined ? week : next.startTime - end,
          },
        );
      });
    }),
    ...cookedInStore.flatMap(channel => whileClosedOn(hours, channel, dateString, at)),
  ];
};

const whileClosedOn = (
  hours: WeekHours,
  channel: Channel,
  dateString: string,
  day: readonly HoursStep[],
): readonly HoursWarning[] => {
  if (sourceChannel(hours, channel) === 'inStore') return [];
  const store = datesBetween(addDays(dateString, -1), addDays(dateString, 1)).flatMap((date, at) =>
    openOn(hours, 'inStore', date).map(time => rangeOf((at - 1) * daySeconds + time.startTime, time)),
  );
  return openOn(hours, channel, dateString)
    .filter(time => uncovered(rangeOf(time.startTime, time), store))
    .slice(0, 1)
    .map(time => ({ is: 'store-closed', at: [...day, { key: channel }], channel, dateString, time }));
};

const week = 7 * daySeconds;
const startOf = ({ dayOfWeek, startTime }: WeeklyTime): number => dayOfWeek * daySeconds + startTime;

interface Range {
  readonly from: number;
  readonly to: number;
}

const rangeOf = (from: number, { endOffset }: OpenTime): Range => ({ from, to: from + endOffset });

const overlaps = ({ from, to }: Range, { startTime, endOffset }: OpenTime): boolean =>
  startTime < to && from < startTime + endOffset;

/** Whether some second of the range is in none of the others. */
const uncovered = ({ from, to }: Range, others: readonly Range[]): boolean => {
  let reached = from;
  for (const other of others.toSorted((a, b) => a.from - b.from))
    if (other.from <= reached) reached = Math.max(reached, other.to);
  return reached < to;
};

const member = ({ id }: Partial<Entry>): HoursStep => ({ id: String(id ?? '') });

const sameTimes = (a: readonly OpenTime[], b: readonly OpenTime[]): boolean =>
  a.length === b.length &&
  a.every((time, at) => time.startTime === b[at]?.startTime && time.endOffset === b[at].endOffset);
