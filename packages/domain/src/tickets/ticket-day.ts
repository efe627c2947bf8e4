import { addDays, businessDayStart, plainDateTimeAt, plainDateTimeText, reachedAt } from '../hours/index.ts';
import type { Ticket } from './ticket.ts';

/** Where a ticket counts: its business day (2026-11-21), and the hour that the location's clocks show. */
interface TicketDay {
  readonly day: string;
  readonly hour: number;
  /** What decided: when the order was taken, or when a deferred one is due. */
  readonly reason: 'ORDER' | 'DUE';
}

export const ticketDay = (
  { openedAt, deferred }: Pick<Ticket, 'openedAt' | 'deferred'>,
  zone: string,
  start = businessDayStart,
): TicketDay => {
  const isDue = deferred?.countsAt === 'PROMISE_TIME';
  const instant = isDue ? deferred.dueAt : openedAt;
  return {
    day: businessDay(instant, zone, start),
    hour: plainDateTimeAt(instant, zone).hour,
    reason: isDue ? 'DUE' : 'ORDER',
  };
};

/**
 * Returns the business day of an instant. It begins when clocks in the zone first reach its start, in seconds since
 * midnight: an hour that they show twice is all of the day that has begun, and none begins twice.
 */
export const businessDay = (instant: number, zone: string, start = businessDayStart): string => {
  const date = plainDateTimeText(instant, zone).slice(0, 10);
  return instant >= businessDayBegin(date, zone, start) ? date : addDays(date, -1);
};

export const businessDayBegin = (day: string, zone: string, start = businessDayStart): number =>
  reachedAt(`${day}T${new Date(start * 1_000).toISOString().slice(11, 19)}`, zone);
