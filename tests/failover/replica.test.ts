import { contract } from '@commissary/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onReplica } from '../../apps/server/src/http/read-your-writes.ts';
import { readFromReplica } from '../../apps/server/src/http/replica-reads.ts';
import { openDatabase } from '../../apps/server/src/store/database/database.ts';
import { okBody } from '../../apps/server/src/testing/ok-body.ts';
import { newBrowser, type TestClient, testClient } from '../../apps/server/src/testing/test-client.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../../apps/server/src/testing/test-company.ts';
import { settingsWith } from '../../apps/server/src/testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { type OwnPostgresql, ownPostgresql } from '../../scripts/testing/postgresql.mjs';
import { until } from '../fixtures/until.ts';

const [second, hour] = [1_000, 3_600_000];

/** A server whose database has a replica; so long the replica may lack what was committed. */
const serverWith = async (primary: OwnPostgresql, readUrl: string, lateMs = hour): Promise<TestServer> =>
  openTestServer({
    database: 'postgresql',
    open: () => openDatabase({ url: primary.url, readUrl, replicaLimits: { beatMs: 20, waitMs: 200, lateMs } }),
  });

const started = async (): Promise<OwnPostgresql> => {
  const found = await ownPostgresql();
  if ('missing' in found) throw new Error(found.missing);
  return found;
};

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('a replica of the database', () => {
  let primary: OwnPostgresql;
  let replica: OwnPostgresql;
  let server: TestServer;
  let company: TestCompany;
  let writer: TestPerson;
  let reader: TestPerson;
  beforeAll(async () => {
    primary = await started();
    replica = await primary.follow();
    server = await serverWith(primary, replica.url);
    company = await makeCompany(server, { groups: { West: ['Elm'] } });
    writer = await company.person({ name: 'Wil Writer', permissions: ['companyAdmin'] });
    reader = await company.person({ name: 'Rea Reader', permissions: ['companyAdmin'] });
    await saves(0, '10.00');
    await becomes('OK');
  });
  afterAll(async () => {
    await server?.close();
    await replica?.stop();
    await primary?.stop();
  });

  const becomes = (state: string, of = server) =>
    until(`a replica that is ${state}`, async () => {
      const { body } = await of.anonymous.system.health({});
      return body.replica === state;
    });
  const saves = async (ver: number, amount: string) =>
    okBody(
      await writer.client.settings.saveBase({
        params: { id: company.id },
        body: {
          id: `settings-${company.id}`,
          ver,
          settingsBlob: { ...settingsWith({ issueServerBankOfAmount: amount }) },
        },
      }),
    );
  const params = () => ({ kind: 'settings' as const, companyId: company.id });
  const amountsOf = async (client: TestClient) =>
    okBody(await client.history.list({ params: params(), query: { path: '' } })).map(({ value }) => value);
  const runOnReplica = async (statement: string) => {
    const client = new pg.Client({ connectionString: replica.url });
    await client.connect();
    return (await client.query(statement).finally(() => client.end())).rows;
  };
  const untilReplayed = () =>
    expect.poll(async () => server.context.replica?.reader(await server.context.replica.position())).not.toBeNull();
  /** Nothing reaches the replica meanwhile; that it is asked nevertheless shows in what is read. */
  const whileItStops = async (act: () => Promise<void>) => {
    await untilReplayed();
    await runOnReplica('select pg_wal_replay_pause()');
    await expect
      .poll(() => runOnReplica('select pg_get_wal_replay_pause_state() as state'))
      .toEqual([{ state: 'paused' }]);
    try {
      await act();
    } finally {
      await runOnReplica('select pg_wal_replay_resume()');
    }
  };

  it('[RULE.database.15] answers every call that names it, alone, and none of them writes', async () => {
    const timeline = async () => okBody(await reader.client.history.timeline({ params: params(), query: {} }));
    const saved = (await timeline()).entries.flatMap(entry => (entry.is === 'save' ? [entry.id] : []));
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    const calls: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
      'audit.list': () => reader.client.audit.list({ params: { companyId: company.id }, query: {} }),
      'history.list': () => reader.client.history.list({ params: params(), query: { path: '' } }),
      'history.timeline': () => reader.client.history.timeline({ params: params(), query: {} }),
      'history.revision': () =>
        reader.client.history.revision({ params: { ...params(), revisionId: saved[0] ?? '' }, query: {} }),
      'reports.read': () =>
        reader.client.reports.read({
          params: { companyId: company.id, report: 'storeSummary' },
          query: { from: today, to: today, tenantId: company.tenantId('Elm') },
        }),
    };
    const named = Object.entries(contract).flatMap(([area, endpoints]) =>
      Object.entries(endpoints).flatMap(([name, endpoint]) => ('replica' in endpoint ? [`${area}.${name}`] : [])),
    );
    expect(Object.keys(calls).sort()).toEqual(named.sort());
    await untilReplayed();
    for (const [name, call] of Object.entries(calls)) {
      const before = server.errors.length;
      expect([name, (await call()).status]).toEqual([name, 200]);
      expect([name, server.errors.slice(before)]).toEqual([name, []]);
    }
  });

  it('[RULE.database.15] a person who wrote reads that, whoever else does not see it yet', async () => {
    await whileItStops(async () => {
      await saves(1, '20.00');
      expect(await amountsOf(writer.client)).toEqual(['20.00', '10.00']);
      expect(await amountsOf(reader.client)).toEqual(['10.00']);
    });
    await expect.poll(() => amountsOf(reader.client)).toEqual(['20.00', '10.00']);
    // A cookie that says nothing is one that no replica satisfies.
    await whileItStops(async () => {
      await saves(2, '30.00');
      const browser = await server.browserOf(reader.id);
      for (const [cookie, first] of [
        ['', '20.00'],
        ['x', '30.00'],
        [`${2n ** 64n - 1n}`, '30.00'],
        ['0', '20.00'],
      ]) {
        browser.cookies.set('commissary-written', cookie ?? '');
        expect([cookie, (await amountsOf(testClient(server.server, browser)))[0]]).toEqual([cookie, first]);
      }
    });
  });

  it('[RULE.database.16] one that is an hour behind is not read, and is told', async () => {
    const late = await serverWith(primary, replica.url, second);
    const { errors } = late;
    try {
      await becomes('OK', late);
      await runOnReplica(`alter system set recovery_min_apply_delay = '1h'`);
      await runOnReplica('select pg_reload_conf()');
      await saves(3, '40.00');
      await becomes('LATE', late);
      const { replica: behind } = late.context;
      expect(await behind?.reader(null)).toBeNull();
      expect(errors.map(({ message }) => message)).toContain(
        'The replica is late: everything is read from the database.',
      );
      await runOnReplica('alter system reset recovery_min_apply_delay');
      await runOnReplica('select pg_reload_conf()');
      await becomes('OK', late);
    } finally {
      await late.close();
    }
  });

  it('[RULE.database.16] one that is gone is not missed, is told, and is used again when it is back', async () => {
    await replica.kill();
    expect((await amountsOf(reader.client))[0]).toBe('40.00');
    await becomes('GONE');
    expect((await amountsOf(reader.client))[0]).toBe('40.00');
    const health = await server.anonymous.system.health({});
    expect([health.status, health.body]).toMatchObject([200, { status: 'ok', replica: 'GONE' }]);
    expect(server.errors.map(({ message }) => message)).toContain(
      'No replica answers that follows the database: everything is read from it.',
    );
    await replica.start();
    await becomes('OK');
  });

  it('[RULE.database.16] a server that does not follow the database is not read', async () => {
    const other = await started();
    const wrong = [await serverWith(primary, other.url), await serverWith(primary, primary.url)];
    try {
      for (const one of wrong) {
        // Asked long enough: what follows the database is used after the first look.
        const looks = one.statements.filter(statement => statement.includes('pg_last_wal_replay_lsn')).length;
        await expect
          .poll(() => one.statements.filter(statement => statement.includes('pg_last_wal_replay_lsn')).length)
          .toBeGreaterThan(looks + 3);
        expect(one.context.replica?.state()).toBe('GONE');
      }
    } finally {
      for (const one of wrong) await one.close();
      await other.stop();
    }
  });

  it('[RULE.database.17] what is read from it is cached as no row, and what it refuses is asked of the database', async () => {
    const follower = await server.context.replica?.reader(null);
    if (!follower) throw new Error('The replica is not used.');
    const { context } = server;
    const following = { context, onReplica: onReplica(context, follower) };
    const cached = (from: typeof context, value: string) =>
      from.rowCache.getOrLoad('people', [company.id], 'of the replica', async () => ({ value }));
    await readFromReplica(following, from => cached(from, 'replica'));
    expect(await cached(context, 'database')).toEqual({ value: 'database' });
    const before = context.replica?.state();
    await readFromReplica(following, ({ db }) =>
      db.updateTable('company').set({ name: 'New' }).where('id', '=', company.id).execute(),
    );
    expect(before).toBe('OK');
    expect(server.errors.at(-1)).toMatchObject({
      message: 'The replica did not answer a read: the database is asked.',
      error: { code: '25006' },
    });
    // A signed-out browser has no cookie, and nothing of it is asked of the replica.
    expect(
      (await testClient(server.server, newBrowser()).audit.list({ params: { companyId: company.id }, query: {} }))
        .status,
    ).toBe(401);
  });
});
