import { documents, initialDocument, type MenuDepartment, type MenuItem } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { fieldAt, initial } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { giveMenu } from '../../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const blank = (path: string): unknown => initial(fieldAt(documents.menu.field, path) ?? documents.menu.field);
const department = blank('/departments/[d]') as MenuDepartment;
const item = blank('/departments/[d]/items/[i]') as MenuItem;
const category = blank('/departments/[d]/categories/[c]') as MenuDepartment['categories'][number];

const pizza: MenuDepartment = {
  ...department,
  id: 'd',
  info: { ...department.info, name: 'Pizza' },
  categories: [{ ...category, id: 'c', info: { ...category.info, name: 'Classics' } }],
  items: [{ ...item, id: 'i', info: { ...item.info, name: 'Margherita' }, category: 'c' }],
};
const path = '/departments/[d]/items/[i]/category';

describe.each(databases)('references without a target on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const menuId = await giveMenu(server, company);
    const { client } = await company.person({ permissions: ['manageMenus', 'overrideMenus'] });
    const elm = company.tenantId('Elm');
    const save = (ver: number, departments: readonly MenuDepartment[]) =>
      client.menus.saveBase({
        params: { companyId: company.id },
        body: { id: menuId, ver, menuBlob: JSON.stringify({ ...initialDocument('menu'), departments }) },
      });
    const saveAt = (changes: Change[]) =>
      client.menus.saveOverride({
        params: { locationId: elm, menuId },
        query: {},
        body: { overrideId: `${menuId}.${elm}`, overrideVer: 0, groupOverrideVer: null, baseVer: 0, changes },
      });
    const logged = async () => {
      const { body } = await client.history.list({
        params: { kind: 'menu', companyId: company.id },
        query: { menuId, path },
      });
      return (body as readonly { readonly op: string; readonly was?: unknown }[]).map(({ op, was }) => ({ op, was }));
    };
    return { save, saveAt, logged };
  };

  it('empties the references to a target that a save removes, and records it in the history', async () => {
    const { save, logged } = await world();
    expect((await save(0, [pizza])).status).toBe(200);
    expect((await save(1, [{ ...pizza, categories: [] }])).status).toBe(200);
    expect((await logged())[0]).toEqual({ op: 'unset', was: 'c' });
  });

  it('reports a dangling reference in the response to the level that contains it', async () => {
    const { save, saveAt } = await world();
    await save(0, [pizza]);
    expect(await saveAt([{ op: 'set', path, value: 'gone' }])).toMatchObject({
      status: 200,
      body: { dropped: [{ path, reason: 'reference' }] },
    });
  });
});
