import type { ShiftFlag } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A shift that is kept with a doubt. */
interface DoubtfulShift {
  readonly locationId: string;
  readonly id: string;
  readonly day: string;
  readonly employee: string;
  readonly flags: readonly ShiftFlag[];
}

/** Those of locations on some days, the newest first. */
export const doubtfulShifts = async (
  db: Db,
  locationIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
  limit: number,
): Promise<readonly DoubtfulShift[]> => {
  const { rows } = await sql<DoubtfulShift>`
    select location_id as "locationId", id, day, body -> 'employee' ->> 'name' as employee, flags from shift
    where location_id = any(${[...locationIds]}::text[]) and day >= ${from} and day <= ${to} and flags <> '{}'
    order by day desc, location_id, id limit ${limit}`.execute(db);
  return rows;
};
