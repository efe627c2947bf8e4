import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** Says which row of `rollup` it is, and how often it was made. */
export const rowHash = sql`hashtextextended((rollup.location_id || rollup.span) collate "C", rollup.made)`;

/** Sums of a day or a month of some locations together; without a body no scope has them as they are now. */
interface ScopeSums {
  readonly span: string;
  readonly body: Uint8Array | null;
}

/**
 * The sums of these days and months of these locations together, where a scope of the company was made of exactly the rows that
 * they have now: whoever does not see one of its locations, or sees another one, has another position. One statement, so that
 * position and sums are of one instant. Spans without any ticket are missing.
 */
export const scopeSums = async (
  db: Db,
  companyId: string,
  locationIds: readonly string[],
  spans: readonly string[],
): Promise<readonly ScopeSums[]> => {
  const [ids, asked] = [sql`${[...locationIds]}::text[]`, sql`${[...spans]}::text[]`];
  const { rows } = await sql<ScopeSums>`
    with due as materialized (
      select distinct span from rollup_due where location_id = any(${ids})
    ), sold as materialized (
      select span, count(*)::integer as members, sum(${rowHash}) as position from rollup
      where location_id = any(${ids}) and span = any(${asked}) group by span
    )
    select span, (select body from scope_rollup made where made.company_id = ${companyId} and made.span = sold.span
      and made.members = sold.members and made.position = sold.position
      and not exists (select from due where due.span = sold.span or left(due.span, 7) = sold.span) limit 1) as body
    from sold
    union all
    select span, null from due where span = any(${asked}) and not exists (select from sold where sold.span = due.span)
    order by 1`.execute(db);
  return rows;
};
