import { request as open } from 'node:http';
import { gzipSync } from 'node:zlib';
import { contract, type Endpoint, largeLimits, ordinaryLimits } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullMenu, largeMenu } from '../testing/large-menu.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { mostBodies } from './body/concurrency-limits.ts';

const calls = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [`${area}.${name}`, endpoint] as const),
);
const withBody = calls.filter(([, endpoint]) => endpoint.body !== undefined);
/**
 * Calls that everybody who is signed in may make, or that are decided by an id in the body: their bodies are small, and
 * of simple values.
 */
const ofEverybody = [
  'companies.remove',
  'companies.update',
  'groups.preview',
  'labor.set',
  'news.save',
  'overrides.layers',
  'presence.here',
  'session.actAs',
  'session.setEmails',
  'session.setLanguage',
  'syncEmployment.brought',
  'syncEmployment.preview',
  'syncEmployment.rollbackPreview',
  'syncEmployment.status',
  'syncLocations.brought',
  'syncLocations.preview',
  'syncLocations.rollbackPreview',
  'syncLocations.status',
  'users.changePassword',
];
const kibibyte = 1024;
/** Only against hanging: waiting for a body that never comes would take two minutes. */
const hangMs = 20_000;

describe('the limits of a call', () => {
  it.each(withBody)('%s has limits, and a permission for bodies beyond the ordinary limits', (_, endpoint) => {
    const [all, most] = [ordinaryLimits(endpoint), largeLimits(endpoint)];
    expect(all.bytes).toBeLessThanOrEqual(64 * kibibyte);
    for (const limits of [all, most]) {
      expect(Object.values(limits).every(limit => Number.isInteger(limit) && limit > 0)).toBe(true);
      expect(limits.unpackedBytes).toBeLessThanOrEqual(16 * kibibyte * kibibyte);
      expect(limits.values).toBeLessThanOrEqual(600_000);
    }
    if (most.bytes === all.bytes) return;
    const { large, access } = endpoint;
    const permissions = large === undefined ? ('permission' in access ? access.permission : []) : large.by;
    // A terminal has no permissions: its credential is of one location, and the call accepts nobody without one.
    if (permissions === 'terminal') return expect(access.kind).toBe('credential');
    expect(JSON.stringify(permissions)).toMatch(/"\w+"/);
    expect(['session', 'company', 'base', 'tenant']).toContain(access.kind);
  });
});

describe.each(bothDatabases)('request limits on %s', database => {
  let server: TestServer;
  let address: string;
  let company: TestCompany;
  let menuId: string;
  const cookies: Record<string, string> = {};
  beforeAll(async () => {
    server = await openTestServer({ database });
    address = await server.listen();
    company = await makeCompany(server, { groups: { West: ['Elm'] } });
    menuId = await giveMenu(server, company);
    const signIn = async (id: string) => `commissary=${(await server.browserOf(id)).cookies.get('commissary')}`;
    cookies.nobody = '';
    cookies.guest = await signIn((await company.person()).id);
    const { id } = await company.person({ permissions: ['companyAdmin', 'company-owner', 'addCompanies'] });
    cookies.provider = await signIn(id);
    cookies.owner = await signIn((await company.person({ permissions: ['companyAdmin', 'company-owner'] })).id);
  });
  afterAll(() => server.close());

  const urlOf = ({ path, query }: Endpoint): string => {
    const ids: Record<string, string> = {
      ...{
        companyId: company.id,
        owner: company.id,
        kind: 'settings',
        page: 'p1',
        menuId,
        name: `${'a'.repeat(43)}.png`,
      },
      id: /\/(?:company|companies|overrides\/company|users)\//.test(path) ? company.id : company.tenantId('Elm'),
      locationId: company.tenantId('Elm'),
    };
    const signed = query !== undefined && path.includes('/images/') ? '?fileName=x&expires=1&key=k&signature=s' : '';
    return path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'unknown') + signed;
  };
  const headersOf = ({ encoding, accepts: takes }: Endpoint) => ({
    'x-commissary': '1',
    'content-type': takes?.types[0] ?? (encoding === 'gzip' ? 'application/octet-stream' : 'application/json'),
  });
  /** Sends the head and the given part of a body, but never its end. */
  const begin = (endpoint: Endpoint, cookie: string, length: number | null, sent: Uint8Array | null = null) =>
    new Promise<{ status: number; codes: unknown }>((resolve, reject) => {
      const size = length === null ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) };
      const headers = { ...headersOf(endpoint), ...size, cookie };
      const call = open(address + urlOf(endpoint), { method: endpoint.method, headers, timeout: hangMs }, answer => {
        let text = '';
        answer.setEncoding('utf8').on('data', chunk => {
          text += chunk;
        });
        answer.on('end', () => {
          call.destroy();
          resolve({
            status: answer.statusCode ?? 0,
            codes: (JSON.parse(text) as { code: string }[]).map(one => one.code),
          });
        });
      });
      call.on('timeout', () => reject(new Error(`${endpoint.path} waits for the body`)));
      call.on('error', reject);
      if (sent === null) call.flushHeaders();
      else call.write(sent);
    });

  it.each(withBody)(
    '%s is rejected before its body is read: over 64 KiB without the permission, and over its own limit for every user',
    async (_, endpoint) => {
      const { kind } = endpoint.access;
      const beyond = 64 * kibibyte + 1;
      const expected = kind === 'public' ? [413] : [401];
      expect(expected).toContain((await begin(endpoint, cookies.nobody ?? '', beyond)).status);
      if (kind === 'public' || kind === 'credential' || kind === 'sample') return;
      expect([403, 413]).toContain((await begin(endpoint, cookies.guest ?? '', beyond)).status);
      expect([403, 404, 413]).toContain(
        (await begin(endpoint, cookies.guest ?? '', null, Buffer.alloc(beyond, ' '))).status,
      );
      expect(await begin(endpoint, cookies.provider ?? '', largeLimits(endpoint).bytes + 1)).toEqual({
        status: 413,
        codes: ['BODY_TOO_LARGE'],
      });
    },
  );

  it.each(withBody.filter(([name]) => !ofEverybody.includes(name)))(
    '[RULE.cost.01] %s reads nothing of a body before its sender has a permission that the call could use',
    async (_, endpoint) => {
      const { kind } = endpoint.access;
      const malformed = Buffer.from('{{{');
      const guest = await begin(endpoint, cookies.guest ?? '', malformed.length, malformed);
      if (kind === 'public') return expect(guest.status).toBe(400);
      expect([401, 403, 404]).toContain(guest.status);
      // And the permission is what was missing.
      if (kind !== 'credential' && kind !== 'sample' && endpoint.accepts === undefined)
        expect([400, 404]).toContain((await begin(endpoint, cookies.provider ?? '', 3, malformed)).status);
    },
  );

  it('limits the concurrent bodies of a person, and accepts one more when one of them has ended', async () => {
    const { id } = await company.person({ permissions: ['companyAdmin'] });
    const cookie = `commissary=${(await server.browserOf(id)).cookies.get('commissary')}`;
    const endpoint = contract.settings.saveBase;
    const headers = { ...headersOf(endpoint), 'content-length': '10', cookie };
    const slow = Array.from({ length: mostBodies.person.count }, () => {
      const call = open(address + urlOf(endpoint), { method: endpoint.method, headers });
      call.on('error', () => undefined);
      call.write('{');
      return call;
    });
    const heard = () => begin(endpoint, cookie, 3, Buffer.from('{{{'));
    await expect.poll(heard).toEqual({ status: 429, codes: ['TOO_MUCH_AT_ONCE'] });
    slow[0]?.destroy();
    await expect.poll(async () => (await heard()).status).toBe(400);
    for (const call of slow) call.destroy();
    expect((await begin(endpoint, cookies.owner ?? '', 3, Buffer.from('{{{'))).status).toBe(400);
  });

  it('reports a missing permission before a malformed body', async () => {
    const endpoint = contract.settings.saveBase;
    const stranger = await makeCompany(server);
    const { id } = await stranger.person({ permissions: ['companyAdmin'] });
    const cookie = `commissary=${(await server.browserOf(id)).cookies.get('commissary')}`;
    expect((await begin(endpoint, cookie, 3, Buffer.from('{{{'))).status).toBe(404);
    expect((await begin(endpoint, cookies.owner ?? '', 3, Buffer.from('{{{'))).status).toBe(400);
  });

  it('rejects a small body that decompresses to more than any text, and one with too many values before it is parsed', async () => {
    const bodyOf = (lists: string) => gzipSync(`{"id":"${menuId}","ver":0,"menuBlob":"[${lists}[]]"}`);
    const lists = bodyOf('[],'.repeat(20_000_000));
    const endpoint = contract.menus.saveBase;
    expect(await begin(endpoint, cookies.guest ?? '', lists.length, lists)).toEqual({
      status: 403,
      codes: ['FORBIDDEN'],
    });
    const heard = await begin(endpoint, cookies.owner ?? '', lists.length, lists);
    expect(heard).toEqual({ status: 413, codes: ['BODY_TOO_LARGE'] });
    const many = bodyOf(Array.from({ length: 500_000 }, (_, at) => `[${at}],`).join(''));
    expect(await begin(endpoint, cookies.owner ?? '', many.length, many)).toEqual({
      status: 413,
      codes: ['TOO_MANY_VALUES'],
    });
  });

  it('saves a menu of seven thousand items', async () => {
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const found = await client.menus.base({ params: { companyId: company.id, menuId } });
    if (found.status !== 200) throw new Error(`${found.status}`);
    const menuBlob = JSON.stringify(largeMenu(7000));
    const saved = await client.menus.saveBase({
      params: { companyId: company.id },
      body: { id: menuId, ver: found.body.ver, menuBlob },
    });
    expect(saved).toEqual({ status: 200, body: expect.anything() });
    expect(server.errors).toEqual([]);
  });

  it('saves a menu of five thousand items with two sizes, two schemes and four modifier categories each, and reads as many values as allowed, not one more', async () => {
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const save = async (menuBlob: string) => {
      const found = await client.menus.base({ params: { companyId: company.id, menuId } });
      if (found.status !== 200) throw new Error(`${found.status}`);
      const { status, body } = await client.menus.saveBase({
        params: { companyId: company.id },
        body: { id: menuId, ver: found.body.ver, menuBlob },
      });
      return status === 200 ? [status] : [status, body];
    };
    expect(await save(JSON.stringify(fullMenu(5000)))).toEqual([200]);
    const most = largeLimits(contract.menus.saveBase).values;
    // The body itself counts as three.
    const numbers = (count: number) => `[${[...Array(count).keys()].join()}]`;
    expect(await save(numbers(most - 3))).toMatchObject([400, [{ code: 'NOT_MENU_BLOB' }]]);
    const tooMany = { code: 'TOO_MANY_VALUES', path: '/body', params: { limit: most } };
    expect(await save(numbers(most - 2))).toEqual([413, [tooMany]]);
    expect(server.errors).toEqual([]);
  });

  it('rejects a body that grows beyond the limit of its sender, and audits it like every denied permission', async () => {
    const { id } = await company.person();
    const cookie = `commissary=${(await server.browserOf(id)).cookies.get('commissary')}`;
    const endpoint = contract.overrides.set;
    const beyond = Buffer.alloc(64 * kibibyte + 1, ' ');
    expect(await begin(endpoint, cookie, null, beyond)).toEqual({ status: 403, codes: ['FORBIDDEN'] });
    const kept = await server.context.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('person_id', '=', id)
      .execute();
    expect(kept).toEqual([{ action: 'call-denied', details: { call: `${endpoint.method} ${endpoint.path}` } }]);
  });
});

describe.each(bothDatabases)('a large body on %s', database => {
  it('is validated in a thread with limits of its own, and other requests are answered while it is rejected', async () => {
    // No thread reaches its limit in this time; validation on the main thread has no such limit.
    const server = await openTestServer({
      database,
      judging: { hereBytes: 64 * kibibyte, memoryMb: 128, milliseconds: 1, queue: 16 },
    });
    try {
      const company = await makeCompany(server);
      const menuId = await giveMenu(server, company);
      const { client } = await company.person({ permissions: ['companyAdmin'] });
      const save = (items: number) =>
        client.menus.saveBase({
          params: { companyId: company.id },
          body: { id: menuId, ver: 0, menuBlob: JSON.stringify(largeMenu(items)) },
        });
      const spent = { status: 413, body: [{ code: 'BODY_TOO_COSTLY', path: '/body' }] };
      expect(await save(5000)).toEqual(spent);
      expect(await save(10)).toMatchObject({ status: 200 });
    } finally {
      await server.close();
    }
  });

  it('is rejected by the thread that validates it when it is no menu', async () => {
    const server = await openTestServer({ database });
    try {
      const company = await makeCompany(server);
      const menuId = await giveMenu(server, company);
      const { client } = await company.person({ permissions: ['companyAdmin'] });
      const texts = Array.from({ length: 100_000 }, (_, at) => `${at}`);
      for (const no of [texts, { departments: {}, texts }]) {
        const menuBlob = JSON.stringify(no);
        const heard = await client.menus.saveBase({
          params: { companyId: company.id },
          body: { id: menuId, ver: 0, menuBlob },
        });
        expect(heard).toEqual({ status: 400, body: [{ code: 'NOT_MENU_BLOB' }] });
      }
    } finally {
      await server.close();
    }
  });
});
