import { type Kysely, sql } from 'kysely';

/** An owner may allow managers of employees to assign a role. None is allowed at first. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table role add column open_to_hiring boolean not null default false`.execute(db);
};
