import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginEpoch } from '../store/publishing/index.ts';
import { touchPeople } from '../store/tenants/index.ts';
import { contactOf, holdConnections, waitsForDisk } from '../testing/held-connections.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases, isPooled } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** The connections of people in one process. */
const connections = 10;
const report = { deviceId: 'counter', softwareVersion: '8.4.2', runs: [] };

describe.each(databases)('check-ins beside other work on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  /** A terminal that has checked in, on a server that has noticed everything that this changed. */
  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const [companyId, locationId] = [company.id, company.tenantId('Elm')];
    const created = await client.tenants.createCredential({
      params: { companyId, locationId },
      body: { name: 'Counter' },
    });
    if (created.status !== 200) throw new Error(`${created.status}`);
    const { checkIn } = server.terminal(created.body).terminal;
    const settled = async () => {
      const from = server.statements.length;
      expect((await checkIn({ body: report })).status).toBe(200);
      return server.statements.length - from;
    };
    await expect.poll(settled).toBe(0);
    const row = async () => {
      await server.context.contactLog.write();
      return contactOf(server.context.db, locationId);
    };
    return { company, locationId, checkIn, row };
  };

  /** When the terminal was last in contact, as its location shows it. */
  const seen = async (locationId: string, deviceId = report.deviceId) => {
    const row = await server.context.db
      .selectFrom('device')
      .select('last_seen_at')
      .where('tenant_id', '=', locationId)
      .where('device_id', '=', deviceId)
      .executeTakeFirst();
    return row?.last_seen_at.getTime();
  };

  it('[RULE.size.08] of a terminal that says what it said before make no statement, and are stored together', async () => {
    const { locationId, checkIn } = await world();
    expect((await checkIn({ body: { ...report, deviceId: 'bar' } })).status).toBe(200);
    const first = server.context.now().getTime();
    server.clock.pass(30_000);
    const from = server.statements.length;
    const answers = [
      await checkIn({ body: report }),
      await checkIn({ body: { ...report, deviceId: 'bar' } }),
      await checkIn({ body: report }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(server.statements.slice(from)).toEqual([]);
    expect([await seen(locationId), await seen(locationId, 'bar')]).toEqual([first, first]);
    const before = server.statements.length;
    await server.context.contactLog.write();
    expect(server.statements.length - before).toBe(1);
    await server.context.contactLog.write();
    expect(server.statements.length - before).toBe(1);
    const now = server.context.now().getTime();
    expect([await seen(locationId), await seen(locationId, 'bar')]).toEqual([now, now]);
  });

  it('[RULE.size.08] make one again when the terminal says something else, or is told something else', async () => {
    const { company, locationId, checkIn } = await world();
    const { db } = server.context;
    const statements = async (more: object = {}) => {
      const from = server.statements.length;
      expect((await checkIn({ body: { ...report, ...more } })).status).toBe(200);
      return server.statements.length - from;
    };
    // Of a change this process hears once more: as every other one, by a notification.
    const again = async (more: object = {}) => {
      expect(await statements(more)).toBe(1);
      await expect.poll(() => statements(more)).toBe(0);
    };
    expect(await statements()).toBe(0);
    await again({ softwareVersion: '9' });
    await again();
    const trouble = { kind: 'menu', manifest: 'a'.repeat(64), code: 'FAULTY' };
    expect(await statements({ troubles: [trouble] })).toBe(1);
    await again();
    await touchPeople(db, company.id, [locationId]);
    await again();
    await beginEpoch(db, { id: server.context.newId(), at: server.context.now() });
    await again();
    await db.updateTable('tenant').set({ name: 'Elm Street' }).where('id', '=', locationId).execute();
    const renamed = await checkIn({ body: report });
    expect(renamed).toMatchObject({ status: 200, body: { locationName: 'Elm Street' } });
  });

  it('[RULE.size.09] of a terminal of which another process has heard something else are stored anew', async () => {
    const { locationId, checkIn } = await world();
    const { db, contactLog } = server.context;
    // As another process stores it, in which the terminal said something else.
    await db
      .updateTable('check_in')
      .set({ software_version: '9', report: 'other' })
      .where('tenant_id', '=', locationId)
      .execute();
    const stored = () =>
      db.selectFrom('check_in').select('software_version').where('tenant_id', '=', locationId).executeTakeFirst();
    expect((await checkIn({ body: report })).status).toBe(200);
    expect(await stored()).toEqual({ software_version: '9' });
    await contactLog.write();
    expect((await checkIn({ body: report })).status).toBe(200);
    expect(await stored()).toEqual({ software_version: report.softwareVersion });
    // Or forgotten it.
    await db.deleteFrom('check_in').where('tenant_id', '=', locationId).execute();
    expect((await checkIn({ body: report })).status).toBe(200);
    await contactLog.write();
    expect(await seen(locationId)).toBe(undefined);
    expect((await checkIn({ body: report })).status).toBe(200);
    expect(await seen(locationId)).toBe(server.context.now().getTime());
  });

  it('[RULE.size.09] that were gathered are stored once in an hour where a crash of the database leaves them', async () => {
    const { locationId, checkIn } = await world();
    const { db, contactLog } = server.context;
    const first = server.context.now().getTime();
    const kept = async () =>
      (
        await db.selectFrom('check_in').select('last_seen_at').where('tenant_id', '=', locationId).executeTakeFirst()
      )?.last_seen_at.getTime();
    server.clock.pass(60 * 60_000 - 1);
    expect((await checkIn({ body: report })).status).toBe(200);
    await contactLog.write();
    expect([await kept(), await seen(locationId)]).toEqual([first, first + 60 * 60_000 - 1]);
    server.clock.pass(1);
    expect((await checkIn({ body: report })).status).toBe(200);
    await contactLog.write();
    expect(await kept()).toBe(first + 60 * 60_000);
  });

  it('[RULE.size.04] are answered while saves hold every connection of people and somebody holds the row of the location', async () => {
    if (database !== 'postgresql') return;
    const { locationId, checkIn, row } = await world();
    const before = await row();
    server.clock.pass(60_000);
    const held = await holdConnections(server.context.db, connections, locationId);
    try {
      expect((await checkIn({ body: report })).status).toBe(200);
      expect((await checkIn({ body: { ...report, softwareVersion: '9' } })).status).toBe(200);
      expect((await checkIn({ body: { ...report, softwareVersion: '9' } })).status).toBe(200);
      await server.context.contactLog.write();
    } finally {
      await held.release();
    }
    expect(await contactOf(server.context.db, locationId)).toEqual(before);
    expect((await checkIn({ body: report })).status).toBe(200);
    expect((await row())?.at?.getTime()).toBe(server.context.now().getTime());
  });

  it('[RULE.size.05] of several terminals at one moment write the row of their location once', async () => {
    const { checkIn, row } = await world();
    server.clock.pass(60_000);
    expect((await checkIn({ body: report })).status).toBe(200);
    const first = await row();
    expect(first?.at?.getTime()).toBe(server.context.now().getTime());
    expect((await checkIn({ body: { ...report, deviceId: 'bar' } })).status).toBe(200);
    expect(await row()).toEqual(first);
    expect((await checkIn({ body: { ...report, softwareVersion: '8.5.0' } })).status).toBe(200);
    expect((await row())?.writtenBy).not.toBe(first?.writtenBy);
  });

  it('[RULE.size.04] do not wait for the disk, and saves do', async () => {
    if (database !== 'postgresql') return;
    expect(await waitsForDisk(server.context.contacts)).toBe(isPooled);
    expect(await waitsForDisk(server.context.db)).toBe(true);
  });
});
