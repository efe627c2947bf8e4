import type { PaidShift } from '@commissary/domain';
import type { Db } from '../database/index.ts';

/** A stored shift with where and in which workweek it counts. */
export interface WeekShift extends PaidShift {
  readonly locationId: string;
  readonly week: string;
}

/** The shifts of locations in the workweeks that begin on some of these days, one location after the other. */
export const shiftsOfWeeks = async (
  db: Db,
  locationIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
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
