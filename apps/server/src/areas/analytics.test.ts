import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGrants } from '../store/people/grant.ts';
import { analyticsConfig, openAnalyticsService, type TestAnalytics } from '../testing/analytics-service.ts';
import { makeCompany, type PersonPlan } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { serviceAddress } from '../testing/test-service.ts';

describe.each(databases)('dashboards of an analytics service, on %s', database => {
  let server: TestServer;
  let service: TestAnalytics;
  let without: TestServer;
  beforeAll(async () => {
    service = await openAnalyticsService(() => server.clock.now());
    server = await openTestServer({ database, config: analyticsConfig, outgoing: service.outgoing });
    without = await openTestServer({ database });
  });
  afterAll(async () => {
    await Promise.all([server.close(), without.close()]);
    await service.close();
  });

  const open = (on = server) =>
    makeCompany(on, { name: 'Trattoria', groups: { West: ['Elm', 'Oak'] }, locations: ['Pier'] });
  type Client = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['person']>>['client'];
  const tokenOf = async (client: Client, query: { readonly companyId?: string; readonly return_to?: string } = {}) => {
    const got = await client.analytics.token({ query });
    if (got.status !== 200) throw new Error(JSON.stringify(got.body));
    return got.body;
  };
  const refused = (code: string, path?: string) => ({ status: 400, body: [{ code, ...(path && { path }) }] });

  it('[CALL.analytics.settings] tells where the service is, and that there is none', async () => {
    const company = await open();
    const { client } = await company.person({ permissions: ['dashboard'] });
    expect(await client.analytics.settings({})).toEqual({ status: 200, body: { address: serviceAddress } });
    const elsewhere = await open(without);
    const { client: other } = await elsewhere.person({ permissions: ['dashboard'] });
    expect(await other.analytics.settings({})).toEqual({ status: 200, body: { address: null } });
    expect(await other.analytics.dashboards({})).toMatchObject(refused('NOT_CONFIGURED'));
    expect(await other.analytics.token({})).toMatchObject(refused('NOT_CONFIGURED'));
    expect(await other.analytics.sso({ query: { return_to: 'x' } })).toMatchObject(refused('NOT_CONFIGURED'));
  });

  it('[CALL.analytics.token] [CALL.analytics.presentToken] a token says who may see which locations, and opens a page once', async () => {
    const company = await open();
    const { client, id, name } = await company.person({ permissions: ['dashboard'], on: 'West' });
    const { token, address } = await tokenOf(client, { return_to: '/dashboards/d1?from=2026-11-01' });
    expect(address.startsWith(`${serviceAddress}/sso?token=${token}&return_to=`)).toBe(true);
    const first = await service.visit(address);
    expect(first).toMatchObject({ status: 302, location: '/dashboards/d1?from=2026-11-01' });
    expect(service.signedIn.at(-1)).toMatchObject({
      ...{ sub: id, name, company: { id: company.id, name: 'Trattoria' } },
      locations: [company.tenantId('Elm'), company.tenantId('Oak')],
    });
    const page = await service.visit(first.location ?? '', first.cookie ?? '');
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('/dashboards/d1?from=2026-11-01') });
    // The same token again, and one that somebody has changed.
    expect((await service.visit(address)).status).toBe(401);
    const next = await tokenOf(client);
    const [head, , signature] = next.token.split('.');
    const claims = Buffer.from(JSON.stringify({ ...service.signedIn.at(-1), locations: 'ALL' })).toString('base64url');
    const changed = next.address.replace(next.token, [head, claims, signature].join('.'));
    expect((await service.visit(changed)).status).toBe(401);
    expect((await service.visit(next.address)).status).toBe(302);
  });

  it('[CALL.analytics.token] a token is good for a minute', async () => {
    const company = await open();
    const { client } = await company.person({ permissions: ['dashboard'] });
    const [early, late] = [await tokenOf(client), await tokenOf(client)];
    server.clock.pass(59_000);
    expect((await service.visit(early.address)).status).toBe(302);
    server.clock.pass(1_000);
    expect((await service.visit(late.address)).status).toBe(401);
  });

  it('[CALL.analytics.token] somebody who sees a whole company has all locations, and one with a permission elsewhere none of it', async () => {
    const [company, other] = [await open(), await open()];
    const { client } = await company.person({ permissions: ['dashboard'] });
    await service.visit((await tokenOf(client)).address);
    expect(service.signedIn.at(-1)).toMatchObject({ locations: 'ALL', company: { id: company.id } });
    expect((await client.analytics.token({ query: { companyId: other.id } })).status).toBe(404);
    const { client: manager } = await company.person({ permissions: ['manageMenus'], on: 'Elm' });
    for (const call of ['settings', 'dashboards', 'token'] as const)
      expect((await manager.analytics[call]({})).status, call).toBe(403);
    expect((await manager.analytics.sso({ query: { return_to: '/' } })).status).toBe(403);
  });

  it('[CALL.analytics.token] a token names 300 locations at most', async () => {
    const names = Array.from({ length: 300 }, (_, at) => `Place ${at}`);
    const some = await makeCompany(server, { groups: { Here: names } });
    const { client } = await some.person({ permissions: ['dashboard'], on: 'Here' });
    await service.visit((await tokenOf(client)).address);
    expect(service.signedIn.at(-1)?.locations).toHaveLength(300);
    const more = await makeCompany(server, { groups: { Here: [...names, 'One more'] } });
    const { client: lead } = await more.person({ permissions: ['dashboard'], on: 'Here' });
    expect(await lead.analytics.token({})).toMatchObject(refused('TOO_MANY_LOCATIONS'));
    const { client: owner } = await more.person({ permissions: ['dashboard'] });
    expect((await owner.analytics.token({})).status).toBe(200);
  });

  it('[CALL.analytics.sso] leads to a page of the service, signed in, and to no other host', async () => {
    const company = await open();
    const { client, id } = await company.person({ permissions: ['dashboard'] });
    const browser = await server.browserOf(id);
    const sso = (to: string) =>
      server.server.inject({
        method: 'GET',
        url: `/api/analytics/sso?${new URLSearchParams({ return_to: to })}`,
        headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
    const { status, headers } = await sso('/dashboards/d1');
    expect(status).toBe(302);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(await service.visit(String(headers.location))).toMatchObject({ status: 302, location: '/dashboards/d1' });
    for (const elsewhere of ['https://evil.example/', '//evil.example/', '/.//evil.example/']) {
      const asked = { query: { return_to: elsewhere } };
      expect(await client.analytics.sso(asked), elsewhere).toMatchObject(refused('INVALID_VALUE', '/query/return_to'));
      expect(await client.analytics.token(asked), elsewhere).toMatchObject(
        refused('INVALID_VALUE', '/query/return_to'),
      );
    }
  });

  it('[CALL.analytics.logout] leads to the sign-out of the service, in a frame of our own page, without a session', async () => {
    const { status, headers } = await server.server.inject({ method: 'GET', url: '/api/analytics/logout' });
    expect([status, headers.location]).toEqual([302, `${serviceAddress}/logout`]);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const before = service.signOuts;
    expect((await service.visit(String(headers.location))).status).toBe(200);
    expect(service.signOuts).toBe(before + 1);
    expect((await without.anonymous.analytics.logout()).status).toBe(204);
  });

  it('[CALL.analytics.dashboards] are those that the service has for the person, fetched by the server', async () => {
    const company = await open();
    const { client, id } = await company.person({ permissions: ['dashboard'], on: 'Pier' });
    const dashboards = [
      { oid: 'd1', title: 'Store summary' },
      { oid: 'd2', title: 'Waste', parentFolder: 'Kitchen' },
    ];
    service.dashboards = dashboards.map(one => ({ ...one, owner: 'somebody' }));
    expect(await client.analytics.dashboards({})).toEqual({ status: 200, body: dashboards });
    expect(service.listedFor.at(-1)).toMatchObject({ sub: id, locations: [company.tenantId('Pier')] });
    // Not what a dashboard is.
    for (const wrong of [{ title: 'No id' }, { oid: '../x', title: 'Elsewhere' }, { oid: 'd3', title: '' }]) {
      service.dashboards = [wrong];
      expect(await client.analytics.dashboards({})).toMatchObject(refused('SERVICE_FAILED'));
    }
  });

  it('[RULE.reports.04] the dashboard of employee payroll is for who may open that report, and the token says who sees wages', async () => {
    const company = await open();
    const payroll = { oid: 'd1', title: ' employee PAYROLL ' };
    const summary = { oid: 'd2', title: 'Store summary' };
    service.dashboards = [payroll, summary];
    type Permissions = NonNullable<PersonPlan['permissions']>;
    const seen = async (permissions: Permissions, on?: string) => {
      const { client } = await company.person({ permissions, ...(on !== undefined && { on }) });
      const { body } = await client.analytics.dashboards({});
      return { body, told: service.listedFor.at(-1)?.permissions, client };
    };
    expect(await seen(['dashboard'])).toMatchObject({ body: [summary], told: [] });
    expect(await seen(['dashboard', 'payroll'])).toMatchObject({ body: [payroll, summary], told: ['payroll'] });
    const both = await seen(['dashboard', 'payroll', 'viewWageData'], 'Elm');
    expect(both).toMatchObject({ body: [payroll, summary], told: ['payroll', 'viewWageData'] });
    expect((await service.visit((await tokenOf(both.client)).address)).status).toBe(302);
    expect(service.signedIn.at(-1)).toMatchObject({ permissions: ['payroll', 'viewWageData'] });
    // With it at one of the two locations alone: their own report opens, and no token vouches for both.
    const { client, id } = await company.person({ permissions: ['dashboard', 'payroll'], on: 'Elm' });
    const more = {
      onType: 'LOCATION',
      onId: company.tenantId('Pier'),
      roleId: await company.role('dashboard'),
    } as const;
    await insertGrants(server.context.db, [{ id: server.context.newId(), personId: id, ...more }]);
    expect((await client.analytics.dashboards({})).body).toEqual([payroll, summary]);
    expect(service.listedFor.at(-1)).toMatchObject({ permissions: [] });
  });

  it('[CALL.analytics.token] nobody who acts as another person signs in there', async () => {
    const company = await open();
    const { client, id } = await company.person({
      permissions: ['companyAdmin', 'company-owner', 'userAdmin', 'dashboard'],
    });
    const { id: other } = await company.person({ permissions: ['dashboard'] });
    expect(id).not.toBe(other);
    expect((await client.session.actAs({ body: { userId: other, reason: 'A question' } })).status).toBe(200);
    for (const call of ['dashboards', 'token'] as const)
      expect((await client.analytics[call]({})).status, call).toBe(403);
  });
});
