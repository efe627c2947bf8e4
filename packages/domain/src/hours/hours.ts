import { language } from '../language/index.ts';

export const daySeconds = 86_400;
export const weekDays = [0, 1, 2, 3, 4, 5, 6] as const;
/** Sunday first, in the language of the console. */
export const dayNames = language.days;

/** An interval of open time in the plain time of the location: seconds since midnight, and the duration in seconds. */
export interface OpenTime {
  readonly startTime: number;
  readonly endOffset: number;
}

export interface WeeklyTime extends OpenTime {
  readonly dayOfWeek: number;
}

export const channels = ['inStore', 'online', 'delivery', 'onlineDelivery'] as const;
export type Channel = (typeof channels)[number];

export interface SameAsFlags {
  readonly onlineSameAsStore: boolean;
  readonly deliverySameAsStore: boolean;
  readonly OnlineDeliverySameAsOnlineStore: boolean;
}

export interface WeekHours<T extends WeeklyTime = WeeklyTime>
  extends SameAsFlags,
    Readonly<Record<Channel, readonly T[]>> {
  readonly specialHours: readonly SpecialDay[];
}

/** An absent set means the usual week; an empty one means closed. */
export interface SpecialDay extends Readonly<Partial<Record<Channel, readonly OpenTime[]>>> {
  readonly id?: string | number;
  readonly dateString: string;
  readonly label?: string;
}

/** Returns the duration from a start to an end on the clock; an end at or before the start is on the next day. */
export const endOffsetOf = (startTime: number, endTime: number): number =>
  (((endTime - startTime) % daySeconds) + daySeconds) % daySeconds || daySeconds;

/** Returns the end on the clock, and whether it is on the next day. */
export const endOf = ({ startTime, endOffset }: OpenTime): { readonly endTime: number; readonly nextDay: boolean } => ({
  endTime: (startTime + endOffset) % daySeconds,
  nextDay: startTime + endOffset >= daySeconds,
});

/** The flag that makes a channel follow another, and that other channel. The store itself follows none. */
export const followedBy = {
  online: { flag: 'onlineSameAsStore', channel: 'inStore' },
  delivery: { flag: 'deliverySameAsStore', channel: 'inStore' },
  onlineDelivery: { flag: 'OnlineDeliverySameAsOnlineStore', channel: 'online' },
} as const;

/** Returns the channel whose set a channel uses, through all flags that are on. */
export const sourceChannel = (flags: SameAsFlags, channel: Channel): Channel => {
  if (channel === 'inStore') return channel;
  const { flag, channel: followed } = followedBy[channel];
  return flags[flag] ? sourceChannel(flags, followed) : channel;
};

/** Returns the set that a channel uses. */
export const effectiveSet = <T extends WeeklyTime>(hours: WeekHours<T>, channel: Channel): readonly T[] =>
  hours[sourceChannel(hours, channel)];

/** Returns the entries of one day, earliest first. */
export const entriesOfDay = <T extends WeeklyTime>(entries: readonly T[], day: number): readonly T[] =>
  entries.filter(({ dayOfWeek }) => dayOfWeek === day).sort(byStart);

export const byStart = (a: OpenTime, b: OpenTime): number => a.startTime - b.startTime || a.endOffset - b.endOffset;

/** Returns the days of a week in order, from its first day. */
export const weekFrom = (startOfWeek: number): readonly number[] => weekDays.map(day => (day + startOfWeek) % 7);

const weekSeconds = 7 * daySeconds;
const startInWeek = ({ dayOfWeek, startTime }: WeeklyTime): number => dayOfWeek * daySeconds + startTime;

/** Returns the entries that overlap another one; a Saturday night continues on Sunday. */
export const overlapping = <T extends WeeklyTime>(entries: readonly T[]): readonly T[] =>
  entries.filter(one => entries.some(other => other !== one && overlap(one, other)));

const overlap = (one: WeeklyTime, other: WeeklyTime): boolean =>
  gap(one, other) < one.endOffset || gap(other, one) < other.endOffset;

const gap = (from: WeeklyTime, to: WeeklyTime): number =>
  (startInWeek(to) - startInWeek(from) + weekSeconds) % weekSeconds;

/** 0 is Sunday; `undefined` when the text is no valid date. */
export const dayOfDate = (dateString: string): number | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(dateString)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.toISOString().startsWith(dateString) ? date.getUTCDay() : undefined;
};

/** Returns one special day for each date: of several, the newest, which is the last. */
export const newestOfEachDate = <T extends { readonly dateString: string }>(days: readonly T[]): readonly T[] =>
  days.filter((one, index) => days.findLastIndex(({ dateString }) => dateString === one.dateString) === index);

/** Returns the special day that applies on a date. */
export const specialOn = <T extends { readonly dateString: string }>(
  { specialHours }: { readonly specialHours: readonly T[] },
  dateString: string,
): T | undefined => specialHours.findLast(one => one.dateString === dateString);

/** Returns when a channel is open on a date: the special day's set, or else the usual week; flags apply to both. */
export const openOn = (hours: WeekHours, channel: Channel, dateString: string): readonly OpenTime[] => {
  const source = sourceChannel(hours, channel);
  const special = specialOn(hours, dateString)?.[source];
  if (special !== undefined) return [...special].sort(byStart);
  const day = dayOfDate(dateString);
  return day === undefined ? [] : entriesOfDay(hours[source], day);
};

/** 11 AM, 12:30 AM: short enough for a bar of the chart. */
export const formatClock = (seconds: number): string => {
  const minutes = Math.floor((((seconds % daySeconds) + daySeconds) % daySeconds) / 60);
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hour % 12 || 12}${rest} ${language.halves[hour < 12 ? 0 : 1]}`;
};
