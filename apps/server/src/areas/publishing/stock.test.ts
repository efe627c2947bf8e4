import { documents, initialDocument, menuItem } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { complete } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../../services/publishing/publish-due.ts';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { giveMenu } from '../../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each(databases)('out of stock on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('[RULE.out.02] until closing is by the hours that are live, within reach, and not known before the first publish', async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak', 'Pine'] });
    const menuId = await giveMenu(server, company);
    const ids = ['Elm', 'Oak', 'Pine'].map(company.tenantId);
    const [elm = '', oak = ''] = ids;
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'] });
    const week = [0, 1, 2, 3, 4, 5, 6].map(day => ({ id: `d${day}`, dayOfWeek: day, startTime: 0, endOffset: 79_200 }));
    const edits = week.map(value => ({
      op: 'add' as const,
      path: `/hours/inStore/[${value.id}]`,
      value,
      after: null,
    }));
    const save = (tenantId: string) =>
      client.overrides.set({
        params: { id: company.id },
        body: { kind: 'settings', places: [{ tenantId, ver: 0, edits }] },
      });
    expect(await save(elm)).toMatchObject({ status: 200 });
    await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm, oak] } });
    await publishDue(server.context);
    expect(await save(oak)).toMatchObject({ status: 200 });
    const closings = async (by = client) => {
      const answer = await by.stock.places({ params: { companyId: company.id }, query: { menuId } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return new Map(answer.body.map(({ locationId, closes }) => [locationId, clock.format(closes)]));
    };
    const clock = new Intl.DateTimeFormat('en', { timeZone: 'America/Chicago', timeStyle: 'short' });
    expect(await closings()).toEqual(
      new Map([
        [elm, expect.stringMatching(/^10:00\sPM$/)],
        [oak, expect.stringMatching(/^4:00\sAM$/)],
      ]),
    );
    const manager = await company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
    expect([...(await closings(manager.client)).keys()]).toEqual([elm]);
  });

  it('[RULE.out.06] [RULE.out.07] is listed with who, where and until when, at the locations where it is out now', async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Pine'] });
    const menuId = await giveMenu(server, company);
    const [elm, oak, pine, west] = ['Elm', 'Oak', 'Pine', 'West'].map(company.tenantId) as [
      string,
      string,
      string,
      string,
    ];
    const { client } = await company.person({
      name: 'Kim',
      permissions: ['manageMenus', 'overrideMenus', 'manageLocalItems'],
    });
    const saveBase = async (ver: number, ...names: string[]) => {
      const items = names.map(name => ({ id: name.toLowerCase(), info: { name } }));
      const departments = [{ id: 'd', info: { name: 'Soups' }, items }];
      const menuBlob = JSON.stringify(complete(documents.menu.field, { ...initialDocument('menu'), departments }));
      const sent = { params: { companyId: company.id }, body: { id: menuId, ver, menuBlob } };
      expect(await client.menus.saveBase(sent)).toMatchObject({ status: 200 });
    };
    await saveBase(0, 'Soup', 'Stew');
    const out = (item: string) => `/departments/[d]/items/[${item}]/info/out`;
    const now = server.clock.now().getTime();
    const versions = new Map<string, number>();
    const save = async (tenantId: string, ...edits: Edit[]) => {
      const ver = versions.get(tenantId) ?? 0;
      const places = [{ tenantId, ver, edits }];
      expect(
        await client.overrides.set({ params: { id: company.id }, body: { kind: 'menu', menuId, places } }),
      ).toMatchObject({ status: 200 });
      versions.set(tenantId, ver + 1);
    };
    const take = (item: string, until: number | null): Edit => ({ op: 'set', path: out(item), value: { until } });
    const listed = async (tenantId?: string, by = client) => {
      const query = tenantId === undefined ? {} : { tenantId };
      const answer = await by.stock.outNow({ params: { companyId: company.id }, query });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    };
    const at = async (item: string, tenantId?: string) => {
      const query = { menuId, path: out(item), ...(tenantId !== undefined && { tenantId }) };
      const answer = await client.stock.outAt({ params: { companyId: company.id }, query });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    };
    await save(west, take('soup', now + 60_000));
    await save(pine, take('stew', null));
    expect(await listed()).toEqual({
      total: 2,
      entries: [
        expect.objectContaining({ name: 'Stew', within: ['Soups'], locationIds: [pine], untilLast: null, by: 'Kim' }),
        expect.objectContaining({
          ...{ name: 'Soup', path: out('soup'), locations: 2, locationIds: [elm, oak] },
          ...{ firstZone: 'America/Chicago', atZone: 'America/Chicago' },
        }),
      ],
    });
    const page = { params: { companyId: company.id }, query: { skip: 1, limit: 1 } };
    expect(await client.stock.outNow(page)).toMatchObject({ body: { total: 2, entries: [{ name: 'Soup' }] } });
    // Own values of a location replace that of its group: back on, then out for longer.
    await save(elm, { op: 'unset', path: out('soup') });
    expect(await at('soup')).toEqual([expect.objectContaining({ locationId: oak, ver: 0, until: now + 60_000 })]);
    await save(elm, take('soup', now + 120_000));
    expect((await at('soup')).map(({ locationId, ver, until }) => [locationId, ver, until])).toEqual([
      [elm, 2, now + 120_000],
      [oak, 0, now + 60_000],
    ]);
    expect((await listed()).entries[0]).toMatchObject({ untilFirst: now + 60_000, untilLast: now + 120_000 });
    expect(await listed(pine)).toMatchObject({ total: 1, entries: [{ name: 'Stew', locations: 1 }] });
    const manager = await company.person({ permissions: ['overrideMenus'], on: 'Oak' });
    expect((await listed(undefined, manager.client)).entries).toMatchObject([{ name: 'Soup', locationIds: [oak] }]);
    const beyond = { params: { companyId: company.id }, query: { tenantId: pine } };
    expect(await manager.client.stock.outNow(beyond)).toMatchObject({ status: 403 });
    server.clock.pass(60_000);
    expect((await at('soup')).map(({ locationId }) => locationId)).toEqual([elm]);
    await save(elm, { op: 'reset', path: out('soup') });
    expect(await listed()).toMatchObject({ total: 1, entries: [{ name: 'Stew' }] });
    await saveBase(1, 'Soup');
    expect(await listed()).toEqual({ total: 0, entries: [] });
    expect(await at('stew')).toEqual([]);
    // An item of a location alone is one entry of its list: what is inside of it is found too.
    const own = complete(menuItem, { id: 'chili', info: { name: 'Chili' } });
    const add: Edit = { op: 'add', path: '/departments/[d]/items/[chili]', value: own, after: null };
    await save(elm, add);
    expect(await at('chili')).toEqual([]);
    await save(elm, take('chili', null));
    expect(await listed()).toMatchObject({ total: 1, entries: [{ name: 'Chili', by: 'Kim', locationIds: [elm] }] });
    await save(elm, { op: 'unset', path: out('chili') });
    expect(await at('chili')).toEqual([]);
    await save(elm, take('chili', null));
    await save(elm, { op: 'remove', path: '/departments/[d]/items/[chili]' });
    expect(await listed()).toEqual({ total: 0, entries: [] });
  });

  it('[RULE.out.15] a size of one item is listed with its item, also where others lack it, and put back', async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    const menuId = await giveMenu(server, company);
    const [elm = '', oak = ''] = ['Elm', 'Oak'].map(company.tenantId);
    const { client } = await company.person({ permissions: ['manageMenus', 'overrideMenus'] });
    const styles = [
      {
        id: 's',
        name: 'Size',
        isSize: true,
        options: [
          { id: 12, name: '12 in' },
          { id: 14, name: '14 in' },
        ],
      },
    ];
    const departments = [{ id: 'd', info: { name: 'Pizza' }, styles, items: [{ id: 'i', info: { name: 'Diavola' } }] }];
    const menuBlob = JSON.stringify(complete(documents.menu.field, { ...initialDocument('menu'), departments }));
    const sent = { params: { companyId: company.id }, body: { id: menuId, ver: 0, menuBlob } };
    expect(await client.menus.saveBase(sent)).toMatchObject({ status: 200 });
    const entry = '/departments/[d]/items/[i]/info/optionsOut/[14]';
    const places = (ver: number, edits: Edit[]) => [elm, oak].map(tenantId => ({ tenantId, ver, edits }));
    const save = async (all: ReturnType<typeof places>, by = client) =>
      (await by.overrides.set({ params: { id: company.id }, body: { kind: 'menu', menuId, places: all } })).status;
    const take: Edit[] = [
      { op: 'add', path: entry, value: { id: 14 }, after: null },
      { op: 'set', path: `${entry}/out`, value: { until: null } },
    ];
    const listed = async () => (await client.stock.outNow({ params: { companyId: company.id }, query: {} })).body;
    const option = '/departments/[d]/styles/[s]/options/[14]';
    expect(await save([{ tenantId: oak, ver: 0, edits: [{ op: 'remove', path: option }] }])).toBe(200);
    expect(
      await save([
        { tenantId: elm, ver: 0, edits: take },
        { tenantId: oak, ver: 1, edits: take },
      ]),
    ).toBe(200);
    expect(await listed()).toMatchObject({
      total: 1,
      entries: [{ name: 'Diavola, 14 in', within: ['Pizza'], path: `${entry}/out` }],
    });
    const cook = await company.person({ permissions: ['itemStatus'], on: 'Elm' });
    const back: Edit[] = [{ op: 'remove', path: entry }];
    expect(await save([{ tenantId: elm, ver: 1, edits: back }], cook.client)).toBe(200);
    expect(await save([{ tenantId: oak, ver: 2, edits: back }])).toBe(200);
    expect(await listed()).toEqual({ total: 0, entries: [] });
  });
});
