import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactOf, holdConnections, waitsForDisk } from '../testing/held-connections.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
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
    await expect.poll(settled).toBe(1);
    const row = () => contactOf(server.context.db, locationId);
    return { locationId, checkIn, row };
  };

  it('[RULE.size.04] are answered while saves hold every connection of people and somebody holds the row of the location', async () => {
    if (database !== 'postgresql') return;
    const { locationId, checkIn, row } = await world();
    const before = await row();
    server.clock.pass(60_000);
    const held = await holdConnections(server.context.db, connections, locationId);
    try {
      expect((await checkIn({ body: report })).status).toBe(200);
    } finally {
      await held.release();
    }
    expect(await row()).toEqual(before);
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
    expect(await waitsForDisk(server.context.contacts)).toBe(false);
    expect(await waitsForDisk(server.context.db)).toBe(true);
  });
});
