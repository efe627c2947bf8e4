import { type Kysely, sql } from 'kysely';

/** A group that was removed stays as a row: what it once set is history, and history does not change. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table tenant add column removed_at timestamptz(3)`.execute(db);
};
