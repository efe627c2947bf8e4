import { type Kysely, sql } from 'kysely';

/** Saves of one action share a reason; the history looks up the others for every save that it shows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index revision_reason on revision (reason) where reason is not null`.execute(db);
};
