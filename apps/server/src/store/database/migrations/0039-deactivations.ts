import { type Kysely, sql } from 'kysely';

/** Since when somebody is deactivated, and by whom; unknown of those who were deactivated before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table person add column deactivated_at timestamptz, add column deactivated_by text`.execute(db);
};
