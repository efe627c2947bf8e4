import type { PaidShift } from '@commissary/domain';
import type { Db } from '../database/index.ts';

/** A stored shift with where and in which workweek it counts. */
export interface WeekShift extends PaidShift {
  readonly locationId: string;
  readonly week: string;
}

interface Weeks {
  readonly from: string;
  readonly to: string;
}

/** How many shifts locations have in the workweeks that begin on some of these days, by location; none without one. */
export const countShifts = async (
  db: Db,
  locationIds: readonly string[],
  { from, to }: Weeks,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('shift')
    .select(({ fn }) => ['location_id', fn.countAll<string>().as('count')])
    .where(({ eb, val }) => eb('location_id', '=', eb.fn.any(val([...locationIds]))))
    .where('week', '>=', from)
    .where('week', '<=', to)
    .groupBy('location_id')
    .execute();
  return new Map(rows.map(({ location_id: locationId, count }) => [locationId, Number(count)]));
};

/** The shifts of locations in the workweeks that begin on some of these days, one location after the other. */
export const shiftsOfWeeks = async (
  db: Db,
  locationIds: readonly string[],
  { from, to }: Weeks,
): Promise<readonly WeekShift[]> => {
  const rows = await db
    .selectFrom('shift')
    .select(['location_id', 'week', 'day', 'body', 'terms'])
    .where(({ eb, val }) => eb('location_id', '=', eb.fn.any(val([...locationIds]))))
    .where('week', '>=', from)
    .where('week', '<=', to)
    .orderBy('location_id')
    .orderBy('week')
    .orderBy('clock_in')
    .orderBy('id')
    .execute();
  return rows.map(({ location_id: locationId, body: shift, ...row }) => ({ ...row, locationId, shift }));
};
