import type { LocationSettings } from '@commissary/catalog';
import { valueAt } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMenuWorld } from '../testing/menu-world.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const named = (id: string, more: object = {}) => ({ id, info: { name: id }, ...more });
const suggests = (...items: string[]) => ({ suggestions: { text: 'Goes well with', items } });
const pizza = named('pizza', {
  categories: [named('red', suggests('water', 'wine'))],
  items: [named('margherita', { category: 'red', ...suggests('wine') })],
  ...suggests('wine'),
});
const drinks = (...ids: string[]) => named('drinks', { items: ids.map(id => named(id)) });
const button = (id: string, type: string, typeInfo: object) => ({ id, index: id.length, type, typeInfo });
const menuWith = (...departments: object[]) => ({
  departments,
  messages: [{ id: 'hot', name: 'Hot' }],
  requirements: [
    {
      ...{ id: 'sides', name: 'Two sides', departmentIds: ['pizza', 'drinks'], itemIds: ['wine', 'margherita'] },
      modifierCategoryIds: ['crust', 'sauce'],
    },
  ],
  modifiers: { categories: [named('crust'), named('sauce')] },
  layout: {
    tabs: [
      {
        ...{ id: 'main', name: 'Main' },
        buttons: [
          button('a', 'ITEM', { itemInfo: { departmentId: 'drinks', itemId: 'wine' } }),
          button('bb', 'MESSAGE', { messageId: 'hot' }),
          button('ccc', 'MENU_LINK', { menuLinkId: 'second' }),
          button('dddd', 'OFFER', { offerInfo: { offerId: 'deal' } }),
          button('eeeee', 'TENDER', { tenderInfo: { tenderTypeId: 1 } }),
        ],
      },
      { id: 'second', name: 'Second' },
    ],
  },
  offers: [named('deal', { validity: { orderTypes: [1, 'drone'], tenderTypes: [1] } })],
});
const whole = menuWith(pizza, drinks('water', 'wine'));

describe.each(databases)('a menu that refers to what is gone on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const withDrone = ({ orderTypes, ...settings }: LocationSettings) => {
    const [first] = orderTypes.types;
    return {
      ...settings,
      orderTypes: { ...orderTypes, types: [...orderTypes.types, { ...first, id: 'drone' }] },
    };
  };

  it('[RULE.menuLoad.06] loses a deleted order type in its offers', async () => {
    const { save, saved, saveSettings } = await makeMenuWorld(server);
    await saveSettings(withDrone);
    const orderTypes = '/offers/[deal]/validity/orderTypes';
    expect(valueAt(await save(whole), orderTypes)).toEqual([1, 'drone']);
    await saveSettings(settings => settings);
    expect(valueAt(await saved(), orderTypes)).toEqual(['NONE', 1]);
  });

  it('[RULE.menuLoad.10] loses what the buttons of its layout mean: an item, a message, a tab, an offer', async () => {
    const { save } = await makeMenuWorld(server);
    await save(whole);
    const { layout } = whole;
    const [main] = layout.tabs;
    const next = { ...menuWith(pizza, drinks('water')), messages: [], offers: [], layout: { tabs: [main] } };
    const buttons = valueAt(await save(next), '/layout/tabs/[main]/buttons');
    expect(buttons).toMatchObject([
      { id: 'a', typeInfo: { itemInfo: { departmentId: 'drinks', itemId: '' } } },
      { id: 'bb', typeInfo: {} },
      { id: 'ccc', typeInfo: {} },
      { id: 'dddd', typeInfo: { offerInfo: { offerId: '' } } },
      { id: 'eeeee' },
    ]);
    expect(valueAt(buttons, '/[bb]/typeInfo')).toEqual({});
    expect(valueAt(buttons, '/[ccc]/typeInfo')).toEqual({});
  });

  it('[RULE.menuLoad.12] [RULE.integrity.06] loses a deleted item in every suggestion', async () => {
    const { save } = await makeMenuWorld(server);
    await save(whole);
    const next = await save(menuWith(pizza, drinks('water')));
    const suggested = (path: string) => valueAt(next, `/departments/[pizza]${path}/suggestions/items`);
    expect(['', '/categories/[red]', '/items/[margherita]'].map(suggested)).toEqual([[], ['water'], []]);
  });

  it('[RULE.menuLoad.14] [RULE.integrity.05] loses a deleted department, item and modifier category in its requirements', async () => {
    const { save } = await makeMenuWorld(server);
    await save(whole);
    const next = await save({ ...menuWith(pizza), modifiers: { categories: [named('crust')] } });
    expect(valueAt(next, '/requirements/[sides]')).toMatchObject({
      ...{ departmentIds: ['pizza'], itemIds: ['margherita'], modifierCategoryIds: ['crust'] },
    });
  });

  it('[RULE.menu.13] [RULE.menu.16] [RULE.menuLoad.04] is clean of what the settings of one location switched off or deleted, where it is published', async () => {
    const { save, saveSettings, overrideSettings, published, saved } = await makeMenuWorld(server);
    await saveSettings(settings => ({
      ...withDrone(settings),
      stations: [{ id: 'bar', name: 'Bar' }],
      printers: {
        physical: [{ id: 'paper', name: 'Paper', type: 'RECEIPT' }],
        kitchen: [{ id: 'oven', name: 'Oven', physicalPrinterId: 'paper' }],
      },
    }));
    const [main] = whole.layout.tabs;
    const limited = { ...main, limitStations: { enabled: true, stationIds: ['bar'] } };
    const printing = { kitchen: { printers: ['oven'], stations: ['bar'] } };
    const stored = await save({ ...menuWith({ ...pizza, printing }), layout: { tabs: [limited] } });
    await overrideSettings('Oak', [
      { op: 'set', path: '/tenderTypes/[1]/disabled', value: true },
      { op: 'remove', path: '/stations/[bar]' },
      { op: 'remove', path: '/printers/kitchen/[oven]' },
    ]);
    const read = (menu: unknown) => ({
      pays: (valueAt(menu, '/layout/tabs/[main]/buttons') as { id: string }[]).some(({ id }) => id === 'eeeee'),
      stations: valueAt(menu, '/layout/tabs/[main]/limitStations'),
      printing: valueAt(menu, '/departments/[pizza]/printing/kitchen'),
    });
    const all = { pays: true, stations: { enabled: true, stationIds: ['bar'] }, printing: printing.kitchen };
    expect(read(await published('Elm'))).toEqual(all);
    expect(read(await published('Oak'))).toEqual({
      ...{ pays: false, stations: { enabled: false, stationIds: [] }, printing: { printers: [], stations: ['NONE'] } },
    });
    expect([read(stored), read(await saved())]).toEqual([all, all]);
  });
});
