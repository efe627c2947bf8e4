import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../store/database/transaction.ts';
import { type CheckInBatches, touchPeople } from '../store/tenants/index.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const names = ['Ash', 'Bay', 'Elm', 'Fir', 'Oak', 'Yew'];
const report = { deviceId: 'counter', softwareVersion: '1', runs: [] };

describe.each(databases)('check-ins of many terminals on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  /** A terminal at each of six locations, with nothing new to say. */
  const world = async () => {
    const company = await makeCompany(server, { locations: names });
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const locationIds = names.map(company.tenantId);
    const terminals = await Promise.all(
      locationIds.map(async locationId => {
        const params = { companyId: company.id, locationId };
        const created = await client.tenants.createCredential({ params, body: { name: 'T' } });
        if (created.status !== 200) throw new Error(`${created.status}`);
        return server.terminal(created.body).terminal;
      }),
    );
    const sendAll = (more: object = {}) =>
      Promise.all(terminals.map(({ checkIn }) => checkIn({ body: { ...report, ...more } })));
    const settled = async () => {
      const from = server.statements.length;
      await sendAll();
      return server.statements.length - from;
    };
    await expect.poll(settled).toBe(0);
    return { company, locationIds, sendAll };
  };

  /** Sends what every terminal says while the database answers nobody, and returns the statements of it. */
  const whileLocked = async (sends: () => Promise<unknown>, batched: keyof CheckInBatches, count: number) => {
    const { checkIns, db } = server.context;
    const calls = vi.spyOn(checkIns, batched);
    const from = server.statements.length;
    try {
      let sent: Promise<unknown> = Promise.resolve();
      await inTransaction(db, async transaction => {
        await transaction.schema.alterTable('check_in').addColumn('held', 'integer').execute();
        await transaction.schema.alterTable('check_in').dropColumn('held').execute();
        await transaction.schema.alterTable('credential').addColumn('held', 'integer').execute();
        await transaction.schema.alterTable('credential').dropColumn('held').execute();
        await transaction.schema.alterTable('published').addColumn('held', 'integer').execute();
        await transaction.schema.alterTable('published').dropColumn('held').execute();
        sent = sends();
        // Of a change this process hears twice, and reads what it was about once more.
        await expect.poll(() => calls.mock.calls.length).toBeGreaterThanOrEqual(count);
      });
      await sent;
    } finally {
      calls.mockRestore();
    }
    return server.statements.slice(from);
  };

  it('[RULE.size.13] that say something new at once are stored together, each for itself', async () => {
    const { locationIds, sendAll } = await world();
    const made = await whileLocked(() => sendAll({ softwareVersion: '2' }), 'record', names.length);
    // Three at once, where a row may be held, and the others with the next one.
    expect(made.filter(one => /insert into check_in/.test(one))).toHaveLength(4);
    const stored = await server.context.db
      .selectFrom('check_in')
      .select(['tenant_id', 'software_version'])
      .where('tenant_id', 'in', locationIds)
      .execute();
    expect(new Set(stored.map(row => row.tenant_id))).toEqual(new Set(locationIds));
    expect(new Set(stored.map(row => row.software_version))).toEqual(new Set(['2']));
  });

  it('[RULE.size.13] at several locations are told in one statement what is new there', async () => {
    const { company, locationIds, sendAll } = await world();
    await touchPeople(server.context.db, company.id, locationIds);
    const made = await whileLocked(() => sendAll(), 'assignments', names.length);
    expect(made.filter(one => /from epoch/.test(one)).length).toBeLessThanOrEqual(3);
  });

  it('[RULE.size.17] are recognized together, and the use of their credentials is noted together', async () => {
    const { company, locationIds, sendAll } = await world();
    const { db } = server.context;
    server.clock.pass(600_000);
    await db.updateTable('tenant').set({ phone: '312 555 0100' }).where('company_id', '=', company.id).execute();
    const made = await whileLocked(() => sendAll(), 'credentials', names.length);
    const count = (pattern: RegExp) => made.filter(one => pattern.test(one)).length;
    expect(count(/from "credential"/)).toBe(2);
    expect(count(/from tenant|from "tenant"/)).toBeLessThanOrEqual(3);
    expect(count(/update credential/)).toBeLessThanOrEqual(2);
    const used = await db
      .selectFrom('credential')
      .select('last_used_at')
      .where('tenant_id', 'in', locationIds)
      .execute();
    expect(used.map(row => row.last_used_at)).toEqual(names.map(() => server.clock.now()));
  });
});
