import { type Kysely, sql } from 'kysely';

/** A publish that was asked for not within open hours remains that when it is moved to another time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table run add column not_while_open boolean not null default false`.execute(db);
};
