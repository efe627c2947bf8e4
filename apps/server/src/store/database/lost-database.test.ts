import { initialDocument } from '@commissary/catalog';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createPartStore } from '../../services/content/part-store.ts';
import { openFreezingProxy } from '../../testing/freezing-proxy.ts';
import { databases, withServerDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { createRowCache } from './row-cache.ts';

const fast = { queryMs: 300, doubtedMs: 300, connectMs: 5_000, beatMs: 20, silentMs: 300 };

describe.runIf(databases.includes('postgresql'))('a PostgreSQL that goes away', () => {
  it('[RULE.database.01] a connection that a network forgot without a word fails its statement in time, and its place in the pool is free again', () =>
    withServerDatabase(async url => {
      const proxy = await openFreezingProxy(url);
      const database = await openDatabase({ url: proxy.url, limits: fast });
      try {
        const ask = () => sql`select 1 as one`.execute(database.db);
        await Promise.all(Array.from({ length: 10 }, ask));
        proxy.freeze();
        const lost = await Promise.allSettled(Array.from({ length: 10 }, ask));
        const reasons = lost.flatMap(one => (one.status === 'rejected' ? [one.reason] : []));
        expect(reasons.length).toBeGreaterThan(0);
        expect(reasons.filter(reason => !isDatabaseUnavailable(reason))).toEqual([]);
        expect((await Promise.all(Array.from({ length: 10 }, ask))).map(({ rows }) => rows)).toEqual(
          Array.from({ length: 10 }, () => [{ one: 1 }]),
        );
        // A transaction whose connection freezes in its middle ends as well.
        const half = database.db.transaction().execute(async db => {
          await sql`select 1`.execute(db);
          proxy.freeze();
          await sql`select 2`.execute(db);
        });
        await expect(half).rejects.toSatisfy(isDatabaseUnavailable);
        // The idle ones are as lost, and each is given up by the first who uses it.
        await Promise.allSettled(Array.from({ length: 10 }, ask));
        expect((await ask()).rows).toEqual([{ one: 1 }]);
      } finally {
        await database.close();
        await proxy.close();
      }
    }));

  it('[RULE.database.02] both connections that only listen notice it too, and listen again', () =>
    withServerDatabase(async url => {
      const proxy = await openFreezingProxy(url);
      const database = await openDatabase({ url: proxy.url, limits: fast });
      let missed = 0;
      const stop = await database.listen(signal => {
        if (signal === null) missed += 1;
      });
      const rows = await database.watch(() => undefined);
      try {
        expect([missed, rows.isAwake()]).toEqual([1, true]);
        proxy.freeze();
        await expect.poll(() => missed).toBe(2);
        await expect.poll(() => rows.isAwake()).toBe(true);
        const heard = proxy.made;
        // The idle connection of the pool is as lost; the next one is new.
        await sql`select 1`.execute(database.db).catch(() => undefined);
        await sql`select pg_notify('commissary_changes', '')`.execute(database.db);
        await expect.poll(() => missed).toBe(3);
        expect(heard).toBeGreaterThan(2);
      } finally {
        await stop();
        await rows.stop();
        await database.close();
        await proxy.close();
      }
    }));

  it('[RULE.database.12] a listening connection that is lost puts all others in doubt: idle ones are not used, and a statement under way ends soon', () =>
    withServerDatabase(async url => {
      const proxy = await openFreezingProxy(url);
      // Without doubt each statement on a frozen connection would wait for ten minutes.
      const database = await openDatabase({ url: proxy.url, limits: { ...fast, queryMs: 600_000 } });
      const stop = await database.listen(() => undefined);
      try {
        const ask = () => sql`select 1 as one`.execute(database.db);
        await Promise.all(Array.from({ length: 10 }, ask));
        await database.db.connection().execute(async db => {
          proxy.freeze();
          const half = sql`select 2`.execute(db);
          await expect(half).rejects.toSatisfy(isDatabaseUnavailable);
        });
        // The nine others were idle.
        expect((await Promise.all(Array.from({ length: 10 }, ask))).map(({ rows }) => rows)).toEqual(
          Array.from({ length: 10 }, () => [{ one: 1 }]),
        );
      } finally {
        await stop();
        await database.close();
        await proxy.close();
      }
    }));

  it('[RULE.database.03] a write to a server that only reads is an outage, and no error of ours', () =>
    withServerDatabase(async url => {
      const database = await openDatabase({ url });
      try {
        const write = database.db.transaction().execute(async db => {
          await sql`set transaction read only`.execute(db);
          await sql`delete from part`.execute(db);
        });
        await expect(write).rejects.toSatisfy(isDatabaseUnavailable);
      } finally {
        await database.close();
      }
    }));

  it('[RULE.database.04] a connection names no setting when it starts, which poolers refuse, and has it nevertheless', () =>
    withServerDatabase(async url => {
      const database = await openDatabase({ url });
      try {
        const { rows } = await sql`select source, setting from pg_settings
          where name = 'idle_in_transaction_session_timeout'`.execute(database.db);
        // Of a startup parameter the source is `client`.
        expect(rows).toEqual([{ source: 'session', setting: '15000' }]);
      } finally {
        await database.close();
      }
    }));

  it('[RULE.database.13] behind a pooler nothing is set on a connection and no statement has a name, and what listens goes around it', () =>
    withServerDatabase(async url => {
      const [around, pooler] = [await openFreezingProxy(url), await openFreezingProxy(url)];
      const database = await openDatabase({ url: pooler.url, listenUrl: around.url });
      const heard: unknown[] = [];
      const stop = await database.listen(signal => heard.push(signal));
      const rows = await database.watch(() => undefined);
      try {
        expect(around.made).toBe(2);
        const made = pooler.made;
        await sql`select pg_notify('commissary_changes', '{"about":"tenants","companyId":"c"}')`.execute(database.db);
        await expect.poll(() => heard).toEqual([null, { about: 'tenants', companyId: 'c' }]);
        for (const one of [1, 2, 3]) await sql`select ${one}::int as one`.execute(database.contacts ?? database.db);
        for (const db of [database.db, database.contacts ?? database.db]) {
          const set = await sql`select name from pg_settings where source = 'session' and name in
            ('idle_in_transaction_session_timeout', 'statement_timeout', 'synchronous_commit')`.execute(db);
          const named = await sql`select name from pg_prepared_statements`.execute(db);
          expect([set.rows, named.rows]).toEqual([[], []]);
        }
        expect([around.made, pooler.made - made]).toEqual([2, 1]);
      } finally {
        await stop();
        await rows.stop();
        await database.close();
        await around.close();
        await pooler.close();
      }
    }));

  it('[RULE.database.07] a statement that was given up ends at the server too, on every connection, also on those that migrated', () =>
    withServerDatabase(async url => {
      const database = await openDatabase({ url, limits: fast });
      try {
        const limitOf = () => sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;
        const limits = await Promise.all(Array.from({ length: 10 }, () => limitOf().execute(database.db)));
        expect(new Set(limits.map(({ rows }) => rows[0]?.limit))).toEqual(new Set(['360ms']));
        await expect(sql`select pg_sleep(600)`.execute(database.db)).rejects.toSatisfy(isDatabaseUnavailable);
        const running = () => sql`select 1 from pg_stat_activity
          where datname = current_database() and state = 'active' and query like 'select pg_sleep(600)'`;
        await expect.poll(async () => (await running().execute(database.db)).rows).toEqual([]);
      } finally {
        await database.close();
      }
    }));

  it('[RULE.database.05] a database that was restored under a living process empties every cache, and what is saved then is stored', () =>
    withServerDatabase(async url => {
      const name = new URL(url).pathname.slice(1);
      const onServer = new URL(url);
      onServer.pathname = '/postgres';
      const admin = new pg.Client({ connectionString: onServer.href });
      await admin.connect();
      const alone = async (database: string, then: readonly string[]) => {
        await admin.query(`alter database ${database} allow_connections false`);
        await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
        for (const statement of then) await admin.query(statement);
      };
      const database = await openDatabase({ url });
      const content = createPartStore(64 * 1024 * 1024);
      const rowCache = createRowCache(database);
      let others = 0;
      database.onOther(() => {
        others += 1;
        content.forget();
      });
      const back = () =>
        expect
          .poll(() =>
            sql`select 1`.execute(database.db).then(
              () => true,
              () => false,
            ),
          )
          .toBe(true);
      const rights = (value: string) => rowCache.getOrLoad('rights', ['c'], 'key', async () => value);
      try {
        // The backup, before anything is saved.
        await alone(name, [
          `create database ${name}_backup template ${name}`,
          `alter database ${name} allow_connections true`,
        ]);
        await back();
        const before = others;
        const document = initialDocument('settings');
        const prepared = content.prepareDocument('settings', document);
        await content.put(database.db, [prepared]);
        content.stored([prepared]);
        await expect.poll(async () => [await rights('old'), await rights('new')]).toEqual(['old', 'old']);
        await alone(name, [`drop database ${name}`, `alter database ${name}_backup rename to ${name}`]);
        await back();
        expect(others).toBeGreaterThan(before);
        expect(await rights('new')).toBe('new');
        const again = content.prepareDocument('settings', document);
        await content.put(database.db, [again]);
        const reader = createPartStore(64 * 1024 * 1024);
        expect((await reader.documents(database.db, [again.hash])).get(again.hash)).toEqual(document);
      } finally {
        await rowCache.close();
        await database.close();
        await admin.end();
      }
    }));
});
