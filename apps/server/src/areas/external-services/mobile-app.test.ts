import { initialDocument, type LocationSettings } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { openTestService, serviceAddress, type TestService } from '../../testing/test-service.ts';

describe.each(databases)('the mobile app on %s', database => {
  let server: TestServer;
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService();
    server = await openTestServer({ database, config: { appBuilderUrl: serviceAddress }, outgoing: service.outgoing });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  const world = async (on = server, profile: Partial<LocationSettings['mobileApp']> = {}) => {
    const company = await makeCompany(on, { locations: ['Elm'] });
    const { client } = await company.person({ name: 'Olive', permissions: ['accessConfigurationOptions'] });
    const document = initialDocument('settings');
    const mobileApp = { ...document.mobileApp, name: 'Pizza', packageName: 'com.example.pizza', ...profile };
    const body = { id: `settings-${company.id}`, ver: 0, settingsBlob: { ...document, mobileApp } };
    expect((await client.settings.saveBase({ params: { id: company.id }, body })).status).toBe(200);
    return { company, client, query: { accountId: company.id } };
  };

  it('[CALL.mobileApp.build] [ROUTE.locationSettings.mobileApp.b2] a build is stored once, and sent to the service', async () => {
    const { company, client, query } = await world();
    service.heard.length = 0;
    service.answers(undefined);
    const key = { idempotencyKey: 'build-1' };
    const first = await client.mobileApp.build({ query }, key);
    expect(first).toEqual({ status: 200, body: { buildId: expect.any(String), status: 'QUEUED' } });
    expect(await client.mobileApp.build({ query }, key)).toEqual(first);
    const { buildId } = first.body as { buildId: string };
    expect(service.heard.map(line => line.split(' ', 2).join(' '))).toEqual(['POST /api/builds']);
    const entries = server.context.db.selectFrom('audit').select(['target', 'details']);
    expect(
      await entries.where('company_id', '=', company.id).where('action', '=', 'mobile-app.build').execute(),
    ).toEqual([{ target: buildId, details: { version: '1.0' } }]);
    expect(JSON.parse(service.heard[0]?.slice('POST /api/builds '.length) ?? '')).toEqual({
      buildId,
      accountId: company.id,
      name: 'Pizza',
      packageName: 'com.example.pizza',
      version: '1.0',
    });
  });

  it('[CALL.mobileApp.tma] [ENT.MobileAppBuild] the newest build shows its progress until it has ended', async () => {
    const { client, query } = await world();
    const at = server.clock.now().getTime();
    expect(await client.mobileApp.tma({ query })).toEqual({ status: 200, body: { configured: true, last: null } });
    service.answers({});
    await client.mobileApp.build({ query });
    const last = { buildId: expect.any(String), version: '1.0', requestedBy: 'Olive', requestedAt: at };
    const asked = async () => (await client.mobileApp.tma({ query })).body;
    service.answers(null);
    const queued = { ...last, status: 'QUEUED', urls: {}, finishedAt: null };
    expect(await asked()).toEqual({ configured: true, last: queued });
    service.answers({ status: 'RUNNING' });
    expect(await asked()).toEqual({ configured: true, last: { ...queued, status: 'RUNNING' } });
    const urls = { android: 'https://builds.example/1.apk' };
    service.answers({ status: 'DONE', urls });
    const done = { ...last, status: 'DONE', urls, finishedAt: at };
    expect(await asked()).toEqual({ configured: true, last: done });
    // A build that has ended is not requested again; the address with a trailing slash works too.
    service.answers({ status: 'FAILED' });
    expect((await client.mobileApp.tmaSlash({ query })).body).toEqual({ configured: true, last: done });
  });

  it('a build that the service rejects has failed', async () => {
    const { client, query } = await world();
    service.answers(null);
    expect(await client.mobileApp.build({ query })).toMatchObject({ status: 400, body: [{ code: 'SERVICE_FAILED' }] });
    expect((await client.mobileApp.tma({ query })).body).toMatchObject({ last: { status: 'FAILED' } });
  });

  it('an app without a name, or a server without a service, builds nothing', async () => {
    const nameless = await world(server, { name: '' });
    expect(await nameless.client.mobileApp.build(nameless)).toEqual({
      status: 400,
      body: [{ code: 'APP_INCOMPLETE', path: '/mobileApp/name' }],
    });
    const bare = await openTestServer({ database });
    const { client, query } = await world(bare);
    expect(await client.mobileApp.build({ query })).toMatchObject({ status: 400, body: [{ code: 'NOT_CONFIGURED' }] });
    expect((await client.mobileApp.tma({ query })).body).toEqual({ configured: false, last: null });
    await bare.close();
  });

  it('checks the permissions in the company of the query', async () => {
    const { client } = await world();
    const other = await world();
    expect((await client.mobileApp.build(other)).status).toBe(404);
    expect((await client.mobileApp.tma(other)).status).toBe(404);
    const { client: reader } = await other.company.person({ permissions: ['dashboard'] });
    expect((await reader.mobileApp.build(other)).status).toBe(403);
  });
});
