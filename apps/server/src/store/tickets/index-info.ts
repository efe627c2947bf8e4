import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** What has arrived of a location. */
export interface ArrivedTickets {
  readonly locationId: string;
  readonly tickets: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly lastReceivedAt: Date | null;
  readonly delayMs: number | null;
}

/** Counted in the index of days; how late they are by the tickets of the last day alone, half of which were faster. */
export const arrivedTickets = async (db: Db, locationIds: readonly string[]): Promise<readonly ArrivedTickets[]> => {
  const { rows } = await sql<ArrivedTickets>`
    select asked.location_id as "locationId", counted.tickets, counted.first_day as "firstDay", counted.last_day as "lastDay",
      newest.received_at as "lastReceivedAt", newest.delay_ms as "delayMs"
    from unnest(${[...locationIds]}::text[]) as asked (location_id)
    cross join lateral (
      select count(*)::int as tickets, min(t.day) as first_day, max(t.day) as last_day
      from ticket t where t.location_id = asked.location_id) counted
    cross join lateral (
      select max(t.received_at) as received_at,
        (percentile_disc(0.5) within group (
          order by greatest(extract(epoch from t.received_at - coalesce(t.closed_at, t.opened_at)), 0)) * 1000)::float8 as delay_ms
      from ticket t where t.location_id = asked.location_id and t.day = counted.last_day) newest`.execute(db);
  return rows;
};
