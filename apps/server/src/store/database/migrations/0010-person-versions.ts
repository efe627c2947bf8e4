import { type Kysely, sql } from 'kysely';

/** The second of two concurrent editors of a person gets a conflict. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table person add column version integer not null default 1`.execute(db);
};
