import { answerFrom, dayCount, reports, sumsFor } from '@commissary/catalog';
import { addNames, type Posting, postingsOf, type SoldNames, type Ticket } from '@commissary/domain';
import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { placeOfTicket, ticketLocations, unpackTicket } from '../tickets/index.ts';
import { createTurns } from '../turns/index.ts';
import { ticketsIn } from './tickets-in.ts';

interface AskedReport {
  readonly report: keyof typeof reports;
  readonly from: string;
  readonly to: string;
  readonly tenantId?: string | undefined;
}

/** So many days are answered from tickets. */
const mostDays = 31;

/**
 * A report of the locations at which the person may see reports, exact at once: it is made of the tickets themselves, in
 * parts of which only sums are kept. [RULE.measures.40]
 */
export const readReport = async (context: RequestContext, { report, from, to, tenantId }: AskedReport) => {
  const days = dayCount({ from, to });
  if (days === 0) throw apiError(400, 'INVALID_VALUE', '/query/to');
  if (days > mostDays) throw apiError(400, 'TOO_MANY_DAYS', '/query/to');
  const locations = new Map((await ticketLocations(context, tenantId)).map(one => [one.id, one]));
  const { tables, only } = reports[report];
  const questions = tables.map(table => ({ ...table, filters: only, period: { from, to } }));
  let sums: readonly (readonly Posting[])[] = questions.map(() => []);
  let names: SoldNames = new Map();
  const turn = createTurns();
  for await (const page of ticketsIn(context.db, [...locations.keys()], { from, to })) {
    const postings: Posting[] = [];
    const tickets: Ticket[] = [];
    for (const row of page) {
      await turn();
      const ticket = unpackTicket(row);
      tickets.push(ticket);
      postings.push(...postingsOf(ticket, placeOfTicket(row, locations.get(row.locationId)?.timeZone)));
    }
    sums = questions.map((question, at) => sumsFor(question, postings, sums[at]));
    names = addNames(names, tickets);
  }
  return {
    tables: tables.map(({ measures, dimensions }, at) => {
      const { rows, total } = answerFrom({ measures, dimensions }, sums[at] ?? []);
      return {
        ...{ measures: [...measures], dimensions: [...dimensions], total: [...total] },
        rows: rows.map(({ by, values }) => ({ by: [...by], values: [...values] })),
      };
    }),
    names: [...names].flatMap(([dimension, called]) => [...called].map(([id, { name }]) => ({ dimension, id, name }))),
  };
};
