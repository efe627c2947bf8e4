import { type Kysely, sql } from 'kysely';

/**
 * Notifies every process, at the commit and not before, which table with cached rows changed. Columns that change often
 * (the last use of a session or credential, the last contact of a terminal) send no notification.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function tell_change() returns trigger language plpgsql as $$
    begin perform pg_notify('commissary_rows', tg_table_name); return null; end $$`.execute(db);
  const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_name = 'tenant' and column_name not in ('last_ping', 'pos_version')`.execute(db);
  const columns = rows.map(({ column }) => column).join(', ');
  for (const [table, events] of Object.entries(triggers))
    await sql
      .raw(
        `create trigger ${table}_told after ${events.replace('%', columns)} on ${table} for each statement execute function tell_change()`,
      )
      .execute(db);
};

const all = 'insert or update or delete';

const triggers: Readonly<Record<string, string>> = {
  company: all,
  credential: 'delete or update of secret_hash, deleted_at, tenant_id, client_id',
  granted_role: all,
  person: all,
  role: all,
  session: 'delete',
  tenant: 'insert or delete or update of %',
  document: all,
  layer: all,
};
