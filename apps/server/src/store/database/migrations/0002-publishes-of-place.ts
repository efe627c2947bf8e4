import { type Kysely, sql } from 'kysely';

/** Finds the publishes of one location without reading those of all others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index run_location_place on run_location (location_id, blob_type)`.execute(db);
};
