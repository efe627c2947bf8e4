import { sql } from 'kysely';
import type { UseCaseContext } from '../services/context/use-case-context.ts';
import type { Db } from '../store/database/tables.ts';
import { inTransaction } from '../store/database/transaction.ts';

/** The number of older saves of each layer, each of one field. */
export const addSaves = async (db: Db, count: number, layers: readonly string[]): Promise<void> => {
  for (const layer of layers) {
    await sql`
      insert into revision (id, layer_id, version, manifest, schema_version, author_id, author_name, source, at)
      select r.layer_id || '-old-' || ${count}::text || '-' || g, r.layer_id, -g - ${count}::integer, r.manifest, 1, r.author_id, r.author_name, 'save', r.at - interval '1 second' * g
      from revision r cross join generate_series(1, ${count}::integer) g where r.layer_id = ${layer} and r.version = 1`.execute(
      db,
    );
    await sql`
      insert into change_log (layer_id, revision_id, version, path, op, value, was, author_id, author_name, at)
      select c.layer_id, c.layer_id || '-old-' || ${count}::text || '-' || g, -g - ${count}::integer, c.path, c.op, c.value, c.was, c.author_id, c.author_name, c.at - interval '1 second' * g
      from change_log c cross join generate_series(1, ${count}::integer) g where c.layer_id = ${layer} and c.version = 1`.execute(
      db,
    );
  }
  await sql`vacuum analyze change_log`.execute(db);
  await sql`vacuum analyze revision`.execute(db);
};

/** The number of rows that the database read for a piece of work. */
export const rowsTouched = async <C extends UseCaseContext>(
  caller: C,
  work: (caller: C) => Promise<unknown>,
): Promise<number> =>
  inTransaction(caller.db, async db => {
    const before = await touched(db);
    await work({ ...caller, db });
    return (await touched(db)) - before;
  });

const touched = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::integer as rows
    from pg_stat_xact_user_tables where relname in ('change_log', 'revision')`.execute(db);
  return rows[0]?.rows ?? Number.NaN;
};
