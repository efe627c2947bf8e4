import { documents, initialDocument, type Menu } from '@commissary/catalog';
import { complete, valueAt } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const choice = (id: string, level: string, part: object = {}) => ({ id, level, departmentId: 'd', ...part });
const choices = [
  choice('all', 'ITEMS'),
  choice('category', 'CATEGORY', { categoryId: 'red' }),
  choice('item', 'ITEM', { itemId: 'margherita' }),
];
const named = (id: string) => ({ id, info: { name: id } });
const scheme = {
  id: 1,
  schemeId: 1,
  anyItem: { value: { type: 'DIFFERENT_SIZE', sizeId: 'large' }, excludedChoices: choices },
  individualGroups: [{ id: 'g' }],
  comboOffer: { groupIds: ['g'] },
};
const menuWith = (part: object = {}, department: object = {}): unknown =>
  complete(documents.menu.field, {
    ...initialDocument('menu'),
    departments: [
      {
        ...named('d'),
        styles: [{ id: 'size', name: 'Size', isSize: true, options: [{ id: 'large', name: 'L' }] }],
        categories: [named('red')],
        items: [named('margherita')],
        ...department,
      },
    ],
    itemGroups: [{ id: 'g', name: 'Pizza', choices }],
    offers: [{ ...named('o'), value: { pricingSchemes: [scheme] } }],
    ...part,
  });

describe.each(databases)('offers of a menu on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  /** Saves a menu with an offer, then the same without what it refers to, and returns what is stored then. */
  const without = async (part: object, department: object = {}): Promise<Menu> => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const id = await giveMenu(server, company);
    const { client } = await company.person({ permissions: ['manageMenus'] });
    const params = { companyId: company.id };
    for (const [ver, menu] of [menuWith(), menuWith(part, department)].entries())
      expect(await client.menus.saveBase({ params, body: { id, ver, menuBlob: JSON.stringify(menu) } })).toMatchObject({
        status: 200,
      });
    const loaded = await client.menus.base({ params: { companyId: company.id, menuId: id } });
    if (loaded.status !== 200 || loaded.body.menuBlob === null) throw new Error(`no menu: ${loaded.status}`);
    return JSON.parse(loaded.body.menuBlob);
  };
  const values = '/offers/[o]/value/pricingSchemes';
  const idsAt = (menu: Menu, path: string) => (valueAt(menu, path) as readonly { id: unknown }[]).map(({ id }) => id);

  it('[RULE.menuLoad.02] [RULE.menuLoad.11] lose a deleted item group', async () => {
    const menu = await without({ itemGroups: [] });
    expect(valueAt(menu, `${values}/[1]/individualGroups`)).toEqual([]);
    expect(valueAt(menu, `${values}/[1]/comboOffer/groupIds`)).toEqual(['NONE']);
  });

  it('[RULE.menuLoad.03] [RULE.menu.19] lose a deleted item or category among their exceptions and groups', async () => {
    const [except, choose] = [`${values}/[1]/anyItem/excludedChoices`, '/itemGroups/[g]/choices'];
    for (const path of [except, choose])
      expect(idsAt(await without({}, { items: [] }), path)).toEqual(['all', 'category']);
    const menu = await without({}, { categories: [] });
    expect(idsAt(menu, choose)).toEqual(['all', 'item']);
    expect(valueAt(menu, `${except}/[category]/categoryId`)).toBe('NONE');
  });

  it('[RULE.menuLoad.11] lose the values of a deleted pricing scheme', async () => {
    const [first] = initialDocument('menu').pricingSchemes;
    const menu = await without({ pricingSchemes: [{ ...first, id: 'lunch', name: 'Lunch' }] });
    expect(valueAt(menu, values)).toEqual([]);
  });

  const valued = (...pricingSchemes: object[]) => ({ offers: [{ ...named('o'), value: { pricingSchemes } }] });

  it('[RULE.menuLoad.07] fall back to an amount when the size of their price is gone', async () => {
    expect(valueAt(await without({}), `${values}/[1]/anyItem/value/type`)).toBe('DIFFERENT_SIZE');
    const menu = await without({}, { styles: [] });
    expect(valueAt(menu, `${values}/[1]/anyItem/value`)).toMatchObject({ type: 'AMOUNT', sizeId: '' });
  });

  it('[RULE.menuLoad.08] have each pricing scheme once: the first', async () => {
    const again = { ...scheme, id: 'again', comboOffer: { groupIds: [] } };
    const menu = await without(valued(scheme, again));
    expect(idsAt(menu, values)).toEqual([1]);
    expect(valueAt(menu, `${values}/[1]/comboOffer/groupIds`)).toEqual(['g']);
  });

  it('[RULE.menuLoad.09] get a copy of their first values for the default pricing scheme', async () => {
    const happy = { id: 'happy', name: 'Happy hour', isActive: true };
    const pricingSchemes = [...initialDocument('menu').pricingSchemes, happy];
    const late = { ...happy, id: 'late', name: 'Late' };
    const ofHappy = { ...scheme, id: 'happy', schemeId: 'happy' };
    const ofLate = { ...scheme, id: 'late', schemeId: 'late', individualGroups: [] };
    const menu = await without({ pricingSchemes: [...pricingSchemes, late], ...valued(ofHappy, ofLate) });
    expect(idsAt(menu, values)).toEqual(['happy', 'late', 1]);
    expect(idsAt(menu, `${values}/[1]/individualGroups`)).toEqual(['g']);
  });
});
