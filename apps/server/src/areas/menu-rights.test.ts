import type { MenuItem } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import type { Permission } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MenuWorld, makeMenuWorld, menuWith } from '../testing/menu-world.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const named = (id: string) => ({ id, info: { name: id } });
const priced = (id: string) => ({ ...named(id), pricing: [{ id: 1, itemBased: { price: '9.00' } }] });
const menu = (...items: object[]) => menuWith({ departments: [{ ...named('d'), items }], ...modifiers });
const modifiers = { modifiers: { categories: [named('c')], items: [{ ...named('basil'), categoryId: 'c' }] } };
const items = '/departments/[d]/items';
const itemOf = (item: object): MenuItem => {
  const [made] = menu(item).departments[0]?.items ?? [];
  if (made === undefined) throw new Error('a menu has no items');
  return made;
};
const add = (item: object): Change => ({
  op: 'add',
  path: `${items}/[${itemOf(item).id}]`,
  after: null,
  value: itemOf(item),
});
const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });

const special = itemOf(priced('special'));
const own = add(special);

const [modifierPrices] = menuWith({
  modifiers: { pricingSchemes: [{ id: 1, modifierItems: [{ id: 'basil', price: '1.00' }] }] },
}).modifiers.pricingSchemes;

/** What a person changes at a location whose own list added the item `special`: the list that is sent. */
const changes: Readonly<Record<string, readonly Change[]>> = {
  'name of an item': [own, set(`${items}/[pizza]/info/name`, 'Calzone')],
  'status of an item': [own, set(`${items}/[pizza]/info/status`, 'INACTIVE')],
  'out of stock': [own, set(`${items}/[pizza]/info/out`, { until: null })],
  'status of a modifier': [own, set('/modifiers/items/[basil]/info/status', 'INACTIVE')],
  'modifier out of stock': [own, set('/modifiers/items/[basil]/info/out', { until: null })],
  'price of an item': [own, set(`${items}/[pizza]/pricing/[1]/itemBased/price`, '10.00')],
  'tax of an item': [own, set(`${items}/[pizza]/taxes`, { selected: [], includedInPrice: true })],
  'rate of a tax': [own, set('/taxStructures/[1]/flatRate', '9.00')],
  'price of a modifier': [
    own,
    { op: 'add', path: '/modifiers/pricingSchemes/[1]', after: null, value: modifierPrices },
  ],
  'kitchen printing': [own, set(`${items}/[pizza]/printing/kitchen`, { printers: [], stations: [] })],
  'kitchen displays': [own, set('/departments/[d]/kps/warnSeconds', 60)],
  'a new item': [own, add(named('new'))],
  'a new item with a price': [own, add(priced('new'))],
  'a hidden item': [own, { op: 'remove', path: `${items}/[pizza]` }],
  'name of its own item': [add({ ...special, info: { ...special.info, name: 'Of the week' } })],
  'price of its own item': [add({ ...special, pricing: [] })],
  'printing of its own item': [add({ ...special, printing: { receipt: { print: false, order: 1 } } })],
  'its own item, removed': [],
};

const menus = ['name of an item', 'a new item', 'name of its own item'];
const status = ['status of an item', 'out of stock', 'status of a modifier', 'modifier out of stock'];
const price = [
  ...['price of an item', 'tax of an item', 'rate of a tax', 'price of a modifier', 'a new item with a price'],
  ...['a hidden item', 'price of its own item', 'its own item, removed'],
];
const printing = ['kitchen printing', 'kitchen displays', 'printing of its own item'];
const local = [
  ...['a new item', 'a new item with a price', 'name of its own item', 'price of its own item'],
  ...['printing of its own item', 'its own item, removed'],
];

/** What a person with these permissions may change there; everything else is refused. */
const allowed: readonly (readonly [held: readonly Permission[], what: readonly string[]])[] = [
  [['overrideMenus'], [...menus, ...status]],
  [
    ['overrideMenus', 'overridePriceAndTax'],
    [...menus, ...status, ...price],
  ],
  [
    ['overrideMenus', 'overridePrintingAndKPS'],
    [...menus, ...status, ...printing],
  ],
  [['overridePriceAndTax', 'overridePrintingAndKPS'], []],
  [['manageMenus'], []],
  [['itemStatus'], status],
  [['manageLocalItems'], local],
  [
    ['manageLocalItems', 'itemStatus'],
    [...local, ...status],
  ],
];

describe.each(databases)('permissions on a menu on %s', database => {
  let server: TestServer;
  let world: MenuWorld;
  beforeAll(async () => {
    server = await openTestServer({ database });
    world = await makeMenuWorld(server);
    const saved = await world.put(JSON.stringify(menu(priced('pizza'))));
    expect(saved.status).toBe(200);
    await place('Oak', [own]);
    await place('West', [add(priced('of-west'))]);
  });
  afterAll(() => server.close());

  const place = async (at: string, list: readonly Change[]) =>
    expect(await world.override(at, list)).toMatchObject({ status: 200 });

  it.each(allowed)('at a location %j changes what it says, and nothing else', async (held, what) => {
    const { client } = await world.company.person({ permissions: held, on: 'Oak' });
    const passed: string[] = [];
    for (const [name, list] of Object.entries(changes)) {
      const before = (await world.layered('Oak')).override;
      const { status: answer } = await world.override('Oak', list, client);
      expect([name, answer === 200 || answer === 403]).toEqual([name, true]);
      if (answer === 200) {
        passed.push(name);
        await place('Oak', [own]);
      } else expect((await world.layered('Oak')).override).toEqual(before);
    }
    expect(passed.toSorted()).toEqual(what.toSorted());
  });

  it('of a location let nobody edit as local what it did not add: the stored lists decide, not the request', async () => {
    const { client } = await world.company.person({ permissions: ['manageLocalItems'] });
    const refused = async (at: string, list: readonly Change[]) =>
      expect([at, list, (await world.override(at, list, client)).status]).toEqual([at, list, 403]);
    const price = set(`${items}/[of-west]/pricing/[1]/itemBased/price`, '1.00');
    // An item of the company, claimed to be new; one of the group; one that does not exist yet.
    await refused('Oak', [own, add({ ...priced('pizza'), info: { name: 'Mine' } })]);
    await refused('Elm', [price]);
    await refused('Elm', [add(priced('of-west'))]);
    await refused('Oak', [own, set(`${items}/[later]/info/name`, 'Mine')]);
    await refused('Oak', [set(`${items}/[special]/info/name`, 'Mine')]);
    // Another member of a list, and an item at a level that is no location.
    await refused('Oak', [own, set('/departments/[d]/info/name', 'Mine')]);
    await refused('West', [add(priced('of-west')), add(priced('new'))]);
    await refused('West', []);
  });

  it('of the company need manageMenus, whatever they are', async () => {
    const renamed = menu({ ...priced('pizza'), info: { name: 'pizza', status: 'INACTIVE' } });
    const before = await world.base();
    for (const permission of ['overrideMenus', 'overridePriceAndTax', 'manageLocalItems', 'itemStatus'] as const) {
      const { client } = await world.company.person({ permissions: [permission] });
      expect([permission, (await world.put(JSON.stringify(renamed), client)).status]).toEqual([permission, 403]);
    }
    expect(await world.base()).toEqual(before);
    const { client } = await world.company.person({ permissions: ['manageMenus'] });
    expect((await world.put(JSON.stringify(renamed), client)).status).toBe(200);
  });
});
