import { sql } from 'kysely';
import type { Db } from '../store/database/tables.ts';

export interface DatabaseSnapshot {
  /** Every table as it was when the snapshot was taken. */
  restore(): Promise<void>;
}

/**
 * Copies every table, for a test that starts repeatedly from the same state. Triggers and foreign keys are disabled
 * while it is restored, so caches of rows have to be cleared: `forget`.
 */
export const takeDatabaseSnapshot = async (db: Db, forget: () => void): Promise<DatabaseSnapshot> => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(db);
  const tables = rows.map(({ name }) => name);
  await sql`create schema snapshot`.execute(db);
  for (const name of tables)
    await sql`create table ${sql.table(`snapshot.${name}`)} as table ${sql.table(name)}`.execute(db);
  const all = tables.map(name => `"${name}"`);
  const script = [
    'begin',
    'set local session_replication_role = replica',
    ...all.map(name => `delete from ${name}; insert into ${name} overriding system value table snapshot.${name}`),
    'commit',
  ].join('; ');
  return {
    restore: async () => {
      await sql.raw(script).execute(db);
      forget();
    },
  };
};
