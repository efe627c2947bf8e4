import { describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { bothDatabases, databases } from '../testing/test-database.ts';
import { openTestServer } from '../testing/test-server.ts';

describe.each(bothDatabases)('health on %s', database => {
  it('reports whether the database responds', async () => {
    const server = await openTestServer({ database, config: { version: '1.2.3' } });
    expect(await server.anonymous.system.health()).toEqual({
      status: 200,
      body: { status: 'ok', version: '1.2.3', database, calls: 'OK' },
    });
    await server.context.close();
    expect(await server.anonymous.system.health()).toEqual({
      status: 503,
      body: { status: 'unavailable', version: '1.2.3', database, calls: 'OK' },
    });
    await server.server.close();
  });
});

describe.each(databases)('tracking on %s', database => {
  it('[CALL.tracking.settings] returns the keys of the installation to every signed-in user', async () => {
    const keys = { googleAnalyticsKey: 'G-1A2B3C', mixpanelToken: '' };
    const server = await openTestServer({ database, config: keys });
    const { client } = await (await makeCompany(server)).person();
    expect(await client.system.trackingSettings()).toEqual({ status: 200, body: keys });
    expect((await server.anonymous.system.trackingSettings()).status).toBe(401);
    await server.close();
  });
});
