import { sql } from 'kysely';
import type { Db } from '../store/database/tables.ts';

/** Tables that rejected calls change: the last use of a session, call counts and failed sign-ins. */
const restless = ['session', 'sign_in_failure', 'call_rate'];

/** The intended effects of a rejection: failed sign-ins and denied writes are audited. */
const isNoted = sql<boolean>`to_jsonb(t) ->> 'action' in ('sign-in-failed', 'sign-in-locked', 'call-denied')`;

/** A digest of every table: a rejected call must not change a character. */
export const rowDigests = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const digests = new Map<string, string>();
  for (const { name } of tables.rows) {
    if (restless.includes(name)) continue;
    const { rows } = await sql<{ digest: string }>`select md5(coalesce(string_agg(t::text, '|' order by t::text), ''))
      as digest from ${sql.table(name)} as t where ${isNoted} is not true`.execute(db);
    digests.set(name, rows[0]?.digest ?? '');
  }
  return digests;
};
