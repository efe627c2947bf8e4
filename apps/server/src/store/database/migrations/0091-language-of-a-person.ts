import { type Kysely, sql } from 'kysely';

/** The language that a person chose for the console; null: what the browser asks for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table person add column language text check (language in ('en', 'es'))`.execute(db);
};
