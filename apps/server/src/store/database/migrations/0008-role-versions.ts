import { type Kysely, sql } from 'kysely';

/** The second of two concurrent editors of a role gets a conflict, and a grant stores who assigned it and when. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table role add column version integer not null default 0`.execute(db);
  await sql`alter table granted_role add column given_by text, add column given_at timestamptz(3)`.execute(db);
  await sql`create index granted_role_role on granted_role (role_id)`.execute(db);
};
