import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newBrowser, send, type TestClient, testClient } from '../testing/test-client.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const minute = 60_000;

describe.each(databases)('session on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Fir'] });
  });
  afterAll(() => server.close());

  const login = (email: string, password: string, browser: Browser = newBrowser()) =>
    testClient(server.server, browser).session.login({ body: { email, password } });

  it('[CALL.session.login] returns the user record and starts a session', async () => {
    const ana = await company.person({
      name: 'Ana',
      permissions: ['overrideMenus'],
      on: 'Elm',
      password: 'kitchen 42',
    });
    const browser = newBrowser();
    const answer = await login(ana.email.toUpperCase(), 'kitchen 42', browser);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      userId: ana.id,
      userDisplayName: 'Ana',
      companyWide: false,
      enabledFeatures: ['overrideMenus'],
      accessibleTenants: [{ name: 'Elm' }],
    });
    const status = await testClient(server.server, browser).session.status();
    expect(status.body).toEqual(answer.body);
  });

  it('[CALL.session.start] returns in one response what the calls of the shell return one by one', async () => {
    const boss = await company.person({ permissions: ['overrideMenus'], on: 'West' });
    const at = { params: { companyId: company.id } };
    const query = { companyId: company.id };
    const [start, status, companies, appVersion, tracking, menus, unpublished, menu, employment] = await Promise.all([
      boss.client.session.start({ query }),
      boss.client.session.status({ query }),
      boss.client.companies.accessible(),
      boss.client.companies.appVersion({ params: { id: company.id } }),
      boss.client.system.trackingSettings(),
      boss.client.menus.list(at),
      boss.client.tenants.unpublished(at),
      boss.client.syncLocations.running(at),
      boss.client.syncEmployment.running(at),
    ]);
    expect(start).toEqual({
      status: 200,
      body: {
        user: status.body,
        tenantsApart: false,
        companies: companies.body,
        appVersion: appVersion.body,
        tracking: tracking.body,
        company: {
          menus: menus.body,
          unpublished: unpublished.body,
          running: { menu: menu.body, employment: employment.body },
        },
      },
    });
  });

  it('[RULE.language.02] stores the language of a person, and tells it each browser in which that person signs in', async () => {
    const ana = await company.person({ permissions: ['overrideMenus'], password: 'kitchen 42' });
    const languageOf = async (client: TestClient) => (await client.session.status({ query: {} })).body;
    expect(await languageOf(ana.client)).toMatchObject({ language: null });
    expect(await ana.client.session.setLanguage({ body: { language: 'es' } })).toMatchObject({ status: 204 });
    expect(await languageOf(ana.client)).toMatchObject({ language: 'es' });

    const elsewhere = newBrowser();
    expect(await login(ana.email, 'kitchen 42', elsewhere)).toMatchObject({ body: { language: 'es' } });
    expect(elsewhere.cookies.get('commissary-language')).toBe('es');

    const before = newBrowser();
    before.cookies.set('commissary-language', 'en');
    await login(ana.email, 'kitchen 42', before);
    expect(before.cookies.get('commissary-language')).toBe('es');

    const other = await company.person({ password: 'kitchen 42' });
    await login(other.email, 'kitchen 42', before);
    expect(before.cookies.get('commissary-language'), 'of who never chose').toBe('es');
  });

  it('[CALL.session.start] contains nothing of the company for its staff without a role there', async () => {
    const provider = await makeCompany(server, { provider: true });
    const staff = await provider.person();
    const { body } = await staff.client.session.start({ query: { companyId: company.id } });
    expect(body).toMatchObject({ user: { companyId: company.id, accessibleTenants: [] }, company: null });
    expect(await staff.client.menus.list({ params: { companyId: company.id } })).toMatchObject({ status: 403 });
  });

  it.each([
    ['a wrong password', 'known'],
    ['an unknown address', 'unknown'],
  ])('rejects %s with the same response', async (_, which) => {
    const known = await company.person({ password: 'kitchen 42' });
    const email = which === 'known' ? known.email : 'nobody@example.com';
    expect(await login(email, 'wrong')).toEqual({ status: 400, body: [{ code: 'INVALID_CREDENTIALS' }] });
  });

  it('[RULE.login.11] reports a deleted account only after the right password', async () => {
    const gone = await company.person({ password: 'kitchen 42', status: 'DELETED' });
    expect(await login(gone.email, 'wrong')).toEqual({ status: 400, body: [{ code: 'INVALID_CREDENTIALS' }] });
    expect(await login(gone.email, 'kitchen 42')).toEqual({ status: 400, body: [{ code: 'DELETED_USER' }] });
  });

  it.each(['known', 'unknown'])(
    '[RULE.login.10] locks a %s account for 30 minutes after ten failures, and only from that network',
    async which => {
      const known = await company.person({ password: 'kitchen 42' });
      const email = which === 'known' ? known.email : `nobody-${known.id}@example.com`;
      const here: Browser = { ...newBrowser(), address: '198.51.100.7' };
      const elsewhere: Browser = { ...newBrowser(), address: '203.0.113.9' };
      for (let attempt = 1; attempt < 10; attempt += 1)
        expect((await login(email, 'wrong', here)).body).toEqual([{ code: 'INVALID_CREDENTIALS' }]);
      const lock = { status: 400, body: [{ code: 'FAILED_LOGIN_LOCK' }] };
      expect(await login(email, 'wrong', here)).toEqual(lock);
      expect(await login(email, 'kitchen 42', here)).toEqual(lock);
      const free = which === 'known' ? 200 : 400;
      expect((await login(email, 'kitchen 42', elsewhere)).status).toBe(free);
      server.clock.pass(30 * minute);
      expect((await login(email, 'kitchen 42', here)).status).toBe(free);
    },
  );

  it('rejects more than 60 attempts a minute from one address', async () => {
    const browser: Browser = { ...newBrowser(), address: '192.0.2.1' };
    const attempt = () =>
      send(server.server, browser, {
        method: 'POST',
        url: '/api/session/login',
        headers: { 'x-commissary': '1', 'content-type': 'application/json' },
        body: '{}',
      });
    for (let n = 1; n <= 60; n += 1) expect((await attempt()).body).not.toEqual([{ code: 'RATE_LIMIT_EXCEEDED' }]);
    expect(await attempt()).toEqual({ status: 400, body: [{ code: 'RATE_LIMIT_EXCEEDED' }] });
  });

  it('[CALL.session.logout] ends the session on the server', async () => {
    const pat = await company.person();
    const browser = await server.browserOf(pat.id);
    const kept = { ...browser, cookies: new Map(browser.cookies) };
    expect((await testClient(server.server, browser).session.logout()).status).toBe(204);
    expect(browser.cookies.size).toBe(0);
    expect(await testClient(server.server, kept).session.status()).toMatchObject({ status: 401 });
  });

  it('[CALL.session.keepAlive] extends a session that 60 idle minutes would end; background calls do not', async () => {
    const { client } = await company.person();
    for (let n = 0; n < 3; n += 1) {
      server.clock.pass(50 * minute);
      expect((await client.session.keepAlive()).status).toBe(204);
    }
    server.clock.pass(50 * minute);
    expect((await client.session.status({}, { background: true })).status).toBe(200);
    server.clock.pass(10 * minute);
    expect(await client.session.status()).toMatchObject({ status: 401 });
  });

  it('ends a session after 12 hours of any activity', async () => {
    const { client } = await company.person();
    for (let n = 0; n < 14; n += 1) {
      server.clock.pass(50 * minute);
      expect((await client.session.keepAlive()).status).toBe(204);
    }
    server.clock.pass(20 * minute);
    expect(await client.session.keepAlive()).toMatchObject({ status: 401 });
  });

  it('reports whether levels are needed: not in a company with one location without overrides', async () => {
    const small = await makeCompany(server, { name: 'Small', locations: ['Only'] });
    const owner = await small.person({ permissions: ['accessConfigurationOptions', 'addLocation'] });
    const atOnly = await small.person({ on: 'Only', permissions: ['accessConfigurationOptions'] });
    const oneLevel = async ({ client }: typeof owner) => (await client.session.status()).body;
    for (const person of [owner, atOnly]) expect(await oneLevel(person)).toMatchObject({ oneLevel: true });
    const id = small.tenantId('Only');
    const save = async (overrideVer: number, changes: readonly object[]) => {
      const body = { overrideId: `settings-${small.id}.${id}`, overrideVer, groupOverrideVer: null, baseVer: 0 };
      const answer = await owner.client.settings.saveOverride({
        params: { id },
        body: { ...body, changes: changes as never },
      });
      expect(answer.status).toBe(200);
    };
    await save(0, [{ op: 'set', path: '/tableSettings/serverKeepsTips', value: true }]);
    expect(await oneLevel(owner)).toMatchObject({ oneLevel: false });
    await save(1, []);
    expect(await oneLevel(owner)).toMatchObject({ oneLevel: true });
    const breaks = { op: 'set' as const, path: '/timeClock/breaks/defaultLength', value: 900 };
    const saveBreaks = (overrideVer: number, changes: readonly (typeof breaks)[]) =>
      owner.client.employment.saveOverride({
        params: { locationId: id },
        body: { overrideId: `employment-${small.id}.${id}`, overrideVer, groupOverrideVer: null, baseVer: 0, changes },
      });
    expect(await saveBreaks(0, [breaks])).toMatchObject({ status: 200 });
    expect(await oneLevel(owner)).toMatchObject({ oneLevel: false });
    expect(await saveBreaks(1, [])).toMatchObject({ status: 200 });
    expect(await oneLevel(owner)).toMatchObject({ oneLevel: true });
    await owner.client.tenants.create({
      params: { companyId: small.id },
      body: { type: 'LOCATION', name: 'Second', timeZone: 'America/Chicago' },
    });
    expect(await oneLevel(owner)).toMatchObject({ oneLevel: false });
    // The person can access one of two locations: there are levels nevertheless.
    expect(await oneLevel(atOnly)).toMatchObject({ oneLevel: false, accessibleTenants: [{ name: 'Only' }] });
  });

  it('[CALL.session.status] [CALL.unlisted.users.status] returns another company only to a person who may enter it', async () => {
    const other = await makeCompany(server, { name: 'Other', locations: ['Sea'] });
    const local = await company.person({ on: 'Elm' });
    const staff = await company.person({ on: 'everywhere', permissions: ['companyAdmin'] });
    for (const companyId of [other.id, 'nowhere'])
      expect(await local.client.session.status({ query: { companyId } })).toMatchObject({ status: 403 });
    const seen = await staff.client.session.status({ query: { companyId: other.id } });
    expect(seen.body).toMatchObject({ companyName: 'Other', companyWide: true, accessibleTenants: [{ name: 'Sea' }] });
  });
});
