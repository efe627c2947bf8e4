import { isUnpublished } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ManyLocations, makeManyLocations } from '../testing/many-locations.ts';
import { type ScreenCall, screenCalls } from '../testing/screen-calls.ts';
import { type Browser, send, testClient } from '../testing/test-client.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const [few, many] = [25, 1_000];
const mostGrowth = 3;
/** What a page or a list of so many entries is anyway. */
const smallBytes = 2_000;
/** Of each call of home, once what it caches is cached. */
const homeStatements = 8;

/** As long as the list of the small company. */
const shortPage = (path: string): string =>
  path.includes('/page') && !path.includes('limit=') ? `${path}${path.includes('?') ? '&' : '?'}limit=${few}` : path;

describe.each(databases)('a company of many locations on %s', database => {
  let server: TestServer;
  let companies: readonly { readonly at: ManyLocations; readonly browser: Browser }[];
  beforeAll(async () => {
    server = await openTestServer({ database });
    companies = await Promise.all(
      [few, many].map(async count => {
        const at = await makeManyLocations(server.context, count);
        return { at, browser: await server.browserOf(at.ownerId) };
      }),
    );
  });
  afterAll(() => server.close());

  /** Once what the call caches is cached. */
  const costOf = async (browser: Browser, { method, path: url, body }: ScreenCall) => {
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const ask = () => send(server.server, browser, { method, url, ...json });
    await ask();
    const from = server.statements.length;
    const answer = await ask();
    const statements = server.statements.length - from;
    return { status: answer.status, bytes: JSON.stringify(answer.body).length, statements };
  };
  /** What a browser is answered that has an earlier response, and that response's tag. */
  const polled = async (browser: Browser, { method, path: url }: ScreenCall, etag = '') => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const from = server.statements.length;
    const { status, headers } = await server.server.inject({ method, url, headers: { cookie, 'if-none-match': etag } });
    return { status, statements: server.statements.length - from, etag: String(headers.etag) };
  };
  const callsOf = (at: ManyLocations) =>
    new Map(screenCalls(at).map(call => [call.name, { ...call, path: shortPage(call.path) }]));

  it('[RULE.size.01] costs no call of a screen more than three times the statements and bytes of a small one', async () => {
    const [small, large] = companies;
    if (small === undefined || large === undefined) throw new Error('There are two companies.');
    const grown: string[] = [];
    const others = callsOf(large.at);
    for (const [name, call] of callsOf(small.at)) {
      const other = others.get(name);
      if (other === undefined || (call.whole && call.method === 'POST')) continue;
      const one = await costOf(small.browser, call);
      let two = await costOf(large.browser, other);
      const most = name.startsWith('home.') ? homeStatements : mostGrowth * Math.max(one.statements, 1);
      // While the database has not been heard from for a moment, nothing is cached.
      if (two.statements > most) two = await costOf(large.browser, other);
      expect([name, one.status, two.status]).toEqual([name, 200, 200]);
      if (two.statements > most) grown.push(`${name}: ${one.statements} to ${two.statements} statements`);
      if (!call.whole && two.bytes > mostGrowth * Math.max(one.bytes, smallBytes))
        grown.push(`${name}: ${one.bytes} to ${two.bytes} bytes`);
    }
    expect(grown).toEqual([]);
  });

  it('[RULE.size.02] answers what every console polls without a statement and with a 304, until something is saved or published', async () => {
    const { at, browser } = companies[1] ?? companies[0] ?? { at: undefined, browser: undefined };
    if (at === undefined) throw new Error('There are two companies.');
    const client = testClient(server.server, browser);
    const unpublished = callsOf(at).get('tenants.unpublished');
    if (unpublished === undefined) throw new Error('No such call.');
    const idsOf = async () => {
      const { status, body } = await client.tenants.unpublished({ params: { companyId: at.companyId } });
      if (status !== 200) throw new Error(`${status}`);
      return new Set(body.menu);
    };
    /** The same by the versions of each location. */
    const byVersions = async () => {
      const { status, body } = await client.tenants.syncStatus({ params: { companyId: at.companyId } });
      if (status !== 200) throw new Error(`${status}`);
      return new Set(body.flatMap(one => (isUnpublished(one, 'menu') ? [one.locationId] : [])));
    };
    const before = await idsOf();
    expect(before).toEqual(await byVersions());
    expect(before.size).toBe(many / 10);
    const { etag } = await polled(browser, unpublished);
    await expect.poll(() => polled(browser, unpublished, etag)).toEqual({ status: 304, statements: 0, etag });
    const id = at.locationIds[1] ?? '';
    expect(before.has(id)).toBe(false);
    const saved = await client.settings.saveOverride({
      params: { id },
      body: {
        ...{ overrideId: `settings-${at.companyId}.${id}`, overrideVer: 0, groupOverrideVer: 0, baseVer: 1 },
        changes: [{ op: 'set', path: '/tableSettings/serverKeepsTips', value: true }],
      },
    });
    expect(saved.status).toBe(200);
    expect(await polled(browser, unpublished, etag)).toMatchObject({ status: 200 });
    expect(await idsOf()).toEqual(new Set([...before, id]));
    expect(await byVersions()).toEqual(await idsOf());
  });

  it('[CALL.tenants.accessible] [RULE.size.02] names what every screen needs apart from the start, once, and anew when one of them changes', async () => {
    const [small, large] = companies;
    if (small === undefined || large === undefined) throw new Error('There are two companies.');
    const startOf = async ({ at, browser }: typeof small) => {
      const { status, body } = await testClient(server.server, browser).session.start({
        query: { companyId: at.companyId },
      });
      if (status !== 200) throw new Error(`${status}`);
      return body;
    };
    const here = await startOf(small);
    expect([here.tenantsApart, here.user.accessibleTenants.length]).toEqual([false, few + 1]);
    const apart = await startOf(large);
    expect([apart.tenantsApart, apart.user.accessibleTenants]).toEqual([true, []]);

    const { at, browser } = large;
    const client = testClient(server.server, browser);
    const accessible = async () => {
      const { status, body } = await client.tenants.accessible({ params: { companyId: at.companyId } });
      if (status !== 200) throw new Error(`${status}`);
      return body;
    };
    const { body: whole } = await client.session.status({ query: { companyId: at.companyId } });
    expect(await accessible()).toEqual('accessibleTenants' in whole ? whole.accessibleTenants : []);
    const call = callsOf(at).get('tenants.accessible');
    if (call === undefined) throw new Error('No such call.');
    const { etag } = await polled(browser, call);
    await expect.poll(() => polled(browser, call, etag)).toEqual({ status: 304, statements: 0, etag });
    const edited = await client.tenants.edit({
      params: { companyId: at.companyId },
      body: { type: 'LOCATION', id: at.locationId, ver: 1, name: 'Elm' },
    });
    expect(edited.status).toBe(200);
    expect(await polled(browser, call, etag)).toMatchObject({ status: 200 });
    expect((await accessible()).find(({ id }) => id === at.locationId)?.name).toBe('Elm');
  });

  it('[RULE.size.02] counts on home what was saved since somebody else asked', async () => {
    const { at, browser } = companies[0] ?? {};
    if (at === undefined || browser === undefined) throw new Error('There are two companies.');
    const client = testClient(server.server, browser);
    const counts = async () => {
      const { status, body } = await client.home.overview({ params: { companyId: at.companyId }, query: {} });
      if (status !== 200) throw new Error(`${status}`);
      return body.unpublished;
    };
    const id = at.locationIds[2] ?? '';
    expect([await counts(), await counts()]).toEqual(
      Array(2).fill(expect.not.objectContaining({ [id]: expect.anything() })),
    );
    const saved = await client.settings.saveOverride({
      params: { id },
      body: {
        ...{ overrideId: `settings-${at.companyId}.${id}`, overrideVer: 0, groupOverrideVer: 0, baseVer: 1 },
        changes: [{ op: 'set', path: '/tableSettings/serverKeepsTips', value: true }],
      },
    });
    expect(saved.status).toBe(200);
    expect(await counts()).toMatchObject({ [id]: expect.any(Number) });
  });

  it('[RULE.size.06] looks for the records to correct once, until a phone, a PIN or a job of somebody changes', async () => {
    const { at, browser } = companies[0] ?? {};
    if (at === undefined || browser === undefined) throw new Error('There are two companies.');
    const { db } = server.context;
    const client = testClient(server.server, browser);
    const answer = async () => {
      const from = server.statements.length;
      const { status, body } = await client.users.listInvalidUsers({ params: { id: at.companyId } });
      if (status !== 200) throw new Error(`${status}`);
      const [pins, phones] = [body.usersWithBadPosId, body.usersWithBadPhone].map(found =>
        found.map(one => one.userId),
      );
      return { pins, phones, statements: server.statements.length - from };
    };
    /** Its own place alone is looked up. */
    const isCached = () => expect.poll(async () => (await answer()).statements).toBe(1);
    const id = `${at.locationIds[3]}-1`;
    const changed = async () => {
      const { pins = [], phones = [] } = await answer();
      await isCached();
      return [pins.includes(id), phones.includes(id)];
    };
    expect(await changed()).toEqual([false, false]);
    await db.updateTable('person').set({ phone: '12' }).where('id', '=', id).execute();
    expect(await changed()).toEqual([false, true]);
    await db.deleteFrom('person_pin').where('person_id', '=', id).execute();
    expect(await changed()).toEqual([true, true]);
    await db.deleteFrom('person_job').where('person_id', '=', id).execute();
    expect(await changed()).toEqual([false, true]);
  });

  it('[RULE.size.02] answers what is set at all levels, and who holds a role, without a statement until one of them changes', async () => {
    const { at, browser } = companies[0] ?? {};
    if (at === undefined || browser === undefined) throw new Error('There are two companies.');
    const { db } = server.context;
    const client = testClient(server.server, browser);
    const read = {
      overrides: () => client.settings.overrides({ params: { id: at.companyId } }),
      levels: () => client.history.levels({ params: { kind: 'settings', companyId: at.companyId }, query: {} }),
      holders: () => client.roles.holders({ params: { owner: at.companyId, id: at.roleId } }),
    };
    /** How long a list is, once it is answered from the cache. */
    const lengthOf = async (name: keyof typeof read): Promise<number> => {
      let length = 0;
      const statements = async () => {
        const from = server.statements.length;
        const { status, body } = await read[name]();
        if (status !== 200) throw new Error(`${status}`);
        length = 'counts' in body ? body.counts.total : body.length;
        return server.statements.length - from;
      };
      await expect.poll(statements).toBe(0);
      return length;
    };
    const lengths = async () => [await lengthOf('overrides'), await lengthOf('levels'), await lengthOf('holders')];
    const [overrides = 0, levels = 0, holders = 0] = await lengths();
    const id = at.locationIds[4] ?? '';
    const saved = await client.settings.saveOverride({
      params: { id },
      body: {
        ...{ overrideId: `settings-${at.companyId}.${id}`, overrideVer: 0, groupOverrideVer: 0, baseVer: 1 },
        changes: [{ op: 'set', path: '/tableSettings/serverKeepsTips', value: true }],
      },
    });
    expect(saved.status).toBe(200);
    expect(await lengths()).toEqual([overrides + 1, levels + 1, holders]);
    await db.deleteFrom('granted_role').where('id', '=', `${id}-0`).execute();
    expect(await lengths()).toEqual([overrides + 1, levels + 1, holders - 1]);
  });
});
