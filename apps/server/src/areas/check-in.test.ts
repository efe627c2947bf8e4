import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
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

  it('[RULE.size.10] of the terminals of a location read once what it should run, and each stores its report with its receipt in one statement', async () => {
    const { company, locationId, checkIn } = await world();
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const statements = async (deviceId: string, runs: object[] = []) => {
      const from = server.statements.length;
      const body = { ...report, deviceId, partSize: 'chunks' as const, runs: runs as typeof report.runs };
      const answer = await checkIn({ body });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      return { made: server.statements.length - from, assigned: answer.body.assigned };
    };
    for (const deviceId of ['bar', report.deviceId]) await statements(deviceId);
    expect((await client.syncEmployment.start({ body: { action: 'PUBLISH', locationIds: [locationId] } })).status).toBe(
      200,
    );
    await publishDue(server.context);
    // Of its own change this process hears once more, by a notification.
    await expect.poll(async () => (await statements('bar')).made).toBe(0);
    await touchPeople(server.context.db, company.id, [locationId]);
    const { made, assigned } = await statements('bar');
    expect([made, assigned.length]).toEqual([1, 1]);
    await expect.poll(async () => (await statements('bar')).made).toBe(0);
    expect((await statements('counter')).made).toBe(0);
    expect((await statements('bar', assigned)).made).toBe(1);
    expect((await statements('bar', assigned)).made).toBe(0);
    const receipts = await server.context.db
      .selectFrom('terminal_receipt')
      .select(['device_id', 'kind', 'sequence'])
      .where('location_id', '=', locationId)
      .execute();
    expect(receipts).toEqual([{ device_id: 'bar', kind: 'employment', sequence: 1 }]);
  });

  it('[RULE.size.12] are shown when they are, also after a clock that had jumped ahead went back', async () => {
    const { locationId, checkIn, row } = await world();
    const day = 24 * 60 * 60_000;
    server.clock.pass(day);
    expect((await checkIn({ body: report })).status).toBe(200);
    expect((await checkIn({ body: { ...report, softwareVersion: '9' } })).status).toBe(200);
    expect((await row())?.at?.getTime()).toBe(server.context.now().getTime());
    server.clock.pass(60_000 - day);
    const now = server.context.now().getTime();
    expect((await checkIn({ body: { ...report, softwareVersion: '9' } })).status).toBe(200);
    expect([(await row())?.at?.getTime(), await seen(locationId)]).toEqual([now, now]);
    const { last_used_at: used } = await server.context.db
      .selectFrom('credential')
      .select('last_used_at')
      .where('tenant_id', '=', locationId)
      .executeTakeFirstOrThrow();
    expect(used?.getTime()).toBe(now);
    // The first that it says then is something new.
    const said = { ...report, softwareVersion: '9' };
    server.clock.pass(day);
    expect((await checkIn({ body: { ...said, troubles: [] } })).status).toBe(200);
    expect((await row())?.at?.getTime()).toBe(server.context.now().getTime());
    server.clock.pass(60_000 - day);
    const trouble = { kind: 'menu' as const, manifest: 'a'.repeat(64), code: 'FAULTY' };
    expect((await checkIn({ body: { ...said, troubles: [trouble] } })).status).toBe(200);
    expect((await contactOf(server.context.db, locationId))?.at?.getTime()).toBe(server.context.now().getTime());
  });

  it('[RULE.size.11] of more terminals at once than a process takes read once what each location is told, and the rest is to come again', async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak', 'Ash', 'Fir', 'Yew', 'Bay'] });
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const locationIds = ['Elm', 'Oak', 'Ash', 'Fir', 'Yew', 'Bay'].map(company.tenantId);
    const terminals: { readonly authorization: string; readonly deviceId: string }[] = [];
    for (const locationId of locationIds) {
      const params = { companyId: company.id, locationId };
      const created = await client.tenants.createCredential({ params, body: { name: 'T' } });
      if (created.status !== 200) throw new Error(`${created.status}`);
      const authorization = `Bearer ${created.body.clientId}.${created.body.secret}`;
      for (let n = 0; n < 90; n++) terminals.push({ authorization, deviceId: `till-${n}` });
    }
    const send = ({ authorization, deviceId }: (typeof terminals)[number], index: number) =>
      server.server.inject({
        method: 'POST',
        url: '/api/terminal/check-in',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ ...report, deviceId }),
        address: `10.0.${Math.floor(index / 100)}.1`,
      });
    for (const [index, one] of terminals.entries()) expect((await send(one, index)).status).toBe(200);
    const idle = async () => {
      const from = server.statements.length;
      for (const one of terminals.filter(({ deviceId }) => deviceId === 'till-0')) await send(one, 0);
      return server.statements.length - from;
    };
    await expect.poll(idle).toBe(0);
    await touchPeople(server.context.db, company.id, locationIds);
    const from = server.statements.length;
    const answers = await Promise.all(terminals.map(send));
    const count = (status: number) => answers.filter(answer => answer.status === status).length;
    expect(count(200) + count(503)).toBe(terminals.length);
    expect(count(200)).toBeGreaterThanOrEqual(500);
    for (const { status, headers } of answers)
      if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // The change is heard twice, by its statement and by its notification.
    expect(server.statements.length - from).toBeLessThanOrEqual(2 * locationIds.length);
    const again = answers.flatMap(({ status }, index) => (status === 503 ? [index] : []));
    for (const index of again)
      expect((await send(terminals[index] ?? { authorization: '', deviceId: '' }, index)).status).toBe(200);
    await server.context.contactLog.write();
    const seen = await server.context.db
      .selectFrom('device')
      .select('device_id')
      .where('tenant_id', 'in', locationIds)
      .execute();
    expect(seen).toHaveLength(terminals.length);
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
