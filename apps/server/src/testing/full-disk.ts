import { sql } from 'kysely';
import type { Db } from '../store/database/tables.ts';

/** Makes the database reject one batch as a full disk would; returns a function that ends this. */
export const fillDisk = async (db: Db, runId: string): Promise<() => Promise<void>> => {
  await sql`create function full_disk() returns trigger language plpgsql as
    'begin raise exception ''no space left'' using errcode = ''53100''; end'`.execute(db);
  await sql
    .raw(`create trigger full_disk before insert on published_history for each row
      when (new.run_id = '${runId}') execute function full_disk()`)
    .execute(db);
  return async () => {
    await sql`drop trigger full_disk on published_history`.execute(db);
  };
};
