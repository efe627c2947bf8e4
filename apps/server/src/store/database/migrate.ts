import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Db } from './tables.ts';

/** Migrates the tables. Of several servers that start together on PostgreSQL, one does it and the others wait. */
export const migrateDatabase = async (db: Db): Promise<void> => {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Migrations do not depend on each other's order: two that were written in parallel may arrive in either order.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};

/** The migrator reads every column of every table first; nearly every start can skip that. */
const isUpToDate = async (db: Db): Promise<boolean> => {
  const table = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (table.rows[0]?.there !== true) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(row => row.name).join() === Object.keys(migrations).join();
};
