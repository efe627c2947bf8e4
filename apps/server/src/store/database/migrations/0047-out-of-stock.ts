import { type Kysely, sql } from 'kysely';

/** Finds the values that say that something is out of stock by their end, however long the history of a layer is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index change_log_out on change_log (layer_id, (value -> 'until'))
    where op = 'set' and path like '%/out'`.execute(db);
};
