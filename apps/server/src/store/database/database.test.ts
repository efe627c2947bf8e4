import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry as entry } from '../../testing/audit-entry.ts';
import { comparedTypes } from '../../testing/statement-shapes.ts';
import { bothDatabases, databases, openTestDatabase, withServerDatabase } from '../../testing/test-database.ts';
import { writeAudit } from '../calls/audit.ts';
import { findCompany, insertCompany } from '../tenants/company.ts';
import { type Database, makeTemplate, openDatabase } from './database.ts';

describe.each(bothDatabases)('column types on %s', kind => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const at = new Date('2026-03-08T07:59:59.123Z');
  // A part of a larger buffer, as what is read from a file or compressed often is.
  const bytes = Uint8Array.from({ length: 258 }, (_, n) => n).subarray(1, 257);
  const value = { list: [1, 'two', null], nested: { ok: true } };
  const json = JSON.stringify(value);
  const columns: Readonly<Record<string, readonly [written: ReturnType<typeof sql>, read: unknown]>> = {
    boolean: [sql`true`, true],
    bytea: [sql`${bytes}::bytea`, bytes],
    '"char"': [sql`'p'::"char"`, 'p'],
    name: [sql`'plain'::name`, 'plain'],
    bigint: [sql`count(*)`, 1],
    smallint: [sql`7::smallint`, 7],
    integer: [sql`7::integer`, 7],
    text: [sql`'plain'::text`, 'plain'],
    json: [sql`${json}::json`, value],
    'double precision': [sql`1.5::double precision`, 1.5],
    'character varying': [sql`'plain'::varchar`, 'plain'],
    'timestamp with time zone': [sql`${at}::timestamptz(3)`, at],
    'text[]': [sql`array['plain', 'a,"b"', '']`, ['plain', 'a,"b"', '']],
    void: [sql`pg_sleep(0)`, ''],
    jsonb: [sql`${json}::jsonb`, value],
  };

  it.each(Object.entries(comparedTypes))('are the same for %s', async (type, number) => {
    const [written = sql``, read] = columns[type] ?? [];
    const { rows } = await sql`select ${written} as value, pg_typeof(${written})::oid::int as type`.execute(
      database.db,
    );
    expect(rows).toStrictEqual([{ value: read, type: number }]);
  });

  it('are the same for numbers beyond an integer and for a text as JSON', async () => {
    const { rows } = await sql`select 7000000000::bigint as big, '"text"'::jsonb as text`.execute(database.db);
    expect(rows).toStrictEqual([{ big: 7_000_000_000, text: 'text' }]);
  });

  it('are the same for generated ids', async () => {
    await writeAudit(database.db, entry);
    const { id } = await database.db.selectFrom('audit').select('id').executeTakeFirstOrThrow();
    expect(id).toBe(1);
  });

  it.each(['audit', 'audit_place', 'published_history'] as const)('return %s as it was written', async table => {
    await writeAudit(database.db, { ...entry, tenantIds: ['elm', 'oak'] });
    const { db } = database;
    await expect(db.deleteFrom(table).execute()).rejects.toThrow('append-only');
    await expect(db.updateTable(table).set({ at: new Date() }).execute()).rejects.toThrow('append-only');
    await expect(sql`truncate ${sql.table(table)} cascade`.execute(db)).rejects.toThrow('append-only');
  });

  it('never change, remove or empty closed days', async () => {
    const { db } = database;
    await expect(db.deleteFrom('closed_day').execute()).rejects.toThrow('append-only');
    await expect(db.updateTable('closed_day').set({ closed_at: new Date() }).execute()).rejects.toThrow('append-only');
    await expect(sql`truncate closed_day`.execute(db)).rejects.toThrow('append-only');
  });

  it('[RULE.shifts.10] never change, remove or empty what shifts are paid by', async () => {
    const { db } = database;
    await expect(db.deleteFrom('shift_settings').execute()).rejects.toThrow('append-only');
    await expect(sql`update shift_settings set settings = '{}'`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`truncate shift_settings cascade`.execute(db)).rejects.toThrow('append-only');
  });

  it('roll back a transaction that fails, while others wait for it', async () => {
    const company = { id: 'c1', name: 'One', createdAt: new Date() };
    const failing = database.db.transaction().execute(async db => {
      await insertCompany(db, company);
      throw new Error('stop');
    });
    const other = insertCompany(database.db, { ...company, id: 'c2' });
    await expect(failing).rejects.toThrow('stop');
    await other;
    expect([await findCompany(database.db, 'c1'), (await findCompany(database.db, 'c2'))?.id]).toEqual([null, 'c2']);
  });
});

describe('a new database on a PostgreSQL server', () => {
  it.runIf(databases.includes('postgresql'))('is migrated once by servers that start together', async () => {
    await withServerDatabase(async url => {
      const opened = await Promise.all([openDatabase({ url }), openDatabase({ url }), openDatabase({ url })]);
      for (const database of opened) expect(await findCompany(database.db, 'c1')).toBeNull();
      for (const database of opened) await database.close();
    });
  });
});

describe('a connection that the database server ends', () => {
  it.runIf(databases.includes('postgresql'))('during a transaction fails only that transaction', async () => {
    await withServerDatabase(async url => {
      const [mine, other] = [await openDatabase({ url }), await openDatabase({ url })];
      const cut = mine.db.transaction().execute(async db => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
        await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other.db);
        await sql`select 1`.execute(db);
      });
      await expect(cut).rejects.toThrow();
      await expect(sql`select 1`.execute(mine.db)).resolves.toMatchObject({ rows: [{}] });
      await mine.close();
      await other.close();
    });
  });
});

describe('the folder of the embedded database', () => {
  const root = mkdtempSync(join(tmpdir(), 'commissary-folder-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('starts from a template, keeps its data, and is locked against other processes', async () => {
    const template = join(root, 'template.tgz');
    writeFileSync(template, await makeTemplate());
    // Longer than the address of a socket may be.
    const folder = join(root, 'long-'.repeat(30));
    mkdirSync(folder);
    const first = await openDatabase({ folder, template });
    await insertCompany(first.db, { id: 'c1', name: 'One', createdAt: new Date() });
    await expect(openDatabase({ folder, template })).rejects.toThrow('is in use by another running Commissary');
    expect(await findCompany(first.db, 'c1')).toMatchObject({ name: 'One' });
    await first.close();
    const second = await openDatabase({ folder, template });
    expect(await findCompany(second.db, 'c1')).toMatchObject({ name: 'One' });
    await second.close();
  });
});

it('[RULE.database.08] the embedded database leaves turns to others between its statements, in transactions too', async () => {
  const { db, close } = await openTestDatabase('pglite');
  const work = sql`select sum(n) from generate_series(1, 400000) as n`;
  let [turns, isOver] = [0, false];
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  const turnsDuring = async (act: () => Promise<unknown>): Promise<number> => {
    const before = turns;
    await act();
    return turns - before;
  };
  setImmediate(count);
  const several = () => Promise.all(Array.from({ length: 8 }, () => work.execute(db)));
  expect(await turnsDuring(several)).toBeGreaterThanOrEqual(7);
  const together = () =>
    db.transaction().execute(async all => {
      for (let at = 0; at < 8; at += 1) await work.execute(all);
    });
  expect(await turnsDuring(together)).toBeGreaterThanOrEqual(7);
  isOver = true;
  await close();
});
