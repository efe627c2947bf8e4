import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../apps/server/src/testing/test-database.ts';
import type { WireClient } from './wire-client.ts';
import { openWireWorld, type WireWorld } from './wire-world.ts';

/**
 * The calls of the first document, each once with the members that its text names, and no others. Calls to other services
 * (online ordering, scheduling) are made by the server: `areas/external-services` tests them.
 */
describe.each(databases)(
  '[RULE.wire.01] a client written from the calls of access, companies and publishing, on %s',
  database => {
    let world: WireWorld;
    let admin: WireClient;
    let staff: WireClient;
    beforeAll(async () => {
      world = await openWireWorld(database);
      admin = await world.signedIn();
      staff = await world.signedIn('staff');
    });
    afterAll(() => world.close());
    const okay = async (answer: Promise<{ readonly status: number; readonly body: unknown }>): Promise<unknown> => {
      const { status, body } = await answer;
      expect(status, JSON.stringify(body)).toBeLessThan(300);
      return body;
    };

    it('signs in, asks for its user, and out', async () => {
      const { email } = world.admin;
      const client = world.client();
      expect(
        await client.post('/api/session/login', { email, password: 'wrong 1', companyId: world.companyId }),
      ).toMatchObject({
        status: 400,
        body: [{ code: 'INVALID_CREDENTIALS' }],
      });
      const user = await okay(
        client.post('/api/session/login', { email, password: world.password, companyId: world.companyId }),
      );
      expect(user).toMatchObject({ userCompanyId: world.companyId, userEmail: email });
      for (const key of ['userCompanyName', 'userDisplayName', 'enabledFeatures', 'accessibleTenants', 'grantedRoles'])
        expect(user).toHaveProperty(key);
      expect(await okay(client.get(`/api/session/status?companyId=${world.companyId}`))).toMatchObject({
        userEmail: email,
      });
      await okay(client.get('/api/session/logout'));
      expect((await client.get(`/api/session/status?companyId=${world.companyId}`)).status).toBe(401);
    });

    it('asks for a password link, and about links and passwords', async () => {
      const client = world.client();
      await okay(client.post('/api/users/sendPasswordReset', { emailAddress: world.admin.email }));
      const userId = world.admin.id;
      const token = { userId, inviteToken: 'no-such-token' };
      expect((await client.get(`/api/users/isValidInviteToken?${new URLSearchParams(token)}`)).status).toBe(400);
      const set = await client.post('/api/users/setPasswordWithToken', { ...token, newPassword: 'kitchen 43' });
      expect(set).toMatchObject({ status: 400, body: [{ code: expect.any(String) }] });
      expect(await okay(client.post('/api/users/isValidNewPassword', { userId, password: 'kitchen 43' }))).toBe(true);
      expect(await client.post('/api/users/isValidNewPassword', { userId, password: '123' })).toMatchObject({
        status: 400,
        body: [{ code: 'PW_TOO_SHORT' }, { code: 'PW_MISSING_LETTERS' }],
      });
      const invalid = await okay(admin.get(`/api/users/listInvalidUsers/${world.companyId}`));
      expect(invalid).toEqual({ usersWithBadPosId: expect.any(Array), usersWithBadPhone: expect.any(Array) });
    });

    it('lists, creates, renames and deletes companies', async () => {
      for (const path of ['/api/companies/', '/api/companies'])
        expect(await okay(staff.get(path))).toContainEqual(expect.objectContaining({ id: world.companyId }));
      const made = await okay(staff.post('/api/companies/', { id: '', name: 'Taqueria' }));
      expect(made).toMatchObject({
        name: 'Taqueria',
        brand: null,
        contactEmail: null,
        batchSize: 5,
        batchSpacingMs: 30_000,
      });
      const { id } = Object(made);
      expect(await okay(staff.put('/api/companies', { id, name: 'Taqueria Sol' }))).toMatchObject({
        ...Object(made),
        name: 'Taqueria Sol',
        ver: expect.any(Number),
      });
      expect(await okay(staff.get(`/api/companies/${id}`))).toMatchObject({ id, name: 'Taqueria Sol' });
      expect(await okay(staff.get(`/api/companies/${id}/appVersion`))).toHaveProperty('version');
      await okay(staff.post(`/api/companies/${id}/delete`));
      expect(await okay(admin.get('/api/companies/accessible'))).toMatchObject([{ id: world.companyId }]);
      expect(await okay(admin.get('/api/companies/brands'))).toEqual([]);
      const departments = [{ jobTypeId: 1, departmentId: 3 }];
      expect(await okay(admin.put(`/api/companies/${world.companyId}/jobTypeDepartment`, departments))).toMatchObject({
        jobTypeDepartment: expect.arrayContaining(departments),
      });
    });

    it('lists, creates, edits and deletes locations, with what was answered sent back', async () => {
      const { companyId, groupId, elm, oak } = world;
      const of = (path = '') => `/api/tenants/${companyId}${path}`;
      expect(await okay(admin.get(of()))).toMatchObject([{ id: elm }, { id: oak }]);
      expect(await okay(admin.get(of('/groups')))).toMatchObject([{ id: groupId, type: 'GROUP' }]);
      expect(await okay(admin.get(of('/any')))).toHaveLength(3);
      const group = await okay(admin.get(of(`/group/${groupId}`)));
      expect(await okay(admin.put(of(), { ...Object(group), name: 'West Side' }))).toMatchObject({ name: 'West Side' });
      const pine = await okay(
        admin.post(of(), {
          ...{ name: 'Pine', type: 'LOCATION', groupId, latitude: 41.8, longitude: -87.6 },
          ...{ timeZone: 'America/Chicago', tags: ['Patio'] },
        }),
      );
      const { id } = Object(pine);
      const answered = await okay(admin.get(of(`/${id}`)));
      expect(answered).toMatchObject({
        id,
        name: 'Pine',
        type: 'LOCATION',
        groupId,
        lastPing: null,
        thrivePosVersion: null,
      });
      expect(await okay(admin.put(of(), { ...Object(answered), name: 'Pine St' }))).toMatchObject({ name: 'Pine St' });
      expect(await okay(admin.put(of(), { id, type: 'LOCATION', name: 'Pine Street' }))).toMatchObject({ id });
      expect(await okay(admin.get(`/api/tenants/tags/${companyId}`))).toEqual(['Patio']);
      await okay(admin.post(of(`/${id}/delete`)));
      expect((await admin.get(of(`/${id}`))).status).toBe(404);
      const credential = await okay(admin.post(of(`/${oak}/api-credentials`), { name: 'Counter' }));
      expect(await okay(admin.get(of(`/${oak}/api-credentials`)))).toMatchObject([{ name: 'Counter' }]);
      await okay(admin.post(of(`/${oak}/api-credentials/${Object(credential).id}/delete`)));
      expect(await okay(admin.get('/api/tenants/validate-deliverect/account/location'))).toMatchObject({
        valid: false,
      });
      const [status] = Object(await okay(admin.get(`/api/tenants/sync-status/${companyId}`)));
      for (const kind of ['menuInfo', 'locSettingsInfo', 'employmentInfo'])
        expect(Object.keys(status[kind]).toSorted()).toEqual([
          ...['assigned', 'groupOverrideAssigned', 'groupOverridePublished'],
          ...['overrideAssigned', 'overridePublished', 'published'],
        ]);
    });

    it('licenses a location', async () => {
      const { oak } = world;
      expect(await okay(admin.get(`/api/licensing/status/${oak}`))).toMatchObject({ id: oak, licensed: false });
      expect(await okay(admin.get(`/api/licensing/get-token/${oak}`))).toHaveProperty('token');
      expect(await okay(admin.post(`/api/licensing/revoke/${oak}`))).toBe(true);
      expect(await okay(admin.get(`/api/licensing/await-token-death/${oak}`))).toEqual({ dead: true });
    });

    it.each(['sync-locations', 'sync-employment'])('publishes, reschedules and unschedules by %s', async prefix => {
      const { companyId, oak, elm } = world;
      const now = await okay(
        admin.post(`/api/${prefix}/start`, { syncDateMillis: 0, locationIds: [oak], action: 'PUBLISH' }),
      );
      expect(now).toEqual([{ workflowId: expect.any(String), runId: expect.any(String) }]);
      const [wfExec] = Object(now);
      expect(await okay(admin.post(`/api/${prefix}/status`, wfExec))).toMatchObject({
        wfExec,
        locationToStatuses: { [oak]: expect.any(String) },
      });
      await world.publishDue();
      const later = Date.UTC(2026, 10, 27);
      const action = { syncDateMillis: later, locationIds: [elm], action: 'PUBLISH' };
      const [scheduled] = Object(await okay(admin.post(`/api/${prefix}/start`, action)));
      expect(await okay(admin.get(`/api/${prefix}/running/${companyId}`))).toContainEqual(
        expect.objectContaining({ wfExec: scheduled }),
      );
      const moved = { rescheduleTime: later + 60_000, wfExec: scheduled };
      expect(await okay(admin.post(`/api/${prefix}/reschedule`, moved))).toEqual([scheduled]);
      await okay(admin.post(`/api/${prefix}/unschedule/${elm}`));
    });

    it('reads what is live, and a bare 404 where nothing is', async () => {
      const { oak, elm } = world;
      for (const kind of ['employment', 'location-settings', 'menus']) {
        expect(await okay(admin.get(`/api/published-config/${kind}/${oak}`))).toMatchObject({
          blob: expect.any(Object),
        });
        expect((await admin.get(`/api/published-config/${kind}/${elm}`)).status).toBe(404);
      }
    });

    it('reads and saves news, with and without the slash', async () => {
      const { companyId } = world;
      const feed = await okay(admin.get(`/api/news/${companyId}`));
      expect(feed).toMatchObject({ companyId, articles: '[]' });
      const article = { id: 'a', title: 'Patio', content: '<p>Open</p>', displayTitle: true, status: 'ACTIVE' };
      const articles = JSON.stringify([{ ...article, publishDate: '2026-11-01', expirationDate: '2026-12-01' }]);
      for (const path of ['/api/news/', '/api/news'])
        expect(await okay(admin.post(path, { companyId, articles }))).toMatchObject({ companyId });
      const saved = await okay(admin.get(`/api/news/${companyId}`));
      expect(JSON.parse(Object(saved).articles)).toMatchObject([article]);
      await okay(admin.post('/api/news/', saved));
      expect(await okay(admin.get('/api/news/THRIVE_FEED'))).toMatchObject({ companyId: 'THRIVE_FEED' });
    });

    it('creates, edits, copies and deletes roles', async () => {
      const of = (path = '') => `/api/roles/${world.companyId}${path}`;
      const made = await okay(admin.post(of(), { name: 'Shift lead', grantedPermissions: ['dashboard'] }));
      const { id } = Object(made);
      expect(await okay(admin.get(of()))).toContainEqual(made);
      const changes = {
        addPerms: ['payroll'],
        removePerms: ['dashboard'],
        maxDiscountPct: 10,
        currentMaxDiscountPct: 0,
      };
      expect(await okay(admin.post(`/api/roles/rolePermissions/${world.companyId}`, { [id]: changes }))).toContainEqual(
        expect.objectContaining({ id, grantedPermissions: ['payroll'], maxDiscountPct: 10 }),
      );
      expect(await okay(admin.put(of(), { id, name: 'Lead' }))).toMatchObject({ id, name: 'Lead' });
      const [answered] = Object(await okay(admin.get(of()))).filter((one: { readonly id: string }) => one.id === id);
      expect(await okay(admin.put(of(), { ...answered, name: 'Shift lead' }))).toMatchObject({ name: 'Shift lead' });
      // What this call does not change must not be lost in silence.
      expect(await admin.put(of(), { ...answered, grantedPermissions: ['dashboard'] })).toMatchObject({
        status: 400,
        body: [{ code: 'CHANGED_ELSEWHERE', path: '/body/grantedPermissions' }],
      });
      const copy = await okay(admin.post(of(`/${id}/clone?name=Night%20lead`)));
      expect(copy).toMatchObject({ name: 'Night lead', grantedPermissions: ['payroll'] });
      await okay(admin.post(of(`/${Object(copy).id}/delete`)));
      expect((await admin.post(of('/no-such-role/delete'))).status).toBe(404);
    });

    it('asks for tracking settings, reports and the scheduling service', async () => {
      expect(await okay(admin.get('/api/tracking/settings'))).toEqual({
        googleAnalyticsKey: expect.any(String),
        mixpanelToken: expect.any(String),
      });
      expect(await okay(admin.get('/api/analytics/settings'))).toEqual({ address: null });
      await okay(admin.get('/api/analytics/logout'));
      // There is no analytics service here.
      for (const path of ['sso?return_to=x', 'token'])
        expect(await admin.get(`/api/analytics/${path}`)).toMatchObject({
          status: 400,
          body: [{ code: 'NOT_CONFIGURED' }],
        });
      expect(await okay(admin.get('/api/labor-integration/endpoints'))).toEqual({ ssEndpointBase: '' });
      const integrate = (enabled: boolean) =>
        admin.post('/api/tenants/7shifts/laborIntegration', { tenantId: world.oak, laborIntegration: { enabled } });
      // There is no such service here.
      expect(await integrate(true)).toMatchObject({ status: 400, body: [{ code: 'NOT_CONFIGURED' }] });
      await okay(integrate(false));
    });
  },
);
