import { sql } from 'kysely';
import type { Db, Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Append-only tables. The server inserts into them and reads them, and does nothing else. */
const appendOnly: readonly (keyof Tables)[] = [
  'audit',
  'audit_place',
  'change_log',
  'closed_day',
  'part',
  'published_history',
  'revision',
  'shift_settings',
];

/**
 * Grants the server's own role what it needs of tables that another role created, and no more: no change of the schema,
 * and no update of rows that are history. `db` is a connection of the role that owns the tables.
 */
export const grantServerRole = async (db: Db, role: string): Promise<void> => {
  const to = sql.ref(role);
  const history = sql.join(appendOnly.map(table => sql.table(table)));
  await inTransaction(db, async transaction => {
    for (const statement of [
      sql`revoke create on schema public from public`,
      sql`grant usage on schema public to ${to}`,
      sql`grant select, insert, update, delete on all tables in schema public to ${to}`,
      // Marks of sums have a number each.
      sql`grant usage on all sequences in schema public to ${to}`,
      sql`revoke update, delete, truncate on ${history} from ${to}`,
      sql`revoke insert, update, delete, truncate on kysely_migration, kysely_migration_lock from ${to}`,
    ])
      await statement.execute(transaction);
  });
};

export const serverRole = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
};
