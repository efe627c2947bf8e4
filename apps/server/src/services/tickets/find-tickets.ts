import { countedIn, type ReportFilters, type ReportNames } from '@commissary/catalog';
import type { FoundTicket } from '@commissary/contract';
import { addNames, askedGuest, lastInstant, type Ticket } from '@commissary/domain';
import { foldedText } from '../../store/database/index.ts';
import {
  type FoundTicketRow,
  findTickets,
  serverNames,
  sumTickets,
  type TicketFilter,
  type TicketMark,
} from '../../store/tickets/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { createTurns } from '../turns/index.ts';
import { findCounted } from './find-counted.ts';
import { shownTicket } from './shown-ticket.ts';
import { unpackTicket } from './ticket-body.ts';
import { ticketLocations } from './ticket-locations.ts';

export interface AskedTickets {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly tenantId?: string | undefined;
  readonly number?: number | undefined;
  readonly guest?: string | undefined;
  readonly amount?: number | undefined;
  readonly last4?: string | undefined;
  readonly server?: string | undefined;
  readonly of?: string | undefined;
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

interface TicketPage {
  readonly tickets: FoundTicket[];
  readonly next: string | null;
  readonly sum: { readonly tickets: number; readonly total: number | null } | null;
  readonly names?: ReportNames[number][];
}

/** So many are counted: who finds more asks for less. */
const mostCounted = 1_000;

/** A page of the tickets that match, of the locations where the person may see reports. 400 NO_SECRET_KEY for a guest. */
export const searchTickets = async (context: RequestContext, asked: AskedTickets): Promise<TicketPage> => {
  const { company, guests } = context;
  const { from, to, number, amount: total, last4, server, limit = 50 } = asked;
  if (from !== undefined && to !== undefined && to < from) throw apiError(400, 'INVALID_VALUE', '/query/to');
  const after = asked.after === undefined ? null : markOf(asked.after);
  const counted = asked.of === undefined ? [] : countedIn(asked.of);
  if (counted === null) throw apiError(400, 'INVALID_VALUE', '/query/of');
  const locations = new Map((await ticketLocations(context, asked.tenantId)).map(one => [one.id, one]));
  const locationIds = [...locations.keys()];
  const guestTerms = asked.guest === undefined ? undefined : guests.terms(company.id, askedGuest(asked.guest));
  if (guestTerms?.length === 0) throw apiError(400, 'INVALID_VALUE', '/query/guest');
  const filter = {
    ...{ locationIds, from, to, number, total, last4, guestTerms },
    serverNames: server === undefined ? undefined : await serversCalled(context, locationIds, server),
  };
  const clockOf = (id: string) => locations.get(id);
  const { found, next, sum } =
    counted.length === 0
      ? await findMatching(context, filter, { after, limit })
      : await findCounted(context, { filter, counted }, clockOf, { after, limit, mostCounted });
  return {
    tickets: found.flatMap(({ row, ticket }) => {
      const location = locations.get(row.locationId);
      return location === undefined ? [] : [shownTicket(context, row, location, ticket)];
    }),
    next: next && textOf(next),
    sum: sum && (sum.tickets > mostCounted ? { tickets: mostCounted, total: null } : sum),
    ...(counted.length > 0 && { names: namesOf(counted, found) }),
  };
};

/** What the asked ids are called on these tickets. */
const namesOf = (counted: ReportFilters, found: readonly { readonly ticket: Ticket }[]): ReportNames[number][] => {
  const names = addNames(
    new Map(),
    found.map(({ ticket }) => ticket),
  );
  return counted.flatMap(({ dimension, values }) =>
    values.flatMap(value => {
      const id = String(value);
      const called = names.get(dimension)?.get(id);
      return called === undefined ? [] : [{ dimension, id, name: called.name }];
    }),
  );
};

/** Those that match by their row alone. */
const findMatching = async (
  { db }: RequestContext,
  filter: TicketFilter,
  { after, limit }: { readonly after: TicketMark | null; readonly limit: number },
) => {
  const [rows, sum] = await Promise.all([
    findTickets(db, filter, { after, limit: limit + 1 }),
    after === null ? sumTickets(db, filter, mostCounted + 1) : null,
  ]);
  const found: { row: FoundTicketRow; ticket: Ticket }[] = [];
  const turn = createTurns();
  for (const row of rows.slice(0, limit)) {
    await turn();
    found.push({ row, ticket: unpackTicket(row) });
  }
  return { found, next: rows.length > limit ? (found.at(-1)?.row ?? null) : null, sum };
};

const serversCalled = async (
  { db }: RequestContext,
  locationIds: readonly string[],
  text: string,
): Promise<readonly string[]> => {
  const folded = foldedText(text);
  return (await serverNames(db, locationIds)).filter(name => foldedText(name).includes(folded));
};

const textOf = ({ day, openedAt, locationId, id }: TicketMark): string =>
  [day, openedAt.getTime(), locationId, id].join('~');

const markOf = (text: string): TicketMark => {
  const [, day, at, locationId, id] = /^(\d{4}-\d{2}-\d{2})~(\d{1,15})~([\w-]{1,64})~([\w-]{1,64})$/.exec(text) ?? [];
  if (day === undefined || locationId === undefined || id === undefined || Number(at) > lastInstant)
    throw apiError(400, 'INVALID_VALUE', '/query/after');
  return { day, openedAt: new Date(Number(at)), locationId, id };
};
