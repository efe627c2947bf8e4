import type { Edit } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { insertGrants } from '../store/people/index.ts';
import { makeCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { twoDepartments } from '../testing/two-departments.ts';

describe.each(databases)('what is not published on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Pine'] });
    const menuId = await giveMenu(server, company);
    const permissions = [
      ...(['accessConfigurationOptions', 'manageMenus', 'overrideMenus'] as const),
      ...(['overridePriceAndTax', 'payroll'] as const),
    ];
    const params = { companyId: company.id };
    const saveTips = async ({ client }: TestPerson, name: string) => {
      const id = company.tenantId(name);
      const changes = [{ op: 'set' as const, path: '/tableSettings/serverKeepsTips', value: true }];
      const versions = { overrideVer: 0, groupOverrideVer: null, baseVer: 0 };
      const body = { overrideId: `settings-${company.id}.${id}`, ...versions, changes };
      expect((await client.settings.saveOverride({ params: { id }, body })).status).toBe(200);
    };
    const [owner, manager] = [await company.person({ permissions }), await company.person({ permissions, on: 'Elm' })];
    return { company, owner, manager, params, menuId, saveTips, id: company.tenantId };
  };

  it('[CALL.tenants.unpublished] names the locations whose saved changes are not live, within reach', async () => {
    const { owner, manager, params, saveTips, id } = await world();
    const unpublished = async ({ client }: TestPerson) => (await client.tenants.unpublished({ params })).body;
    await owner.client.syncLocations.start({
      body: { action: 'PUBLISH', locationIds: [id('Elm'), id('Oak'), id('Pine')] },
    });
    await publishDue(server.context);
    const none = { menu: [], employment: [] };
    expect(await unpublished(owner)).toEqual(none);
    await saveTips(owner, 'Oak');
    expect(await unpublished(owner)).toEqual({ menu: [id('Oak')], employment: [] });
    expect(await unpublished(manager)).toEqual(none);
    await saveTips(owner, 'West');
    expect(await unpublished(manager)).toEqual({ menu: [id('Elm')], employment: [] });
    await owner.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [id('Elm'), id('Oak')] } });
    await publishDue(server.context);
    expect(await unpublished(owner)).toEqual(none);
  });

  it('[CALL.tenants.publishSummary] [RULE.publish.81] counts what a publish would change, where it applies, within reach', async () => {
    const { owner, manager, params, menuId, id } = await world();
    const [elm, oak, pine, west] = [id('Elm'), id('Oak'), id('Pine'), id('West')];
    const summary = async (tenantIds?: string, { client } = owner) => {
      const query = { publish: 'menu' as const, ...(tenantIds !== undefined && { tenantIds }) };
      return (await client.tenants.publishSummary({ params, query })).body;
    };
    const set = async (tenantId: string, ver: number, path: string, value: unknown, isMenu = false) => {
      const body = {
        ...(isMenu ? { kind: 'menu' as const, menuId } : { kind: 'settings' as const }),
        places: [{ tenantId, ver, edits: [{ op: 'set' as const, path, value }] }],
      };
      const answer = await owner.client.overrides.set({ params: { id: params.companyId }, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    const [tips, bank] = ['/tableSettings/serverKeepsTips', '/tableSettings/issueServerBankOfAmount'];
    const menuBlob = JSON.stringify(twoDepartments(1));
    const saved = await owner.client.menus.saveBase({
      params: { companyId: params.companyId },
      body: { id: menuId, ver: 0, menuBlob },
    });
    expect(saved.status).toBe(200);
    await set(oak, 0, tips, true);
    await owner.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm, oak, pine] } });
    await publishDue(server.context);
    expect(await summary()).toEqual({ changes: 0, prices: 0, locations: 0, publishable: 0 });
    await set(params.companyId, 0, tips, true);
    // Oak has a value of its own: a publish there changes nothing.
    expect(await summary()).toEqual({ changes: 1, prices: 0, locations: 2, publishable: 2 });
    expect(await summary(oak)).toMatchObject({ changes: 0, locations: 0 });
    await set(west, 0, bank, '310.00');
    expect(await summary()).toEqual({ changes: 2, prices: 0, locations: 3, publishable: 3 });
    expect(await summary(west)).toEqual({ changes: 2, prices: 0, locations: 2, publishable: 2 });
    expect(await summary([oak, pine].join())).toEqual({ changes: 2, prices: 0, locations: 2, publishable: 2 });
    expect(await summary(undefined, manager)).toEqual({ changes: 2, prices: 0, locations: 1, publishable: 1 });
    await set(elm, 0, bank, '320.00');
    await set(elm, 0, '/departments/[d0]/items/[i0]/pricing/[1]/itemBased/price', '8.50', true);
    // An amount of the settings is no price.
    expect(await summary(elm)).toEqual({ changes: 3, prices: 1, locations: 1, publishable: 1 });
    // Saved back as it is live: another version, and no change.
    await set(params.companyId, 1, tips, false);
    expect(await summary(pine)).toEqual({ changes: 0, prices: 0, locations: 0, publishable: 0 });
  });

  it('[RULE.publish.81] counts them for each group in reach that has some, those of the group among them', async () => {
    const { owner, manager, params, id } = await world();
    const groups = async ({ client }: TestPerson, tenantIds?: string) => {
      const query = { publish: 'menu' as const, by: 'group' as const, ...(tenantIds !== undefined && { tenantIds }) };
      const { status, body } = await client.tenants.publishSummary({ params, query });
      if (status !== 200) throw new Error(String(status));
      return body.groups;
    };
    const set = async (tenantId: string, path: string, value: unknown) => {
      const places = [{ tenantId, ver: 0, edits: [{ op: 'set' as const, path, value }] }];
      const body = { kind: 'settings' as const, places };
      expect((await owner.client.overrides.set({ params: { id: params.companyId }, body })).status).toBe(200);
    };
    const [tips, bank] = ['/tableSettings/serverKeepsTips', '/tableSettings/issueServerBankOfAmount'];
    await owner.client.syncLocations.start({
      body: { action: 'PUBLISH', locationIds: [id('Elm'), id('Oak'), id('Pine')] },
    });
    await publishDue(server.context);
    expect(await groups(owner)).toEqual([]);
    await set(params.companyId, tips, true);
    const [west] = (await groups(owner)) ?? [];
    expect(west).toEqual({ id: id('West'), changes: 1, own: 0 });
    await set(id('West'), bank, '310.00');
    expect(await groups(owner)).toContainEqual({ id: id('West'), changes: 2, own: 1 });
    // A value of its own at each of its locations in reach leaves nothing of the group's.
    await set(id('Elm'), bank, '320.00');
    expect(await groups(manager)).toEqual([{ id: id('West'), changes: 2, own: 0 }]);
    expect(await groups(owner)).toContainEqual({ id: id('West'), changes: 2, own: 1 });
    expect(await groups(owner, id('Pine'))).not.toContainEqual(expect.objectContaining({ id: id('West') }));
  });

  it('[RULE.publish.81] counts no location as one to publish for who may read it and not publish there', async () => {
    const { company, owner, params, id } = await world();
    const reader = await company.person({ permissions: ['viewWageData'] });
    const summary = async ({ client }: TestPerson, publish: 'menu' | 'employment' = 'menu') =>
      (await client.tenants.publishSummary({ params, query: { publish } })).body;
    const edits = [{ op: 'set' as const, path: '/tableSettings/serverKeepsTips', value: true }];
    const places = [{ tenantId: params.companyId, ver: 0, edits }];
    const body = { kind: 'settings' as const, places };
    expect((await owner.client.overrides.set({ params: { id: params.companyId }, body })).status).toBe(200);
    expect(await summary(owner)).toMatchObject({ locations: 3, publishable: 3 });
    expect(await summary(reader)).toMatchObject({ locations: 3, publishable: 0 });
    // Publishing at one of them is enough there, and nowhere else.
    const roleId = await company.role('accessConfigurationOptions');
    const grant = { id: server.context.newId(), personId: reader.id, roleId, onType: 'LOCATION' as const };
    await insertGrants(server.context.db, [{ ...grant, onId: id('Oak') }]);
    expect(await summary(reader)).toMatchObject({ locations: 3, publishable: 1 });
  });

  it('[CALL.tenants.syncStatus] returns the versions of some locations, within reach', async () => {
    const { owner, manager, params, id } = await world();
    const statusOf = async ({ client }: TestPerson, locationIds?: string) => {
      const { status, body } = await client.tenants.syncStatus({ params, query: { locationIds } });
      if (status !== 200) throw new Error(String(status));
      return body;
    };
    const all = await statusOf(owner);
    expect(all).toHaveLength(3);
    expect(await statusOf(owner, id('Elm'))).toEqual(all.filter(({ locationId }) => locationId === id('Elm')));
    expect(await statusOf(manager, id('Elm'))).toEqual(await statusOf(owner, id('Elm')));
    expect(await statusOf(manager, id('Oak'))).toEqual([]);
    const both = [id('Elm'), id('Oak')];
    expect(await statusOf(owner, both.join())).toEqual(all.filter(({ locationId }) => both.includes(locationId)));
    const { status } = await owner.client.tenants.syncStatus({
      params,
      query: { locationIds: Array(101).fill('a').join() },
    });
    expect(status).toBe(400);
  });

  it('[RULE.publish.109] counts of some locations the changes of a publish, and those that the override of a location makes', async () => {
    const { owner, manager, params, id } = await world();
    const [elm, oak, west] = [id('Elm'), id('Oak'), id('West')];
    const names = new Map([
      [elm, 'Elm'],
      [oak, 'Oak'],
    ]);
    const counted = async (changesOf: 'menu' | 'employment' | undefined, { client } = owner) => {
      const query = { locationIds: [elm, oak].join(), changesOf };
      const { status, body } = await client.tenants.syncStatus({ params, query });
      if (status !== 200) throw new Error(String(status));
      return Object.fromEntries(body.flatMap(one => (one.changes ? [[names.get(one.locationId), one.changes]] : [])));
    };
    const edit = async (tenantId: string, ver: number, ...edits: Edit[]) => {
      const body = { kind: 'settings' as const, places: [{ tenantId, ver, edits }] };
      const answer = await owner.client.overrides.set({ params: { id: params.companyId }, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    const tips = (value: boolean): Edit => ({ op: 'set', path: '/tableSettings/serverKeepsTips', value });
    const bank = (value: string): Edit => ({ op: 'set', path: '/tableSettings/issueServerBankOfAmount', value });
    const publish = async () => {
      await owner.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm, oak] } });
      await publishDue(server.context);
    };
    await publish();
    expect(await counted('menu')).toEqual({});
    await edit(west, 0, tips(true));
    expect(await counted('menu')).toEqual({ Elm: { total: 1, own: 0 }, Oak: { total: 1, own: 0 } });
    await edit(elm, 0, bank('320.00'));
    expect(await counted('menu')).toEqual({ Elm: { total: 2, own: 1 }, Oak: { total: 1, own: 0 } });
    expect([await counted('employment'), await counted(undefined)]).toEqual([{}, {}]);
    expect(await counted('menu', manager)).toEqual({ Elm: { total: 2, own: 1 } });
    const all = await owner.client.tenants.syncStatus({ params, query: { changesOf: 'menu' } });
    expect(JSON.stringify(all.body)).not.toContain('changes');
    await publish();
    await edit(elm, 1, tips(false));
    await edit(west, 1, bank('330.00'));
    // Its own bank stays as it is live.
    expect(await counted('menu')).toEqual({ Elm: { total: 1, own: 1 }, Oak: { total: 1, own: 0 } });
    // What was its own where it is live, and is no more, it changes itself.
    await edit(elm, 2, { op: 'reset', path: '/tableSettings/issueServerBankOfAmount' });
    expect(await counted('menu')).toEqual({ Elm: { total: 2, own: 2 }, Oak: { total: 1, own: 0 } });
  });
});
