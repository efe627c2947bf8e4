import { type DayStart, type DayStartSettings, dayStartsAt } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A day of a location. */
export interface LocationDay {
  readonly locationId: string;
  readonly day: string;
}

export interface ClosedDayRow {
  readonly closedAt: Date;
  /** Null: it closed by itself. */
  readonly closedBy: string | null;
  readonly hash: Uint8Array;
  readonly body: Uint8Array;
}

/** Days that are not closed, oldest first, the next ones after one of them. */
export const openDays = async (
  db: Db,
  { after, limit }: { readonly after: LocationDay | null; readonly limit: number },
): Promise<
  readonly (LocationDay & { readonly timeZone: string | null; readonly dayStarts: readonly DayStart[] })[]
> => {
  const { rows } = await sql<
    LocationDay & { timeZone: string | null; own: DayStartSettings; company: DayStartSettings }
  >`
    select location_id as "locationId", span as day, tenant.time_zone as "timeZone",
      tenant.day_starts as own, company.day_starts as company
    from rollup join tenant on tenant.id = location_id join company on company.id = tenant.company_id
    where not closed and length(span) = 10
      ${after === null ? sql`` : sql`and (span, location_id) > (${after.day}, ${after.locationId})`}
    order by span, location_id limit ${limit}`.execute(db);
  return rows.map(({ own, company, ...day }) => ({ ...day, dayStarts: dayStartsAt(company, own) }));
};

/** Stores a day as it is closed; returns whether it was open. A day that somebody else has closed stays as that has. */
export const putClosedDay = async (
  db: Db,
  { locationId, day }: LocationDay,
  { closedAt, closedBy, hash, body }: ClosedDayRow,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into closed_day (location_id, day, closed_at, closed_by, hash, body)
    values (${locationId}, ${day}, ${closedAt}::timestamptz, ${closedBy}, ${hash}::bytea, ${body}::bytea)
    on conflict (location_id, day) do nothing
    returning day`.execute(db);
  await db
    .updateTable('rollup')
    .set({ closed: true })
    .where('location_id', '=', locationId)
    .where('span', '=', day)
    .execute();
  return rows.length > 0;
};

export const findClosedDay = (db: Db, { locationId, day }: LocationDay): Promise<ClosedDayRow | undefined> =>
  db
    .selectFrom('closed_day')
    .select(['closed_at as closedAt', 'closed_by as closedBy', 'hash', 'body'])
    .where('location_id', '=', locationId)
    .where('day', '=', day)
    .executeTakeFirst();
