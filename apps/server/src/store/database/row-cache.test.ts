import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases, databases, openTestDatabase, withServerDatabase } from '../../testing/test-database.ts';
import { deleteSession, findSession, insertSession, touchSession } from '../accounts/session.ts';
import { insertPeople } from '../people/person.ts';
import { insertCompany } from '../tenants/company.ts';
import { cachedTables, rowChangeIn, topics } from './cached-tables.ts';
import { type Database, openDatabase } from './database.ts';
import { createRowCache, type RowCache } from './row-cache.ts';

const at = new Date(Date.UTC(2026, 10, 20));
const before = async (database: Database) => {
  await insertCompany(database.db, { id: 'c', name: 'Company', createdAt: at });
  await insertPeople(database.db, [
    { id: 'p', companyId: 'c', name: 'Pat', email: 'pat@example.com', passwordHash: null, createdAt: at },
  ]);
  await insertSession(database.db, 's', 'p', at);
};
/** Repeats until the value is cached: a new process subscribes first. */
const remembered = (rowCache: RowCache, database: Database) =>
  expect
    .poll(async () => {
      await rowCache.getOrLoad('sessions', ['c'], 's', () => findSession(database.db, 's'));
      let asked = false;
      await rowCache.getOrLoad('sessions', ['c'], 's', async () => {
        asked = true;
        return findSession(database.db, 's');
      });
      return asked;
    })
    .toBe(false);

describe.each(bothDatabases)('the row cache on %s', kind => {
  let database: Database;
  let rowCache: RowCache;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    rowCache = createRowCache(database);
    await before(database);
    await remembered(rowCache, database);
  });
  afterEach(async () => {
    await rowCache.close();
    await database.close();
  });
  const session = () => rowCache.getOrLoad('sessions', ['c'], 's', () => findSession(database.db, 's'));

  it('is invalidated by the statement that changes a row', async () => {
    await deleteSession(database.db, 's');
    expect(await session()).toBeNull();
  });

  it('is invalidated at the end of a transaction as well, whatever was read meanwhile', async () => {
    await database.db.transaction().execute(async db => {
      await deleteSession(db, 's');
      // On the embedded database every other statement waits for the transaction.
      if (kind === 'postgresql') expect(await session()).not.toBeNull();
    });
    expect(await session()).toBeNull();
  });

  it('keeps a value when a last use is stored, and when another topic changes', async () => {
    const first = await session();
    await touchSession(database.db, 's', at);
    await sql`insert into document (id, company_id, kind, name, created_at) values ('d', 'c', 'menu', '', ${at})`.execute(
      database.db,
    );
    expect(await session()).toBe(first);
  });

  it('does not store a value that was read before a change and arrives after it', async () => {
    let arrive = (_: { old: true }): void => undefined;
    const late = rowCache.getOrLoad(
      'rights',
      ['c'],
      'late',
      () => new Promise<{ old: boolean }>(resolve => (arrive = resolve)),
    );
    await sql`update person set name = 'Sam'`.execute(database.db);
    arrive({ old: true });
    expect(await late).toEqual({ old: true });
    expect(await rowCache.getOrLoad('rights', ['c'], 'late', async () => ({ old: false }))).toEqual({ old: false });
  });

  it('loads missing values again', async () => {
    expect(await rowCache.getOrLoad('rights', ['c'], 'nobody', async () => null)).toBeNull();
    expect(await rowCache.getOrLoad('rights', ['c'], 'nobody', async () => ({ id: 1 }))).toEqual({ id: 1 });
  });

  it('is notified by a trigger of each table', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct event_object_table as table from information_schema.triggers
      where action_statement like '%tell\\_%'`.execute(database.db);
    expect(rows.map(row => row.table).sort()).toEqual(Object.keys(cachedTables).sort());
  });

  it('is notified of every column of a tenant except those that each contact of a terminal writes', async () => {
    const { rows } = await sql<{ column: string }>`
      select column_name as column from information_schema.columns where table_name = 'tenant' and is_generated = 'NEVER'
      except select event_object_column from information_schema.triggered_update_columns
      where trigger_name = 'tenant_update_told' order by 1`.execute(database.db);
    expect(rows.map(row => row.column)).toEqual(['last_ping', 'pos_version']);
  });
});

describe.runIf(databases.includes('postgresql'))('the row cache with another process on the same database', () => {
  it('is invalidated by its changes, and stores nothing while notifications cannot arrive', () =>
    withServerDatabase(async url => {
      const [here, there] = [await openDatabase({ url }), await openDatabase({ url })];
      const rowCache = createRowCache(here);
      try {
        await before(here);
        await remembered(rowCache, here);
        let loads = 0;
        const ofOther = () => rowCache.getOrLoad('sessions', ['other'], 'o', async () => (loads += 1));
        await ofOther();
        await deleteSession(there.db, 's');
        const asked = () => rowCache.getOrLoad('sessions', ['c'], 's', () => findSession(here.db, 's'));
        await expect.poll(asked).toBeNull();
        expect([await ofOther(), loads]).toEqual([1, 1]);
        await insertSession(there.db, 's', 'p', at);
        await remembered(rowCache, here);
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and (query ilike 'listen %' or query ilike 'select concat_ws%')`.execute(
          there.db,
        );
        await deleteSession(there.db, 's');
        await expect.poll(asked).toBeNull();
      } finally {
        await rowCache.close();
        await here.close();
        await there.close();
      }
    }));
});

it.each([
  ['layer c', { topics: ['documents', 'states'], companyId: 'c' }],
  ['epoch', { topics: ['terminals'], companyId: null }],
  ['of_a_later_version c', { topics, companyId: 'c' }],
])('what a trigger tells, %j, is %j', (told, change) => {
  expect(rowChangeIn(told)).toEqual(change);
});
