import type { Menu } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { okBody } from '../testing/ok-body.ts';
import { makeCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { twoDepartments } from '../testing/two-departments.ts';

const day = 86_400_000;

describe.each(databases)('managed menus on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm'] }, locations: ['Oak'] });
    const menuId = await giveMenu(server, company);
    const permissions = ['manageMenus', 'overridePriceAndTax', 'accessConfigurationOptions', 'editLocation'] as const;
    const boss = await company.person({ permissions });
    const params = { companyId: company.id };
    const save = async (id: string, ver: number, menu: Menu) =>
      okBody(await boss.client.menus.saveBase({ params, body: { id, ver, menuBlob: JSON.stringify(menu) } }));
    await save(menuId, 0, named('Pizza'));
    return { company, menuId, boss, params, save, client: boss.client };
  };
  const named = (name: string): Menu => {
    const menu = twoDepartments(2);
    return { ...menu, departments: menu.departments.map(one => ({ ...one, info: { ...one.info, name } })) };
  };
  const managed = async ({ client }: TestPerson, companyId: string) =>
    okBody(await client.menus.managed({ params: { companyId } }));
  const actions = async (companyId: string) =>
    (
      await server.context.db
        .selectFrom('audit')
        .select(['action', 'subject'])
        .where('company_id', '=', companyId)
        .where('action', 'like', 'menu.%')
        .orderBy('id')
        .execute()
    ).map(({ action, subject }) => `${action} ${subject}`);
  const assign = async (
    { client, company, params }: Awaited<ReturnType<typeof world>>,
    name: string,
    menuId: string,
  ) => {
    const { id, ver } = okBody(
      await client.tenants.location({ params: { ...params, locationId: company.tenantId(name) } }),
    );
    return client.tenants.editSeveral({ params, body: { edits: [{ id, ver, menuId }] } });
  };

  it('[CALL.menus.create] [RULE.menusAdmin.01] creates an empty menu with the content of a new company, and a copy with its ids that knows its source', async () => {
    const { client, params, menuId, boss, company, save } = await world();
    const empty = okBody(await client.menus.create({ params, body: { name: ' Brunch ', desc: 'Weekends' } }));
    expect(empty).toMatchObject({ name: 'Brunch', desc: 'Weekends', template: false, ver: 1 });
    const { taxStructures, pricingSchemes } = JSON.parse(empty.menuBlob);
    expect([taxStructures, pricingSchemes]).toMatchObject([[{ name: 'Sales Tax' }], [{ name: 'Default' }]]);
    const copy = okBody(await client.menus.create({ params, body: { name: 'Late night', sourceMenuId: menuId } }));
    expect(JSON.parse(copy.menuBlob).departments).toMatchObject([{ id: 'd0', info: { name: 'Pizza' } }, { id: 'd9' }]);
    await save(menuId, 1, named('Pies'));
    expect((await managed(boss, company.id)).menus).toMatchObject([
      { name: 'Brunch', locations: 0, source: null },
      { id: menuId, locations: 2, copies: 1 },
      { name: 'Late night', source: { id: menuId, name: 'Dinner', template: false, ver: 1, now: 2 } },
    ]);
    expect(await actions(company.id)).toEqual(['menu.create Brunch', 'menu.create Late night']);
  });

  it('[RULE.menusAdmin.02] creates nothing from a menu or template of another company, from both at once, or with a source that is neither', async () => {
    const here = await world();
    const other = await world();
    const owner = await other.company.person({ permissions: ['companyAdmin'] });
    const template = okBody(
      await owner.client.menus.create({ params: other.params, body: { name: 'Theirs', template: true } }),
    );
    const before = await managed(here.boss, here.company.id);
    const create = (body: object) => here.client.menus.create({ params: here.params, body: { name: 'New', ...body } });
    const missing = (path: string) => ({ status: 404, body: [{ code: 'NOT_FOUND', path }] });
    expect(await create({ sourceMenuId: other.menuId })).toMatchObject(missing('/body/sourceMenuId'));
    expect(await create({ sourceTemplateId: template.id })).toMatchObject(missing('/body/sourceTemplateId'));
    expect(await create({ sourceTemplateId: here.menuId })).toMatchObject(missing('/body/sourceTemplateId'));
    expect(await create({ sourceMenuId: 'none' })).toMatchObject(missing('/body/sourceMenuId'));
    expect(await create({ sourceMenuId: here.menuId, sourceTemplateId: template.id })).toMatchObject({
      status: 400,
      body: [{ code: 'ONE_SOURCE', path: '/body/sourceMenuId' }],
    });
    expect(await managed(here.boss, here.company.id)).toEqual(before);
  });

  it('[CALL.menus.templates] [CALL.menus.template] [CALL.unlisted.menu.templates.write] lists templates of the provider and of the own company; who writes one needs the permission for templates', async () => {
    const provider = await makeCompany(server, { provider: true });
    const staff = await provider.person({ permissions: ['companyAdmin'] });
    const ofProvider = okBody(
      await staff.client.menus.create({
        params: { companyId: provider.id },
        body: { name: 'A full kitchen', template: true },
      }),
    );
    const { client, params, company, boss, menuId } = await world();
    const writer = await company.person({ permissions: ['manageMenuTemplates'] });
    const body = { name: 'Counter', template: true };
    expect(await client.menus.create({ params, body })).toMatchObject({
      status: 403,
      body: [{ code: 'FORBIDDEN', path: '/body/template' }],
    });
    expect(await writer.client.menus.create({ params, body: { name: 'Dinner 2' } })).toMatchObject({ status: 403 });
    const own = okBody(await writer.client.menus.create({ params, body }));
    const foreign = await world();
    const strangers = okBody(await foreign.client.menus.templates({}));
    expect(strangers).toMatchObject([{ id: ofProvider.id, provider: true }]);
    expect(okBody(await client.menus.templates({}))).toMatchObject([
      { id: ofProvider.id, provider: true },
      { id: own.id, name: 'Counter', template: true, provider: false },
    ]);
    const one = okBody(await client.menus.template({ params: { id: own.id } }));
    expect(JSON.parse(one.menuBlob).pricingSchemes).toHaveLength(1);
    expect((await foreign.client.menus.template({ params: { id: own.id } })).status).toBe(404);
    expect((await client.menus.template({ params: { id: menuId } })).status).toBe(404);
    expect(await foreign.client.menus.template({ params: { id: ofProvider.id } })).toMatchObject({ status: 200 });
    const made = okBody(
      await client.menus.create({ params, body: { name: 'Patio', sourceTemplateId: ofProvider.id } }),
    );
    expect((await managed(boss, company.id)).menus.find(({ id }) => id === made.id)?.source).toMatchObject({
      id: ofProvider.id,
      template: true,
      ver: 1,
      now: 1,
    });
    // A template is deleted by who writes templates.
    const ofTemplate = { ...params, menuId: own.id };
    expect((await client.menus.remove({ params: ofTemplate })).status).toBe(403);
    expect((await writer.client.menus.remove({ params: ofTemplate })).status).toBe(200);
    expect(okBody(await client.menus.templates({}))).toHaveLength(1);
  });

  it('[CALL.menus.delete] [RULE.menusAdmin.03] deletes no menu that a location uses, and names the locations; what is deleted is in no list and no call finds it', async () => {
    const here = await world();
    const { client, params, company, menuId, boss } = here;
    const removed = () => client.menus.remove({ params: { ...params, menuId } });
    expect(await removed()).toEqual({
      status: 400,
      body: ['Elm', 'Oak'].map(name => ({ code: 'MENU_IN_USE', path: company.tenantId(name) })).toSorted(byPath),
    });
    const next = okBody(await client.menus.create({ params, body: { name: 'Brunch' } })).id;
    expect((await assign(here, 'Elm', next)).status).toBe(200);
    expect(await removed()).toEqual({ status: 400, body: [{ code: 'MENU_IN_USE', path: company.tenantId('Oak') }] });
    expect((await assign(here, 'Oak', next)).status).toBe(200);
    expect(await removed()).toEqual({
      status: 200,
      body: { deleted: true, until: server.context.now().getTime() + 30 * day },
    });
    expect(await managed(boss, company.id)).toMatchObject({
      menus: [{ id: next, locations: 2 }],
      deleted: [{ id: menuId, name: 'Dinner', deletedBy: boss.name }],
    });
    expect(okBody(await client.menus.list({ params }))).toMatchObject([{ id: next }]);
    expect((await client.menus.base({ params: { ...params, menuId }, query: {} })).status).toBe(404);
    expect(await assign(here, 'Elm', menuId)).toMatchObject({ status: 400, body: [{ code: 'NOT_FOUND' }] });
    expect((await client.menus.create({ params, body: { name: 'Copy', sourceMenuId: menuId } })).status).toBe(404);
    expect((await removed()).status).toBe(404);
  });

  it('[RULE.menusAdmin.04] restores a deleted menu with its versions until 30 days have passed, and not after', async () => {
    const { client: first, params, company, boss } = await world();
    const { id: menuId } = okBody(await first.menus.create({ params, body: { name: 'Brunch' } }));
    const of = { params: { ...params, menuId } };
    expect(await first.menus.restore(of)).toMatchObject({ status: 400, body: [{ code: 'NOT_RESTORABLE' }] });
    okBody(await first.menus.remove(of));
    const later = () => server.clientOf(boss.id);
    server.clock.pass(30 * day);
    const { menus } = await later();
    expect(okBody(await menus.restore(of))).toMatchObject({ id: menuId, name: 'Brunch', ver: 1 });
    expect(okBody(await menus.base({ ...of, query: {} }))).toMatchObject({ ver: 1, name: 'Brunch' });
    okBody(await menus.remove(of));
    server.clock.pass(30 * day + 1);
    const client = await later();
    expect((await managed({ ...boss, client }, company.id)).deleted).toEqual([]);
    expect(await client.menus.restore(of)).toMatchObject({ status: 400, body: [{ code: 'NOT_RESTORABLE' }] });
    expect(await actions(company.id)).toEqual(
      ['menu.create', 'menu.remove', 'menu.restore', 'menu.remove'].map(action => `${action} Brunch`),
    );
  });

  it('[RULE.menusAdmin.05] a menu that is deleted while a location gets it is deleted or used, never both', async () => {
    const here = await world();
    const { client, params, company } = here;
    for (let round = 0; round < 5; round += 1) {
      const { id: menuId } = okBody(await client.menus.create({ params, body: { name: `Round ${round}` } }));
      const [deleted, given, added] = await Promise.all([
        client.menus.remove({ params: { ...params, menuId } }),
        assign(here, 'Elm', menuId),
        (await company.person({ permissions: ['addLocation'] })).client.tenants.create({
          params,
          body: { type: 'LOCATION', name: `New ${round}`, menuId, timeZone: 'America/Chicago' },
        }),
      ]);
      const used = [given, added].filter(({ status }) => status === 200).length;
      expect(deleted.status === 200 ? used : -used).toBe(deleted.status === 200 ? 0 : -Math.max(used, 1));
    }
  });

  it('[CALL.menus.versions] [RULE.menusAdmin.06] the versions of a menu, newest first, say who saved what in words and where each is live', async () => {
    const { client, params, menuId, save, boss, company } = await world();
    await save(menuId, 1, named('Pies'));
    await save(menuId, 2, named('Calzones'));
    const of = { params: { ...params, menuId } };
    const all = okBody(await client.menus.versions({ ...of, query: {} }));
    expect(all).toMatchObject([
      { version: 3, userDisplayName: boss.name, changes: 2, locations: 0 },
      { version: 2, comment: expect.stringContaining('from Pizza to Pies') },
      { version: 1 },
    ]);
    expect(okBody(await client.menus.versions({ ...of, query: { before: 3, limit: 1 } }))).toEqual([all[1]]);
    expect(await client.menus.versions({ ...of, query: { before: 9 } })).toMatchObject({
      status: 404,
      body: [{ code: 'NOT_FOUND', path: 'before' }],
    });
    const locationIds = [company.tenantId('Elm')];
    okBody(await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds } }));
    await publishDue(server.context);
    await save(menuId, 3, named('Wraps'));
    expect(okBody(await client.menus.versions({ ...of, query: {} }))).toMatchObject([
      { version: 4, locations: 0 },
      { version: 3, locations: 1 },
      {},
      {},
    ]);
    expect((await managed(boss, company.id)).menus).toMatchObject([{ id: menuId, locations: 2, unpublished: 2 }]);
    const other = await world();
    expect((await other.client.menus.versions({ ...of, query: {} })).status).toBe(404);
    expect((await client.menus.versions({ params: { ...params, menuId: other.menuId }, query: {} })).status).toBe(404);
  });

  it('[CALL.menus.diff] [RULE.menusAdmin.07] any two versions are compared in words, in both directions; one that never was is refused', async () => {
    const { client, params, menuId, save } = await world();
    await save(menuId, 1, { ...named('Pies'), departments: named('Pies').departments.slice(0, 1) });
    const between = (from: number, to: number) =>
      client.menus.diff({ params: { ...params, menuId, from: `${from}`, to: `${to}` } });
    const there = okBody(await between(1, 2));
    expect(there.differences).toMatchObject([
      { op: 'set', path: '/departments/[d0]/info/name', sentence: expect.stringContaining('from Pizza to Pies') },
      { op: 'remove', path: '/departments/[d9]' },
    ]);
    const versions = okBody(await client.menus.versions({ params: { ...params, menuId }, query: {} }));
    expect([there.total, there.fromId]).toEqual([2, versions[1]?.id]);
    const back = okBody(await between(2, 1));
    expect(back.differences.map(({ op }) => op)).toEqual(['set', 'add']);
    expect(okBody(await between(2, 2)).differences).toEqual([]);
    expect(await between(1, 3)).toMatchObject({ status: 404, body: [{ code: 'NOT_FOUND', path: 'to' }] });
    expect(await between(7, 1)).toMatchObject({ status: 404, body: [{ code: 'NOT_FOUND', path: 'from' }] });
    expect((await between(0, 1)).status).toBe(400);
  });

  it('[RULE.menusAdmin.09] says what each location would have instead, before a menu is assigned, and writes nothing', async () => {
    const here = await world();
    const { client, params, menuId, save, company } = here;
    const { id: next } = okBody(await client.menus.create({ params, body: { name: 'Lunch', sourceMenuId: menuId } }));
    await save(next, 1, named('Pies'));
    const [elm, oak] = [company.tenantId('Elm'), company.tenantId('Oak')];
    const preview = (id: string, locationIds: string[]) =>
      client.menus.previewAssign({ params: { ...params, menuId: id }, body: { locationIds } });
    const { effects } = okBody(await preview(next, [elm, oak]));
    const set = { op: 'set', path: '/departments/[d0]/info/name', value: 'Pies' };
    expect(effects).toMatchObject([
      { locationId: elm, kind: 'menu', total: 2, changes: [set, { path: '/departments/[d9]/info/name' }] },
      { locationId: oak, total: 2 },
    ]);
    expect(okBody(await preview(menuId, [elm])).effects).toEqual([]);
    expect((await assign(here, 'Elm', next)).status).toBe(200);
    expect(okBody(await preview(next, [elm, oak])).effects.map(({ locationId }) => locationId)).toEqual([oak]);
    const other = await world();
    expect(await preview(next, [elm, other.company.tenantId('Elm')])).toMatchObject({
      status: 404,
      body: [{ code: 'NOT_FOUND', path: '/body/locationIds/1' }],
    });
    expect((await preview(other.menuId, [elm])).status).toBe(404);
    expect((await preview(next, [company.tenantId('West')])).status).toBe(404);
  });

  it('[RULE.menusAdmin.10] of two people who assign a menu to the same location at once the later one is told, and nothing of theirs is written', async () => {
    const { client, params, menuId, company, boss } = await world();
    const made = okBody(await client.menus.create({ params, body: { name: 'Lunch', sourceMenuId: menuId } })).id;
    const read = async (name: string) =>
      okBody(await client.tenants.location({ params: { ...params, locationId: company.tenantId(name) } }));
    const [elm, oak] = [await read('Elm'), await read('Oak')];
    const edits = [elm, oak].map(({ id, ver }) => ({ id, ver, menuId: made }));
    const colleague = await company.person({ permissions: ['manageMenus', 'editLocation'] });
    const first = { edits: [{ id: oak.id, ver: oak.ver, menuId: null }] };
    expect((await colleague.client.tenants.editSeveral({ params, body: first })).status).toBe(200);
    expect(await boss.client.tenants.editSeveral({ params, body: { edits } })).toMatchObject({
      status: 409,
      body: [{ path: oak.id }],
    });
    expect([(await read('Elm')).menuId, (await read('Oak')).menuId]).toEqual([menuId, null]);
  });

  /** A menu that was made from a template of the company; both were changed since. */
  const merging = async () => {
    const here = await world();
    const { company, params, client, save } = here;
    const rights = ['manageMenus', 'manageMenuTemplates', 'overridePriceAndTax'] as const;
    const writer = await company.person({ permissions: rights });
    const template = okBody(await writer.client.menus.create({ params, body: { name: 'Counter', template: true } })).id;
    const saveTemplate = async (ver: number, menu: Menu) =>
      okBody(
        await writer.client.menus.saveBase({ params, body: { id: template, ver, menuBlob: JSON.stringify(menu) } }),
      );
    await saveTemplate(1, named('Pizza'));
    const made = { name: 'Patio', sourceTemplateId: template };
    const menuId = okBody(await client.menus.create({ params, body: made })).id;
    const of = { params: { ...params, menuId } };
    const renamed = (first: string, second: string) => {
      const menu = named(first);
      return {
        ...menu,
        departments: menu.departments.map((one, at) =>
          at === 0 ? one : { ...one, info: { ...one.info, name: second } },
        ),
      };
    };
    return {
      ...here,
      template,
      saveTemplate,
      save,
      menuId,
      of,
      renamed,
      changes: () => client.menus.templateChanges(of),
    };
  };

  it('[RULE.menusAdmin.16] what a template changed since comes into a menu that was edited meanwhile: both edits, and a choice where both changed one field', async () => {
    const { client, of, saveTemplate, save, menuId, renamed, changes, boss, company } = await merging();
    const asked = okBody(await changes());
    expect(asked).toMatchObject({ name: 'Counter', ver: 1, from: 2, now: 2, differences: [], conflicts: [] });
    await saveTemplate(2, renamed('Pies', 'Drinks'));
    await save(menuId, 1, renamed('Calzones', 'Pizza'));
    const { conflicts, differences, ...versions } = okBody(await changes());
    const path = '/departments/[d0]/info/name';
    expect(versions).toMatchObject({ ver: 2, from: 2, now: 3, total: 1 });
    expect(differences).toMatchObject([{ path: '/departments/[d9]/info/name', op: 'set' }]);
    expect(conflicts).toMatchObject([{ path, before: 'Pizza', mine: 'Calzones', theirs: 'Pies' }]);
    const { ver, from, now } = versions;
    const take = (choices: Record<string, 'ours' | 'theirs'>, more = {}) =>
      client.menus.takeTemplate({ ...of, body: { ver, from, now, choices, ...more } });
    expect(await take({})).toMatchObject({ status: 400, body: [{ code: 'CHOICE_MISSING', path }] });
    for (const late of [{ ver: ver - 1 }, { from: from - 1 }, { now: now - 1 }])
      expect((await take({ [path]: 'ours' }, late)).status).toBe(409);
    expect(okBody(await client.menus.base({ ...of, query: {} })).ver).toBe(2);
    expect(okBody(await take({ [path]: 'ours' }))).toEqual({ id: menuId, ver: 3 });
    const after = okBody(await client.menus.base({ ...of, query: {} }));
    expect(JSON.parse(after.menuBlob).departments.map(({ info }: { info: { name: string } }) => info.name)).toEqual([
      'Calzones',
      'Drinks',
    ]);
    const listed = (await managed(boss, company.id)).menus.find(({ id }) => id === menuId);
    expect(listed?.source).toMatchObject({ ver: 3, now: 3 });
    expect((await take({ [path]: 'ours' })).status).toBe(409);
    expect(okBody(await changes())).toMatchObject({ from: 3, now: 3, differences: [], conflicts: [] });
  });

  it('[RULE.menusAdmin.16] takes the value of the template where that is chosen; a menu without a template has none, and a field needs its permission', async () => {
    const { client, of, saveTemplate, save, menuId, renamed, changes, params, company } = await merging();
    await saveTemplate(2, renamed('Pies', 'Pizza'));
    await save(menuId, 1, renamed('Calzones', 'Pizza'));
    const { ver, from, now } = okBody(await changes());
    const body = { ver, from, now, choices: { '/departments/[d0]/info/name': 'theirs' as const } };
    const writer = await company.person({ permissions: ['manageMenuTemplates'] });
    expect((await writer.client.menus.takeTemplate({ ...of, body })).status).toBe(403);
    okBody(await client.menus.takeTemplate({ ...of, body }));
    const after = okBody(await client.menus.base({ ...of, query: {} }));
    expect(JSON.parse(after.menuBlob).departments[0].info.name).toBe('Pies');
    const plain = okBody(await client.menus.create({ params, body: { name: 'Plain' } })).id;
    expect(await client.menus.templateChanges({ params: { ...params, menuId: plain } })).toMatchObject({
      status: 400,
      body: [{ code: 'NO_TEMPLATE' }],
    });
  });

  it('[RULE.menusAdmin.15] what locations use becomes no template, and only who writes templates changes one', async () => {
    const { company, params, menuId, client, save } = await world();
    const writer = await company.person({ permissions: ['manageMenus', 'manageMenuTemplates'] });
    const sent = (id: string, ver: number, menu: Menu, more: object) => ({
      params,
      body: { id, ver, menuBlob: JSON.stringify(menu), ...more },
    });
    expect(await writer.client.menus.saveBase(sent(menuId, 1, named('Pizza'), { template: true }))).toMatchObject({
      status: 400,
      body: [{ code: 'MENU_IN_USE' }, { code: 'MENU_IN_USE' }],
    });
    const { id } = okBody(await client.menus.create({ params, body: { name: 'Lunch', sourceMenuId: menuId } }));
    okBody(await writer.client.menus.saveBase(sent(id, 1, named('Pizza'), { template: true })));
    expect(await client.menus.saveBase(sent(id, 1, named('Pies'), {}))).toMatchObject({ status: 403 });
    okBody(await writer.client.menus.saveBase(sent(id, 1, named('Pies'), {})));
    await save(menuId, 1, named('Pies'));
  });

  it('[RULE.menusAdmin.08] manages menus only with a permission for the company, and reads versions with access to all of it', async () => {
    const { company, params, menuId } = await world();
    const clerk = (await company.person({ permissions: ['dashboard'] })).client;
    const atElm = (await company.person({ permissions: ['manageMenus'], on: 'Elm' })).client;
    for (const client of [clerk, atElm]) {
      expect((await client.menus.managed({ params })).status).toBe(403);
      expect((await client.menus.create({ params, body: { name: 'New' } })).status).toBe(403);
      expect((await client.menus.remove({ params: { ...params, menuId } })).status).toBe(403);
      expect((await client.menus.restore({ params: { ...params, menuId } })).status).toBe(403);
    }
    expect((await atElm.menus.versions({ params: { ...params, menuId }, query: {} })).status).toBe(403);
    expect((await atElm.menus.diff({ params: { ...params, menuId, from: '1', to: '1' } })).status).toBe(403);
  });
});

const byPath = (a: { readonly path: string }, b: { readonly path: string }): number => (a.path < b.path ? -1 : 1);
