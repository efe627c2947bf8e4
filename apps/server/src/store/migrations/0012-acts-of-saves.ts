import { type Kysely, sql } from 'kysely';

/** Saves of one act share a reason; which others there are is asked for every save that a history shows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index revision_reason on revision (reason) where reason is not null`.execute(db);
};
