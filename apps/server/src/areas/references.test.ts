import { initialDocument, type LocationSettings } from '@commissary/catalog';
import { fieldAt, initial } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitions } from '../services/content/definitions.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('usages of a row, on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  /** Job type 10 belongs to department 2; Elm has moved it to department 1. */
  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    const chief = await company.person({ permissions: ['companyAdmin'] });
    const document = initialDocument('employment');
    const [first] = document.jobTypes;
    if (first === undefined) throw new Error('no job type to start with');
    const departments = [...document.departments.map(one => ({ ...one }))];
    const [one, two] = departments;
    if (one === undefined || two === undefined) throw new Error('two departments to start with');
    const jobTypes = document.jobTypes.map(type => ({ ...type, departmentId: two.id }));
    const id = `employment-${company.id}`;
    const saved = await chief.client.employment.saveBase({
      params: { companyId: company.id },
      body: { id, ver: 0, locationBlob: { ...document, jobTypes } },
    });
    const jobPath = `/jobTypes/[${first.id}]/departmentId`;
    const list = await chief.client.employment.saveOverride({
      params: { locationId: company.tenantId('Elm') },
      body: {
        overrideId: `${id}.${company.tenantId('Elm')}`,
        overrideVer: 0,
        groupOverrideVer: null,
        baseVer: 1,
        changes: [{ op: 'set', path: jobPath, value: one.id }],
      },
    });
    expect([saved.status, list.status]).toEqual([200, 200]);
    const uses = async (path: string, tenantId?: string, client = chief.client) => {
      const answer = await client.references.uses({
        params: { kind: 'employment', companyId: company.id },
        query: { path, ...(tenantId && { tenantId }) },
      });
      return answer.status === 200 ? answer.body : answer.status;
    };
    const used = async (list: string, tenantId?: string, client = chief.client) => {
      const answer = await client.references.usedRows({
        params: { kind: 'employment', companyId: company.id },
        query: { list, ...(tenantId && { tenantId }) },
      });
      return answer.status === 200 ? answer.body.rows : answer.status;
    };
    const hide = (department: string, tenant: string) =>
      chief.client.employment.saveOverride({
        params: { locationId: company.tenantId(tenant) },
        body: {
          ...{ overrideId: `${id}.${company.tenantId(tenant)}`, overrideVer: 0, groupOverrideVer: null, baseVer: 1 },
          changes: [{ op: 'remove', path: department }],
        },
      });
    return {
      company,
      chief,
      uses,
      used,
      hide,
      name: one.name,
      jobPath,
      count: jobTypes.length,
      one: `/departments/[${one.id}]`,
      two: `/departments/[${two.id}]`,
    };
  };

  it('lists the references in the documents of the tenant, and in the overrides below it', async () => {
    const { company, uses, jobPath, count, one, two } = await world();
    expect(await uses(two)).toMatchObject({ total: count });
    const elm = company.tenantId('Elm');
    expect(await uses(one)).toEqual({
      uses: [
        {
          kind: 'employment',
          menuId: null,
          tenantId: elm,
          path: jobPath,
          subject: expect.stringContaining('Department'),
        },
      ],
      total: 1,
    });
    expect(await uses(one, company.tenantId('West'))).toMatchObject({ uses: [{ tenantId: elm }], total: 1 });
    expect(await uses(one, elm)).toMatchObject({ uses: [{ tenantId: elm, path: jobPath }], total: 1 });
    expect(await uses(two, elm)).toMatchObject({ total: count - 1 });
    expect(await uses(one, company.tenantId('Oak'))).toEqual({ uses: [], total: 0 });
  });

  it('counts the usages of all rows of a list in one call, as those of each row', async () => {
    const { company, uses, used, one, two } = await world();
    const elm = company.tenantId('Elm');
    for (const tenant of [undefined, elm, company.tenantId('West'), company.tenantId('Oak')]) {
      const rows = await used('/departments', tenant);
      const totals = new Map(Array.isArray(rows) ? rows.map(({ id, total }) => [id, total]) : []);
      for (const path of [one, two])
        expect(await uses(path, tenant)).toMatchObject({ total: totals.get(path.slice(14, -1)) ?? 0 });
    }
    const at = await company.person({ on: 'Oak', permissions: ['accessConfigurationOptions'] });
    expect(await used('/departments', elm, at.client)).toBe(403);
    expect(await used('/departments/[1]')).toBe(400);
    expect(await used('/nothing')).toBe(400);
  });

  it('[RULE.size.02] counts a usage that was saved since the rows were asked for, however often that was', async () => {
    const { company, chief, used, jobPath, one } = await world();
    const id = one.slice('/departments/['.length, -1);
    const total = async () => {
      const rows = await used('/departments');
      return Array.isArray(rows) ? rows.find(row => row.id === id)?.total : rows;
    };
    expect([await total(), await total()]).toEqual([1, 1]);
    const oak = company.tenantId('Oak');
    const saved = await chief.client.employment.saveOverride({
      params: { locationId: oak },
      body: {
        ...{ overrideId: `employment-${company.id}.${oak}`, overrideVer: 0, groupOverrideVer: null, baseVer: 1 },
        changes: [{ op: 'set', path: jobPath, value: Number(id) }],
      },
    });
    expect(saved.status).toBe(200);
    expect(await total()).toBe(2);
  });

  it('omits tenants that the person cannot access, and lists usages of rows only', async () => {
    const { company, uses, one, two } = await world();
    const at = await company.person({ on: 'Oak', permissions: ['accessConfigurationOptions'] });
    expect(await uses(one, company.tenantId('Elm'), at.client)).toBe(403);
    expect(await uses(one, undefined, at.client)).toBe(403);
    expect(await uses(one, company.tenantId('West'), at.client)).toBe(403);
    expect(await uses('/departments')).toBe(400);
    expect(await uses('/nothing/[1]')).toBe(400);
    expect(await uses(`${two}/name`)).toBe(400);
  });

  it('returns the references below that a save removed with a row, and none for other saves', async () => {
    const { company, hide, jobPath, one, name } = await world();
    const removal = { kind: 'employment', menuId: null, tenantId: company.tenantId('Elm'), path: jobPath, gone: name };
    expect(await hide(one, 'West')).toMatchObject({
      status: 200,
      body: { overrideVer: 1, tidied: { places: [removal], total: 1 } },
    });
    const nothing = await hide(one, 'Oak');
    expect(nothing).toMatchObject({ status: 200, body: { overrideVer: 1 } });
    expect(nothing.body).not.toHaveProperty('tidied');
  });

  it('a row that represents a removed member is removed with it, and is not listed', async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const chief = await company.person({ permissions: ['companyAdmin', 'configureHardware'] });
    const start = initialDocument('settings');
    const item = fieldAt(definitions.settings.field, '/stations/[bar]');
    if (item === undefined) throw new Error('no stations in the settings');
    const bar = { ...(initial(item) as LocationSettings['stations'][number]), id: 'bar', name: 'Bar' };
    const save = (ver: number, settings: LocationSettings) =>
      chief.client.settings.saveBase({
        params: { id: company.id },
        body: { id: `settings-${company.id}`, ver, settingsBlob: { ...settings } },
      });
    const { cashDrawers } = start.cashManagement;
    const stationsAssignment = [{ id: 'bar', drawers: [], defaultDrawer: '' }];
    const cashManagement = { ...start.cashManagement, cashDrawers: { ...cashDrawers, stationsAssignment } };
    expect((await save(0, { ...start, stations: [bar], cashManagement })).status).toBe(200);
    const saved = await save(1, { ...start, cashManagement });
    expect(saved.status).toBe(200);
    expect(saved.body).not.toHaveProperty('tidied');
  });
});
