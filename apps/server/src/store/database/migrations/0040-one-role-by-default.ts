import { type Kysely, sql } from 'kysely';

/**
 * One security role at each location is the rule from the start. No company has decided otherwise: there was no call for
 * it. Who has two roles at a location keeps them, and is listed. Wages say who set them; of those before, nobody knows.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table company alter column one_role_per_location set default true`.execute(db);
  await sql`update company set one_role_per_location = true`.execute(db);
  await sql`alter table person_wage add column set_by text, add column set_at timestamptz`.execute(db);
};
