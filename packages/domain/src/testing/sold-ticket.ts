import type { Posting } from '../tickets/posting.ts';
import { postingsOf, type TicketPlace } from '../tickets/postings-of.ts';
import { sumPostings } from '../tickets/sum-postings.ts';
import type { Ticket, TicketLine } from '../tickets/ticket.ts';

/** Noon of a day of November 2026, UTC. */
export const noon = (day: number): number => Date.UTC(2026, 10, day, 12);

const dayOf = (at: number) => ({
  day: new Date(at - 14_400_000).toISOString().slice(0, 10),
  hour: new Date(at).getUTCHours(),
});

/** Opened at a location where days begin at 4:00 by the clock of UTC. */
export const openedAt = (at: number): TicketPlace => ({ location: 'harbor', ...dayOf(at), dayOf });

/** Soup for 10.00. */
export const soldLine = (changed: Partial<TicketLine> = {}): TicketLine => ({
  item: { id: 'soup', name: 'Soup' },
  department: { id: 'food', name: 'Food' },
  size: null,
  quantity: 1,
  gross: 1_000,
  modifiers: [],
  offers: [],
  taxAdded: 0,
  taxIncluded: 0,
  voided: null,
  ...changed,
});

/** Opened at noon of the 26th, closed at 13:00. */
export const soldTicket = (changed: Partial<Ticket> = {}): Ticket => ({
  id: 'ticket',
  revision: 1,
  number: 1,
  deviceId: 'terminal',
  channel: 'POS',
  orderType: null,
  openedAt: noon(26),
  deferred: null,
  closedAt: noon(26) + 3_600_000,
  server: null,
  guests: 2,
  customer: null,
  lines: [soldLine()],
  fees: [],
  payments: [],
  delivery: null,
  events: [],
  ran: { menu: null, settings: null },
  total: 1_000,
  ...changed,
});

/** What a ticket counts for, by day. */
export const daysOf = (ticket: Ticket, place = openedAt(ticket.openedAt)): Record<string, Posting['amounts']> =>
  Object.fromEntries(
    sumPostings(postingsOf(ticket, place), ['day']).map(({ of, amounts }) => [String(of.day), amounts]),
  );
