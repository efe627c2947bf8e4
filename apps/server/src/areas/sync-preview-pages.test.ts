import { documents, initialDocument } from '@commissary/catalog';
import { complete } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { insertGrants } from '../store/people/grant.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('the pages of a preview on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  /** A company where an empty menu is live. */
  const open = async (names: readonly string[]) => {
    const company = await makeCompany(server, { locations: [...names] });
    const { client } = await company.person({
      permissions: ['accessConfigurationOptions', 'manageMenus', 'overrideMenus'],
    });
    const menuId = await giveMenu(server, company);
    const locationIds = names.map(company.tenantId);
    const body = { action: 'PUBLISH' as const, locationIds };
    expect(await client.syncLocations.start({ body })).toMatchObject({ status: 200 });
    await publishDue(server.context);
    const addDepartments = async (count: number, ver: number) => {
      const departments = Array.from({ length: count }, (_, at) => ({ id: `d${at}`, info: { name: `Course ${at}` } }));
      const menu = complete(documents.menu.field, { ...initialDocument('menu'), departments });
      const params = { companyId: company.id };
      const answer = await client.menus.saveBase({
        params,
        body: { id: menuId, ver, menuBlob: JSON.stringify(menu) },
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    };
    const preview = async (ids: readonly string[], listed?: number) => {
      const answer = await client.syncLocations.preview({
        body: { locationIds: [...ids], ...(listed !== undefined && { listed }) },
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.map(({ documents: found, at }) => {
        const menu = found.find(({ kind }) => kind === 'menu');
        return { at, total: menu?.total, paths: menu?.changes.map(({ path }) => path) ?? [], labels: menu?.labels };
      });
    };
    return { company, client, menuId, locationIds, addDepartments, preview };
  };
  it('[RULE.publish.94] a hundred changes of a document are one page; one more is on the next, and the count has all of them at once', async () => {
    const { locationIds, addDepartments, preview } = await open(['Elm']);
    await addDepartments(100, 0);
    const [whole] = await preview(locationIds);
    expect([whole?.total, whole?.paths.length]).toEqual([100, 100]);
    expect(await preview(locationIds, 100)).toMatchObject([{ total: 100, paths: [] }]);
    await addDepartments(101, 1);
    const [first] = await preview(locationIds);
    const [second] = await preview(locationIds, 100);
    expect([first?.total, first?.paths.length, second?.total, second?.paths.length]).toEqual([101, 100, 101, 1]);
    expect(new Set([...(first?.paths ?? []), ...(second?.paths ?? [])]).size).toBe(101);
    expect(Object.keys(second?.labels ?? {})).toEqual(second?.paths);
    expect(await preview(locationIds, 101)).toMatchObject([{ total: 101, paths: [] }]);
  });

  it('[RULE.publish.94] of locations that all differ a thousand changes are listed, those of most locations first, and the others where they are asked for', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `L${at}`);
    const { company, client, menuId, locationIds, addDepartments, preview } = await open(names);
    await addDepartments(100, 0);
    // The last two stay alike; each of the others names a course otherwise.
    const places = locationIds.slice(0, 10).map((tenantId, at) => ({
      ...{ tenantId, ver: 0 },
      edits: [{ op: 'set' as const, path: '/departments/[d0]/info/name', value: `Soups ${at}` }],
    }));
    const body = { kind: 'menu' as const, menuId, places };
    expect(await client.overrides.set({ params: { id: company.id }, body })).toMatchObject({ status: 200 });
    const found = await preview(locationIds);
    expect(found[0]?.at).toEqual([[10, 11]]);
    expect(found.map(({ total }) => total)).toEqual(found.map(() => 100));
    expect(found.map(({ paths }) => paths.length)).toEqual([...Array.from({ length: 10 }, () => 100), 0]);
    const [[last]] = (found.at(-1)?.at ?? []) as [[number, number]];
    expect((await preview([locationIds[last] ?? '']))[0]?.paths).toHaveLength(100);
  });

  it('[RULE.publish.93] locations have one preview only where their group, their menu and what the reader may do are the same', async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'], East: ['Fir', 'Ash'] } });
    await giveMenu(server, company);
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'] });
    const ids = ['Elm', 'Oak', 'Fir', 'Ash'].map(company.tenantId);
    const sets = async (by = client) => {
      const { status, body } = await by.syncLocations.preview({ body: { locationIds: ids } });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body
        .map(({ at, disabled, documents: [, settings] }) => [at, disabled, settings?.total] as const)
        .toSorted(([[a]], [[b]]) => Number(a?.[0]) - Number(b?.[0]));
    };
    const [first] = await sets();
    const none = first?.[2];
    expect(await sets()).toEqual([[[[0, 3]], null, none]]);
    const edits = [{ op: 'set' as const, path: '/tableSettings/serverKeepsTips', value: true }];
    const places = [{ tenantId: company.tenantId('East'), ver: 0, edits }];
    const body = { kind: 'settings' as const, places };
    expect(await client.overrides.set({ params: { id: company.id }, body })).toMatchObject({ status: 200 });
    const more = Number(none) + 1;
    expect(await sets()).toEqual([
      [[[0, 1]], null, none],
      [[[2, 3]], null, more],
    ]);
    await server.context.db
      .updateTable('tenant')
      .set({ menu_id: null })
      .where('id', '=', ids[1] ?? '')
      .execute();
    expect((await sets()).map(([at, disabled]) => [at, disabled])).toEqual([
      [[[0, 0]], null],
      [[[1, 1]], 'NO_MENU_SET'],
      [[[2, 3]], null],
    ]);
    const viewer = await company.person({ permissions: ['dashboard'] });
    const roleId = await company.role('accessConfigurationOptions');
    const atFir = { onType: 'LOCATION' as const, onId: company.tenantId('Fir') };
    const { db, newId } = server.context;
    await insertGrants(db, [{ id: newId(), personId: viewer.id, roleId, ...atFir }]);
    expect((await sets(viewer.client)).map(([at, disabled]) => [at, disabled])).toEqual([
      [[[0, 0]], 'no-permission'],
      [[[1, 1]], 'no-permission'],
      [[[2, 2]], null],
      [[[3, 3]], 'no-permission'],
    ]);
  });
});
