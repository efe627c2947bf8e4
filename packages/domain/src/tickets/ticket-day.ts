import { businessDay, type DayStart, plainDateTimeAt } from '../hours/index.ts';
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
  starts: readonly DayStart[] = [],
): TicketDay => {
  const isDue = deferred?.countsAt === 'PROMISE_TIME';
  const instant = isDue ? deferred.dueAt : openedAt;
  return {
    day: businessDay(instant, zone, starts),
    hour: plainDateTimeAt(instant, zone).hour,
    reason: isDue ? 'DUE' : 'ORDER',
  };
};
