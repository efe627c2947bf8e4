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
export const judgeTicket = (ticket: Ticket, arrival: Arrival): JudgedTicket => {
  const times = timesOf(ticket);
  return {
    refusals: [
      ...refusedTimes(ticket, times, arrival.now),
      ...cardNumberPaths(ticket).map(path => ({ code: 'CARD_NUMBER' as const, path })),
    ],
    flags: [
      ...(isClockOff(times, arrival) ? (['CLOCK_OFF'] as const) : []),
      ...(isSumRight(ticket) ? [] : (['SUMS_DIFFER'] as const)),
    ],
  };
};

/** When something happened to the ticket, and the path of that. */
interface TicketTime {
  readonly path: string;
  readonly at: number;
}

const timesOf = ({ openedAt, closedAt, lines, payments, events, delivery }: Ticket): readonly TicketTime[] => {
  const times: TicketTime[] = [];
  const add = (path: string, at: number | null | undefined): void => {
    if (at !== null && at !== undefined) times.push({ path, at });
  };
  add('/openedAt', openedAt);
  add('/closedAt', closedAt);
  for (const [at, { voided }] of lines.entries()) add(`/lines/${at}/voided/at`, voided?.at);
  for (const [at, payment] of payments.entries()) add(`/payments/${at}/at`, payment.at);
  for (const [at, event] of events.entries()) add(`/events/${at}/at`, event.at);
  add('/delivery/outAt', delivery?.outAt);
  add('/delivery/deliveredAt', delivery?.deliveredAt);
  return times;
};

const refusedTimes = (
  { openedAt, deferred }: Ticket,
  times: readonly TicketTime[],
  now: number,
): readonly TicketRefusal[] => {
  const refusedAfter = (last: number, all: readonly TicketTime[]): readonly TicketRefusal[] =>
    all
      .filter(({ at }) => at < ticketTimes.earliest || at > last)
      .map(({ path, at }) => ({ code: at < ticketTimes.earliest ? 'TIME_TOO_EARLY' : 'TIME_IN_FUTURE', path }));
  const due = { path: '/deferred/dueAt', at: deferred?.dueAt ?? openedAt };
  return [
    ...refusedAfter(now + ticketTimes.mostAheadMs, times),
    ...refusedAfter(openedAt + ticketTimes.mostDeferredMs, [due]),
  ];
};

const isClockOff = (times: readonly TicketTime[], { now, sentAt }: Arrival): boolean =>
  Math.abs((sentAt ?? now) - now) > ticketTimes.toleratedMs ||
  times.some(({ at }) => at > now + ticketTimes.toleratedMs);
