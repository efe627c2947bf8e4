import { channels, sourceChannel, type WeekHours } from './hours.ts';
import { openIntervals } from './hours-calendar.ts';
import { addDays, plainDateAt } from './time-zone.ts';

/** A publish waits for the end of open hours so long at most. */
export const quietWithinMs = 48 * 3_600_000;

/** From one instant to another (epoch milliseconds), the second not included. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns when any channel of a location is open, as far as it concerns the time between two instants (epoch
 * milliseconds): earliest first, without those that touch or overlap.
 */
export const anyChannelOpen = (hours: WeekHours, zone: string, { from, to }: Interval): readonly Interval[] => {
  const [first, last] = [addDays(plainDateAt(from, zone), -1), addDays(plainDateAt(to, zone), 1)];
  const sources = new Set(channels.map(channel => sourceChannel(hours, channel)));
  const open = [...sources]
    .flatMap(channel => openIntervals(hours, channel, zone, first, last))
    .filter(one => one.to > from && one.from <= to)
    .sort((a, b) => a.from - b.from);
  const merged: { from: number; to: number }[] = [];
  for (const one of open) {
    const before = merged.at(-1);
    if (before === undefined || one.from > before.to) merged.push({ from: one.from, to: one.to });
    else before.to = Math.max(before.to, one.to);
  }
  return merged;
};

/**
 * Returns the first instant from another on (epoch milliseconds) at which a location is closed, by when it is open; null
 * where that is after the latest one. [RULE.quiet.01]
 */
export const quietFrom = (open: readonly Interval[], instant: number, latest: number): number | null => {
  const now = open.find(({ from, to }) => from <= instant && instant < to);
  if (now === undefined) return instant;
  return now.to <= latest ? now.to : null;
};
