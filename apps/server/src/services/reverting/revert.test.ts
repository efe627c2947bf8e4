import { documents, initialDocument } from '@commissary/catalog';
import { complete } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { publishingWorld } from '../../testing/publishing-world.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { publishDue } from '../publishing/index.ts';

const bankPath = '/tableSettings/issueServerBankOfAmount';
const alertPath = '/tableSettings/tableAlertTimesInMins/afterOrdering';

describe.each(bothDatabases)('a revert on %s', database => {
  const open = publishingWorld(database);

  const world = async () => {
    const at = await open();
    const { server, company, client, elm, oak } = at;
    const versions = new Map<string, number>();
    const save = async (tenantId: string, value: string | number, path = bankPath) => {
      const ver = versions.get(tenantId) ?? 0;
      const places = [{ tenantId, ver, edits: [{ op: 'set' as const, path, value }] }];
      const sent = { params: { id: company.id }, body: { kind: 'settings' as const, places } };
      expect(await client.overrides.set(sent)).toMatchObject({ status: 200 });
      versions.set(tenantId, ver + 1);
    };
    const start = async (locationIds = [elm, oak], syncDateMillis = 0) => {
      server.clock.pass(1_000);
      const answer = await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds, syncDateMillis } });
      const [first] = answer.status === 200 ? answer.body : [];
      if (first === undefined) throw new Error(JSON.stringify(answer.body));
      await publishDue(server.context);
      return first;
    };
    const preview = async (locationIds: string[], by = client) => {
      const answer = await by.syncLocations.revertPreview({ body: { locationIds } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    };
    const revert = async (locationIds: string[], by = client) => {
      server.clock.pass(1_000);
      const { seen } = await preview(locationIds, by);
      return by.syncLocations.start({ body: { action: 'REVERT', locationIds, seen } });
    };
    const unpublished = async () => {
      const answer = await client.tenants.unpublished({ params: { companyId: company.id } });
      return answer.status === 200 ? answer.body.menu.toSorted() : [];
    };
    const manifests = (query: 'live' | 'head') =>
      query === 'live'
        ? server.context.db
            .selectFrom('published')
            .select(['location_id', 'kind', 'manifest'])
            .orderBy('kind')
            .execute()
        : server.context.db
            .selectFrom('layer')
            .innerJoin('revision', 'revision.id', 'layer.revision_id')
            .select(['layer.tenant_id', 'revision.manifest', 'revision.version'])
            .where('layer.document_id', '=', `settings-${company.id}`)
            .execute();
    return { ...at, save, start, preview, revert, unpublished, manifests };
  };

  it('[RULE.publish.70] gives the layers of its locations a revision equal to what is live, which stays live', async () => {
    const { company, client, elm, oak, west, save, start, preview, revert, unpublished, manifests } = await world();
    for (const [level, tenantId] of [company.id, west, elm].entries()) await save(tenantId, `${level + 1}.00`);
    await start();
    const before = { head: await manifests('head'), live: await manifests('live') };
    for (const [level, tenantId] of [company.id, west, elm, oak].entries()) await save(tenantId, `${level + 11}.00`);
    await save(company.id, 9, alertPath);
    const { discarded, staying, scheduled } = await preview([elm, oak]);
    expect(new Map(discarded.map(({ tenantId, ver, total }) => [tenantId, [ver, total]]))).toEqual(
      new Map([
        [company.id, [3, 2]],
        [west, [2, 1]],
        [elm, [2, 1]],
        [oak, [1, 1]],
      ]),
    );
    expect([staying, scheduled]).toEqual([[], []]);
    expect(await revert([elm, oak])).toMatchObject({ status: 200, body: [{}] });
    expect(await unpublished()).toEqual([]);
    const contents = (rows: object[]) =>
      rows.map(row => ('tenant_id' in row ? [row.tenant_id, 'manifest' in row && row.manifest] : row));
    const after = { head: await manifests('head'), live: await manifests('live') };
    expect(new Map(contents(after.head) as never)).toEqual(
      new Map([...(contents(before.head) as [string, string][]), [oak, expect.any(String)]]),
    );
    expect(after.live).toEqual(before.live);
    const running = await client.syncLocations.running({ params: { companyId: company.id } });
    expect(running.body).toMatchObject([
      { action: 'REVERT', locationToStatuses: { [elm]: 'SUCCESS', [oak]: 'SUCCESS' } },
    ]);
    // An undo of the saves that it made brings the changes back, unpublished. Nothing is left to discard before.
    const { seen } = await preview([elm]);
    const again = await client.syncLocations.start({ body: { action: 'REVERT', locationIds: [elm], seen } });
    expect(again).toMatchObject({ status: 400, body: [{ code: 'NOTHING_TO_REVERT', path: elm }] });
    const places = discarded.map(({ tenantId, ver }) => ({ tenantId, ver: ver + 1 }));
    const undone = await client.overrides.undo({ params: { id: company.id }, body: { kind: 'settings', places } });
    expect(undone).toMatchObject({ status: 200 });
    expect(await unpublished()).toEqual([elm, oak].toSorted());
  });

  it('[RULE.publish.71] leaves what other locations share, what differs live and what is beyond reach, and says so', async () => {
    const { company, elm, oak, west, save, start, preview, revert, unpublished } = await world();
    for (const [level, tenantId] of [company.id, west, elm].entries()) await save(tenantId, `${level + 1}.00`);
    await start();
    for (const [level, tenantId] of [company.id, west, elm].entries()) await save(tenantId, `${level + 11}.00`);
    const stays = async (ids: string[], by?: Parameters<typeof preview>[1]) =>
      (await preview(ids, by)).staying.map(({ tenantId, reason, total }) => [tenantId, reason, total]);
    expect(await stays([elm])).toEqual([
      [company.id, 'shared', 1],
      [west, 'shared', 1],
    ]);
    const manager = await company.person({ on: 'West', permissions: ['accessConfigurationOptions'] });
    expect(await stays([elm, oak], manager.client)).toEqual([[company.id, 'no-access', 1]]);
    expect(await revert([elm])).toMatchObject({ status: 200 });
    expect(await unpublished()).toEqual([elm, oak].toSorted());
    expect((await preview([elm])).discarded).toEqual([]);
    // Another version of the company and the group is live at one of them.
    await start([elm]);
    await save(west, '21.00');
    expect(await stays([elm, oak])).toEqual([
      [company.id, 'different-versions', 1],
      [west, 'different-versions', 1],
    ]);
  });

  it('[RULE.publish.71] leaves what was never published', async () => {
    const { company, elm, save, preview, client } = await world();
    await save(elm, '5.00');
    const { staying, seen, discarded } = await preview([elm]);
    expect([discarded, staying]).toEqual([[], [expect.objectContaining({ tenantId: elm, reason: 'never-published' })]]);
    const answer = await client.syncLocations.start({ body: { action: 'REVERT', locationIds: [elm], seen } });
    expect(answer).toMatchObject({ status: 400, body: [{ code: 'NOTHING_TO_REVERT' }] });
    expect((await client.syncLocations.running({ params: { companyId: company.id } })).body).toEqual([]);
  });

  it('[RULE.publish.71] discards the first list of a group where what is live is from before it, also after a rollback and a revert', async () => {
    const { client, server, elm, oak, west, save, start, preview, revert, unpublished } = await world();
    await save(elm, 5, alertPath);
    await start();
    await save(west, '6.00');
    const { workflowId } = await start();
    server.clock.pass(1_000);
    const back = { workflowId, locationIds: [elm, oak] };
    const { body } = await client.syncLocations.rollbackPreview({ body: back });
    if (!('seen' in body)) throw new Error(JSON.stringify(body));
    expect(await client.syncLocations.rollback({ body: { ...back, seen: body.seen } })).toMatchObject({ status: 200 });
    await publishDue(server.context);
    const discarded = async () => (await preview([elm, oak])).discarded.map(({ tenantId, total }) => [tenantId, total]);
    expect(await discarded()).toEqual([[west, 1]]);
    await save(elm, 7, alertPath);
    expect(await revert([elm])).toMatchObject({ status: 200 });
    expect(await discarded()).toEqual([[west, 1]]);
    expect(await revert([elm, oak])).toMatchObject({ status: 200 });
    expect(await unpublished()).toEqual([]);
  });

  it('[RULE.publish.72] ends the schedules of its locations, each as it was named', async () => {
    const { client, server, elm, oak, save, start, preview, manifests } = await world();
    await save(elm, '5.00');
    await start();
    await save(elm, '9.00');
    const { runId } = await start([elm], server.clock.now().getTime() + 3_600_000);
    const { seen, scheduled } = await preview([elm]);
    expect(scheduled).toMatchObject([{ locationId: elm, runId, by: 'Kim' }]);
    const before = await manifests('head');
    const ask = (replaces?: { locationId: string; runId: string }[]) =>
      client.syncLocations.start({
        body: { action: 'REVERT', locationIds: [elm], seen, ...(replaces && { replaces }) },
      });
    expect(await ask()).toMatchObject({ status: 400, body: [{ code: 'SCHEDULED', path: elm }] });
    expect(await ask([{ locationId: elm, runId: 'another' }])).toMatchObject({ status: 409 });
    expect(await ask([{ locationId: oak, runId }])).toMatchObject({ status: 400, body: [{ code: 'NOT_PUBLISHED' }] });
    expect(await manifests('head')).toEqual(before);
    expect(await ask([{ locationId: elm, runId }])).toMatchObject({ status: 200 });
    expect((await preview([elm])).scheduled).toEqual([]);
  });

  it('[RULE.publish.70] is rejected after a save since its preview, without the permission for a field, and beyond reach', async () => {
    const { company, client, elm, oak, save, start, preview, manifests } = await world();
    await save(elm, '5.00');
    await start();
    await save(elm, '9.00');
    const { seen } = await preview([elm]);
    await save(elm, '9.50');
    const before = await manifests('head');
    const ask = (by: typeof client, name = seen, ...ids: string[]) =>
      by.syncLocations.start({ body: { action: 'REVERT', locationIds: ids.length > 0 ? ids : [elm], seen: name } });
    expect(await ask(client)).toMatchObject({ status: 409 });
    const menus = await company.person({ permissions: ['manageMenus'] });
    expect(await ask(menus.client)).toMatchObject({ status: 403 });
    const oaks = await company.person({ on: 'Oak', permissions: ['accessConfigurationOptions'] });
    expect(await ask(oaks.client, seen, elm, oak)).toMatchObject({ status: 403 });
    expect(await ask(client, seen, 'nobody')).toMatchObject({ status: 403 });
    expect(await manifests('head')).toEqual(before);
  });

  it('[RULE.publish.70] needs the permission for each field that goes back, of the company and of a location', async () => {
    const { company, client, elm, oak, start, revert, preview, unpublished, server } = await world();
    const { menu_id } = await server.context.db
      .selectFrom('tenant')
      .select('menu_id')
      .where('id', '=', elm)
      .executeTakeFirstOrThrow();
    const menuId = menu_id ?? '';
    const permissions = ['accessConfigurationOptions', 'manageMenus', 'overrideMenus'] as const;
    const chef = (await company.person({ permissions })).client;
    const rename = (tenantId: string, name: string, ver: number) => {
      const edits = [{ op: 'set' as const, path: '/departments/[d]/info/name', value: name }];
      const body = { kind: 'menu' as const, menuId, places: [{ tenantId, ver, edits }] };
      return chef.overrides.set({ params: { id: company.id }, body });
    };
    const departments = [{ id: 'd', info: { name: 'Soups' } }];
    const menuBlob = JSON.stringify(complete(documents.menu.field, { ...initialDocument('menu'), departments }));
    const sent = { params: { companyId: company.id }, body: { id: menuId, ver: 0, menuBlob } };
    expect(await chef.menus.saveBase(sent)).toMatchObject({ status: 200 });
    await start();
    for (const [places, tenantId, ver] of [
      [[elm], elm, 0],
      [[elm, oak], company.id, 1],
    ] as const) {
      expect(await rename(tenantId, 'Stews', ver)).toMatchObject({ status: 200 });
      const refused = await client.syncLocations.revertPreview({ body: { locationIds: [...places] } });
      expect(refused).toMatchObject({ status: 403, body: [{ path: '/departments/[d]/info/name' }] });
      expect((await preview([...places], chef)).discarded).toMatchObject([
        { kind: 'menu', menuId, tenantId, total: 1 },
      ]);
      expect(await revert([...places], chef)).toMatchObject({ status: 200 });
      expect(await unpublished()).toEqual([]);
    }
  });

  it('[RULE.publish.54] ends the hold of a rollback where it discards a path that went back', async () => {
    const { company, client, elm, save, start, revert, server } = await world();
    await save(elm, '5.00');
    await start();
    await save(elm, '9.00');
    const { workflowId } = await start([elm]);
    const rolled = await client.syncLocations.rollbackPreview({ body: { workflowId, locationIds: [elm] } });
    if (rolled.status !== 200) throw new Error(JSON.stringify(rolled.body));
    const body = { workflowId, locationIds: [elm], seen: rolled.body.seen };
    expect(await client.syncLocations.rollback({ body })).toMatchObject({ status: 200 });
    await publishDue(server.context);
    const held = async () => (await client.syncLocations.held({ params: { companyId: company.id } })).body;
    expect(await held()).toMatchObject([{ locationId: elm }]);
    expect(await revert([elm])).toMatchObject({ status: 200 });
    expect(await held()).toEqual([]);
  });
});
