import { cardNumberPaths } from './card-number.ts';
import type { Ticket } from './ticket.ts';
import { isSumRight } from './ticket-sums.ts';

/**
 * What is noted of a ticket that is kept: its terminal's clock was wrong when it was sent, or its total is not that of
 * its parts.
 */
export const ticketFlags = ['CLOCK_OFF', 'SUMS_DIFFER'] as const;
export type TicketFlag = (typeof ticketFlags)[number];

/** Why a ticket is not kept, and where in it. */
interface TicketRefusal {
  readonly code: 'CARD_NUMBER' | 'TIME_TOO_EARLY' | 'TIME_IN_FUTURE';
  /** `/lines/0/item/name`. */
  readonly path: string;
}

interface JudgedTicket {
  readonly refusals: readonly TicketRefusal[];
  readonly flags: readonly TicketFlag[];
}

/** When a ticket arrived, and what the clock of its terminal showed when it sent it, where it says so. */
interface Arrival {
  readonly now: number;
  readonly sentAt: number | null;
}

const [minuteMs, dayMs] = [60_000, 86_400_000];
export const ticketTimes = {
  /** No terminal sold anything before: one that says so has lost its clock. */
  earliest: Date.UTC(2020, 0),
  /** So far ahead a clock that is set to another zone may be. */
  mostAheadMs: dayMs,
  /** A clock that is off by more is noted. */
  toleratedMs: 10 * minuteMs,
  /** An order is taken so long before it is due. */
  mostDeferredMs: 400 * dayMs,
};

/** What a ticket of the right shape cannot be kept for, and what is noted where it is kept. */
export const judgeTicket = (ticket: Ticket, arrival: Arrival): JudgedTicket => ({
  refusals: [
    ...refusedTimes(ticket, arrival.now),
    ...cardNumberPaths(ticket).map(path => ({ code: 'CARD_NUMBER' as const, path })),
  ],
  flags: [
    ...(isClockOff(ticket, arrival) ? (['CLOCK_OFF'] as const) : []),
    ...(isSumRight(ticket) ? [] : (['SUMS_DIFFER'] as const)),
  ],
});

/** When something happened to the ticket, by the path of that. */
const timesOf = ({ openedAt, closedAt, lines, payments, events, delivery }: Ticket): [path: string, at: number][] => {
  const times: [string, number | null | undefined][] = [
    ['/openedAt', openedAt],
    ['/closedAt', closedAt],
    ...lines.map(({ voided }, at): [string, number | undefined] => [`/lines/${at}/voided/at`, voided?.at]),
    ...payments.map((one, at): [string, number] => [`/payments/${at}/at`, one.at]),
    ...events.map((one, at): [string, number] => [`/events/${at}/at`, one.at]),
    ['/delivery/outAt', delivery?.outAt],
    ['/delivery/deliveredAt', delivery?.deliveredAt],
  ];
  return times.flatMap(([path, at]): [string, number][] => (at === null || at === undefined ? [] : [[path, at]]));
};

const refusedTimes = (ticket: Ticket, now: number): TicketRefusal[] => {
  const { openedAt, deferred } = ticket;
  const ends = timesOf(ticket).map(([path, at]) => ({ path, at, last: now + ticketTimes.mostAheadMs }));
  const due = { path: '/deferred/dueAt', at: deferred?.dueAt ?? openedAt, last: openedAt + ticketTimes.mostDeferredMs };
  return [...ends, due].flatMap(({ path, at, last }): TicketRefusal[] => {
    if (at < ticketTimes.earliest) return [{ code: 'TIME_TOO_EARLY', path }];
    return at > last ? [{ code: 'TIME_IN_FUTURE', path }] : [];
  });
};

const isClockOff = (ticket: Ticket, { now, sentAt }: Arrival): boolean =>
  Math.abs((sentAt ?? now) - now) > ticketTimes.toleratedMs ||
  timesOf(ticket).some(([, at]) => at > now + ticketTimes.toleratedMs);
