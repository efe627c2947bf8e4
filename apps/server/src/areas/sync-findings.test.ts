import { documents } from '@commissary/catalog';
import { complete } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('findings before a publish on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('are those of what each location would get', async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    const menuId = await giveMenu(server, company);
    const { client } = await company.person({
      permissions: ['accessConfigurationOptions', 'manageMenus', 'overrideMenus'],
    });
    const [elm, oak] = [company.tenantId('Elm'), company.tenantId('Oak')];
    const item = { id: 'i', info: { name: 'Marinara' }, pricing: [{ id: 1, itemBased: { price: '9.00' } }] };
    const departments = [{ id: 'd', info: { name: 'Pizza' }, items: [item] }];
    const menuBlob = JSON.stringify(complete(documents.menu.field, { departments }));
    const base = await client.menus.saveBase({
      params: { companyId: company.id },
      body: { id: menuId, ver: 0, menuBlob },
    });
    expect(base).toMatchObject({ status: 200 });
    const status = '/departments/[d]/info/status';
    const own = await client.menus.saveOverride({
      params: { locationId: elm, menuId },
      query: {},
      body: {
        overrideId: `${menuId}.${elm}`,
        overrideVer: 0,
        groupOverrideVer: null,
        baseVer: 1,
        changes: [{ op: 'set', path: status, value: 'INACTIVE' }],
      },
    });
    expect(own).toMatchObject({ status: 200 });
    const finding = { code: 'inactive-department', path: status, names: ['Pizza'], count: 1 };
    const none = { kind: 'menu', findings: [], findingsTotal: 0 };
    const answer = await client.syncLocations.preview({ body: { locationIds: [elm, oak] } });
    expect(new Set(answer.body as unknown[])).toMatchObject(
      new Set([
        { locationId: elm, documents: [{ kind: 'menu', findings: [finding], findingsTotal: 1 }, { findingsTotal: 0 }] },
        { locationId: oak, documents: [none, { findingsTotal: 0 }] },
      ]),
    );
  });
});
