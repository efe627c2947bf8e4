import { sql } from 'kysely';
import type { Db } from '../store/database/tables.ts';

/** How many rows the statistics of the database say that these tables have. */
export const knownCounts = async (db: Db, tables: readonly string[]): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, reltuples::int as count from pg_class
    where oid = any(${[...tables]}::text[]::regclass[])`.execute(db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};
