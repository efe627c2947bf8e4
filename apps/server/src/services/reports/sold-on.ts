import type { LocationDay } from '../../store/rollups/index.ts';
import type { SoldDay } from '../../store/sold-rows/index.ts';
import { ticketsOfDay } from '../../store/tickets/index.ts';
import type { Context } from '../context/index.ts';
import type { LocationClock } from '../tickets/index.ts';
import { countTickets } from './count-tickets.ts';

/** What was sold on days of locations, one after the other, beside the day as it was given: up to so many rows, and then the rest of that day. */
export const soldOn = async function* <D extends LocationDay & LocationClock>(
  { db }: Pick<Context, 'db'>,
  days: readonly D[],
  mostRows: number,
  isStopped: () => boolean,
): AsyncGenerator<readonly [D, SoldDay]> {
  let rows = 0;
  for (const one of days) {
    if (rows >= mostRows || isStopped()) return;
    const { locationId, day } = one;
    const counted = await countTickets(await ticketsOfDay(db, locationId, day), () => one, day);
    rows += counted.postings.length;
    yield [one, { locationId, day, ...counted }];
  }
};
