import {
  type Channel,
  dayOfDate,
  daySeconds,
  type OpenTime,
  openOn,
  type SpecialDay,
  sourceChannel,
  specialOn,
  type WeekHours,
} from './hours.ts';
import { addDays, plainDateTimeText, reachedAt } from './time-zone.ts';

/** Why a channel is open on a date. */
export interface OpenReason {
  /** The date on which it opens, and the day of the week: 0 is Sunday. */
  readonly dateString: string;
  readonly dayOfWeek: number;
  /** The special day whose set applies; without one it is the usual week. */
  readonly special?: SpecialDay;
  /** The channel that defines these hours, where a flag makes this one follow it. */
  readonly follows?: Channel;
}

/** An interval of open time, the end not included. */
export interface OpenInterval {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** The local time at the location: 2026-11-26T11:00. */
  readonly opens: string;
  readonly closes: string;
  /** The sources of the interval, the earliest first; several where opening times touch. */
  readonly reasons: readonly OpenReason[];
}

/**
 * Returns when a channel is really open on the dates from the first to the last, in a zone: special days and flags
 * applied, adjacent times merged, and the night before the first date included as far as it extends into it. An opening
 * time begins and ends when clocks have come to its two times, whatever they skip or show twice in between.
 */
export const openIntervals = (
  hours: WeekHours,
  channel: Channel,
  zone: string,
  first: string,
  last: string,
): readonly OpenInterval[] => {
  const begin = reachedAt(`${first}T00:00`, zone);
  const pieces = datesBetween(addDays(first, -1), last)
    .flatMap(dateString => {
      const reason = reasonOn(hours, channel, dateString);
      return openOn(hours, channel, dateString).map(time => ({ ...instantsOf(dateString, time, zone), reason }));
    })
    .filter(({ from, to }) => to > from && to > begin)
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const merged: { from: number; to: number; reasons: OpenReason[] }[] = [];
  for (const { from, to, reason } of pieces) {
    const last = merged.at(-1);
    if (last === undefined || from > last.to) merged.push({ from, to, reasons: [reason] });
    else {
      last.to = Math.max(last.to, to);
      if (last.reasons.at(-1)?.dateString !== reason.dateString) last.reasons.push(reason);
    }
  }
  return merged.map(({ from, to, reasons }) => ({
    from,
    to,
    opens: plainDateTimeText(from, zone),
    closes: plainDateTimeText(to, zone),
    reasons,
  }));
};

/** Returns the interval that contains an instant, or `undefined` while it is closed; and the next one. */
export const intervalAround = (
  stretches: readonly OpenInterval[],
  instant: number,
): { readonly now: OpenInterval | undefined; readonly next: OpenInterval | undefined } => ({
  now: stretches.find(({ from, to }) => from <= instant && instant < to),
  next: stretches.find(({ from }) => from > instant),
});

/** One channel on one date. */
export interface ChannelDay {
  readonly source: Channel;
  /** Whether the set of a special day applies. */
  readonly special: boolean;
  /** The opening times that begin on this date, on the clock; an end may be on the next. */
  readonly times: readonly OpenTime[];
  /** The rest of the previous night after midnight, from 0 on. */
  readonly carried: readonly OpenTime[];
}

/** One date, channel by channel. */
export interface CalendarDay {
  readonly dateString: string;
  readonly dayOfWeek: number;
  readonly special: SpecialDay | undefined;
  /** The seconds by which clocks go forward on this date; negative where they go back. */
  readonly clockChange: number;
  readonly byChannel: Readonly<Record<Channel, ChannelDay>>;
}

/** The calendar of a location, day by day, from one date to another. */
export const calendarOf = (hours: WeekHours, zone: string, first: string, last: string): readonly CalendarDay[] =>
  datesBetween(first, last).map(dateString => ({
    dateString,
    dayOfWeek: dayOfDate(dateString) ?? 0,
    special: specialOn(hours, dateString),
    clockChange: daySeconds - lengthOfDay(dateString, zone),
    byChannel: {
      inStore: channelDay(hours, 'inStore', dateString),
      online: channelDay(hours, 'online', dateString),
      delivery: channelDay(hours, 'delivery', dateString),
      onlineDelivery: channelDay(hours, 'onlineDelivery', dateString),
    },
  }));

/** The dates from one to another, both included. */
export const datesBetween = (first: string, last: string): readonly string[] => {
  const days = (Date.parse(last) - Date.parse(first)) / (daySeconds * 1000);
  return Array.from({ length: Math.max(0, days + 1) }, (_, at) => addDays(first, at));
};

const channelDay = (hours: WeekHours, channel: Channel, dateString: string): ChannelDay => {
  const source = sourceChannel(hours, channel);
  return {
    source,
    special: specialOn(hours, dateString)?.[source] !== undefined,
    times: openOn(hours, channel, dateString),
    carried: openOn(hours, channel, addDays(dateString, -1))
      .map(({ startTime, endOffset }) => ({ startTime: 0, endOffset: startTime + endOffset - daySeconds }))
      .filter(({ endOffset }) => endOffset > 0),
  };
};

const reasonOn = (hours: WeekHours, channel: Channel, dateString: string): OpenReason => {
  const source = sourceChannel(hours, channel);
  const special = specialOn(hours, dateString);
  return {
    dateString,
    dayOfWeek: dayOfDate(dateString) ?? 0,
    ...(special?.[source] !== undefined && { special }),
    ...(source !== channel && { follows: source }),
  };
};

/**
 * Returns the local time a number of seconds after the midnight that begins a date; beyond its end it is on a later
 * date.
 */
export const plainDateTimeOn = (dateString: string, seconds: number): string =>
  new Date(Date.parse(`${dateString}T00:00:00Z`) + seconds * 1000).toISOString().slice(0, 19);

const instantsOf = (dateString: string, { startTime, endOffset }: OpenTime, zone: string) => ({
  from: reachedAt(plainDateTimeOn(dateString, startTime), zone),
  to: reachedAt(plainDateTimeOn(dateString, startTime + endOffset), zone),
});

const lengthOfDay = (dateString: string, zone: string): number =>
  (reachedAt(`${addDays(dateString, 1)}T00:00`, zone) - reachedAt(`${dateString}T00:00`, zone)) / 1000;
