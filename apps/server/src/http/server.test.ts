import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contract, type Endpoint } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, send } from '../testing/test-client.ts';
import { makeCompany } from '../testing/test-company.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import type { InjectedCall } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'commissary-web-'));
for (const name of ['assets', 'pages', 'es', 'es/pages']) mkdirSync(join(folder, name));
for (const id of ['home', 'login', 'locationsList', 'recover'])
  writeFileSync(join(folder, 'pages', `${id}.html`), `<!doctype html><title>${id}</title>`);
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>');
writeFileSync(join(folder, 'es', 'index.html'), '<!doctype html><title>Consola</title>');
writeFileSync(join(folder, 'es', 'pages', 'login.html'), '<!doctype html><title>entrar</title>');
writeFileSync(join(folder, 'assets', 'index-B4c5D6e7.js'), 'export {};');
writeFileSync(join(folder, 'assets', 'index-B4c5D6e7.js.gz'), gzipSync('export {};'));
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');

const endpoints = Object.values(contract).flatMap(area => Object.values<Endpoint>(area));
const address = 'https://kitchen.example';
const json = { 'content-type': 'application/json' };

describe('http', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await openTestServer({ database: 'pglite', config: { webFolder: folder, address } });
    const company = await makeCompany(server);
    browser = await server.browserOf(
      (await company.person({ password: 'kitchen 42', permissions: ['accessConfigurationOptions'] })).id,
    );
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.server.inject({ method: 'GET', url, headers });
  const asPerson = (call: InjectedCall) => send(server.server, browser, call);

  it('has a route for every call of the contract, and otherwise only the pages', () => {
    const calls = endpoints.map(endpoint => `${endpoint.method} ${endpoint.path}`);
    const withoutSlash = calls.filter(one => one.endsWith('/')).map(one => one.slice(0, -1));
    const pages = [
      ...['GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs/start.js'],
      ...['favicon-32x32.png', 'swagger-ui.css', 'swagger-ui-bundle.js'].map(name => `GET /api/docs/files/${name}`),
    ];
    const files = ['/assets/index-B4c5D6e7.js', '/assets/index-B4c5D6e7.js.gz', '/favicon.svg'].map(
      path => `HEAD,GET ${path}`,
    );
    expect([...server.server.routes].sort()).toEqual(
      [...new Set([...calls, ...withoutSlash]), ...pages, ...files].sort(),
    );
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each([
    ['/login', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }, 'entrar'],
    ['/login', { 'accept-language': 'fr,en;q=0.9,es;q=0.8' }, 'login'],
    ['/login', {}, 'login'],
    ['/login', { 'accept-language': 'es', cookie: 'commissary-language=en' }, 'login'],
    ['/login', { 'accept-language': 'en', cookie: 'commissary-language=es' }, 'entrar'],
    ['/login', { 'accept-language': 'es', cookie: 'commissary-language=xx' }, 'entrar'],
    ['/nowhere', { 'accept-language': 'es' }, 'Consola'],
    ['/nowhere', { 'accept-language': 'en' }, 'Console'],
  ])('[RULE.language.01] answers %s for %o with the page of that language', async (path, headers, title) => {
    const answer = await get(path, headers);
    expect(answer.text).toContain(`<title>${title}</title>`);
    expect(answer.headers.vary).toContain('accept-language');
  });

  it('authenticates before it validates the request', async () => {
    const url = '/api/sync-locations/start';
    const call = { method: 'POST', url, headers: { ...json }, body: '{"garbage' };
    expect(await send(server.server, { cookies: new Map(), headers: {} }, call)).toMatchObject({ status: 401 });
    expect(await asPerson(call)).toMatchObject({ status: 400, body: [{ code: 'INVALID_JSON' }] });
  });

  it.each(
    endpoints
      .filter(one => one.method !== 'GET' && one.access.kind !== 'credential' && one.access.kind !== 'sample')
      .map(one => [one.path, one] as const),
  )('[RULE.wire.03] rejects a write that a page of another origin began: %s', async (_, { method, path }) => {
    const refused = { status: 403, body: [{ code: 'CROSS_SITE', path: 'origin' }] };
    for (const headers of [{ origin: 'https://other.example' }, { origin: 'null' }, { 'sec-fetch-site': 'odd' }])
      expect(await asPerson({ method, url: path, body: '{}', headers: { ...json, ...headers } })).toEqual(refused);
  });

  it.each([
    ['from a page of this origin', { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' }],
    ['by the person directly', { 'sec-fetch-site': 'none' }],
    ['from this host, by an older browser', { origin: 'http://console.example', host: 'console.example' }],
    ['from the public address, behind a proxy', { origin: address, host: '10.0.0.7' }],
    ['by no browser', {}],
  ])('[RULE.wire.03] accepts a write %s', async (_, headers) => {
    const call = {
      method: 'POST',
      url: '/api/sync-locations/start',
      body: '{"garbage',
      headers: { ...json, ...headers },
    };
    expect(await asPerson(call)).toMatchObject({ status: 400, body: [{ code: 'INVALID_JSON' }] });
  });

  it('[RULE.wire.04] makes a call without a body where all of it may be absent, and asks for what may not', async () => {
    const made = await asPerson({ method: 'POST', url: '/api/roles/no-such-company/no-such-role/delete' });
    expect(made).toMatchObject({ status: 404 });
    const { body } = await asPerson({ method: 'POST', url: '/api/session/login' });
    expect(body).toEqual([{ code: 'REQUIRED', path: '/body' }]);
    const typed = { method: 'POST', url: '/api/session/login', headers: { 'content-type': 'text/plain' }, body: '{}' };
    expect(await asPerson(typed)).toMatchObject({ status: 415 });
  });

  it.each(['cross-site', 'same-site'])('rejects a call that a %s page began, including sign-out', async site => {
    const headers = { 'sec-fetch-site': site };
    for (const url of ['/api/session/logout', '/api/session/status'])
      expect(await asPerson({ method: 'GET', url, headers })).toEqual({ status: 403, body: [{ code: 'FORBIDDEN' }] });
    expect(await asPerson({ method: 'GET', url: '/api/session/status' })).toMatchObject({ status: 200 });
  });

  it('sends security headers with its responses', async () => {
    const { headers } = await get('/api/health');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('sends cookies that no script can read, bound to the host over TLS', async () => {
    const signIn = async (tls: boolean) => {
      const proxied = await openTestServer({ database: 'pglite', config: { trustedProxies: ['127.0.0.1'] } });
      const pat = await (await makeCompany(proxied)).person({ password: 'kitchen 42' });
      const { headers } = await proxied.server.inject({
        method: 'POST',
        url: '/api/session/login',
        headers: { ...json, ...(tls ? { 'x-forwarded-proto': 'https' } : {}) },
        body: JSON.stringify({ email: pat.email, password: 'kitchen 42' }),
      });
      await proxied.close();
      return headers;
    };
    const [plain, secure] = [await signIn(false), await signIn(true)];
    expect(plain['set-cookie']).toMatch(/^commissary=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(secure['set-cookie']).toMatch(/^__Host-commissary=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(secure['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  it("clears the browser's storage on sign-out, except drafts and the last company", async () => {
    const { headers } = await get('/api/session/logout');
    expect(headers['clear-site-data']).toBe('"cache"');
  });

  it('responds to an unexpected error without details, and logs it', async () => {
    const broken = await openTestServer({ database: 'pglite' });
    const pat = await (await makeCompany(broken)).person();
    const cookies = await broken.browserOf(pat.id);
    await broken.context.close();
    const call = { method: 'GET', url: '/api/companies/accessible' };
    expect(await send(broken.server, cookies, call)).toEqual({ status: 500, body: [{ code: 'INTERNAL' }] });
    expect(broken.errors).toMatchObject([{ level: 'error', message: 'GET /api/companies/accessible failed' }]);
    await broken.server.close();
  });

  it('compresses long responses', async () => {
    const { headers } = await get('/api/openapi.json', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
  });

  it('sends the page that the build wrote for the screen, and that of sign-in without a session', async () => {
    const titles = async (headers: Record<string, string>) =>
      Promise.all(
        ['/', '/locations?companyId=x', '/login', '/recover', '/roles', '/unknown'].map(async url => {
          const { text } = await get(url, headers);
          return /<title>(.*)<\/title>/.exec(text)?.[1];
        }),
      );
    expect(await titles({})).toEqual(['login', 'login', 'login', 'recover', 'login', 'Console']);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(await titles({ cookie })).toEqual(['home', 'locationsList', 'home', 'home', 'Console', 'Console']);
    const { link } = (await get('/locations?companyId=x', { cookie })).headers;
    expect(link).toBe('</api/session/start?companyId=x>; rel=preload; as=fetch; crossorigin');
    expect((await get('/locations?companyId=x')).headers.link).toBeUndefined();
    expect((await get('/pages/home.html')).status).toBe(404);
    expect((await get('/')).headers).toMatchObject({ vary: expect.stringContaining('cookie') });
  });

  it('serves the built web app: hashed files cached for ever, the page never cached, screens by the page', async () => {
    const cache = async (url: string) => {
      const { status, headers, text } = await get(url);
      return [status, headers['cache-control'], text.slice(0, 15)];
    };
    const page = [200, 'no-cache', '<!doctype html>'];
    expect(await cache('/assets/index-B4c5D6e7.js')).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'export {};',
    ]);
    expect(await cache('/favicon.svg')).toEqual([200, 'no-cache', '<svg/>']);
    for (const url of ['/', '/login', '/locationSettings/tableAndBar?companyId=c&locationId=l', '/locations/abc'])
      expect([url, await cache(url)]).toEqual([url, page]);
    for (const url of ['/api', '/api/nothing', '/assets/gone-12345678.js', '/../package.json', '/%2e%2e/package.json'])
      expect([url, (await get(url)).status]).toEqual([url, 404]);
  });

  it('serves files that the build compressed unchanged', async () => {
    const { headers } = await get('/assets/index-B4c5D6e7.js', { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('keeps the API page within the content security policy, without other hosts', async () => {
    const { status, headers, text } = await get('/api/docs');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).not.toMatch(/<script(?![^>]* src="\/api\/docs\/)|style=|https?:/);
    for (const [, url] of text.matchAll(/(?:src|href)="([^"]+)"/g))
      expect([url, (await get(url ?? '')).status]).toEqual([url, 200]);
  });

  it.each(['/api/openapi.json', '/api/docs/files/swagger-ui-bundle.js', '/api/docs/files/swagger-ui.css'])(
    '%s, which nobody has to sign in for, is compressed once and not for each request',
    async url => {
      for (const encoding of ['br', 'gzip']) {
        const { headers } = await get(url, { 'accept-encoding': encoding });
        // What is compressed while it is sent has no length.
        expect(headers).toMatchObject({
          'content-encoding': encoding,
          'content-length': expect.stringMatching(/^\d+$/),
        });
      }
    },
  );
});
