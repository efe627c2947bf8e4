import { sql } from 'kysely';
import { decodePart } from '../services/content/part-codec.ts';
import type { Db } from '../store/database/tables.ts';

/** Every row of every table as text, and every stored part also as its JSON. */
export const allRows = async (db: Db): Promise<readonly string[]> => {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(db);
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  const parts = await db.selectFrom('part').select('body').execute();
  return [...found, ...parts.map(({ body }) => `part ${JSON.stringify(decodePart(body))}`)];
};
