import { daysIn, type Period } from '@commissary/catalog';
import type { Db } from '../../store/database/index.ts';
import { type CountedTicket, countedTickets, ticketsWithLaterDays } from '../../store/tickets/index.ts';

/** So many tickets are in memory at once. */
const pageSize = 500;

/** The tickets of locations that count in a period, in parts. */
export const ticketsIn = async function* (
  db: Db,
  locationIds: readonly string[],
  period: Period,
): AsyncGenerator<readonly CountedTicket[]> {
  for (let after: CountedTicket | null = null; ; ) {
    const page: readonly CountedTicket[] = await countedTickets(db, locationIds, period, { after, limit: pageSize });
    yield page;
    after = page[pageSize - 1] ?? null;
    if (after === null) break;
  }
  yield await ticketsWithLaterDays(db, locationIds, daysIn(period));
};
