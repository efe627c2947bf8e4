import { type Kysely, sql } from 'kysely';

/** Of two who edit the same person, the second hears of the first. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table person add column version integer not null default 1`.execute(db);
};
