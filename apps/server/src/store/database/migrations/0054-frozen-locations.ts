import { type Kysely, sql } from 'kysely';

/** Locations that no publish of menu and settings reaches until they are released. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table frozen_location (
      location_id text primary key references tenant, reason text not null, by_name text not null, at timestamptz(3) not null)`.execute(
    db,
  );
};
