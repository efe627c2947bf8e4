import { type Kysely, sql } from 'kysely';

/** A company may ask that people have one security role at a location at most: a second one gives a missing permission. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table company add column one_role_per_location boolean not null default false`.execute(db);
};
