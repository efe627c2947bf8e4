import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A ticket with what it counts by. */
export interface CountedTicket {
  readonly locationId: string;
  readonly id: string;
  readonly day: string;
  readonly hour: number;
  readonly body: Uint8Array;
  readonly dictionary: number;
}

/** The first and the last day. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** Tickets of locations that count on some of these days, the next ones after one of them. */
export const countedTickets = async (
  db: Db,
  locationIds: readonly string[],
  { from, to }: Days,
  { after, limit }: { readonly after: CountedTicket | null; readonly limit: number },
): Promise<readonly CountedTicket[]> => {
  const { rows } = await sql<CountedTicket>`
    select location_id as "locationId", id, day, hour, body, dictionary from ticket
    where location_id = any(${[...locationIds]}::text[]) and day >= ${from} and day <= ${to}
      ${after === null ? sql`` : sql`and (location_id, day, id) > (${after.locationId}, ${after.day}, ${after.id})`}
    order by location_id, day, id limit ${limit}`.execute(db);
  return rows;
};

/** Tickets of locations that count on an earlier day, and on one of these days too: of what happened after their close. */
export const ticketsWithLaterDays = async (
  db: Db,
  locationIds: readonly string[],
  days: readonly string[],
): Promise<readonly CountedTicket[]> => {
  const [first] = days;
  const { rows } = await sql<CountedTicket>`
    select location_id as "locationId", id, day, hour, body, dictionary from ticket
    where location_id = any(${[...locationIds]}::text[]) and later_days && ${[...days]}::text[] and day < ${first}
    order by location_id, id`.execute(db);
  return rows;
};

/** Tickets that count on a day of a location, on their own day or with what happened after their close. */
export const ticketsOfDay = async (db: Db, locationId: string, day: string): Promise<readonly CountedTicket[]> => {
  const { rows } = await sql<CountedTicket>`
    select location_id as "locationId", id, day, hour, body, dictionary from ticket
    where location_id = ${locationId} and (day = ${day} or later_days && array[${day}]::text[])
    order by id`.execute(db);
  return rows;
};
