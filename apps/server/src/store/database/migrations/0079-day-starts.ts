import { type Kysely, sql } from 'kysely';

/** When business days begin, of a company and of the locations that differ, each from a day on. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  "alter table company add column day_starts jsonb not null default '[]'",
  "alter table tenant add column day_starts jsonb not null default '[]'",
  'create trigger tenant_day_starts_told after update of day_starts on tenant for each statement execute function tell_change()',
];
