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
    const { client } = await company.person({ permissions: ['manageMenus', 'overrideMenus', 'overridePriceAndTax'] });
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
    const read = async () => {
      const answer = await client.menus.base({ params: { companyId: company.id, menuId }, query: {} });
      return answer.status === 200 ? answer.body : answer;
    };
    return { save, saveAt, logged, read };
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

  describe('with sizes', () => {
    const style = blank('/departments/[d]/styles/[s]') as MenuDepartment['styles'][number];
    const option = blank('/departments/[d]/styles/[s]/options/[o]') as (typeof style)['options'][number];
    const entry = blank('/departments/[d]/items/[i]/pricing/[1]') as MenuItem['pricing'][number];
    const sized = (sizes: readonly string[], prices: readonly string[]): MenuDepartment => ({
      ...pizza,
      styles: [{ ...style, id: 's', isSize: true, name: 'Sizes', options: sizes.map(sizeOf) }],
      items: pizza.items.map(one => ({
        ...one,
        pricing: [{ ...entry, id: 1, itemBased: { ...entry.itemBased, sizePrices: prices.map(priceOf) } }],
      })),
    });
    const sizeOf = (id: string) => ({ ...option, id, name: `Size ${id}` });
    const priceOf = (id: string) => ({ id, price: '7.50' });
    const prices = '/departments/[d]/items/[i]/pricing/[1]/itemBased/sizePrices';

    it('[RULE.menu.28] rejects the price of a size that is gone, at its path, and changes nothing', async () => {
      const { save, read } = await world();
      expect((await save(0, [sized(['small', 'large'], ['small'])])).status).toBe(200);
      const before = await read();
      expect(await save(1, [sized(['small', 'large'], ['small', 'huge'])])).toEqual({
        status: 400,
        body: [{ code: 'not-an-option', path: `${prices}/[huge]/id` }],
      });
      expect(await read()).toEqual(before);
    });

    it('removes the prices of a size with the size', async () => {
      const { save, read } = await world();
      await save(0, [sized(['small', 'large'], ['small', 'large'])]);
      expect((await save(1, [sized(['large'], ['small', 'large'])])).status).toBe(200);
      expect(JSON.stringify(await read())).not.toContain('"small"');
    });

    it('[RULE.menu.28] keeps the price that a location enters for a size that is gone, inactive, and reports it', async () => {
      const { save, saveAt } = await world();
      await save(0, [sized(['small'], ['small'])]);
      const add: Change = { op: 'add', path: `${prices}/[huge]`, after: null, value: priceOf('huge') };
      expect(await saveAt([add])).toMatchObject({
        status: 200,
        body: { changes: [add], dropped: [{ path: expect.stringContaining(`${prices}/[huge]`), reason: 'reference' }] },
      });
    });
  });

  it('rejects a category that is gone, at its path, and changes nothing', async () => {
    const { save, read } = await world();
    expect((await save(0, [pizza])).status).toBe(200);
    const before = await read();
    const lost = pizza.items.map(one => ({ ...one, category: 'gone' }));
    expect(await save(1, [{ ...pizza, items: lost }])).toEqual({
      status: 400,
      body: [{ code: 'not-an-option', path }],
    });
    expect(await read()).toEqual(before);
  });
});
