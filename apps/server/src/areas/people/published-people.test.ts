import type { Employee } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../../services/publishing/publish-due.ts';
import { moveTenant } from '../../store/tenants/tenant.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const [driver, server4] = ['2', '4'];
const others = ['B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'];
type Create = Parameters<TestPerson['client']['users']['create']>[0]['body'];

describe.each(databases)('people in published employment on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let lead: TestPerson;
  let everywhere: string[];
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: others });
    lead = await company.person({
      name: 'Lead',
      permissions: ['userAdmin', 'viewWageData', 'manageMenus', 'accessConfigurationOptions'],
    });
    everywhere = ['Elm', 'Oak', ...others].map(company.tenantId);
  });
  afterAll(() => server.close());

  const bodyOf = <A extends { readonly status: number; readonly body: unknown }>(answer: A) => {
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body as Extract<A, { status: 200 }>['body'];
  };
  const at = (name: string) => ({ type: 'LOCATION', id: company.tenantId(name) }) as const;
  const west = () => ({ type: 'GROUP', id: company.tenantId('West') }) as const;
  const wages = [{ from: '2026-01-05', amount: '73.19', per: 'HOUR' as const }];
  const hire = async (name: string, part: Partial<Create>): Promise<Employee> => {
    const body = { name, email: null, phone: '7319000731', roles: [], invite: false, ...part };
    return bodyOf(await lead.client.users.create({ params: { id: company.id }, body }));
  };
  const change = async (id: string, part: object): Promise<Employee> => {
    const { ver, name, email, status } = bodyOf(await lead.client.users.get({ params: { id } }));
    const body = { id, ver, name, email, status, roles: [], ...part };
    return bodyOf(await lead.client.users.update({ params: { id: company.id }, body }));
  };
  const publish = async (locationIds = everywhere): Promise<void> => {
    bodyOf(await lead.client.syncEmployment.start({ body: { action: 'PUBLISH', locationIds } }));
    server.clock.pass(600_000);
    await publishDue(server.context);
  };
  const unpublished = async (): Promise<string[]> => {
    const answer = bodyOf(await lead.client.tenants.unpublished({ params: { companyId: company.id } }));
    return answer.employment.toSorted();
  };
  const live = async (name: string) =>
    bodyOf(await lead.client.published.employment({ params: { id: company.tenantId(name) } })).blob.employees;
  const manifests = async () => {
    const rows = await server.context.db.selectFrom('published').select(['location_id', 'manifest']).execute();
    return new Map(rows.map(row => [row.location_id, row.manifest]));
  };
  const previewed = async (name: string) => {
    const [preview] = bodyOf(
      await lead.client.syncEmployment.preview({ body: { locationIds: [company.tenantId(name)] } }),
    );
    return preview?.people;
  };

  it('are those who work at the location, with the jobs and roles that count there, and without wage, PIN or phone', async () => {
    const roleId = await company.role('dashboard');
    const ana = await hire('Ana', {
      jobs: [
        { jobTypeId: server4, grantObject: at('Elm'), wages },
        { jobTypeId: driver, grantObject: at('B') },
      ],
      roles: [{ roleId, grantObject: west() }],
      pin: '73190731',
    });
    await publish();
    const job = (jobTypeId: string, name: string) => ({ jobTypeId, grantObject: at(name) });
    const role = { roleId, grantObject: west() };
    const one = { id: ana.id, name: 'Ana' };
    const whole = expect.objectContaining({ id: lead.id, roles: [] });
    const inOrder = (...people: readonly object[]) => expect.arrayContaining([...people]);
    expect(await live('Elm')).toEqual(inOrder({ ...one, roles: [job(server4, 'Elm')], grantedRoles: [role] }, whole));
    expect(await live('Oak')).toEqual(inOrder({ ...one, roles: [], grantedRoles: [role] }, whole));
    expect(await live('B')).toEqual(inOrder({ ...one, roles: [job(driver, 'B')], grantedRoles: [] }, whole));
    expect(await live('C')).toEqual([whole]);
    for (const manifest of new Set((await manifests()).values())) {
      const { parts } = (await server.context.content.manifests(server.context.db, [manifest])).get(manifest) ?? {};
      const values = await server.context.content.values(server.context.db, Object.values(parts ?? {}));
      expect(JSON.stringify([...values.values()])).not.toMatch(/73\.19|73190731|7319000731/);
    }
  });

  it('make only the places unpublished where they work, or worked; the rest stays byte-equal', async () => {
    await publish();
    expect(await unpublished()).toEqual([]);
    const before = await manifests();
    const ben = await hire('Ben', { jobs: [{ jobTypeId: server4, grantObject: at('Elm') }] });
    expect(await unpublished()).toEqual([company.tenantId('Elm')]);
    expect(await previewed('Elm')).toEqual([
      { userId: ben.id, userDisplayName: 'Ben', change: 'added', before: [], after: ['Server'] },
    ]);
    expect(await previewed('Oak')).toEqual([]);
    await publish();
    const after = await manifests();
    expect([...after].filter(([id, manifest]) => before.get(id) !== manifest).map(([id]) => id)).toEqual([
      company.tenantId('Elm'),
    ]);
    expect(await unpublished()).toEqual([]);

    // Neither a wage nor a PIN nor a phone is published.
    await change(ben.id, { jobs: [{ jobTypeId: server4, grantObject: at('Elm'), wages }], pin: '7701', phone: null });
    expect(await unpublished()).toEqual([]);
    await change(ben.id, { jobs: [{ jobTypeId: server4, grantObject: at('B') }] });
    expect(await unpublished()).toEqual([company.tenantId('B'), company.tenantId('Elm')].toSorted());
    expect(await previewed('Elm')).toMatchObject([{ change: 'removed', before: ['Server'], after: [] }]);
    await publish();
    await change(ben.id, { name: 'Benny' });
    expect(await unpublished()).toEqual([company.tenantId('B')]);
    await publish();
    await change(ben.id, { status: 'DELETED' });
    expect(await unpublished()).toEqual([company.tenantId('B')]);
    await publish();
    expect(await live('B')).not.toEqual(expect.arrayContaining([expect.objectContaining({ id: ben.id })]));
  });

  it('of a group come and go with a location that is moved', async () => {
    await publish();
    await moveTenant(server.context.db, company.tenantId('C'), null, company.tenantId('West'));
    expect(await unpublished()).toEqual([company.tenantId('C')]);
    await moveTenant(server.context.db, company.tenantId('C'), company.tenantId('West'), null);
    expect(await unpublished()).toEqual([]);
  });

  it('leave an override of employment without a conflict', async () => {
    await publish();
    const tenantId = company.tenantId('D');
    const params = { locationId: tenantId };
    const loaded = bodyOf(await lead.client.employment.layered({ params, query: {} }));
    await hire('Cleo', { jobs: [{ jobTypeId: server4, grantObject: at('D') }] });
    const path = '/timeClock/lunch/isPaid';
    const body = {
      overrideId: loaded.override.id,
      overrideVer: loaded.override.ver,
      groupOverrideVer: null,
      baseVer: loaded.baseVer,
      changes: [{ op: 'set' as const, path, value: true }],
    };
    expect((await lead.client.employment.saveOverride({ params, body })).status).toBe(200);
  });

  it('[ENT.EmploymentDocument] are in the answers of employment for who may see them, and no save changes them', async () => {
    const [elm, clerk] = [
      await company.person({ permissions: ['userAdmin', 'accessConfigurationOptions'], on: 'Elm' }),
      await company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' }),
    ];
    const dana = await hire('Dana', { jobs: [{ jobTypeId: server4, grantObject: at('Elm') }] });
    const companyWide = { type: 'COMPANY' as const, id: company.id };
    const emil = await hire('Emil', { jobs: [{ jobTypeId: driver, grantObject: companyWide }] });
    const at2 = { params: { locationId: company.tenantId('Elm') }, query: {} };
    const seen = async (by: TestPerson) =>
      (bodyOf(await by.client.employment.layered(at2)).employees ?? []).map(({ id }) => id);
    expect(await seen(lead)).toEqual(expect.arrayContaining([dana.id, emil.id]));
    expect(await seen(elm)).toContain(dana.id);
    expect(await seen(elm)).not.toContain(emil.id);
    expect(await seen(clerk)).toEqual([]);
    const params = { companyId: company.id };
    const base = bodyOf(await lead.client.employment.base({ params, query: {} }));
    const { employees = [], id, ver, locationBlob } = base;
    expect(employees).toContainEqual({
      id: emil.id,
      name: 'Emil',
      roles: [{ jobTypeId: driver, grantObject: companyWide }],
      grantedRoles: [],
    });
    expect(employees.map(one => one.id)).not.toContain(dana.id);
    const body = { id, ver, locationBlob: { ...locationBlob, employees: [] }, employees: [] };
    expect((await lead.client.employment.saveBase({ params, body })).status).toBe(200);
    const again = bodyOf(await lead.client.employment.base({ params, query: {} }));
    expect(again).toMatchObject({ employees, ver: base.ver, locationBlob });
  });
});
