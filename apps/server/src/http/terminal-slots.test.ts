import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { settingsWith } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { mostOfTerminals } from './body/index.ts';

describe.each(databases)('more terminals than a process takes, on %s', database => {
  let server: TestServer;
  let address: string;
  let company: TestCompany;
  let authorization: string;
  let client: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ database, config: { trustedProxies: ['127.0.0.1'] } });
    address = await server.listen();
    company = await makeCompany(server, { locations: ['Elm'] });
    const owner = await company.person({ permissions: ['companyAdmin'] });
    const params = { companyId: company.id, locationId: company.tenantId('Elm') };
    const created = await owner.client.tenants.createCredential({ params, body: { name: 'T' } });
    if (created.status !== 200) throw new Error(`${created.status}`);
    client = server.terminal(created.body);
    authorization = `Bearer ${created.body.clientId}.${created.body.secret}`;
  });
  afterAll(() => server.close());

  const checkIn = (credential: string) =>
    server.server.inject({
      method: 'POST',
      url: '/api/terminal/check-in',
      headers: { authorization: credential, 'content-type': 'application/json' },
      body: JSON.stringify({ deviceId: 'counter', softwareVersion: '1', runs: [] }),
    });

  /**
   * Check-ins that have begun, from as many addresses as it takes, until no more is taken. One that the server closes, also
   * because those of the test before are still leaving, is begun anew.
   */
  const holdAll = async () => {
    const held = new Set<ClientRequest>();
    let isReleased = false;
    const begin = (n: number): void => {
      if (isReleased) return;
      const call = request(`${address}/api/terminal/check-in`, {
        method: 'POST',
        headers: {
          ...{ authorization, 'content-type': 'application/json', 'content-length': '10' },
          'x-forwarded-for': `10.0.0.${Math.floor(n / mostOfTerminals.address.count) + 1}`,
        },
        agent: false,
      });
      held.add(call);
      call.on('error', () => undefined);
      call.on('response', () => call.destroy());
      call.on('close', () => {
        held.delete(call);
        begin(n);
      });
      call.write('{');
    };
    for (let n = 0; n < mostOfTerminals.process.count; n += 1) begin(n);
    await expect.poll(async () => (await checkIn(authorization)).status).toBe(503);
    return () => {
      isReleased = true;
      for (const call of held) call.destroy();
    };
  };

  it('[RULE.size.14] makes no statement for those that it refuses, and people save meanwhile', async () => {
    const owner = await company.person({ permissions: ['companyAdmin'] });
    const release = await holdAll();
    const from = server.statements.length;
    expect((await checkIn('Bearer of-nobody.secret')).status).toBe(503);
    expect(server.statements.length).toBe(from);
    const saved = await owner.client.settings.saveBase({
      params: { id: company.id },
      body: { id: `settings-${company.id}`, ver: 0, settingsBlob: settingsWith({ issueServerBankOfAmount: '2.00' }) },
    });
    expect(saved.status).toBe(200);
    release();
    await expect.poll(async () => (await checkIn(authorization)).status).toBe(200);
    expect((await checkIn('Bearer of-nobody.secret')).status).toBe(401);
  });

  it('[RULE.size.15] is told in the log and, for a minute, by the health of the process', async () => {
    const health = async () => (await server.anonymous.system.health()).body.calls;
    server.clock.pass(60_000);
    expect(await health()).toBe('OK');
    const release = await holdAll();
    expect(await health()).toBe('BUSY');
    release();
    await expect.poll(async () => (await checkIn(authorization)).status).toBe(200);
    server.clock.pass(59_999);
    expect(await health()).toBe('BUSY');
    server.clock.pass(1);
    expect(await health()).toBe('OK');
    const told = server.errors.filter(({ message }) => message.startsWith('More calls at once than'));
    expect(told.length).toBeGreaterThan(0);
  });

  it('[RULE.size.16] tells each of them another time to come again, spread over half a minute', async () => {
    const release = await holdAll();
    const body = { deviceId: 'counter', softwareVersion: '1', runs: [] };
    expect((await client.terminal.checkIn({ body })).status).toBe(503);
    const answers = await Promise.all(Array.from({ length: 60 }, () => checkIn(authorization)));
    release();
    const told = answers.map(({ headers }) => Number(headers['retry-after']));
    expect(Math.min(...told)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...told)).toBeLessThan(35);
    expect(new Set(told).size).toBeGreaterThan(10);
  });
});
