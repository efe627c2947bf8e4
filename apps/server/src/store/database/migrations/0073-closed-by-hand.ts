import { type Kysely, sql } from 'kysely';

/** Days that somebody has closed, and no closed day that changes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  'alter table closed_day add column closed_by text',
  `create trigger closed_day_append_only before update or delete or truncate on closed_day
    for each statement execute function refuse_change()`,
];
