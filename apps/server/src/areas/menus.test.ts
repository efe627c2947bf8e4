import {
  documents,
  errorText,
  initialDocument,
  issueText,
  type Menu,
  type MenuDepartment,
  type MenuItem,
} from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { fieldAt, initial } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orphanedImages } from '../services/images/orphaned-images.ts';
import { png } from '../testing/memory-images.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu, storedMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const blank = (path: string): unknown => {
  const field = fieldAt(documents.menu.field, path);
  if (field === undefined) throw new Error(path);
  return initial(field);
};

const item = (id: string, name: string): MenuItem => {
  const made = blank('/departments/[d]/items/[i]') as MenuItem;
  return { ...made, id, info: { ...made.info, name } };
};

const department = (id: string, name: string, items: MenuItem[]): MenuDepartment => {
  const made = blank('/departments/[d]') as MenuDepartment;
  return { ...made, id, info: { ...made.info, name }, items };
};

const menuWith = (departments: MenuDepartment[]): Menu => ({ ...initialDocument('menu'), departments });

describe.each(databases)('menus on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    const menuId = await giveMenu(server, company);
    const { client } = await company.person({ permissions: ['manageMenus', 'overrideMenus', 'overridePriceAndTax'] });
    return { company, menuId, client, id: company.id };
  };
  type World = Awaited<ReturnType<typeof world>>;

  const save = ({ client, id, menuId }: World, ver: number, menu: unknown) =>
    client.menus.saveBase({
      params: { companyId: id },
      body: { id: menuId, ver, menuBlob: typeof menu === 'string' ? menu : JSON.stringify(menu) },
    });
  const saveAt = ({ client, menuId }: World, locationId: string, overrideVer: number, changes: Change[], query = {}) =>
    client.menus.saveOverride({
      params: { locationId, menuId },
      query,
      body: { overrideId: `${menuId}.${locationId}`, overrideVer, groupOverrideVer: null, baseVer: 0, changes },
    });

  const pizza = department('d1', 'Pizza', [item('i1', 'Margherita'), item('i2', 'Marinara')]);

  it('[RULE.menu.06] [RULE.menu.09] [ROUTE.menu.menuItems.b3] refuses two items with one PLU number, and accepts any number without one', async () => {
    const here = await world();
    const numbered = (id: string, pluNum: string): MenuItem => {
      const made = item(id, id);
      return { ...made, info: { ...made.info, pluNum } };
    };
    const withNumbers = (a: string, b: string) =>
      menuWith([department('d', 'Pizza', [numbered('a', a), numbered('b', b)])]);
    const path = '/departments/[d]/items';
    expect(await save(here, 0, withNumbers('1001', '1001'))).toMatchObject({
      status: 400,
      body: [{ path: `${path}/[a]/info/pluNum` }, { path: `${path}/[b]/info/pluNum` }],
    });
    expect(await save(here, 0, withNumbers('', ''))).toMatchObject({ status: 200 });
    expect(await save(here, 1, withNumbers('1001', '1002'))).toMatchObject({ status: 200 });
  });

  it('a save references stored images only, and images that no save references may be removed after a day', async () => {
    const here = await world();
    const { images, db } = server.context;
    const [kept, unnamed] = [`${'k'.repeat(43)}.png`, `${'u'.repeat(43)}.png`];
    for (const name of [kept, unnamed]) await images.put(name, png);
    const withImage = (name: string): Menu => {
      const [margherita] = pizza.items.map(one => ({ ...one, info: { ...one.info, imageId: `/api/images/${name}` } }));
      return menuWith([{ ...pizza, items: margherita === undefined ? [] : [margherita] }]);
    };
    const path = '/departments/[d1]/items/[i1]/info/imageId';
    const gone = `${'g'.repeat(43)}.png`;
    const refused = (at: string) => ({ status: 400, body: [{ code: 'UNKNOWN_IMAGE', path: at }] });
    expect(await save(here, 0, withImage(gone))).toMatchObject(refused('/departments/[d1]/items/[i1]/info/imageId'));
    expect(issueText({ code: 'rule', rule: 'UNKNOWN_IMAGE' })).toBe('This image is missing. Upload it again.');
    expect(await save(here, 0, withImage(kept))).toMatchObject({ status: 200 });
    const set = (name: string): Change[] => [{ op: 'set', path, value: `/api/images/${name}` }];
    const elm = here.company.tenantId('Elm');
    expect(await saveAt(here, elm, 0, set(gone))).toMatchObject(refused(path));
    expect(await saveAt(here, elm, 0, set(kept))).toMatchObject({ status: 200 });
    // One that was removed anyway rejects no save.
    await images.remove(kept);
    expect(
      await saveAt(here, elm, 1, [...set(kept), { op: 'set', path: '/departments/[d1]/info/name', value: 'Lunch' }]),
    ).toMatchObject({
      status: 200,
    });
    await images.put(kept, png);
    const day = 24 * 3_600_000;
    expect(await orphanedImages(db, images, new Date(day))).toEqual([]);
    expect((await orphanedImages(db, images, new Date(day + 1))).map(({ name }) => name)).toEqual([unnamed]);
  });

  it('[CALL.menus.list] lists the menus of the company with their versions', async () => {
    const here = await world();
    const menu = { id: here.menuId, name: 'Dinner', desc: '', template: false };
    expect(await here.client.menus.list({ params: { companyId: here.id } })).toEqual({
      status: 200,
      body: [{ ...menu, ver: 0, savedAt: null }],
    });
    await save(here, 0, menuWith([pizza]));
    expect((await here.client.menus.list({ params: { companyId: here.id } })).body).toEqual([
      { ...menu, ver: 1, savedAt: server.clock.now().getTime() },
    ]);
  });

  it('[CALL.menus.company.put] a save renames the menu, with its content or alone, and is audited; a template needs its own permission', async () => {
    const here = await world();
    const params = { companyId: here.id };
    const menuBlob = JSON.stringify(menuWith([pizza]));
    const put = (ver: number, edited: object, by = here.client) =>
      by.menus.saveBase({ params, body: { id: here.menuId, ver, menuBlob, ...edited } });
    expect(await put(0, { name: 'Supper', desc: 'Late' })).toMatchObject({ status: 200, body: { ver: 1 } });
    expect(await put(1, { name: 'Late supper' })).toMatchObject({ status: 200, body: { ver: 1 } });
    expect(await put(0, { name: 'Too late' })).toMatchObject({ status: 400 });
    expect(await put(1, { template: true })).toMatchObject({ status: 403, body: [{ path: '/body/template' }] });
    const { client: clerk } = await here.company.person({ permissions: ['dashboard'] });
    expect(await put(1, { name: 'Mine' }, clerk)).toMatchObject({ status: 403 });
    expect(await here.client.menus.list({ params })).toMatchObject({
      body: [{ name: 'Late supper', desc: 'Late', template: false, ver: 1 }],
    });
    const rows = server.context.db.selectFrom('audit').select('action').where('company_id', '=', here.id);
    const actions = (await rows.where('target', '=', here.menuId).orderBy('id').execute()).map(({ action }) => action);
    expect(actions).toEqual(['document.save', 'document.rename', 'document.rename']);
  });

  it('[CALL.menus.company.put][CALL.menus.company.get][RULE.menuSave.02][FMT.gzip] a menu is sent compressed and returned unchanged, as text in both directions', async () => {
    const here = await world();
    const menu = menuWith([pizza, department('d2', 'Drinks', [])]);
    expect(await save(here, 0, menu)).toEqual({ status: 200, body: { id: here.menuId, ver: 1 } });
    const params = { companyId: here.id, menuId: here.menuId };
    const answer = await here.client.menus.base({ params, query: {} });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    expect(answer.body).toMatchObject({ id: here.menuId, ver: 1, name: 'Dinner' });
    expect(storedMenu(answer.body.menuBlob)).toEqual(menu);
    expect(await here.client.menus.base({ params, query: { expectedVersion: 1 } })).toMatchObject({ status: 304 });
  });

  it('[RULE.menuLoad.01] a tax that is removed is removed from every item that has it, and no other tax is', async () => {
    const here = await world();
    const taxed = { ...item('taxed', 'Taxed'), taxes: { selected: [1, 2], includedInPrice: false } };
    const { taxStructures } = initialDocument('menu');
    const menu = {
      ...menuWith([department('d3', 'Bar', [taxed])]),
      taxStructures: [1, 2].map(id => ({ ...taxStructures[0], id })),
    };
    expect(await save(here, 0, menu)).toMatchObject({ status: 200 });
    expect(await save(here, 1, { ...menu, taxStructures: menu.taxStructures.slice(0, 1) })).toMatchObject({
      status: 200,
    });
    const answer = await here.client.menus.base({ params: { companyId: here.id, menuId: here.menuId }, query: {} });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    const stored = JSON.parse(answer.body.menuBlob) as Menu;
    expect(stored.departments[0]?.items[0]?.taxes).toEqual({ selected: [1], includedInPrice: false });
  });

  it('returns the code of a conflicting edit for a stale company save', async () => {
    const here = await world();
    await save(here, 0, menuWith([pizza]));
    expect(await save(here, 0, menuWith([]))).toMatchObject({ status: 400, body: [{ code: 'CONFLICTING EDIT' }] });
  });

  it.each([['{}'], ['{"departments":{}}'], ['null'], ['not json'], ['[1']])(
    '[RULE.settings.13] rejects %s, which is no menu',
    async text => {
      expect(await save(await world(), 0, text)).toMatchObject({ status: 400, body: [{ code: 'NOT_MENU_BLOB' }] });
      expect(errorText('NOT_MENU_BLOB')).toBe('Not a recognizable menu blob.');
    },
  );

  it.each([
    ['nesting deeper than a document can', `${'['.repeat(200)}${']'.repeat(200)}`, 'TOO_DEEP'],
    ['keys of the language itself', '{"__proto__":{}}', 'UNSAFE_KEY'],
    ['text that no database holds', '"\\u0000"', 'UNSAFE_TEXT'],
  ])('rejects %s inside the text as it does outside', async (_, inside, code) => {
    const answer = await save(await world(), 0, `{"departments":[],"more":${inside}}`);
    expect(answer).toMatchObject({ status: 400, body: [{ code }] });
  });

  it('stores a department once, whatever else of the menu changes', async () => {
    const here = await world();
    const count = async () => (await server.context.db.selectFrom('part').select('hash').execute()).length;
    await save(here, 0, menuWith([pizza, department('d2', `Drinks ${here.id}`, [])]));
    const before = await count();
    await save(here, 1, menuWith([pizza, department('d2', `Soft drinks ${here.id}`, [])]));
    // The changed department, and the manifest.
    expect((await count()) - before).toBe(2);
  });

  it('[CALL.menus.location.get] returns the base and the list of a location, and 304 when the caller has both', async () => {
    const here = await world();
    const elm = here.company.tenantId('Elm');
    await save(here, 0, menuWith([pizza]));
    const params = { locationId: elm, menuId: here.menuId };
    const answer = await here.client.menus.layered({ params, query: {} });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    expect(answer.body).toMatchObject({ baseId: here.menuId, baseVer: 1, groupOverride: null, override: { ver: 0 } });
    expect(storedMenu(answer.body.menuBlob)).toEqual(menuWith([pizza]));
    const query = { expectedBaseVer: 1, expectedOverrideVer: 0 };
    expect(await here.client.menus.layered({ params, query })).toMatchObject({ status: 304 });
  });

  it('returns an error when a location has no menu', async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const { client } = await company.person();
    const answer = await client.menus.layered({
      params: { locationId: company.tenantId('Elm'), menuId: 'any' },
      query: {},
    });
    expect(answer).toEqual({ status: 400, body: [{ code: 'NO_MENU_SET' }] });
  });

  it('returns 404 for a menu of another company', async () => {
    const [here, there] = [await world(), await world()];
    const params = { companyId: here.id, menuId: there.menuId };
    expect(await here.client.menus.base({ params, query: {} })).toMatchObject({ status: 404 });
    expect(await save({ ...here, menuId: there.menuId }, 0, menuWith([]))).toMatchObject({ status: 404 });
    const at = { locationId: here.company.tenantId('Elm'), menuId: there.menuId };
    expect(await here.client.menus.layered({ params: at, query: {} })).toMatchObject({ status: 404 });
  });

  it('[CALL.menus.location.post] keeps an entry whose item the company removed, reports it, and applies it when the item returns', async () => {
    const here = await world();
    const elm = here.company.tenantId('Elm');
    await save(here, 0, menuWith([pizza]));
    const path = '/departments/[d1]/items/[i2]/info/name';
    const rename: Change = { op: 'set', path, value: 'Marinara XL' };
    expect(await saveAt(here, elm, 0, [rename])).toMatchObject({ status: 200, body: { dropped: [] } });
    await save(here, 1, menuWith([{ ...pizza, items: pizza.items.slice(0, 1) }]));
    const local: Change = { op: 'set', path: '/departments/[d1]/items/[i1]/info/name', value: 'House margherita' };
    const dormant = await saveAt(here, elm, 1, [local, rename], { overrideVer: 1 });
    expect(dormant).toMatchObject({
      status: 200,
      body: {
        overrideVer: 2,
        changes: [local, { ...rename, was: 'Marinara' }],
        dropped: [{ path, reason: 'missing' }],
      },
    });
    await save(here, 2, menuWith([pizza]));
    expect(await saveAt(here, elm, 2, [rename])).toMatchObject({ body: { overrideVer: 3, dropped: [] } });
  });

  it('rejects an invalid value in an inactive entry', async () => {
    const here = await world();
    const change: Change = { op: 'set', path: '/departments/[gone]/items/[i9]/info/status', value: 'MAYBE' };
    expect(await saveAt(here, here.company.tenantId('Elm'), 0, [change])).toMatchObject({
      status: 400,
      body: [{ code: 'not-an-option', path: change.path }],
    });
  });

  it('requires the permission for prices where a price is overridden, and the permission for menus elsewhere', async () => {
    const here = await world();
    const elm = here.company.tenantId('Elm');
    await save(here, 0, menuWith([pizza]));
    const rename: Change = { op: 'set', path: '/departments/[d1]/items/[i1]/info/name', value: 'Local margherita' };
    const price: Change = {
      op: 'set',
      path: '/departments/[d1]/items/[i1]/pricing/[1]/itemBased/price',
      value: '12.50',
    };
    const cook = await here.company.person({ permissions: ['overrideMenus'], on: 'Elm' });
    const reader = await here.company.person({ permissions: ['dashboard'], on: 'Elm' });
    expect(await saveAt({ ...here, client: cook.client }, elm, 0, [rename, price])).toEqual({
      status: 403,
      body: [{ code: 'FORBIDDEN', path: price.path }],
    });
    expect(await saveAt({ ...here, client: reader.client }, elm, 0, [rename])).toMatchObject({ status: 403 });
    expect(await saveAt({ ...here, client: cook.client }, elm, 0, [rename])).toMatchObject({ status: 200 });
    expect(await saveAt(here, elm, 1, [rename, price])).toMatchObject({ status: 200 });
    // Removing the price override changes the price as well.
    expect(await saveAt({ ...here, client: cook.client }, elm, 2, [rename])).toMatchObject({ status: 403 });
  });

  it('rejects a query with another version than the body', async () => {
    const here = await world();
    expect(await saveAt(here, here.company.tenantId('Elm'), 0, [], { overrideVer: 4 })).toMatchObject({ status: 400 });
  });

  it('finds a number that two items of a menu share, also when only one of them belongs to this level', async () => {
    const here = await world();
    const elm = here.company.tenantId('Elm');
    const [first] = pizza.items;
    if (first === undefined) throw new Error();
    await save(
      here,
      0,
      menuWith([{ ...pizza, items: [{ ...first, info: { ...first.info, pluNum: '1001' } }, item('i2', 'Marinara')] }]),
    );
    const path = '/departments/[d1]/items/[i2]/info/pluNum';
    const answer = await saveAt(here, elm, 0, [{ op: 'set', path, value: '1001' }]);
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.body).toContainEqual(expect.objectContaining({ code: 'not-unique', path }));
  });

  const categorized = (id: string, category: string, items: MenuItem[] = []): MenuDepartment => ({
    ...department(id, id, items),
    categories: [
      { ...(blank('/departments/[d]/categories/[c]') as MenuDepartment['categories'][number]), id: category },
    ].map(one => ({ ...one, info: { ...one.info, name: category } })),
  });

  it('[RULE.menu.26] rejects the category of another department at its path, at the company and at a location', async () => {
    const here = await world();
    const wrong = { ...item('i1', 'Margherita'), category: 'beer' };
    const failure = { status: 400, body: [{ code: 'out-of-scope', path: '/departments/[pizza]/items/[i1]/category' }] };
    expect(
      await save(here, 0, menuWith([categorized('pizza', 'classics', [wrong]), categorized('bar', 'beer')])),
    ).toMatchObject(failure);
    const right = { ...wrong, category: 'classics' };
    await save(here, 0, menuWith([categorized('pizza', 'classics', [right]), categorized('bar', 'beer')]));
    const path = '/departments/[pizza]/items/[i1]/category';
    const elm = here.company.tenantId('Elm');
    expect(await saveAt(here, elm, 0, [{ op: 'set', path, value: 'beer' }])).toMatchObject(failure);
    const params = { locationId: elm, menuId: here.menuId };
    const layered = await here.client.menus.layered({ params, query: {} });
    expect(layered).toMatchObject({ body: { baseVer: 1, override: { ver: 0, changes: [] } } });
  });

  it('[RULE.menu.27] rejects an id that two departments have, and moves an item in one save', async () => {
    const here = await world();
    const one = item('i1', 'Margherita');
    expect(await save(here, 0, menuWith([department('a', 'A', [one]), department('b', 'B', [one])]))).toMatchObject({
      status: 400,
      body: [
        { code: 'duplicate-id', path: '/departments/[a]/items/[i1]' },
        { code: 'duplicate-id', path: '/departments/[b]/items/[i1]' },
      ],
    });
    await save(here, 0, menuWith([department('a', 'A', [one]), department('b', 'B', [])]));
    expect(await save(here, 1, menuWith([department('a', 'A', []), department('b', 'B', [one])]))).toMatchObject({
      status: 200,
    });
    const moved: Change[] = [
      { op: 'remove', path: '/departments/[b]/items/[i1]' },
      { op: 'add', path: '/departments/[a]/items/[i1]', value: one, after: null },
    ];
    expect(await saveAt(here, here.company.tenantId('Elm'), 0, moved)).toMatchObject({ status: 200 });
  });

  it('stores long values as digests in the history, and short ones as they are', async () => {
    const here = await world();
    const big = department(
      'big',
      'Big',
      Array.from({ length: 20 }, (_, i) => item(`i${i}`, `Dish ${i}`)),
    );
    const small = department('small', 'Small', []);
    await save(here, 0, menuWith([big, small]));
    const query = { menuId: here.menuId, path: '/departments' };
    const answer = await here.client.history.list({ params: { kind: 'menu', companyId: here.id }, query });
    expect(answer.body).toMatchObject([
      { op: 'add', path: '/departments/[small]', value: small },
      { op: 'add', path: '/departments/[big]', value: { '#': expect.stringMatching(/^[0-9a-f]{8}$/) } },
    ]);
  });

  it('rejects no save at one level because of issues of the layers above, which block publishing alone', async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm'] }, locations: ['Pine'] });
    const menuId = await giveMenu(server, company);
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const here = { company, menuId, client, id: company.id };
    const numbered = (plu: string) => {
      const { items, ...rest } = pizza;
      return {
        ...rest,
        items: items.map(one => (one.id === 'i2' ? { ...one, info: { ...one.info, pluNum: plu } } : one)),
      };
    };
    await save(here, 0, menuWith([pizza]));
    const plu = '/departments/[d1]/items/[i1]/info/pluNum';
    await saveAt(here, company.tenantId('West'), 0, [{ op: 'set', path: plu, value: '1001' }]);
    // The company does not have the group's number and treats it as another item.
    expect(await save(here, 1, menuWith([numbered('1001')]))).toMatchObject({ status: 200 });
    const local: Change = { op: 'set', path: '/departments/[d1]/items/[i1]/info/name', value: 'Local margherita' };
    expect(await saveAt(here, company.tenantId('Elm'), 0, [local])).toMatchObject({ status: 200 });
    const publish = (...names: string[]) =>
      client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: names.map(company.tenantId) } });
    expect(await publish('Elm', 'Pine')).toEqual({
      status: 400,
      body: [{ code: 'NOT_VALID', path: company.tenantId('Elm'), params: { kind: 'menu' } }],
    });
    const preview = await client.syncLocations.preview({ body: { locationIds: [company.tenantId('Elm')] } });
    expect(preview.body).toMatchObject([{ disabled: 'NOT_VALID', invalid: { kind: 'menu' } }]);
    expect(await publish('Pine')).toMatchObject({ status: 200 });
  });
});
