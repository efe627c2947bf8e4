import { dayCount, daysIn, isAsked, mostDaysOfSums, type ReportFilters } from '@commissary/catalog';
import { addDays, postingsOf, type Ticket } from '@commissary/domain';
import { type FoundTicketRow, findTickets, type TicketFilter, type TicketMark } from '../../store/tickets/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { createTurns } from '../turns/index.ts';
import { unpackTicket } from './ticket-body.ts';
import { type LocationClock, placeOfTicket } from './ticket-place.ts';

/** So many are read at once, and looked at in one call: a page may be short, and the next one goes on behind it. */
const [atOnce, mostLookedAt] = [500, 5_000];

interface Page {
  readonly after: TicketMark | null;
  readonly limit: number;
  /** So many are counted on the first page. */
  readonly mostCounted: number;
}

interface CountedPage {
  readonly found: readonly { readonly row: FoundTicketRow; readonly ticket: Ticket }[];
  readonly next: TicketMark | null;
  readonly sum: { readonly tickets: number; readonly total: number | null } | null;
}

/**
 * A page of the tickets that count for something on these days: exactly those that a figure of a report is made of, because
 * what they count for is asked of their postings. Reports read no others. [RULE.finder.15]
 */
export const findCounted = async (
  context: RequestContext,
  { filter, counted }: { readonly filter: TicketFilter; readonly counted: ReportFilters },
  clockOf: (locationId: string) => LocationClock | undefined,
  { after, limit, mostCounted }: Page,
): Promise<CountedPage> => {
  const period = { from: filter.from ?? '0000', to: filter.to ?? '9999' };
  const found: { row: FoundTicketRow; ticket: Ticket }[] = [];
  const turn = createTurns();
  let [looked, tickets, total, isAll] = [0, 0, 0, true];
  let last = after;
  for await (const row of rowsOf(context, filter, after)) {
    await turn();
    isAll = looked < mostLookedAt && tickets <= mostCounted && (after === null || tickets <= limit);
    if (!isAll) break;
    looked += 1;
    last = row;
    const ticket = unpackTicket(row);
    const postings = postingsOf(ticket, placeOfTicket(row, clockOf(row.locationId)));
    if (!postings.some(posting => isAsked(posting, { filters: counted, period }))) continue;
    tickets += 1;
    total += row.total;
    if (found.length < limit) found.push({ row, ticket });
  }
  const hasMore = !isAll || tickets > found.length;
  const sum =
    isAll && tickets <= mostCounted ? { tickets, total } : { tickets: Math.min(tickets, mostCounted), total: null };
  return {
    found,
    next: hasMore ? (found.length === limit ? (found.at(-1)?.row ?? null) : last) : null,
    sum: after === null ? sum : null,
  };
};

/** Tickets of the days themselves, newest first, and then older ones that count on these days with what happened after their close. */
const rowsOf = async function* (
  { db }: RequestContext,
  filter: TicketFilter,
  start: TicketMark | null,
): AsyncGenerator<FoundTicketRow> {
  for (const part of [filter, ...laterDays(filter)])
    for (let after = start; ; ) {
      const rows: readonly FoundTicketRow[] = await findTickets(db, part, { after, limit: atOnce });
      yield* rows;
      after = rows[atOnce - 1] ?? null;
      if (after === null) break;
    }
};

const laterDays = ({ from, to, ...filter }: TicketFilter): readonly TicketFilter[] => {
  if (from === undefined || to === undefined) return [];
  if (dayCount({ from, to }) > mostDaysOfSums) throw apiError(400, 'TOO_MANY_DAYS', '/query/to');
  return [{ ...filter, to: addDays(from, -1), laterDays: daysIn({ from, to }) }];
};
