import { type DayStart, type DayStartSettings, dayStartsAt } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import type { LocationDay } from './closed.ts';

/** Days of a location in a month that are in a file: a bit for each, the lowest for the first; of no file a day alone. */
interface FiledRow {
  readonly locationId: string;
  readonly month: string;
  readonly file: string | null;
  readonly days: number;
}

/** A bit for the day of a span. */
const bit = sql`(1 << (right(span, 2)::integer - 1))`;

/**
 * The days on which something was sold, by the file that has them. A day that has changed since, or whose file has another
 * format, is in none. One statement, so that all are of one instant; days without any ticket are missing.
 */
export const filedDays = async (
  db: Db,
  locationIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
  format: string,
): Promise<readonly FiledRow[]> => {
  const { rows } = await sql<FiledRow>`
    with due as materialized (
      select location_id, span from rollup_due
      where location_id = any(${[...locationIds]}::text[]) and span between ${from} and ${to} and length(span) = 10
    ), sold as (
      select location_id, span, case when file like ${`${format}-%`} and not exists (
        select from due where due.location_id = rollup.location_id and due.span = rollup.span) then file end as file
      from rollup
      where location_id = any(${[...locationIds]}::text[]) and span between ${from} and ${to} and length(span) = 10
      union
      select location_id, span, null from due
    )
    select location_id as "locationId", left(span, 7) as month, file, sum(${bit})::integer as days
    from sold group by 1, 2, 3 order by 2, 1, 3`.execute(db);
  return rows;
};

/** A closed day that is in no file. */
export interface UnfiledDay extends LocationDay {
  readonly made: number;
  readonly companyId: string;
  readonly timeZone: string | null;
  readonly dayStarts: readonly DayStart[];
}

/** Closed days in no file and without a change that is not in their sums yet, of one company and month: those of the oldest. */
export const unfiledDays = async (db: Db, limit: number): Promise<readonly UnfiledDay[]> => {
  const isUnfiled = sql`closed and file is null and length(span) = 10 and not exists (
    select from rollup_due due where due.location_id = rollup.location_id and due.span = rollup.span)`;
  const { rows } = await sql<Omit<UnfiledDay, 'dayStarts'> & { own: DayStartSettings; company: DayStartSettings }>`
    with oldest as materialized (
      select tenant.company_id, left(span, 7) as month from rollup join tenant on tenant.id = location_id
      where ${isUnfiled} order by span, location_id limit 1
    )
    select location_id as "locationId", span as day, made, tenant.company_id as "companyId", tenant.time_zone as "timeZone",
      tenant.day_starts as own, company.day_starts as company
    from rollup join tenant on tenant.id = location_id join oldest on oldest.company_id = tenant.company_id
      join company on company.id = tenant.company_id
    where ${isUnfiled} and span between oldest.month || '-01' and oldest.month || '-31'
    order by span, location_id limit ${limit}`.execute(db);
  return rows.map(({ own, company, ...day }) => ({ ...day, dayStarts: dayStartsAt(company, own) }));
};

/** Says that a file has these days; those whose sums were made anew meanwhile it has not. */
export const fileDays = async (db: Db, file: string, days: readonly UnfiledDay[]): Promise<void> => {
  const of = JSON.stringify(days.map(({ locationId, day, made }) => ({ locationId, day, made })));
  await sql`
    update rollup set file = ${file}
    from jsonb_to_recordset(${of}::jsonb) as filed ("locationId" text, day text, made integer)
    where location_id = filed."locationId" and span = filed.day and rollup.made = filed.made and file is null`.execute(
    db,
  );
};

/** The days of a month of a company, by the file that has them, changed or not. */
export const filedInMonth = async (db: Db, companyId: string, month: string) => {
  const { rows } = await sql<FiledRow & { file: string }>`
    select location_id as "locationId", ${month}::text as month, file, sum(${bit})::integer as days
    from rollup join tenant on tenant.id = location_id
    where tenant.company_id = ${companyId} and span between ${`${month}-01`} and ${`${month}-31`} and file is not null
    group by 1, 3 order by 1, 3`.execute(db);
  return rows;
};

/** Days of some files are in one now, or in none. */
export const moveDays = async (db: Db, files: readonly string[], to: string | null): Promise<void> => {
  await sql`update rollup set file = ${to} where file = any(${[...files]}::text[])`.execute(db);
};

/** The files that have days. */
export const usedFiles = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ file: string }>`select distinct file from rollup where file is not null`.execute(db);
  return rows.map(({ file }) => file);
};

/** Those of some files that have no days. */
export const unusedFiles = async (db: Db, files: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ file: string }>`
    select file from unnest(${[...files]}::text[]) as there (file)
    where not exists (select from rollup where rollup.file = there.file)`.execute(db);
  return rows.map(({ file }) => file);
};
