import { type Kysely, sql } from 'kysely';

/**
 * What a terminal compares PINs with is bound to it: by a key that it made itself, and by a salt for each person. A
 * credential gives nothing before a device has checked in with it. Terminals of an earlier version go on: the credentials
 * that they have keep the list of the company's one salt.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table check_in add column key_hash text`.execute(db);
  await sql`alter table person_pin add column own_verifier bytea`.execute(db);
  await sql`alter table credential add column checked_in_at timestamptz,
    add column has_shared_list boolean not null default false`.execute(db);
  await sql`update credential set checked_in_at = last_used_at, has_shared_list = true where deleted_at is null`.execute(
    db,
  );
};
