import { type Kysely, sql } from 'kysely';

/** A role may be opened to whoever hires. None is, until an owner says so. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table role add column open_to_hiring boolean not null default false`.execute(db);
};
