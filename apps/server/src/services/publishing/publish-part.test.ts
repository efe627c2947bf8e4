import { documents, initialDocument, menuItem } from '@commissary/catalog';
import { previewsOf } from '@commissary/contract';
import type { Edit } from '@commissary/document';
import { complete, fieldAt } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { publishingWorld } from '../../testing/publishing-world.ts';
import { databases } from '../../testing/test-database.ts';
import { publishDue } from './publish-due.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const alert = '/tableSettings/tableAlertTimesInMins/afterOrdering';

describe.each(databases)('a part of a publish on %s', database => {
  const open = publishingWorld(database);

  const world = async () => {
    const at = await open();
    const { server, company, elm, oak } = at;
    const permissions = ['accessConfigurationOptions', 'manageMenus', 'overrideMenus'] as const;
    const { client } = await company.person({ name: 'Chef', permissions });
    const { menu_id } = await server.context.db
      .selectFrom('tenant')
      .select('menu_id')
      .where('id', '=', elm)
      .executeTakeFirstOrThrow();
    const menuId = menu_id ?? '';
    const departments = [{ id: 'd', info: { name: 'Soups' } }];
    const menuBlob = JSON.stringify(complete(documents.menu.field, { ...initialDocument('menu'), departments }));
    const sent = { params: { companyId: company.id }, body: { id: menuId, ver: 0, menuBlob } };
    expect(await client.menus.saveBase(sent)).toMatchObject({ status: 200 });
    const versions = new Map([[`menu ${company.id}`, 1]]);
    const save = async (kind: 'settings' | 'menu', tenantId: string, ...edits: Edit[]) => {
      const key = `${kind} ${tenantId}`;
      const ver = versions.get(key) ?? 0;
      const body = { kind, ...(kind === 'menu' && { menuId }), places: [{ tenantId, ver, edits }] };
      expect(await client.overrides.set({ params: { id: company.id }, body })).toMatchObject({ status: 200 });
      versions.set(key, ver + 1);
    };
    const preview = async (...locationIds: string[]) => {
      const answer = await client.syncLocations.preview({ body: { locationIds } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return previewsOf(answer.body, locationIds);
    };
    const paths = async (locationId: string) =>
      (await preview(locationId)).flatMap(one =>
        one.documents.flatMap(({ changes }) => changes.map(({ path }) => path)),
      );
    const start = async (
      body: Partial<Parameters<typeof client.syncEmployment.start>[0]['body']> = {},
      key?: string,
    ) => {
      server.clock.pass(1_000);
      const answer = await client.syncLocations.start(
        { body: { action: 'PUBLISH', locationIds: [elm, oak], ...body } },
        key === undefined ? {} : { idempotencyKey: key },
      );
      await publishDue(server.context);
      return answer;
    };
    const live = async (id: string) => {
      const answer = await client.published.settings({ params: { id } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      const { tableSettings } = answer.body.blob as {
        tableSettings: { issueServerBankOfAmount: string; tableAlertTimesInMins: { afterOrdering: number } };
      };
      return [tableSettings.issueServerBankOfAmount, tableSettings.tableAlertTimesInMins.afterOrdering];
    };
    const set = (path: string, value: string | number): Edit => ({ op: 'set', path, value });
    expect(await start()).toMatchObject({ status: 200 });
    return { ...at, client, menuId, save, preview, paths, start, live, set };
  };

  it('[RULE.publish.73] brings the chosen changes of every level, and the rest stays unpublished', async () => {
    const { company, client, elm, oak, west, save, paths, start, live, set } = await world();
    const before = await live(elm);
    await save('settings', company.id, set(bank, '11.00'));
    await save('settings', west, set(alert, 12));
    await save('menu', company.id, set('/departments/[d]/info/name', 'Stews'));
    const only = [{ kind: 'settings' as const, path: bank }];
    const key = 'part-of-a-publish-1';
    const first = await start({ only }, key);
    expect(first).toMatchObject({ status: 200, body: [{}] });
    expect(await start({ only }, key)).toEqual(first);
    for (const id of [elm, oak]) expect(await live(id)).toEqual(['11.00', before[1]]);
    expect((await paths(elm)).toSorted()).toEqual(['/departments/[d]/info/name', alert].toSorted());
    const unpublished = await client.tenants.unpublished({ params: { companyId: company.id } });
    expect(unpublished.body).toMatchObject({ menu: [elm, oak].toSorted() });
    // The next publish brings everything.
    expect(await start()).toMatchObject({ status: 200 });
    expect([await live(elm), await paths(elm)]).toEqual([['11.00', 12], []]);
  });

  it('[RULE.publish.73] brings what was previewed', async () => {
    const { elm, save, preview, start, live, set } = await world();
    await save('settings', elm, set(bank, '11.00'));
    const seen = (await preview(elm)).map(one => ({ locationId: one.locationId, seen: one.seen }));
    await save('settings', elm, set(bank, '99.00'));
    const before = await live(elm);
    const body = { locationIds: [elm], only: [{ kind: 'settings' as const, path: bank }], seen };
    expect(await start(body)).toMatchObject({ status: 409, body: [{ code: 'SAVED_SINCE_PREVIEW', path: elm }] });
    expect(await live(elm)).toEqual(before);
    expect(await start({ ...body, laterSaves: 'leave-out' })).toMatchObject({ status: 200 });
    expect((await live(elm))[0]).toBe('11.00');
  });

  it('[RULE.publish.74] is refused where a change cannot go live without another one', async () => {
    const { company, client, elm, save, start, set } = await world();
    const path = '/departments/[d]/items/[soup]';
    await save('menu', company.id, {
      op: 'add',
      path,
      value: complete(menuItem, { id: 'soup', info: { name: 'Soup' } }),
      after: null,
    });
    const refused = async (...only: { kind: 'menu' | 'settings' | 'employment'; path: string }[]) => {
      const answer = await start({ only });
      return answer.status === 200 ? 200 : [answer.status, answer.body[0]];
    };
    const name = `${path}/info/name`;
    expect(await refused({ kind: 'menu', path: name })).toEqual([400, { code: 'NOT_UNPUBLISHED', path: name }]);
    expect(await refused({ kind: 'settings', path: bank })).toMatchObject([400, { code: 'NOT_UNPUBLISHED' }]);
    expect(await refused({ kind: 'employment', path: bank })).toMatchObject([400, { code: 'NOT_PUBLISHED' }]);
    await save('settings', elm, set(bank, '11.00'));
    const body = { only: [{ kind: 'settings' as const, path: bank }] };
    for (const later of [{ syncDateMillis: 4e12 }, { localDateTime: '2031-01-01T04:00' }, { notWhileOpen: true }])
      expect(await start({ ...body, ...later })).toMatchObject({ status: 400, body: [{ code: 'ONLY_NOW' }] });
    expect(await refused({ kind: 'menu', path })).toBe(200);
    // A reference to something that is not live; with it, it goes.
    const [hot, category] = ['/departments/[d]/categories/[hot]', `${path}/category`];
    const field = fieldAt(documents.menu.field, hot);
    if (field === undefined) throw new Error('A department has no categories.');
    await save('menu', company.id, {
      op: 'add',
      path: hot,
      value: complete(field, { id: 'hot', info: { name: 'Hot' } }),
      after: null,
    });
    await save('menu', company.id, set(category, 'hot'));
    expect(await refused({ kind: 'menu', path: category })).toMatchObject([
      400,
      {
        code: 'PART_NOT_ALONE',
        path: expect.any(String),
        params: { kind: 'menu', field: category, why: 'loses-target' },
      },
    ]);
    expect(await refused({ kind: 'menu', path: category }, { kind: 'menu', path: hot })).toBe(200);
    expect((await client.published.menu({ params: { id: elm } })).status).toBe(200);
  });

  it('[RULE.publish.75] leaves schedules, and those with another value of a chosen path are named before', async () => {
    const { client, server, elm, save, start, live, set } = await world();
    await save('settings', elm, set(bank, '11.00'));
    const syncDateMillis = server.clock.now().getTime() + 600_000;
    const scheduled = await start({ locationIds: [elm], syncDateMillis });
    const runId = scheduled.status === 200 ? scheduled.body[0]?.runId : '';
    await save('settings', elm, set(bank, '22.00'), set(alert, 12));
    const other = async (path: string) => {
      const only = [{ kind: 'settings' as const, path }];
      const answer = await client.syncLocations.otherValues({ body: { act: 'part', locationIds: [elm], only } });
      return answer.status === 200 ? answer.body.schedules : answer.body;
    };
    expect(await other(bank)).toMatchObject([{ locationId: elm, runId, paths: [bank] }]);
    const only = [{ kind: 'settings' as const, path: bank }];
    expect(await start({ locationIds: [elm], only, replaces: [] })).toMatchObject({ status: 200 });
    expect((await live(elm))[0]).toBe('22.00');
    server.clock.pass(600_000);
    await publishDue(server.context);
    expect((await live(elm))[0]).toBe('11.00');
  });

  it('[RULE.publish.73] needs something live, and the permission to publish there', async () => {
    const { company, client, elm, oak, save, start, live, set, server } = await world();
    await save('settings', elm, set(bank, '11.00'));
    const before = await live(elm);
    const only = [{ kind: 'settings' as const, path: bank }];
    const oaks = await company.person({ on: 'Oak', permissions: ['accessConfigurationOptions'] });
    const body = { action: 'PUBLISH' as const, locationIds: [elm, oak], only };
    expect(await oaks.client.syncLocations.start({ body })).toMatchObject({ status: 403 });
    await server.context.db.deleteFrom('published').where('location_id', '=', oak).execute();
    expect(await client.syncLocations.start({ body })).toMatchObject({
      status: 400,
      body: [{ code: 'NEVER_PUBLISHED', path: oak }],
    });
    expect(await live(elm)).toEqual(before);
    expect(await start({ locationIds: [elm], only })).toMatchObject({ status: 200 });
  });
});
