import {
  documents,
  initialDocument,
  type LocationSettings,
  type Menu,
  type MenuDepartment,
  type MenuItem,
  type PointBonus,
} from '@commissary/catalog';
import { previewsOf } from '@commissary/contract';
import type { Change } from '@commissary/document';
import { fieldAt, initial } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const blank = <T>(kind: 'menu' | 'settings', path: string): T => {
  const field = fieldAt(documents[kind].field, path);
  if (field === undefined) throw new Error(`no field ${path}`);
  return initial(field) as T;
};
const department = blank<MenuDepartment>('menu', '/departments/[d]');
const item = blank<MenuItem>('menu', '/departments/[d]/items/[i]');
const category = blank<MenuDepartment['categories'][number]>('menu', '/departments/[d]/categories/[c]');

const priced = (price: string, of: string) => ({
  ...blank<MenuItem['pricing'][number]>('menu', '/departments/[d]/items/[i]/pricing/[1]'),
  id: 1,
  itemBased: { price, sizePrices: ['small', 'large'].map(id => ({ id: of + id, price })) },
  styleUpcharge: [
    {
      id: 'u',
      size: `${of}size`,
      sizeOption: `${of}large`,
      style: `${of}crust`,
      styleOption: `${of}thin`,
      flatRate: '1.00',
    },
  ],
});
/** The ids of styles are unique in the menu; those of the first department are the words themselves. */
const prefixOf = (department: string) => (department === 'pizza' ? '' : `${department}-`);
const itemNamed = (name: string, department = 'pizza'): MenuItem => ({
  ...item,
  id: name,
  info: { ...item.info, name },
  pricing: [priced('9.00', prefixOf(department))],
});
const option = (department: string, name: string) => ({ id: prefixOf(department) + name, name });
const departmentNamed = (id: string, items: readonly string[]): MenuDepartment => ({
  ...department,
  id,
  info: { ...department.info, name: id },
  styles: [
    { id: `${prefixOf(id)}size`, name: 'Size', isSize: true, options: [option(id, 'small'), option(id, 'large')] },
    { id: `${prefixOf(id)}crust`, name: 'Crust', isSize: false, options: [option(id, 'thin')] },
  ],
  categories: [{ ...category, id: `${id}-c`, info: { ...category.info, name: 'Classics' } }],
  items: items.map(name => itemNamed(name, id)),
});
const menu = (...departments: MenuDepartment[]): Menu => ({ ...initialDocument('menu'), departments });
const full = menu(departmentNamed('pizza', ['margherita', 'funghi']), departmentNamed('bar', ['beer']));

const bonusOf = (menuId: string): PointBonus => ({
  ...blank<PointBonus>('settings', '/marketing/pointsBonuses/[b]'),
  id: 'b',
  name: 'Pizza day',
  departments: ['pizza', 'bar'],
  categories: ['pizza-c'],
  items: ['margherita', 'beer'],
  menuId,
});
const bonuses = '/marketing/pointsBonuses/[b]';

describe.each(databases)('references from one document into another, on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  /** A company whose point bonus references departments, a category and items of its menu. */
  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    const menuId = await giveMenu(server, company);
    const { id } = company;
    const { client } = await company.person({
      permissions: ['companyAdmin', 'accessConfigurationOptions', 'manageMenus', 'overrideMenus'],
    });
    const cook = await company.person({ permissions: ['manageMenus'] });
    const start = initialDocument('settings');
    const withBonus = (bonus: PointBonus): LocationSettings => ({
      ...start,
      marketing: { ...start.marketing, pointsBonuses: [bonus] },
    });
    const saveMenu = async (ver: number, content: Menu) => {
      const body = { id: menuId, ver, menuBlob: JSON.stringify(content) };
      return cook.client.menus.saveBase({ params: { companyId: id }, body });
    };
    const saveSettings = (ver: number, settings: LocationSettings) =>
      client.settings.saveBase({
        params: { id },
        body: { id: `settings-${id}`, ver, settingsBlob: { ...settings } },
      });
    const settingsNow = async () => {
      const answer = await client.settings.base({ params: { id }, query: {} });
      if (answer.status !== 200) throw new Error('no settings');
      const { ver, settingsBlob } = answer.body;
      return { ver, settings: settingsBlob as unknown as LocationSettings };
    };
    const menuNow = async () => {
      const answer = await client.menus.base({ params: { companyId: id, menuId }, query: {} });
      if (answer.status !== 200) throw new Error('no menu');
      return { ver: answer.body.ver, menu: JSON.parse(answer.body.menuBlob) as Menu };
    };
    const overrideMenu = (tenant: string, changes: Change[]) =>
      client.menus.saveOverride({
        params: { locationId: tenant, menuId },
        query: {},
        body: { overrideId: `${menuId}.${tenant}`, overrideVer: 0, groupOverrideVer: null, baseVer: 1, changes },
      });
    expect((await saveMenu(0, full)).status).toBe(200);
    expect((await saveSettings(0, withBonus(bonusOf(menuId)))).status).toBe(200);
    return { company, client, cook, menuId, withBonus, saveMenu, saveSettings, settingsNow, menuNow, overrideMenu };
  };
  const bonusNow = async ({ settingsNow }: Pick<Awaited<ReturnType<typeof world>>, 'settingsNow'>) => {
    const { ver, settings } = await settingsNow();
    const [bonus] = settings.marketing.pointsBonuses;
    return { ver, departments: bonus?.departments, categories: bonus?.categories, items: bonus?.items };
  };

  it('[RULE.integrity.05] [RULE.integrity.06] removes a deleted department and item from the settings with the same save', async () => {
    const here = await world();
    expect(
      (await here.saveMenu(1, menu(departmentNamed('pizza', ['funghi']), departmentNamed('bar', ['beer'])))).status,
    ).toBe(200);
    expect(await bonusNow(here)).toEqual({
      ver: 2,
      departments: ['pizza', 'bar'],
      categories: ['pizza-c'],
      items: ['NONE', 'beer'],
    });
    expect((await here.saveMenu(2, menu(departmentNamed('bar', ['beer'])))).status).toBe(200);
    expect(await bonusNow(here)).toEqual({
      ver: 3,
      departments: ['NONE', 'bar'],
      categories: ['NONE'],
      items: ['NONE', 'beer'],
    });
    // A save that removes nothing leaves the settings unchanged.
    expect((await here.saveMenu(3, menu(departmentNamed('bar', ['beer', 'wine'])))).status).toBe(200);
    expect((await here.settingsNow()).ver).toBe(3);
  });

  it('records the cascade in the history of the other document, with its author', async () => {
    const here = await world();
    const saved = await here.saveMenu(1, menu(departmentNamed('bar', ['beer'])));
    const reported = { kind: 'settings', menuId: null, tenantId: null };
    expect(saved.body).toMatchObject({
      tidied: {
        places: expect.arrayContaining([
          { ...reported, path: `${bonuses}/departments/[pizza]`, gone: 'pizza', subject: expect.any(String) },
          { ...reported, path: `${bonuses}/items/[margherita]`, gone: 'margherita', subject: expect.any(String) },
        ]),
        total: 3,
      },
    });
    const { body } = await here.client.history.list({
      params: { kind: 'settings', companyId: here.company.id },
      query: { path: `${bonuses}/items` },
    });
    // What is left stays a limit, and says so.
    expect(body).toMatchObject([{ by: here.cook.name, version: 2 }, { version: 2 }, { version: 1 }]);
    const audit = await here.client.audit.list({ params: { companyId: here.company.id }, query: {} });
    const removedReferences = JSON.stringify(audit.body).includes('removed outdated references');
    expect([audit.status, removedReferences]).toEqual([200, true]);
  });

  it('[RULE.integrity.07] removes a deleted size from every price of its department', async () => {
    const here = await world();
    const [pizza] = full.departments;
    if (pizza === undefined) throw new Error('no pizza');
    const styles = pizza.styles.map(one => ({ ...one, options: one.options.filter(({ id }) => id !== 'large') }));
    expect((await here.saveMenu(1, menu({ ...pizza, styles }))).status).toBe(200);
    const prices = (await here.menuNow()).menu.departments.flatMap(({ items }) =>
      items.flatMap(({ pricing }) =>
        pricing.map(({ itemBased, styleUpcharge }) => [itemBased.sizePrices, styleUpcharge]),
      ),
    );
    expect(prices).toEqual([
      [[{ id: 'small', price: '9.00' }], []],
      [[{ id: 'small', price: '9.00' }], []],
    ]);
  });

  it('removes a deleted order type from the menus of the company with the same save', async () => {
    const here = await world();
    const { settings } = await here.settingsNow();
    const [first] = settings.orderTypes.types;
    if (first === undefined) throw new Error('no order type');
    const types = [...settings.orderTypes.types, { ...first, id: 'curb', name: 'Curbside', code: 'curb' }];
    const withType = { ...settings, orderTypes: { ...settings.orderTypes, types } };
    expect((await here.saveSettings(1, withType)).status).toBe(200);
    const [tax] = full.taxStructures;
    if (tax === undefined) throw new Error('no tax');
    await here.saveMenu(1, { ...full, taxStructures: [{ ...tax, byOrderType: true, defaultOrderType: 'curb' }] });
    expect((await here.menuNow()).menu.taxStructures[0]?.defaultOrderType).toBe('curb');
    expect((await here.saveSettings(2, settings)).status).toBe(200);
    const { ver, menu: left } = await here.menuNow();
    expect([ver, left.taxStructures[0]?.defaultOrderType]).toEqual([3, undefined]);
  });

  it('stores a save with a dangling reference without it', async () => {
    const here = await world();
    const bonus = { ...bonusOf(here.menuId), items: ['beer', 'nowhere'] };
    expect((await here.saveSettings(1, here.withBonus(bonus))).status).toBe(200);
    expect(await bonusNow(here)).toMatchObject({ ver: 2, items: ['NONE', 'beer'] });
    // A menu of another company is not loaded, so references to it are not validated.
    const other = { ...bonusOf('another menu'), items: ['nowhere'] };
    expect((await here.saveSettings(2, here.withBonus(other))).status).toBe(200);
    expect(await bonusNow(here)).toMatchObject({ ver: 3, items: ['NONE', 'nowhere'] });
  });

  it('publishes a location that removes an item without the references to it, and so its neighbor', async () => {
    const here = await world();
    const [elm, oak] = [here.company.tenantId('Elm'), here.company.tenantId('Oak')];
    const removal: Change = { op: 'remove', path: '/departments/[pizza]/items/[margherita]' };
    expect((await here.overrideMenu(elm, [removal])).status).toBe(200);
    const preview = await here.client.syncLocations.preview({ body: { locationIds: [elm, oak] } });
    const reported = (tenant: string) =>
      JSON.stringify(
        (preview.status === 200 ? previewsOf(preview.body, [elm, oak]) : []).find(
          ({ locationId }) => locationId === tenant,
        ),
      );
    expect([reported(elm).includes('margherita'), reported(oak).includes('margherita')]).toEqual([false, true]);
    await here.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm, oak] } });
    await publishDue(server.context);
    const live = async (id: string) => {
      const { body } = await here.client.published.settings({ params: { id } });
      const { marketing } = (body as { blob: unknown }).blob as LocationSettings;
      return marketing.pointsBonuses[0]?.items;
    };
    expect([await live(elm), await live(oak)]).toEqual([['beer'], ['margherita', 'beer']]);
    // Nothing of it was stored.
    expect(await bonusNow(here)).toMatchObject({ ver: 1, items: ['margherita', 'beer'] });
  });

  it('reports a dangling reference in the response to a location', async () => {
    const here = await world();
    const elm = here.company.tenantId('Elm');
    const path = `${bonuses}/items/[nowhere]`;
    const id = `settings-${here.company.id}`;
    const answer = await here.client.settings.saveOverride({
      params: { id: elm },
      body: {
        overrideId: `${id}.${elm}`,
        overrideVer: 0,
        groupOverrideVer: null,
        baseVer: 1,
        changes: [{ op: 'add', path, value: 'nowhere', after: null }],
      },
    });
    expect(answer).toMatchObject({ status: 200, body: { dropped: [{ path, reason: 'reference' }] } });
  });

  it('returns where a row of the menu is used in the settings, and for a department the usages of its content', async () => {
    const here = await world();
    const uses = async (path: string) => {
      const params = { kind: 'menu' as const, companyId: here.company.id };
      const answer = await here.client.references.uses({ params, query: { path, menuId: here.menuId } });
      return answer.status === 200 ? answer.body.uses.map(use => [use.kind, use.path]) : answer.status;
    };
    // The sizes of the bar have the names of those of the pizzas, so they are not lost with it.
    const [beer, bar] = [`${bonuses}/items/[beer]`, `${bonuses}/departments/[bar]`];
    expect(await uses('/departments/[bar]/items/[beer]')).toEqual([['settings', beer]]);
    expect(await uses('/departments/[bar]')).toEqual([
      ['settings', bar],
      ['settings', beer],
    ]);
  });

  it('returns the options of a bonus: the rows of its menu, as its tenant has them', async () => {
    const here = await world();
    const ask = async (query: { list: string; tenantId?: string; menuId?: string; expected?: string }) => {
      const params = { kind: 'menu' as const, companyId: here.company.id };
      const answer = await here.client.references.choices({ params, query });
      return answer.status === 200 ? answer.body : answer.status;
    };
    const elm = here.company.tenantId('Elm');
    const items = '/departments/[]/items';
    expect(await ask({ list: '/departments' })).toMatchObject({
      choices: [
        { id: 'pizza', name: 'pizza' },
        { id: 'bar', name: 'bar' },
      ],
    });
    const all = [
      { id: 'margherita', name: 'margherita', within: 'pizza' },
      { id: 'funghi', name: 'funghi', within: 'pizza' },
      { id: 'beer', name: 'beer', within: 'bar' },
    ];
    const before = await ask({ list: items, tenantId: elm });
    expect(before).toMatchObject({ choices: all });
    const { version: expected } = before as { version: string };
    expect(await ask({ list: items, tenantId: elm, expected })).toBe(304);
    await here.overrideMenu(elm, [{ op: 'remove', path: '/departments/[pizza]/items/[margherita]' }]);
    expect(await ask({ list: items, tenantId: elm, expected })).toMatchObject({ choices: all.slice(1) });
    expect(await ask({ list: items, tenantId: here.company.tenantId('Oak'), menuId: here.menuId })).toMatchObject({
      choices: all,
    });
    // Only lists that a bonus can reference are listed, and with a second menu the menu is required.
    expect(await ask({ list: '/taxStructures' })).toBe(400);
    expect(await ask({ list: items, menuId: 'another menu' })).toMatchObject({ choices: null });
    await giveMenu(server, here.company);
    expect(await ask({ list: items })).toMatchObject({ choices: null });
    expect(await ask({ list: items, menuId: here.menuId })).toMatchObject({ choices: all });
  });

  it('returns no options to a person without access to the tenant, and none of another company', async () => {
    const here = await world();
    const other = await makeCompany(server, { groups: { East: ['Bay'] } });
    const theirs = await giveMenu(server, other);
    const manager = await here.company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
    const params = { kind: 'menu' as const, companyId: here.company.id };
    const ask = async (tenantId?: string) => {
      const query = { list: '/departments', ...(tenantId !== undefined && { tenantId }) };
      return (await manager.client.references.choices({ params, query })).status;
    };
    expect([await ask(here.company.tenantId('Elm')), await ask(here.company.tenantId('Oak')), await ask()]).toEqual([
      200, 403, 403,
    ]);
    const query = { list: '/departments', menuId: theirs };
    expect((await here.client.references.choices({ params, query })).body).toMatchObject({ choices: null });
  });
});
