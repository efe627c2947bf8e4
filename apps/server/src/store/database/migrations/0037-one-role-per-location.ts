import { type Kysely, sql } from 'kysely';

/** A company may let people have several security roles at one location; one is the rule. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table company add column one_role_per_location boolean not null default true`.execute(db);
};
