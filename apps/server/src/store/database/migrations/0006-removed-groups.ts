import { type Kysely, sql } from 'kysely';

/** A removed group stays as a row: what it set is history, and history does not change. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table tenant add column removed_at timestamptz(3)`.execute(db);
};
