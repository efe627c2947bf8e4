import { type Kysely, sql } from 'kysely';

/**
 * A location has an address in parts, a version that detects concurrent edits, and its licenses. The trigger that
 * reports changes names the columns it watches: it is created again for the new ones.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_name = 'tenant' and column_name not in ('last_ping', 'pos_version')`.execute(db);
  const columns = rows.map(({ column }) => column).join(', ');
  await sql
    .raw(
      `create trigger tenant_told after insert or delete or update of ${columns} on tenant for each statement execute function tell_change()`,
    )
    .execute(db);
};

const inParts = '^(.+), ([^,]+), ([A-Z]{2}) ([0-9]{5}(?:-[0-9]{4})?)$';

const statements = [
  'drop trigger if exists tenant_told on tenant',
  'alter table tenant add column version integer not null default 1',
  "alter table tenant add column products jsonb not null default '[]'",
  'alter table tenant add column licensed_at timestamptz(3)',
  `update tenant set products = '["online"]' where online_allowed`,
  'alter table tenant drop column online_allowed',
  // An address that cannot be split is stored in its first part until it is edited.
  `alter table tenant alter column address type jsonb using case
    when address is null then null
    when address ~ '${inParts}' then jsonb_build_object(
      'street', (regexp_match(address, '${inParts}'))[1], 'city', (regexp_match(address, '${inParts}'))[2],
      'state', (regexp_match(address, '${inParts}'))[3], 'postalCode', (regexp_match(address, '${inParts}'))[4])
    else jsonb_build_object('street', address, 'city', '', 'state', '', 'postalCode', '') end`,
  `create table licence_token (
    tenant_id text primary key references tenant, token_hash text not null, expires_at timestamptz(3) not null)`,
];
