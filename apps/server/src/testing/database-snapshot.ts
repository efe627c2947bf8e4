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
  // What PostgreSQL derives from other columns cannot be inserted.
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and is_generated = 'NEVER'
    group by table_name`.execute(db);
  await sql`create schema snapshot`.execute(db);
  for (const { name } of tables)
    await sql`create table ${sql.table(`snapshot.${name}`)} as table ${sql.table(name)}`.execute(db);
  const script = [
    'begin',
    'set local session_replication_role = replica',
    ...tables.map(
      ({ name, columns }) =>
        `delete from "${name}"; insert into "${name}" (${columns}) overriding system value select ${columns} from snapshot."${name}"`,
    ),
    'commit',
  ].join('; ');
  return {
    restore: async () => {
      await sql.raw(script).execute(db);
      forget();
    },
  };
};
