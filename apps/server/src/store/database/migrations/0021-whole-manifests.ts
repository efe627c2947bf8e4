import { type Kysely, sql } from 'kysely';

/** What terminals of earlier versions receive in place of a manifest with chunks. Derived, so it may be emptied. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table whole_manifest (manifest text primary key, whole text not null)`.execute(db);
};
