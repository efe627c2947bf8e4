import { homeDayTexts as texts } from '@commissary/catalog';
import type { LocationDay } from '@commissary/contract';
import { neverCloses } from '@commissary/domain';
import { clockAt, dateAt, weekdayAt } from '../../formatting/index.ts';

export type DayHours = NonNullable<LocationDay['hours']>;
type ChannelHours = DayHours['channels'][number];
type Interval = ChannelHours['intervals'][number];

/** Instants between which the day is drawn, with marks every four hours. */
export interface DayAxis {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
}

const hourMs = 3_600_000;
const markMs = 4 * hourMs;
/** A day is drawn at least from 6 AM to 10 PM. */
const [morning, evening] = [6 * hourMs, 22 * hourMs];

/** An axis around the opening times of the day and the time it is. */
export const dayAxis = ({ midnight, channels }: DayHours, now: number): DayAxis => {
  const shown = channels.flatMap(({ intervals }) => ofDay(intervals, midnight));
  const first = Math.min(midnight + morning, now, ...shown.map(({ from }) => Math.max(from, midnight)));
  const last = Math.max(midnight + evening, now, ...shown.map(({ to }) => endOnDay(to, midnight)));
  const from = midnight + Math.floor((first - midnight) / hourMs) * hourMs;
  const to = midnight + Math.ceil((last - midnight) / hourMs) * hourMs;
  const marks: number[] = [];
  for (let mark = midnight + Math.ceil((from - midnight) / markMs) * markMs; mark < to; mark += markMs)
    marks.push(mark);
  return { from, to, marks };
};

/** A night is drawn to its end; what is open longer, to the end of the day. */
const endOnDay = (to: number, midnight: number): number => (to > midnight + dayMs + nightMs ? midnight + dayMs : to);
const nightMs = 12 * hourMs;

/** Whether a bar has no end to name, because it is as long as the day or longer. */
export const isAllDay = ({ from, to }: Interval, midnight: number): boolean =>
  from <= midnight && to >= midnight + dayMs;

export interface HoursRow {
  readonly channels: readonly ChannelHours['channel'][];
  readonly bars: readonly Interval[];
}

/** The opening times of the day; channels with the same ones share a row. */
export const hoursRows = ({ midnight, channels }: DayHours): readonly HoursRow[] => {
  const rows = new Map<string, HoursRow>();
  for (const { channel, intervals } of channels) {
    const bars = ofDay(intervals, midnight);
    const key = JSON.stringify(bars);
    rows.set(key, { channels: [...(rows.get(key)?.channels ?? []), channel], bars });
  }
  return [...rows.values()];
};

/** "Open until 11 PM", that it never closes, or when it opens next. */
export const openWords = (intervals: readonly Interval[], now: number, zone: string): string => {
  const open = intervals.find(({ from, to }) => from <= now && now < to);
  if (open !== undefined) {
    if (neverCloses(open, now)) return texts.alwaysOpen;
    const clock = clockAt(open.to, zone);
    return texts.openUntil(open.to - now > dayMs ? texts.onDay(weekdayAt(open.to, zone), clock) : clock);
  }
  const next = intervals.find(({ from }) => from > now);
  if (next === undefined) return texts.closed;
  const clock = clockAt(next.from, zone);
  return dateAt(next.from, zone) === dateAt(now, zone) ? texts.opensAt(clock) : texts.opensTomorrow(clock);
};

const dayMs = 24 * hourMs;

/** The intervals that begin on the day, or reach into it from the night before. */
const ofDay = (intervals: readonly Interval[], midnight: number): readonly Interval[] =>
  intervals.filter(({ from }) => from < midnight + dayMs);
