import { type Kysely, sql } from 'kysely';

/**
 * Beside the sums of a day or a month those of them that are few: a report by day reads thousands of them, and the items are
 * three quarters of each. A process of an earlier version writes new sums and knows no short ones: then there are none.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  'alter table rollup add column short bytea',
  // Compressed already.
  'alter table rollup alter column short set storage external',
  `create function forget_short_rollup() returns trigger language plpgsql as $$
    begin
      if new.body <> old.body and new.short = old.short then
        new.short := null;
      end if;
      return new;
    end $$`,
  `create trigger rollup_short before update of body on rollup
    for each row execute function forget_short_rollup()`,
];
