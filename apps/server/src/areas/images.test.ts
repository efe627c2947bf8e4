import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { imageRules } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageStore } from '../adapters/create-image-store.ts';
import { readServerConfig } from '../config/config.ts';
import { ownAction, recordAuditAs } from '../services/audit/audit.ts';
import { png } from '../testing/memory-images.ts';
import { type Browser, send } from '../testing/test-client.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openObjectStore } from '../testing/test-object-store.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const text = (said: string): Uint8Array => Uint8Array.from(said, letter => letter.charCodeAt(0));

describe.each(databases)('images on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async (permission: 'manageMenus' | 'overrideMenus' | 'accessConfigurationOptions' = 'manageMenus') => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const { id, client } = await company.person({ permissions: [permission], on: 'Elm' });
    return { company, id: company.id, personId: id, client, browser: await server.browserOf(id) };
  };
  const link = async (
    { client, id }: Pick<Awaited<ReturnType<typeof world>>, 'client' | 'id'>,
    { size, contentType = 'image/png' as const }: { size?: number; contentType?: 'image/png' | 'image/gif' } = {},
  ) => {
    const query = { fileName: 'pizza & more.png', contentType, cacheControl: 'no-cache', size };
    const asked = await client.images.uploadUrl({ params: { companyId: id }, query });
    if (asked.status !== 200) throw new Error(`asked: ${asked.status}`);
    return asked.body;
  };
  const put = async (browser: Browser, url: string, body: Uint8Array, type = 'image/png') => {
    const headers = { 'x-commissary': '1', 'content-type': type };
    const answer = await send(server.server, browser, { method: 'PUT', url, headers, body });
    const [failure] = Array.isArray(answer.body) ? answer.body : [];
    return failure === undefined ? answer.status : `${answer.status} ${failure.code}`;
  };
  const name = (tccUrl: string): string => tccUrl.split('/').at(-1) ?? '';

  it('[RULE.menuSave.03] [CALL.menus.imageUploadUrl] [CALL.menus.imagePut] returns an upload address, accepts the file there, and serves it at the permanent address', async () => {
    const at = await world('overrideMenus');
    const { signedUrl, tccUrl } = await link(at, { size: png.length });
    expect((await server.anonymous.images.read({ params: { name: name(tccUrl) } })).status).toBe(404);
    expect(await put(at.browser, signedUrl, png)).toBe(204);
    const found = await server.server.inject({ method: 'GET', url: tccUrl });
    expect([found.status, new Uint8Array(found.bytes)]).toEqual([200, png]);
    expect(found.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    // A repeated upload has no effect; the stored file stays.
    expect(await put(at.browser, signedUrl, png)).toBe(204);
    const other = Uint8Array.from([...png.slice(0, -1), 1]);
    expect(await put(at.browser, signedUrl, other)).toBe('409 ALREADY_THERE');
    const entries = server.context.db.selectFrom('audit').select('subject').where('action', '=', 'image.upload');
    expect(await entries.where('company_id', '=', at.id).execute()).toEqual([{ subject: 'pizza & more.png' }]);
  });

  it('accepts at an address only what it was signed for, for fifteen minutes', async () => {
    const at = await world();
    const { signedUrl } = await link(at, { size: png.length });
    const changed = (key: string, value: string) => {
      const url = new URL(signedUrl, 'http://here');
      url.searchParams.set(key, value);
      return url.pathname + url.search;
    };
    const elsewhere = signedUrl.replace(/\/[\w-]{43}\./, `/${'b'.repeat(43)}.`);
    for (const url of [
      elsewhere,
      signedUrl.replace('.png?', '.gif?'),
      changed('size', '7'),
      changed('expires', '9999999999999'),
      changed('fileName', 'other.png'),
      changed('key', 'other'),
      changed('signature', 'AAAA'),
    ])
      expect([url, await put(at.browser, url, png)]).toEqual([url, '403 INVALID_SIGNATURE']);
    server.clock.pass(899_999);
    expect(await put(at.browser, signedUrl, png.slice(0, -1))).toBe('400 WRONG_SIZE');
    server.clock.pass(1);
    expect(await put(at.browser, signedUrl, png)).toBe('403 LINK_EXPIRED');
  });

  it('rejects a file that is not an image of the declared format, or too large', async () => {
    const at = await world();
    const { signedUrl } = await link(at);
    const gif = text('GIF89a');
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(png);
    expect(await put(at.browser, signedUrl, text('<svg xmlns="…"/>'))).toBe('400 NOT_AN_IMAGE');
    expect(await put(at.browser, signedUrl, gif)).toBe('400 NOT_AN_IMAGE');
    expect(await put(at.browser, signedUrl, gif, 'image/gif')).toBe('400 NOT_AN_IMAGE');
    expect(await put(at.browser, signedUrl, text('{}'), 'application/json')).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect(await put(at.browser, signedUrl, png, 'image/svg+xml')).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect(await put(at.browser, signedUrl, large)).toBe('413 BODY_TOO_LARGE');
    expect(await put(at.browser, signedUrl, large.slice(0, -1))).toBe(204);
    const ask = (contentType: string, size = '') =>
      send(server.server, at.browser, {
        method: 'GET',
        url: `/api/menus/image-upload-url/${at.id}?fileName=x&contentType=${contentType}${size}`,
      });
    expect([await ask('image/svg%2Bxml'), await ask('image/png', '&size=10485761')]).toMatchObject([
      { status: 400 },
      { status: 400 },
    ]);
  });

  it('limits the uploads of one person per day, in number and in bytes', async () => {
    const [at, others] = [await world(), await world()];
    const brought = async (count: number, bytes: number) => {
      const context = { now: () => server.clock.now(), origin: ownAction };
      const deed = { action: 'image.upload', companyId: at.id, details: { bytes } } as const;
      for (let n = 0; n < count; n += 1)
        await recordAuditAs(context, server.context.db, { id: at.personId, name: 'Kim' }, deed);
    };
    const ask = (who: Pick<typeof at, 'client' | 'id'>) =>
      who.client.images.uploadUrl({
        params: { companyId: who.id },
        query: { fileName: 'x', contentType: 'image/png', size: png.length },
      });
    await brought(imageRules.daily.images - 1, 1);
    const [last, beyond] = [await link(at), await link(at)];
    expect(await put(at.browser, last.signedUrl, png)).toBe(204);
    expect(await put(at.browser, beyond.signedUrl, png)).toBe('400 TOO_MANY_IMAGES');
    expect(await ask(at)).toMatchObject({ status: 400, body: [{ code: 'TOO_MANY_IMAGES' }] });
    expect(await ask(others)).toMatchObject({ status: 200 });
    server.clock.pass(imageRules.daily.ms + 1);
    await brought(1, imageRules.daily.bytes - png.length);
    const later = { client: await server.clientOf(at.personId), id: at.id };
    const { signedUrl } = await link(later);
    expect(await put(await server.browserOf(at.personId), signedUrl, png)).toBe(204);
    expect(await ask(later)).toMatchObject({ status: 400, body: [{ code: 'TOO_MANY_IMAGES' }] });
  });

  it('requires a permission to change something with images in that company, for the address and the upload', async () => {
    const [at, stranger] = [await world(), await world()];
    const reader = await at.company.person({ permissions: ['configureCreditCards'] });
    const designer = await at.company.person({ permissions: ['accessConfigurationOptions'] });
    const { signedUrl } = await link(at);
    const query = { fileName: 'x', contentType: 'image/png' } as const;
    const asked = await Promise.all(
      [server.anonymous, stranger.client, reader.client, designer.client].map(client =>
        client.images.uploadUrl({ params: { companyId: at.id }, query }),
      ),
    );
    expect(asked.map(({ status }) => Number(status))).toEqual([401, 404, 403, 200]);
    expect(await put(stranger.browser, signedUrl, png)).toBe('404 NOT_FOUND');
    expect(await put(await server.browserOf(reader.id), signedUrl, png)).toBe('403 FORBIDDEN');
    expect(await put(at.browser, signedUrl, png)).toBe(204);
  });

  it('returns 404 for a name that was never issued, and leads to no other file', async () => {
    const get = (path: string) => server.server.inject({ method: 'GET', url: path });
    const found = await Promise.all(
      [`/api/images/${'a'.repeat(43)}.png`, '/api/images/..%2fsecret.key', '/api/images/%2e%2e', '/api/images/x'].map(
        get,
      ),
    );
    expect(found.map(({ status }) => status)).toEqual([404, 400, 404, 400]);
  });

  it('lets browsers upload to and load from an object store directly, and lets pages reach only that', async () => {
    const store = await openObjectStore();
    const config = { imagesUrl: store.url };
    const images = await createImageStore({ ...server.context.config, ...config });
    const elsewhere = await openTestServer({ database, config, images });
    // The store has its own clock, and checks the time in an address.
    elsewhere.clock.pass(Date.now() - elsewhere.clock.now().getTime());
    const company = await makeCompany(elsewhere, { locations: [] });
    const { id: person, client } = await company.person({ permissions: ['manageMenus'] });
    const { signedUrl, tccUrl } = await link({ client, id: company.id }, { size: png.length });
    const read = () => elsewhere.server.inject({ method: 'GET', url: tccUrl });
    expect((await read()).status).toBe(404);
    const headers = { 'content-type': 'image/png' };
    expect((await fetch(signedUrl, { method: 'PUT', headers, body: Uint8Array.from(png) })).status).toBe(200);
    const found = await read();
    expect([found.status, found.headers['cache-control']]).toEqual([302, 'public, max-age=3600']);
    const answer = await fetch(String(found.headers.location));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png);
    const { origin } = new URL(store.url);
    for (const part of [`connect-src 'self' ${origin};`, `img-src 'self' data: blob: ${origin};`])
      expect(found.headers['content-security-policy']).toContain(part);
    const entries = elsewhere.context.db.selectFrom('audit').select('person_id').where('action', '=', 'image.upload');
    expect(await entries.where('company_id', '=', company.id).execute()).toEqual([{ person_id: person }]);
    await elsewhere.close();
    await store.close();
  });
});

describe('images in a bucket that fails', () => {
  it('[RULE.images.12] are an outage, to be tried again, and are there as soon as the bucket is', async () => {
    let isAway = false;
    let cutAt: number | null = null;
    const store = await openObjectStore();
    const bucket = new URL(store.url);
    const front = createServer((request, response) => {
      if (isAway) return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      const { method, url, headers } = request;
      const asked = forward({ host: bucket.hostname, port: bucket.port, method, path: url, headers }, answer => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        if (cutAt === null || method !== 'GET') return void answer.pipe(response);
        answer.once('data', (bytes: Buffer) => response.write(bytes.subarray(0, cutAt ?? 0), () => response.destroy()));
      });
      request.pipe(asked);
    });
    await new Promise<void>(resolve => front.listen(0, '127.0.0.1', resolve));
    const address = new URL(store.url);
    address.port = String((front.address() as AddressInfo).port);
    const [database = 'pglite'] = databases;
    const config = { imagesUrl: address.href };
    const settings = readServerConfig({ COMMISSARY_IMAGES: address.href });
    if ('problems' in settings) throw new Error(settings.problems.join());
    const server = await openTestServer({ database, config, images: await createImageStore(settings.config) });
    try {
      const name = `${'c'.repeat(43)}.png`;
      await server.context.images.put(name, png);
      const read = () => server.server.inject({ method: 'GET', url: `/api/images/${name}` });
      const shown = async () => (await server.anonymous.images.read({ params: { name } })).status;
      expect(await shown()).toBe(302);
      isAway = true;
      const away = await read();
      expect([away.status, away.headers['retry-after'], JSON.parse(away.text)]).toEqual([
        503,
        '5',
        [{ code: 'UNAVAILABLE' }],
      ]);
      expect(server.errors.map(({ message }) => message)).toContain(`GET /api/images/${name} failed`);
      expect(await shown()).toBe(503);
      isAway = false;
      expect(await shown()).toBe(302);
      // An upload is read before it is shown.
      const fresh = `${'d'.repeat(43)}.png`;
      const direct = server.context.images.direct;
      const sent = await direct?.uploadAddress({ name: fresh, type: 'image/png', size: png.length });
      const headers = { 'content-type': 'image/png' };
      expect((await fetch(String(sent), { method: 'PUT', headers, body: Uint8Array.from(png) })).status).toBe(200);
      const shownFresh = async () => (await server.anonymous.images.read({ params: { name: fresh } })).status;
      for (cutAt of [0, 8, png.length - 1]) expect(await shownFresh()).toBe(503);
      cutAt = null;
      expect(await shownFresh()).toBe(302);
      expect(await server.context.images.get(fresh)).toEqual(Uint8Array.from(png));
    } finally {
      await server.close();
      front.closeAllConnections();
      front.close();
      await store.close();
    }
  });
});
