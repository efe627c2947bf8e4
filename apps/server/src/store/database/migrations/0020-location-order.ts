import { type Kysely, sql } from 'kysely';

/** The name without case and accents, and with twenty digits for each number, so that numbers order by value. */
const sortName = sql`regexp_replace(
  regexp_replace(
    lower(regexp_replace(normalize(name, nfd), '[\\u0300-\\u036f]', '', 'g')),
    '(\\d+)', '00000000000000000000\\1', 'g'),
  '\\d*(\\d{20})', '\\1', 'g')`;

/** Pages of locations by name read one index, in the same order under any collation of the database. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table tenant add column sort_name text collate "C" generated always as (${sortName}) stored`.execute(
    db,
  );
  await sql`create index tenant_sort_name on tenant (company_id, sort_name, id)`.execute(db);
};
