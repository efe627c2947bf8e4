import type { TicketFlag } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A ticket that is kept with a doubt. */
interface DoubtfulTicket {
  readonly locationId: string;
  readonly id: string;
  readonly day: string;
  readonly number: number;
  readonly flags: readonly TicketFlag[];
}

/** Those of locations on some days, the newest first. */
export const doubtfulTickets = async (
  db: Db,
  locationIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
  limit: number,
): Promise<readonly DoubtfulTicket[]> => {
  const { rows } = await sql<DoubtfulTicket>`
    select location_id as "locationId", id, day, number, flags from ticket
    where location_id = any(${[...locationIds]}::text[]) and day >= ${from} and day <= ${to} and flags <> '{}'
    order by day desc, location_id, id limit ${limit}`.execute(db);
  return rows;
};
