import { type Kysely, sql } from 'kysely';

/**
 * Which file has what was sold on a closed day. Whoever makes the sums of a day anew, in any version, takes it out of its
 * file: the file has what was sold before.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `alter table rollup add column made integer not null default 0, add column file text collate "C"`,
  `create function take_out_of_file() returns trigger language plpgsql as $$
    begin
      new.made := old.made + 1;
      new.file := null;
      return new;
    end $$`,
  `create trigger rollup_filed before update of body on rollup
    for each row execute function take_out_of_file()`,
  'create index rollup_unfiled on rollup (span, location_id) where closed and file is null and length(span) = 10',
  'create index rollup_file on rollup (file) where file is not null',
];
