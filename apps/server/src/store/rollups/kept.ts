import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** Sums of a day or a month of a location; without a body they are not made, and its tickets have to be asked. */
export interface KeptRollup {
  readonly locationId: string;
  readonly span: string;
  readonly body: Uint8Array | null;
}

/** What is asked for. */
export interface AskedSpans {
  readonly from: string;
  readonly to: string;
  /** Those of the period that may be answered as a whole. */
  readonly months: readonly string[];
  /** Whether the days of these months are needed too. */
  readonly withDays: boolean;
  /** Whether the few sums are enough, which are stored beside all of them. */
  readonly isShort: boolean;
}

/**
 * The sums of a period: months as a whole where none of their days has changed since, before their days where these are
 * needed too, and all other days one by one. One statement, so that all are of one instant. Days without any ticket are missing.
 */
export const keptRollups = async (
  db: Db,
  locationIds: readonly string[],
  { from, to, months, withDays, isShort }: AskedSpans,
): Promise<readonly KeptRollup[]> => {
  const body = isShort ? sql`coalesce(short, body) as body` : sql`body`;
  const { rows } = await sql<KeptRollup>`
    with due as materialized (
      select location_id, span from rollup_due where location_id = any(${[...locationIds]}::text[])
    ), whole as materialized (
      select location_id, span, ${body} from rollup
      where location_id = any(${[...locationIds]}::text[]) and span = any(${[...months]}::text[])
        and not exists (select from due where due.location_id = rollup.location_id and left(due.span, 7) = rollup.span)
    )
    select location_id as "locationId", span, body from whole
    union all
    select location_id, span, ${body} from rollup
    where location_id = any(${[...locationIds]}::text[]) and span between ${from} and ${to} and length(span) = 10
      and not exists (select from due where due.location_id = rollup.location_id and due.span = rollup.span)
      ${withDays ? sql`` : sql`and not exists (select from whole where whole.location_id = rollup.location_id and whole.span = left(rollup.span, 7))`}
    union all
    select location_id, span, null from due where span between ${from} and ${to} and length(span) = 10
    order by 1, 2`.execute(db);
  return rows;
};

/** Sums of a day. */
interface MadeDay {
  readonly span: string;
  readonly body: Uint8Array;
}

/** The sums of the days of a month of a location, those that are made. */
export const rollupsOfMonth = async (db: Db, locationId: string, month: string): Promise<readonly MadeDay[]> => {
  const { rows } = await sql<MadeDay>`
    select span, body from rollup where location_id = ${locationId} and span between ${`${month}-01`} and ${`${month}-31`}
    order by span`.execute(db);
  return rows;
};
