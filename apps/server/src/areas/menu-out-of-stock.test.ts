import { documents, initialDocument } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { complete } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const info = '/departments/[d]/items/[soup]/info';
const menuWith = (more: object): unknown =>
  complete(documents.menu.field, {
    ...initialDocument('menu'),
    departments: [{ id: 'd', info: { name: 'Soups' }, items: [{ id: 'soup', info: { name: 'Soup', ...more } }] }],
  });

describe.each(databases)('an item out of stock on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('is so at a group or a location and never at the company, by a save or by applying it there', async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm'] } });
    const menuId = await giveMenu(server, company);
    const { client } = await company.person({ permissions: ['manageMenus', 'overrideMenus'] });
    const saveBase = (ver: number, more: object) =>
      client.menus.saveBase({
        params: { companyId: company.id },
        body: { id: menuId, ver, menuBlob: JSON.stringify(menuWith(more)) },
      });
    const refused = { status: 400, body: [{ code: 'override-only', path: `${info}/out` }] };
    expect(await saveBase(0, {})).toMatchObject({ status: 200 });
    expect(await saveBase(1, { out: { until: null } })).toMatchObject(refused);

    const saveAt = (name: string, groupOverrideVer: number | null, changes: Change[]) =>
      client.menus.saveOverride({
        params: { locationId: company.tenantId(name), menuId },
        query: {},
        body: {
          overrideId: `${menuId}.${company.tenantId(name)}`,
          overrideVer: 0,
          groupOverrideVer,
          baseVer: 1,
          changes,
        },
      });
    const out = { op: 'set', path: `${info}/out`, value: { until: 1_800_000_000_000 } } as const;
    const name = { op: 'set', path: `${info}/name`, value: 'Bisque' } as const;
    expect(await saveAt('West', null, [{ ...out, value: { until: null } }])).toMatchObject({ status: 200 });
    expect(await saveAt('Elm', 1, [name, out])).toMatchObject({ status: 200 });
    const preview = (to: 'GROUP' | 'COMPANY') =>
      client.overrides.previewPromotion({
        params: { id: company.tenantId('Elm') },
        body: { kind: 'menu', menuId, to, paths: [info] },
      });
    expect(await preview('COMPANY')).toMatchObject({ body: { moved: [name], stayed: [out] } });
    expect(await preview('GROUP')).toMatchObject({ body: { moved: [name, out], stayed: [] } });
  });
});
