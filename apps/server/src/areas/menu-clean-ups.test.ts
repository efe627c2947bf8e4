import { documents, initialDocument, type LocationSettings, type Menu } from '@commissary/catalog';
import { complete } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const start = initialDocument('menu');
const inactive = { isActive: false };
const online = (id: string, categoryType: string, categoryIds: string[] = []) => ({
  id,
  name: id,
  categoryType,
  categoryIds,
});
const featured = (itemId: string) => ({ id: itemId, departmentId: 'd', categoryId: 'red', itemId });
const department = (status: string) => ({
  id: 'd',
  info: { name: 'Pizza' },
  categories: [{ id: 'red', info: { name: 'Red' } }],
  items: [
    { id: 'a', info: { name: 'A', status } },
    { id: 'b', info: { name: 'B' } },
  ],
});
const button = (id: string, type: string, tenderInfo: object) => ({
  id,
  index: id.length,
  type,
  typeInfo: { tenderInfo },
});
const tabWith = (buttons: object[], stationIds: unknown[] = []) => ({
  layout: {
    tabs: [{ id: 't', name: 'Main', limitStations: { enabled: stationIds.length > 0, stationIds }, buttons }],
  },
});

describe.each(databases)('clean-ups of a menu on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const id = await giveMenu(server, company);
    const { client } = await company.person({
      permissions: ['companyAdmin', 'accessConfigurationOptions', 'manageMenus', 'overrideMenus'],
    });
    const params = { companyId: company.id };
    const locationId = company.tenantId('Elm');
    const now = async () => {
      const loaded = await client.menus.base({ params: { ...params, menuId: id }, query: {} });
      if (loaded.status !== 200) throw new Error(`no menu: ${loaded.status}`);
      return loaded.body;
    };
    /** The head is read before: a save of the settings may have saved the menu too. */
    const save = async (part: object): Promise<Menu> => {
      const { ver } = await now();
      const menuBlob = JSON.stringify(complete(documents.menu.field, { ...start, ...part }));
      expect(await client.menus.saveBase({ params, body: { id, ver, menuBlob } })).toMatchObject({ status: 200 });
      return JSON.parse((await now()).menuBlob);
    };
    const atElm = async (): Promise<Menu> => {
      const loaded = await client.menus.layered({ params: { locationId, menuId: id }, query: {} });
      if (loaded.status !== 200) throw new Error(`no menu: ${loaded.status}`);
      return JSON.parse(loaded.body.menuBlob);
    };
    let settingsVer = 0;
    const saveSettings = async (next: (settings: LocationSettings) => LocationSettings) => {
      const settings = next(initialDocument('settings'));
      const body = { id: `settings-${company.id}`, ver: settingsVer++, settingsBlob: { ...settings } };
      expect(await client.settings.saveBase({ params: { id: company.id }, body })).toMatchObject({ status: 200 });
    };
    return { save, atElm, saveSettings };
  };
  const ids = (list: readonly { readonly id: unknown }[]) => list.map(({ id }) => id);

  it('[RULE.menu.01] [RULE.menu.02] [ROUTE.menu.pricingSchemes.b2] an inactive pricing scheme is dropped by the next save, and kept by the one that adds it', async () => {
    const { save } = await world();
    const pricingSchemes = [...start.pricingSchemes, { id: 'off', name: 'Off', ...inactive }];
    expect(ids((await save({ pricingSchemes })).pricingSchemes)).toEqual([1, 'off']);
    expect(ids((await save({ pricingSchemes, departments: [department('ACTIVE')] })).pricingSchemes)).toEqual([1]);
  });

  it('[RULE.menu.03] an item that is not active is no longer featured online', async () => {
    const { save } = await world();
    const onlineFeaturedItems = [featured('a'), featured('b')];
    const at = (status: string) => save({ departments: [department(status)], onlineFeaturedItems });
    expect(ids((await at('ACTIVE')).onlineFeaturedItems)).toEqual(['a', 'b']);
    expect(ids((await at('INACTIVE')).onlineFeaturedItems)).toEqual(['b']);
  });

  it('[RULE.menu.04] [ROUTE.menu.onlineCategories.b4] of several subheaders the first that is not new is no longer used', async () => {
    const { save } = await world();
    const types = ({ onlineCategories }: Menu) => onlineCategories.map(({ categoryType }) => categoryType);
    expect(types(await save({ onlineCategories: [online('one', 'SUBHEADER')] }))).toEqual(['SUBHEADER']);
    const two = [online('two', 'SUBHEADER'), online('one', 'SUBHEADER')];
    expect(types(await save({ onlineCategories: two }))).toEqual(['SUBHEADER', 'SUBHEADER_UNUSED']);
  });

  it('[RULE.menu.04] of two subheaders that are both new none is, and of two that are not new the first', async () => {
    const { save } = await world();
    const types = ({ onlineCategories }: Menu) => onlineCategories.map(({ categoryType }) => categoryType);
    const both = [online('one', 'SUBHEADER'), online('two', 'SUBHEADER')];
    expect(types(await save({ onlineCategories: both }))).toEqual(['SUBHEADER', 'SUBHEADER']);
    const moved = { onlineCategories: both.toReversed() };
    expect((await save(moved)).onlineCategories).toMatchObject([
      { id: 'two', categoryType: 'SUBHEADER_UNUSED' },
      { id: 'one', categoryType: 'SUBHEADER' },
    ]);
  });

  it('[RULE.menu.05] [ROUTE.menu.onlineCategories.b4] an online category of the menu without content is removed, of another type it stays', async () => {
    const { save } = await world();
    const onlineCategories = [online('empty', 'MENU'), online('full', 'MENU', ['red']), online('deals', 'OFFERS')];
    const saved = await save({ departments: [department('ACTIVE')], onlineCategories });
    expect(ids(saved.onlineCategories)).toEqual(['full', 'deals']);
  });

  const buttonsOf = ({ layout }: Menu) =>
    layout.tabs.flatMap(({ buttons }) => buttons.map(({ id, typeInfo }) => [id, typeInfo.tenderInfo]));
  const pays = { tenderTypeId: 1, orderType: 3 };

  it('[RULE.menu.13] [RULE.menu.14] a payment button of a disabled tender type is deleted, another is cleared', async () => {
    const { save, saveSettings } = await world();
    const part = tabWith([button('a', 'TENDER', pays), button('bb', 'ITEM', pays)]);
    expect(buttonsOf(await save(part))).toMatchObject([
      ['a', pays],
      ['bb', pays],
    ]);
    await saveSettings(settings => ({
      ...settings,
      tenderTypes: settings.tenderTypes.map(one => (one.id === 1 ? { ...one, disabled: true } : one)),
    }));
    const cleared = [['bb', { orderType: 3, tenderTypeId: '' }]];
    expect(buttonsOf(await save({ ...part, departments: [department('ACTIVE')] }))).toMatchObject(cleared);
  });

  it('[RULE.menu.15] an order type that is no longer active anywhere is cleared', async () => {
    const { save, saveSettings } = await world();
    const part = tabWith([button('a', 'TENDER', pays)]);
    await saveSettings(settings => ({
      ...settings,
      orderTypes: {
        ...settings.orderTypes,
        types: settings.orderTypes.types.map(one =>
          one.id === 3 ? { ...one, activePOS: false, activeOnline: false, activeKiosk: false } : one,
        ),
      },
    }));
    const [[, tender] = []] = buttonsOf(await save(part));
    expect(tender).toMatchObject({ tenderTypeId: 1 });
    expect(tender).not.toHaveProperty('orderType');
  });

  it('[RULE.menu.16] [RULE.menu.17] a deleted station leaves the limit of a tab, which ends with its last station', async () => {
    const { save, atElm, saveSettings } = await world();
    const stationsOf = (names: readonly string[]) => (settings: LocationSettings) =>
      complete(documents.settings.field, {
        ...settings,
        stations: names.map(id => ({ id, name: id })),
      }) as LocationSettings;
    await saveSettings(stationsOf(['bar', 'door']));
    const limitOf = ({ layout }: Menu) => layout.tabs[0]?.limitStations;
    const part = tabWith([], ['bar', 'door']);
    expect(limitOf(await save(part))).toEqual({ enabled: true, stationIds: ['bar', 'door'] });
    await saveSettings(stationsOf(['door']));
    expect(limitOf(await atElm())).toEqual({ enabled: true, stationIds: ['door'] });
    await saveSettings(stationsOf([]));
    expect(limitOf(await atElm())).toEqual({ enabled: false, stationIds: [] });
    expect(limitOf(await save(tabWith([])))).toEqual({ enabled: false, stationIds: [] });
  });
});
