import { businessDay, businessDayBegin, type DayStart } from './business-day.ts';
import type { Channel, WeekHours } from './hours.ts';
import { openIntervals } from './hours-calendar.ts';
import { closingWithinDays, neverCloses } from './never-closes.ts';
import { addDays, plainDateAt } from './time-zone.ts';

/**
 * Returns the instant (epoch milliseconds) at which a channel closes for the business day that contains an instant: the
 * end of the last interval that is open or still opens in it. Without such an interval, and for a channel that never
 * closes, the start of the next business day.
 */
export const closingOf = (
  hours: WeekHours,
  channel: Channel,
  { zone, starts = [] }: { readonly zone: string; readonly starts?: readonly DayStart[] },
  now: number,
): number => {
  const today = plainDateAt(now, zone);
  const next = nextBusinessDay(now, zone, starts);
  const intervals = openIntervals(hours, channel, zone, addDays(today, -1), addDays(today, closingWithinDays));
  const left = intervals.filter(({ from, to }) => to > now && from < next);
  const last = left.at(-1);
  return last === undefined || neverCloses(last, now) ? next : last.to;
};

/** Returns when the business day after the one that contains an instant begins. */
const nextBusinessDay = (now: number, zone: string, starts: readonly DayStart[]): number =>
  businessDayBegin(addDays(businessDay(now, zone, starts), 1), zone, starts);
