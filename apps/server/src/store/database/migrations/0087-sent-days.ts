import { type Kysely, sql } from 'kysely';

/**
 * In which version a ClickHouse has what was sold on a closed day. Whoever makes the sums of a day anew, in any version of the
 * product, takes that back, as it does with its file.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  'alter table rollup add column sent bigint',
  `create or replace function take_out_of_file() returns trigger language plpgsql as $$
    begin
      new.made := old.made + 1;
      new.file := null;
      new.sent := null;
      return new;
    end $$`,
  'create index rollup_unsent on rollup (span, location_id) where closed and sent is null and length(span) = 10',
];
