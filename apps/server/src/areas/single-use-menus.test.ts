import { documents, type Menu } from '@commissary/catalog';
import { resolve } from '@commissary/document';
import { withoutComputed } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { okBody } from '../testing/ok-body.ts';
import { rowDigests } from '../testing/row-digests.ts';
import { makeCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu, giveOwnMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { twoDepartments } from '../testing/two-departments.ts';

const named = (name: string): Menu => {
  const menu = twoDepartments(2);
  return { ...menu, departments: menu.departments.map(one => ({ ...one, info: { ...one.info, name } })) };
};

describe.each(databases)('menus of locations from before, on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm'] }, locations: ['Oak'] });
    const menuId = await giveMenu(server, company);
    const permissions = [
      'manageMenus',
      'overridePriceAndTax',
      'accessConfigurationOptions',
      'editLocation',
      'overrideMenus',
      'companyAdmin',
    ] as const;
    const boss = await company.person({ permissions });
    /** Who converts needs no permission for what the location has already. */
    const manager = await company.person({ permissions: ['manageMenus', 'editLocation'] });
    const params = { companyId: company.id };
    const body = { id: menuId, ver: 0, menuBlob: JSON.stringify(named('Pizza')) };
    okBody(await boss.client.menus.saveBase({ params, body }));
    const had = (location: string, id: string, menu: unknown) => giveOwnMenu(server, company, { location, id, menu });
    const of = (name: string) => ({ params: { ...params, locationId: company.tenantId(name) } });
    const read = async (name: string, { client }: TestPerson = boss) => client.menus.singleUse(of(name));
    const versions = async (name: string) => {
      const { record, ver } = okBody(await read(name));
      return { ver: record.ver, locationVer: ver };
    };
    const convert = async (name: string, { client }: TestPerson = manager) =>
      client.menus.convert({ ...of(name), body: await versions(name) });
    const listed = async () => okBody(await boss.client.menus.managed({ params })).singleUse;
    const location = async (name: string) => okBody(await boss.client.tenants.location(of(name)));
    /** What is sold there, in today's menu. */
    const sold = async (name: string): Promise<Menu> => {
      const { menuId: id } = await location(name);
      const query = { params: { locationId: company.tenantId(name), menuId: id ?? '' }, query: {} };
      const { menuBlob, groupOverride, override } = okBody(await boss.client.menus.layered(query));
      const base = withoutComputed(documents.menu.field, JSON.parse(menuBlob));
      return resolve(base, [groupOverride?.changes ?? [], override.changes]).value as Menu;
    };
    const audit = () =>
      server.context.db
        .selectFrom('audit')
        .select(['action', 'subject', 'person_name'])
        .where('company_id', '=', company.id)
        .where('action', '=', 'menu.convert')
        .execute();
    return { company, menuId, boss, manager, params, had, of, read, versions, convert, listed, location, sold, audit };
  };
  /** A menu that differs from that of the company in a value and a member. */
  const own = (name: string): Menu => {
    const menu = named(name);
    return { ...menu, departments: menu.departments.slice(0, 1) };
  };

  it("[RULE.menusAdmin.18] [RULE.settings.11] becomes changes of the company's menu with the same id: what the location has stays, and the menu of the others too", async () => {
    const { had, menuId, params, read, convert, listed, location, sold, boss, manager, company, audit } = await world();
    await had('Elm', menuId, own('Pies'));
    const elm = company.tenantId('Elm');
    expect(await listed()).toEqual([{ id: menuId, ver: 1, locationId: elm }]);
    const before = okBody(await read('Elm'));
    expect(before).toMatchObject({
      record: { id: menuId, ver: 1, locationId: elm, singleUse: true, overrideVer: 0, groupOverrideVer: 0 },
      menu: { id: menuId, name: 'Dinner' },
      changes: 2,
      effect: { locationId: elm, total: 2, changes: [{ op: 'set', value: 'Pies' }, { op: 'remove' }] },
    });
    expect(JSON.parse(before.record.settingsBlob)).toEqual(own('Pies'));
    expect(okBody(await convert('Elm'))).toEqual({ id: menuId, name: 'Dinner' });
    expect(await sold('Elm')).toEqual(own('Pies'));
    expect(await sold('Oak')).toEqual(named('Pizza'));
    expect((await location('Elm')).menuId).toBe(menuId);
    expect(await listed()).toEqual([]);
    expect(okBody(await boss.client.menus.list({ params }))).toHaveLength(1);
    const [row] = await server.context.db
      .selectFrom('single_use_menu')
      .selectAll()
      .where('location_id', '=', elm)
      .execute();
    expect(row).toMatchObject({ single_use: false, menu_id: menuId, version: 2 });
    expect(await audit()).toEqual([{ action: 'menu.convert', subject: 'Elm', person_name: manager.name }]);
  });

  it('[RULE.menusAdmin.19] becomes a new menu of its content where the company has none with its id, and the next location gets changes of that', async () => {
    const { had, params, read, convert, listed, location, sold, boss, company } = await world();
    const id = `old-${company.id}`;
    await had('Elm', id, own('Pies'));
    await had('Oak', id, own('Wraps'));
    expect(okBody(await read('Elm'))).toMatchObject({ menu: null, changes: 0, record: { overrideVer: 0 } });
    expect(okBody(await convert('Elm'))).toEqual({ id, name: 'Elm' });
    expect(await sold('Elm')).toEqual(own('Pies'));
    expect(okBody(await read('Oak'))).toMatchObject({ menu: { id, name: 'Elm' }, changes: 1 });
    okBody(await convert('Oak'));
    expect(await sold('Oak')).toEqual(own('Wraps'));
    expect(await sold('Elm')).toEqual(own('Pies'));
    expect([await location('Elm'), await location('Oak')]).toMatchObject([{ menuId: id }, { menuId: id }]);
    expect(okBody(await boss.client.menus.list({ params })).map(({ name }) => name)).toEqual(['Dinner', 'Elm']);
    expect(await listed()).toEqual([]);
  });

  it('[RULE.menusAdmin.19] becomes a new menu with an id of its own where the menu with its id is deleted, a template, or of another company', async () => {
    const here = await world();
    const other = await world();
    const writer = await here.company.person({ permissions: ['manageMenus', 'manageMenuTemplates'] });
    const { params } = here;
    const template = okBody(await writer.client.menus.create({ params, body: { name: 'Counter', template: true } })).id;
    const deleted = okBody(await writer.client.menus.create({ params, body: { name: 'Brunch' } })).id;
    okBody(await writer.client.menus.remove({ params: { ...params, menuId: deleted } }));
    const theirs = await other.sold('Elm');
    for (const id of [template, deleted, other.menuId]) {
      await server.context.db.deleteFrom('single_use_menu').where('company_id', '=', here.company.id).execute();
      await here.had('Elm', id, own('Pies'));
      const made = okBody(await here.convert('Elm'));
      expect(made).toEqual({ id: expect.not.stringMatching(id), name: 'Elm' });
      expect((await here.location('Elm')).menuId).toBe(made.id);
      expect(await here.sold('Elm')).toEqual(own('Pies'));
    }
    expect(await other.sold('Elm')).toEqual(theirs);
  });

  it('[RULE.menusAdmin.19] what is out of stock at the location is no part of the new menu, and stays out there', async () => {
    const { had, params, read, convert, sold, boss } = await world();
    const menu = own('Pies');
    const out = {
      ...menu,
      departments: menu.departments.map(one => ({
        ...one,
        items: one.items.map(item => ({ ...item, info: { ...item.info, out: { until: null } } })),
      })),
    };
    await had('Elm', 'before', out);
    expect(okBody(await read('Elm'))).toMatchObject({ menu: null, changes: 2 });
    const { id } = okBody(await convert('Elm'));
    expect(await sold('Elm')).toEqual(out);
    const base = JSON.parse(
      okBody(await boss.client.menus.base({ params: { ...params, menuId: id }, query: {} })).menuBlob,
    );
    expect(withoutComputed(documents.menu.field, base)).toEqual(menu);
  });

  it('[RULE.menusAdmin.20] a location that has changes of the menu already, and a group above it, has its own menu afterwards and no more', async () => {
    const { had, menuId, boss, company, convert, sold } = await world();
    const set = (path: string, value: string) => ({ op: 'set' as const, path, value });
    const places = [
      { tenantId: company.tenantId('West'), ver: 0, edits: [set('/departments/[d9]/info/name', 'Drinks')] },
      { tenantId: company.tenantId('Elm'), ver: 0, edits: [set('/departments/[d0]/items/[i0]/info/name', 'Special')] },
    ];
    okBody(await boss.client.overrides.set({ params: { id: company.id }, body: { kind: 'menu', menuId, places } }));
    expect((await sold('Elm')).departments[0]?.items[0]?.info.name).toBe('Special');
    await had('Elm', menuId, named('Pies'));
    okBody(await convert('Elm'));
    expect(await sold('Elm')).toEqual(named('Pies'));
  });

  it('[RULE.menusAdmin.21] is converted once: of two people the later one is told, and a repeated call has the first answer', async () => {
    const { had, menuId, versions, of, company, boss, audit, sold } = await world();
    await had('Elm', menuId, own('Pies'));
    await had('Oak', menuId, own('Wraps'));
    const body = await versions('Elm');
    const colleague = await company.person({ permissions: ['manageMenus', 'editLocation'] });
    const both = await Promise.all([boss, colleague].map(({ client }) => client.menus.convert({ ...of('Elm'), body })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      expect.toSatisfy(status => status === 404 || status === 409),
    ]);
    expect(await audit()).toHaveLength(1);
    expect(await boss.client.menus.convert({ ...of('Elm'), body })).toMatchObject({ status: 404 });
    const options = { idempotencyKey: 'once' };
    const again = { ...of('Oak'), body: await versions('Oak') };
    const [first, second] = [
      await boss.client.menus.convert(again, options),
      await boss.client.menus.convert(again, options),
    ];
    expect([first.status, second]).toEqual([200, first]);
    expect(await audit()).toHaveLength(2);
    expect(await sold('Oak')).toEqual(own('Wraps'));
  });

  /** Acts before the next transaction begins: after a call has read, and before it writes. */
  const beforeTransaction = (act: () => Promise<unknown>) => {
    const { db } = server.context;
    const begin = db.transaction.bind(db);
    vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
      const builder = begin();
      const execute = builder.execute.bind(builder);
      builder.execute = async work => {
        await act();
        return execute(work);
      };
      return builder;
    });
  };

  it.each(['company', 'group'] as const)(
    '[RULE.menusAdmin.25] is refused with nothing written where the %s saves the menu after it was read, and is the same once it is read again',
    async level => {
      const { had, menuId, versions, of, boss, params, company, convert, sold } = await world();
      await had('Elm', menuId, own('Pies'));
      const body = await versions('Elm');
      const edits = [{ op: 'set' as const, path: '/departments/[d1]/info/name', value: 'Drinks' }];
      const places = [{ tenantId: company.tenantId('West'), ver: 0, edits }];
      const save = {
        company: () =>
          boss.client.menus.saveBase({
            params,
            body: { id: menuId, ver: 1, menuBlob: JSON.stringify(named('Pasta')) },
          }),
        group: () => boss.client.overrides.set({ params: { id: company.id }, body: { kind: 'menu', menuId, places } }),
      };
      let saved: unknown;
      beforeTransaction(async () => {
        expect((await save[level]()).status).toBe(200);
        saved = await rowDigests(server.context.db);
      });
      expect(await boss.client.menus.convert({ ...of('Elm'), body })).toMatchObject({ status: 409 });
      expect(saved).toBeDefined();
      expect(await rowDigests(server.context.db)).toEqual(saved);
      okBody(await convert('Elm'));
      expect(await sold('Elm')).toEqual(own('Pies'));
    },
  );

  it('[RULE.menusAdmin.22] is refused with nothing written for another version of it or of the location, without the permission there, for a removed location, one without it and one of another company, and where its content is not valid', async () => {
    const { had, menuId, read, versions, of, company, boss, params } = await world();
    const other = await world();
    await had('Elm', menuId, own('Pies'));
    const body = await versions('Elm');
    const [pies] = own('Pies').departments;
    const nameless = pies && { ...own('Pies'), departments: [{ ...pies, info: { ...pies.info, name: '' } }] };
    const away = await company.person({ permissions: ['editLocation'], on: 'Oak' });
    const menusOnly = await company.person({ permissions: ['manageMenus'] });
    const noMenus = await company.person({ permissions: ['manageMenuTemplates', 'editLocation'] });
    const at = async (name: string, status: number, failure: object, asked: object = {}, by: TestPerson = boss) => {
      const before = await rowDigests(server.context.db);
      const answer = await by.client.menus.convert({ ...of(name), body: { ...body, ...asked } });
      expect(answer).toMatchObject({ status, body: [failure] });
      expect(await rowDigests(server.context.db)).toEqual(before);
    };
    await at('Elm', 409, { path: '/body/ver' }, { ver: 2 });
    await at('Elm', 409, { path: '/body/locationVer' }, { locationVer: body.locationVer + 1 });
    for (const by of [away, menusOnly, noMenus]) await at('Elm', 403, { code: 'FORBIDDEN' }, {}, by);
    for (const by of [away, menusOnly, noMenus]) expect((await read('Elm', by)).status).toBe(403);
    await at('Elm', 404, { code: 'NOT_FOUND' }, {}, other.boss);
    expect((await read('Elm', other.boss)).status).toBe(404);
    expect((await noMenus.client.menus.managed({ params })).body).toMatchObject({ singleUse: [] });
    await at('Oak', 404, { code: 'NOT_FOUND' });
    expect((await read('Oak')).status).toBe(404);
    // Of the other company, in the address of this one, and the other way round.
    const foreign = { params: { ...params, locationId: other.company.tenantId('Elm') }, body };
    await other.had('Elm', menuId, own('Pies'));
    expect(await boss.client.menus.convert(foreign)).toMatchObject({ status: 404 });
    const invalid = await world();
    await invalid.had('Elm', invalid.menuId, nameless);
    await invalid.had('Oak', 'before', nameless);
    const before = await rowDigests(server.context.db);
    for (const name of ['Elm', 'Oak'])
      expect(await invalid.boss.client.menus.convert({ ...invalid.of(name), body })).toMatchObject({
        status: 400,
        body: [{ path: '/departments/[d0]/info/name' }],
      });
    expect(await rowDigests(server.context.db)).toEqual(before);
    const remover = await company.person({
      permissions: ['companyAdmin', 'addLocation', 'editLocation', 'manageMenus'],
    });
    const gone = await remover.client.tenants.remove(of('Elm'));
    expect(gone.status).toBe(200);
    await at('Elm', 404, { code: 'NOT_FOUND' });
    expect((await read('Elm')).status).toBe(404);
    expect(okBody(await boss.client.menus.managed({ params })).singleUse).toEqual([]);
  });
});
