import {
  byStart,
  type Channel,
  channels,
  daySeconds,
  effectiveSet,
  followedBy,
  type OpenTime,
  openOn,
  type SpecialDay,
  sourceChannel,
  specialOn,
  type WeekHours,
  type WeeklyTime,
} from './hours.ts';
import { datesBetween, plainDateTimeOn } from './hours-calendar.ts';
import { addDays } from './time-zone.ts';

/** A temporary change, after which the usual week applies again automatically. */
export interface TemporaryChange {
  readonly channels: readonly Channel[];
  /** The name of the special days that it adds. */
  readonly label: string;
  /** Returns a new id for an added entry. */
  newId(): string;
  /** Stored with what is added, so that it is found again. */
  readonly mark: TemporaryMark;
}

/** That an entry ends by itself. */
export interface TemporaryMark {
  readonly action: 'CLOSED' | 'LONGER';
  /** The version of the change list that it was saved as. */
  readonly version: number;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}

/** From one local time (2026-11-21T16:00) to another, the second not included. */
export interface PlainDateTimeRange {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the hours with some channels closed for a time and everything else unchanged. The change is stored as special
 * days on its dates. A channel that follows one that stays open, or the reverse, stops following it and gets a copy of
 * its hours: flags apply on special days too.
 */
export const withTemporaryClosure = <H extends WeekHours>(
  hours: H,
  window: PlainDateTimeRange,
  amendment: TemporaryChange,
): H => {
  const [from, to] = [secondsOf(window.from), secondsOf(window.to)];
  const dates = datesBetween(addDays(window.from.slice(0, 10), -1), window.to.slice(0, 10));
  return withTemporaryChange(hours, dates, amendment, spans =>
    spans.flatMap(span =>
      span.to <= from || span.from >= to
        ? [span]
        : [
            { ...span, to: Math.min(span.to, from) },
            { ...span, from: Math.max(span.from, to) },
          ].filter(piece => piece.to - piece.from >= shortest),
    ),
  );
};

/**
 * Returns the hours with the last closing time of a date moved later by some seconds, in channels that open on it; at
 * most a day long.
 */
export const withExtendedHours = <H extends WeekHours>(
  hours: H,
  dateString: string,
  seconds: number,
  amendment: TemporaryChange,
): H =>
  withTemporaryChange(hours, [dateString], amendment, spans => {
    const last = spans.toSorted((a, b) => a.to - b.to).at(-1);
    return spans.map(span =>
      span === last ? { ...span, to: Math.min(span.to + seconds, span.from + daySeconds) } : span,
    );
  });

/** The minimum duration of an opening time. */
const shortest = 60;

/** An opening time in seconds of plain time since 1970; `time` is the document's entry while it is unchanged. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly time: OpenTime;
}

const withTemporaryChange = <H extends WeekHours>(
  hours: H,
  dates: readonly string[],
  amendment: TemporaryChange,
  change: (spans: readonly Span[]) => readonly Span[],
): H => {
  const chosen = new Set(amendment.channels);
  let next: H = detached(hours, chosen);
  for (const channel of channels) {
    if (!chosen.has(channel) || sourceChannel(next, channel) !== channel) continue;
    const spans = change(dates.flatMap(date => openOn(next, channel, date).map(time => spanOf(date, time))));
    for (const date of dates) {
      const midnight = secondsOf(`${date}T00:00`);
      const times = spans
        .filter(({ from }) => from >= midnight && from < midnight + daySeconds)
        .map(span => timeOf(span, midnight))
        .sort(byStart);
      if (!sameTimes(times, openOn(next, channel, date))) next = withSet(next, channel, date, times, amendment);
    }
  }
  return next;
};

/** Where one of two channels is selected and the other is not, one can no longer follow the other. */
const detached = <H extends WeekHours>(hours: H, chosen: ReadonlySet<Channel>): H => {
  let now: H = hours;
  for (const channel of ['online', 'delivery', 'onlineDelivery'] as const) {
    const { flag, channel: followed } = followedBy[channel];
    if (!now[flag] || chosen.has(channel) === chosen.has(followed)) continue;
    const source = sourceChannel(now, followed);
    now = {
      ...now,
      [flag]: false,
      [channel]: effectiveSet<WeeklyTime>(now, followed),
      specialHours: now.specialHours.map(day => withTimes(day, channel, day[source])),
    };
  }
  return now;
};

const withSet = <H extends WeekHours>(
  hours: H,
  channel: Channel,
  dateString: string,
  times: readonly OpenTime[],
  { label, newId, mark }: TemporaryChange,
): H => {
  const set = times.map(time => storedTime(time) ?? { ...time, id: newId(), temporary: mark });
  const known = specialOn(hours, dateString);
  const specialHours =
    known === undefined
      ? [...hours.specialHours, { id: newId(), dateString, label, temporary: mark, [channel]: set }]
      : hours.specialHours.map(day => (day === known ? withTimes(day, channel, set) : day));
  return { ...hours, specialHours };
};

/** A time that the document has already, without the day of a weekly one; nothing for a new one. */
const storedTime = ({ startTime, endOffset, ...rest }: OpenTime & { readonly temporary?: TemporaryMark }) => {
  const { id, temporary }: { readonly id?: unknown; readonly temporary?: TemporaryMark } = rest;
  return id === undefined ? undefined : { id, startTime, endOffset, ...(temporary && { temporary }) };
};

const withTimes = (day: SpecialDay, channel: Channel, times: readonly OpenTime[] | undefined): SpecialDay => {
  const { [channel]: _, ...others } = day;
  return times === undefined ? others : { ...others, [channel]: times };
};

const secondsOf = (local: string): number => Date.parse(`${local}Z`) / 1000;

const spanOf = (date: string, time: OpenTime): Span => {
  const from = secondsOf(plainDateTimeOn(date, time.startTime));
  return { from, to: from + time.endOffset, time };
};

/** An unchanged time keeps its id; a part of a changed one is a time with its own id. */
const timeOf = ({ from, to, time }: Span, midnight: number): OpenTime => {
  const piece = { startTime: from - midnight, endOffset: to - from };
  return sameTime(piece, time) ? time : piece;
};

const sameTime = (a: OpenTime, b: OpenTime): boolean => a.startTime === b.startTime && a.endOffset === b.endOffset;

const sameTimes = (a: readonly OpenTime[], b: readonly OpenTime[]): boolean =>
  a.length === b.length && a.every((time, at) => b[at] !== undefined && sameTime(time, b[at]));
