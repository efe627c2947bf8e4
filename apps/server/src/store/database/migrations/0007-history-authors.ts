import { type Kysely, sql } from 'kysely';

/** The authors of a layer are found by stepping from one person to the next, however often each saved. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index revision_author on revision (layer_id, (coalesce(author_id, author_name)), at desc)`.execute(db);
};
