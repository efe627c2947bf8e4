import type { RequestListener } from 'node:http';
import { aggregatorTexts as texts } from '@commissary/catalog';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spanishPageOf } from '../../testing/spanish-page.ts';
import { makeCompany, type TestCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { openTestService, serviceAddress, type TestService } from '../../testing/test-service.ts';

const notValid = { status: 200, body: { valid: false, message: texts.notValid } };
const notResponding = { status: 200, body: { valid: false, message: texts.notResponding } };

describe.each(databases)('the order aggregation service on %s', database => {
  let server: TestServer;
  let service: TestService;
  let company: TestCompany;
  const waiting = { patienceMs: 30_000 };
  beforeAll(async () => {
    service = await openTestService(waiting);
    server = await openTestServer({ database, config: { aggregatorUrl: serviceAddress }, outgoing: service.outgoing });
    company = await makeCompany(server, { locations: ['Elm'] });
  });
  beforeEach(() => {
    server.clock.pass(61_000);
    waiting.patienceMs = 30_000;
    service.heard.length = 0;
    service.answers({ valid: true });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  const editor = async () => (await company.person({ permissions: ['editLocation'], on: 'Elm' })).client;
  const validate = (client: Awaited<ReturnType<typeof editor>>, a = 'acc-1', b = 'loc-7', on = client) =>
    on.tenants.validateDeliverect({ params: { a, b } });

  it('[CALL.tenants.validateDeliverect] says what the service says, and sends it the two ids alone', async () => {
    const client = await editor();
    expect(await validate(client)).toEqual({ status: 200, body: { valid: true, message: texts.valid } });
    expect(service.heard).toEqual(['GET /api/accounts/acc-1/locations/loc-7']);
    service.answers({ valid: false });
    expect(await validate(client)).toEqual(notValid);
    service.behaves((_, response) => response.writeHead(404).end('{"error":"unknown account"}'));
    expect(await validate(client, 'unknown')).toEqual(notValid);
  });

  const redirect: RequestListener = (_, response) =>
    response.writeHead(302, { location: 'https://labor.example/api/other' }).end();
  it.each<[string, RequestListener, object]>([
    ['redirects', redirect, notValid],
    ['limits calls', (_, response) => response.writeHead(429, { 'retry-after': '1' }).end(), notValid],
    ['hangs', () => undefined, notResponding],
    ['hangs in the middle', (_, response) => response.write('{"valid":'), notResponding],
    ['ends the connection', request => request.socket.destroy(), notResponding],
    ['answers too much', (_, response) => response.end(`{"valid":true,"x":"${'x'.repeat(1_100_000)}"}`), notResponding],
    ['answers a page', (_, response) => response.end('<html>valid</html>'), notResponding],
    ['answers something else', (_, response) => response.end('{"valid":"yes"}'), notResponding],
  ])('[CALL.tenants.validateDeliverect] confirms nothing when the service %s', async (name, behavior, answer) => {
    service.behaves(behavior);
    const client = await editor();
    // Long enough for the request to arrive on a machine with other work.
    if (name.startsWith('hangs')) waiting.patienceMs = 2_000;
    expect(await validate(client)).toEqual(answer);
    expect(service.heard).toHaveLength(1);
  });

  it('[CALL.tenants.validateDeliverect] is for who edits a location somewhere, and takes ids only', async () => {
    const { client: other } = await company.person({ permissions: ['manageMenus'] });
    expect(await validate(other)).toMatchObject({ status: 403 });
    expect(await server.anonymous.tenants.validateDeliverect({ params: { a: 'acc', b: 'loc' } })).toMatchObject({
      status: 401,
    });
    const client = await editor();
    expect(await validate(client, '..')).toMatchObject({ status: 404 });
    for (const id of ['a/b', 'a?b', 'a b', 'é'])
      expect(await validate(client, id)).toMatchObject({ status: 400, body: [{ code: 'INVALID_FORMAT' }] });
    expect(service.heard).toEqual([]);
  });

  it('[CALL.tenants.validateDeliverect] is limited to 30 calls a minute', async () => {
    const client = await editor();
    for (let n = 0; n < 30; n += 1) expect((await validate(client)).status).toBe(200);
    expect(await validate(client)).toMatchObject({ status: 400, body: [{ code: 'RATE_LIMIT_EXCEEDED' }] });
  });
});

describe.each(databases)('without an order aggregation service on %s', database => {
  it('[CALL.tenants.validateDeliverect] [RULE.language.06] no account is valid, and each reader is told so in the language of the page', async () => {
    const server = await openTestServer({ database });
    const { id, client } = await (await makeCompany(server)).person({ permissions: ['editLocation'] });
    expect(await client.tenants.validateDeliverect({ params: { a: 'acc-1', b: 'loc-7' } })).toEqual({
      status: 200,
      body: { valid: false, message: texts.notConfigured },
    });
    const spanish = await spanishPageOf(server, id);
    expect(await spanish.tenants.validateDeliverect({ params: { a: 'acc-1', b: 'loc-7' } })).toMatchObject({
      body: { message: expect.stringContaining('No hay un servicio agregador') },
    });
    await server.close();
  });
});
