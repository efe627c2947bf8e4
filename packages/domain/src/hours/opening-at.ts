import { type Channel, type SpecialDay, sourceChannel, specialOn, type WeekHours } from './hours.ts';
import { intervalAround, openIntervals } from './hours-calendar.ts';
import { closingWithinDays } from './never-closes.ts';
import { addDays, plainDateAt } from './time-zone.ts';

/** Whether a channel is open at an instant, and what says so. */
export interface OpeningAt {
  readonly isOpen: boolean;
  /** When it closes, or opens next, in epoch milliseconds; null where it does neither within a week. */
  readonly changesAt: number | null;
  /** The special day that applies; null: the usual week. */
  readonly special: SpecialDay | null;
  /** The channel whose hours apply, which this one may follow. */
  readonly source: Channel;
}

/** Returns why a channel is open or closed at an instant: by the usual week or a special day. [RULE.why.03] */
export const openingAt = (hours: WeekHours, channel: Channel, zone: string, instant: number): OpeningAt => {
  const today = plainDateAt(instant, zone);
  const intervals = openIntervals(hours, channel, zone, addDays(today, -1), addDays(today, closingWithinDays));
  const { now, next } = intervalAround(intervals, instant);
  const source = sourceChannel(hours, channel);
  if (now === undefined) {
    const special = specialOn(hours, today);
    return {
      ...{ isOpen: false, changesAt: next?.from ?? null, source },
      special: special?.[source] === undefined ? null : special,
    };
  }
  // Opening times that touch are one interval: the reason is the newest that has begun.
  const reason = now.reasons.findLast(({ dateString }) => dateString <= today) ?? now.reasons[0];
  return { isOpen: true, changesAt: now.to, source, special: reason?.special ?? null };
};
