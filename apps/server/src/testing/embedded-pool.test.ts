import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { writeAudit } from '../store/calls/audit.ts';
import type { Database } from '../store/database/database.ts';
import { insertCompany } from '../store/tenants/company.ts';
import { auditEntry as entry } from './audit-entry.ts';
import { openTestDatabase } from './test-database.ts';

const open = () => openTestDatabase('pglite');
/** Which of the embedded databases of this process it is. */
const startOf = async ({ db }: Database): Promise<unknown> =>
  (await sql`select pg_postmaster_start_time()::text as start`.execute(db)).rows[0];
const answerOf = async ({ db }: Database, expression: string): Promise<unknown> =>
  Object.values(
    (await sql<Record<string, unknown>>`select ${sql.raw(expression)} as value`.execute(db)).rows[0] ?? {},
  )[0];

it('a closed database is opened again as it was before its first test', async () => {
  const first = await open();
  const start = await startOf(first);
  const heard: unknown[] = [];
  await first.listen(signal => heard.push(signal));
  first.statements.listen(statement => heard.push(statement));
  await insertCompany(first.db, { id: 'c1', name: 'One', createdAt: new Date() });
  await writeAudit(first.db, entry);
  await sql`set statement_timeout = '7s'`.execute(first.db);
  await sql`create temporary table beside (id text)`.execute(first.db);
  await sql`select pg_advisory_lock(7)`.execute(first.db);
  await first.close();
  await first.close();
  await expect(insertCompany(first.db, { id: 'c2', name: 'Two', createdAt: new Date() })).rejects.toThrow('closed');
  heard.length = 0;

  const second = await open();
  expect(await startOf(second)).toEqual(start);
  for (const table of ['company', 'audit', 'kysely_migration_lock'])
    expect([table, await answerOf(second, `(select count(*) from ${table})`)]).toEqual([
      table,
      table.startsWith('k') ? 1 : 0,
    ]);
  expect(await answerOf(second, "current_setting('statement_timeout')")).toBe('0');
  expect(await answerOf(second, "(select count(*) from pg_locks where locktype = 'advisory')")).toBe(0);
  expect(await answerOf(second, "to_regclass('beside') is null")).toBe(true);
  await insertCompany(second.db, { id: 'c1', name: 'Another', createdAt: new Date() });
  await writeAudit(second.db, entry);
  expect(await answerOf(second, '(select id from audit)')).toBe(1);
  expect(await answerOf(second, '(select number from company)')).toBe(1001);
  await expect(second.db.deleteFrom('audit').execute()).rejects.toThrow('append-only');
  expect(heard).toEqual([]);
  await second.close();
});

it.each([
  ['a setting of a table', 'alter table person set (autovacuum_enabled = false)'],
  ['a column', 'alter table company add column mark text'],
  ['an index', 'drop index role_name'],
  ['a trigger', 'alter table audit disable trigger audit_append_only'],
  [
    'a function',
    "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
  ],
  ['a schema', 'create schema beside'],
  ['a setting of the database', "alter database postgres set statement_timeout = '7s'"],
  ['statistics', 'analyze kysely_migration'],
  ['a transaction that was not ended', 'begin'],
])('a database with another state of %s is not opened again', async (_, statement) => {
  const changed = await open();
  const start = await startOf(changed);
  await sql.raw(statement).execute(changed.db);
  await changed.close();
  const next = await open();
  expect(await startOf(next)).not.toEqual(start);
  await next.close();
});
