import { addNames, type Posting, postingsOf, type SoldNames, type Ticket } from '@commissary/domain';
import type { CountedTicket } from '../../store/tickets/index.ts';
import { type LocationClock, placeOfTicket, unpackTicket } from '../tickets/index.ts';
import { createTurns } from '../turns/index.ts';

/** What tickets count for, and what they call it. */
export interface CountedTickets {
  readonly postings: readonly Posting[];
  readonly names: SoldNames;
}

/** Counts tickets by the clocks of their locations; with a day, what they count for on it alone. */
export const countTickets = async (
  rows: readonly CountedTicket[],
  clockOf: (locationId: string) => LocationClock | undefined,
  day?: string,
): Promise<CountedTickets> => {
  const turn = createTurns();
  const postings: Posting[] = [];
  const tickets: Ticket[] = [];
  for (const row of rows) {
    await turn();
    const ticket = unpackTicket(row);
    const all = postingsOf(ticket, placeOfTicket(row, clockOf(row.locationId)));
    postings.push(...(day === undefined ? all : all.filter(({ of }) => of.day === day)));
    tickets.push(ticket);
  }
  return { postings, names: addNames(new Map(), tickets) };
};
