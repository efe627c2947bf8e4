import { dayStartsAt } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import type { LocationDay } from './closed.ts';
import type { UnfiledDay } from './filed.ts';

/** A closed day that ClickHouse has not, and the version it is sent in. */
export interface UnsentDay extends Omit<UnfiledDay, 'companyId'> {
  readonly version: number;
}

/**
 * Closed days that are not sent and have no change that is not in their sums yet, oldest first. A version is a time of the
 * database, in microseconds: later ones are higher for all processes, and in a database that was restored.
 */
export const unsentDays = async (db: Db, limit: number): Promise<readonly UnsentDay[]> => {
  const { rows } = await sql<Omit<UnsentDay, 'dayStarts' | 'version'> & OfRow>`
    select location_id as "locationId", span as day, made, tenant.time_zone as "timeZone", tenant.day_starts as own,
      company.day_starts as company, (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as version
    from rollup join tenant on tenant.id = location_id join company on company.id = tenant.company_id
    where closed and sent is null and length(span) = 10 and not exists (
      select from rollup_due due where due.location_id = rollup.location_id and due.span = rollup.span)
    order by span, location_id limit ${limit}`.execute(db);
  return rows.map(({ own, company, version, ...day }) => ({
    ...{ ...day, dayStarts: dayStartsAt(company, own), version: Number(version) },
  }));
};

interface OfRow {
  readonly own: Parameters<typeof dayStartsAt>[1];
  readonly company: Parameters<typeof dayStartsAt>[0];
  readonly version: string;
}

/**
 * Says that these days are sent; those whose sums were made anew meanwhile are not. Of two processes that have sent the same day
 * the later version is there, whoever says so first.
 */
export const markSent = async (db: Db, days: readonly UnsentDay[]): Promise<void> => {
  const of = JSON.stringify(days.map(({ locationId, day, made, version }) => ({ locationId, day, made, version })));
  await sql`
    update rollup set sent = greatest(sent, given.version)
    from jsonb_to_recordset(${of}::jsonb) as given ("locationId" text, day text, made integer, version bigint)
    where location_id = given."locationId" and span = given.day and rollup.made = given.made`.execute(db);
};

/** How many days are sent, and the sum of their versions, as a text because no number holds it. */
interface SentPosition {
  readonly days: number;
  readonly versions: string;
}

const position = sql`count(*)::integer as days, coalesce(sum(sent), 0)::text as versions`;

/**
 * The days of a period on which something was sold: what is sent of them, and those that are not or have changed since. One
 * statement, so that all are of one instant. Null: a closed day without a change is not sent, or more are not than may be.
 */
export const sentDays = async (
  db: Db,
  locationIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
  mostUnsent: number,
): Promise<{ readonly sent: SentPosition; readonly unsent: readonly LocationDay[] } | null> => {
  const ids = sql`${[...locationIds]}::text[]`;
  const { rows } = await sql<LocationDay & SentPosition & { isClosed: boolean | null }>`
    with due as materialized (
      select location_id, span from rollup_due
      where location_id = any(${ids}) and span between ${from} and ${to} and length(span) = 10
    ), sold as materialized (
      select location_id, span, closed, case when not exists (
        select from due where due.location_id = rollup.location_id and due.span = rollup.span) then sent end as sent,
        exists (select from due where due.location_id = rollup.location_id and due.span = rollup.span) as changed
      from rollup
      where location_id = any(${ids}) and span between ${from} and ${to} and length(span) = 10
      union all
      select location_id, span, false, null, true from due
      where not exists (select from rollup where rollup.location_id = due.location_id and rollup.span = due.span)
    )
    select null as "locationId", null as day, null as "isClosed", ${position} from sold where sent is not null
    union all (
      select location_id, span, closed and not changed, 0, '0' from sold where sent is null
      order by 3 desc, 1, 2 limit ${mostUnsent + 1}
    )`.execute(db);
  const unsent = rows.filter(({ isClosed }) => isClosed !== null);
  const sent = rows.find(({ isClosed }) => isClosed === null);
  if (sent === undefined || unsent.length > mostUnsent || unsent.some(({ isClosed }) => isClosed)) return null;
  return {
    sent: { days: sent.days, versions: sent.versions },
    unsent: unsent.map(({ locationId, day }) => ({ locationId, day })),
  };
};

/** What is sent of each month. */
export const sentMonths = async (db: Db): Promise<ReadonlyMap<string, SentPosition>> => {
  const { rows } = await sql<SentPosition & { month: string }>`
    select left(span, 7) as month, ${position} from rollup where sent is not null group by 1`.execute(db);
  return new Map(rows.map(({ month, days, versions }) => [month, { days, versions }]));
};

/** Months that are to be sent again. */
export const forgetSent = async (db: Db, months: readonly string[]): Promise<void> => {
  await sql`update rollup set sent = null where sent is not null and left(span, 7) = any(${[...months]}::text[])`.execute(
    db,
  );
};
