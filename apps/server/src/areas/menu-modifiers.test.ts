import {
  initialDocument,
  type LocationSettings,
  type Menu,
  type MenuDepartment,
  menuCategory,
  menuDepartment,
  menuItem,
  modifierCategory,
  modifierItem,
} from '@commissary/catalog';
import { initial } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const category = (id: string, pluNum = '') => {
  const start = initial(modifierCategory);
  return { ...start, id, info: { ...start.info, name: id, pluNum } };
};
const modifier = (id: string, categoryId: string, pluNum = '') => {
  const start = initial(modifierItem);
  return { ...start, id, categoryId, info: { ...start.info, name: id, pluNum } };
};
const priced = (id: string, price: string) => ({
  id,
  price,
  sizePrices: [],
  orderAlone: { enabled: false },
  styleUpcharge: [],
});
const asked = (id: string, choices: object = {}) => ({
  ...{ id, offered: true, required: false, min: 0, max: 1, included: 0, includedChoices: 'FIRST' as const },
  ...{ itemIds: [], categoryIds: [] },
  ...choices,
});

const pizza = (more: Partial<MenuDepartment> = {}): MenuDepartment => {
  const start = initial(menuDepartment);
  const item = initial(menuItem);
  const red = initial(menuCategory);
  return {
    ...start,
    id: 'pizza',
    info: { ...start.info, name: 'Pizza' },
    categories: [{ ...red, id: 'red', info: { ...red.info, name: 'Red', pluNum: '50' } }],
    items: [{ ...item, id: 'margherita', info: { ...item.info, name: 'Margherita', pluNum: '1001' } }],
    ...more,
  };
};
const menuOf = (modifiers: Partial<Menu['modifiers']>, ...departments: MenuDepartment[]): Menu => {
  const start = initialDocument('menu');
  return { ...start, modifiers: { ...start.modifiers, ...modifiers }, departments };
};

describe.each(databases)('modifiers and printing of a menu on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const menuId = await giveMenu(server, company);
    const { id } = company;
    const { client } = await company.person({
      permissions: ['manageMenus', 'configureHardware', 'accessConfigurationOptions'],
    });
    const save = (ver: number, menu: Menu) =>
      client.menus.saveBase({ params: { companyId: id }, body: { id: menuId, ver, menuBlob: JSON.stringify(menu) } });
    const saved = async (): Promise<Menu> => {
      const answer = await client.menus.base({ params: { companyId: id, menuId }, query: {} });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      return JSON.parse(answer.body.menuBlob) as Menu;
    };
    const saveSettings = (ver: number, settings: LocationSettings) =>
      client.settings.saveBase({
        params: { id },
        body: { id: `settings-${id}`, ver, settingsBlob: { ...settings } },
      });
    const settingsNow = async (): Promise<LocationSettings> => {
      const answer = await client.settings.base({ params: { id }, query: {} });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      return answer.body.settingsBlob as unknown as LocationSettings;
    };
    return { save, saved, saveSettings, settingsNow };
  };

  it('[RULE.menu.07] [ROUTE.menu.modifiers.b3] refuses a modifier with the PLU number of an item, at both', async () => {
    const { save } = await world();
    const menu = (pluNum: string) =>
      menuOf({ categories: [category('toppings')], items: [modifier('basil', 'toppings', pluNum)] }, pizza());
    expect(await save(0, menu('1001'))).toMatchObject({
      status: 400,
      body: [
        { code: 'not-unique', path: '/departments/[pizza]/items/[margherita]/info/pluNum' },
        { code: 'not-unique', path: '/modifiers/items/[basil]/info/pluNum' },
      ],
    });
    expect(await save(0, menu('50'))).toMatchObject({ status: 200 });
  });

  it('[RULE.menu.08] refuses a modifier category with the PLU number of a category, at both', async () => {
    const { save } = await world();
    const menu = (pluNum: string) => menuOf({ categories: [category('toppings', pluNum)] }, pizza());
    expect(await save(0, menu('50'))).toMatchObject({
      status: 400,
      body: [
        { path: '/departments/[pizza]/categories/[red]/info/pluNum' },
        { path: '/modifiers/categories/[toppings]/info/pluNum' },
      ],
    });
    expect(await save(0, menu('1001'))).toMatchObject({ status: 200 });
  });

  it('[RULE.menu.18] removes the modifiers of a category that is gone with the save, with their prices and questions', async () => {
    const { save, saved } = await world();
    const items = [modifier('basil', 'toppings'), modifier('garlic', 'dips')];
    const pricingSchemes = [
      {
        id: 1,
        modifierCategories: [],
        modifierItems: [priced('basil', '1.00'), priced('garlic', '2.00')],
      },
    ];
    const menu = menuOf(
      { categories: [category('toppings'), category('dips')], items, pricingSchemes },
      pizza({ modifiers: { availability: { categories: [asked('toppings'), asked('dips')] } } }),
    );
    expect(await save(0, menu)).toMatchObject({ status: 200 });
    const less = { ...menu, modifiers: { ...menu.modifiers, categories: [category('dips')] } };
    expect(await save(1, less)).toMatchObject({ status: 200 });
    const { modifiers, departments } = await saved();
    expect(modifiers.items.map(({ id }) => id)).toEqual(['garlic']);
    expect(modifiers.pricingSchemes[0]?.modifierItems.map(({ id }) => id)).toEqual(['garlic']);
    expect(departments[0]?.modifiers.availability?.categories.map(({ id }) => id)).toEqual(['dips']);
  });

  it('refuses a question whose maximum is below its minimum, or that is required without one, with code and path', async () => {
    const { save } = await world();
    const menu = (choices: object) =>
      menuOf(
        { categories: [category('toppings')] },
        pizza({ modifiers: { availability: { categories: [asked('toppings', choices)] } } }),
      );
    const at = '/departments/[pizza]/modifiers/availability/categories/[toppings]';
    expect(await save(0, menu({ min: 3, max: 2 }))).toMatchObject({
      status: 400,
      body: [{ code: 'choices-range', path: `${at}/max` }],
    });
    expect(await save(0, menu({ required: true }))).toMatchObject({
      status: 400,
      body: [{ code: 'choices-required', path: `${at}/min` }],
    });
    expect(await save(0, menu({ required: true, min: 1 }))).toMatchObject({ status: 200 });
  });

  it('[RULE.integrity.01] [RULE.integrity.02] [RULE.integrity.04] [RULE.menuLoad.04] [RULE.menuLoad.05] [RULE.menuLoad.13] drops a removed printer, station or display from the menu too', async () => {
    const { save, saved, saveSettings, settingsNow } = await world();
    const start = initialDocument('settings');
    const physical = ['line', 'spare'].map(id => ({
      ...{ id, name: id, type: 'RECEIPT' as const, connection: 'NETWORK' as const, address: '' },
    }));
    const kitchen = ['grill', 'cold'].map(id => ({
      ...{ id, name: id, type: 'KITCHEN' as const, physicalPrinterId: 'line', backupPrinterId: 'spare' },
    }));
    const stations = ['bar', 'counter'].map(id => ({
      ...{ id, name: id, type: 'REGISTER' as const, printerId: '', cashDrawerId: '', displayId: '', orderTypes: [] },
    }));
    const displays = ['pass', 'expo'].map(id => ({ id, name: id, kind: 'KITCHEN' as const, stationId: '' }));
    const settings = { ...start, printers: { ...start.printers, physical, kitchen }, stations, displays };
    expect(await saveSettings(0, settings)).toMatchObject({ status: 200 });
    const department = pizza();
    const menu = menuOf(
      {},
      {
        ...department,
        printing: { ...department.printing, kitchen: { printers: ['grill', 'cold'], stations: ['bar', 'counter'] } },
        kps: { ...department.kps, displays: ['pass', 'expo'] },
      },
    );
    expect(await save(0, menu)).toMatchObject({ status: 200 });
    const less: LocationSettings = {
      ...settings,
      printers: {
        ...settings.printers,
        physical: physical.slice(0, 1),
        kitchen: kitchen.slice(0, 1),
      },
      stations: stations.slice(1),
      displays: displays.slice(1),
    };
    expect(await saveSettings(1, less)).toMatchObject({ status: 200 });
    const [stored] = (await saved()).departments;
    expect(stored?.printing.kitchen).toEqual({ printers: ['grill'], stations: ['NONE', 'counter'] });
    expect(stored?.kps.displays).toEqual(['expo']);
    expect((await settingsNow()).printers.kitchen).toMatchObject([{ id: 'grill', backupPrinterId: '' }]);
  });
});
