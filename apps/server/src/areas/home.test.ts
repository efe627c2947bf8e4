import { documents, initialDocument } from '@commissary/catalog';
import { complete } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAction, recordAuditAs } from '../services/audit/audit.ts';
import { publishDue } from '../services/publishing/publish-due.ts';
import { makeCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const hour = 3_600_000;
const permissions = ['accessConfigurationOptions', 'manageMenus', 'overrideMenus'] as const;
const week = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({
  id: `d${dayOfWeek}`,
  dayOfWeek,
  startTime: 0,
  endOffset: 86_400,
}));

describe.each(databases)('what home shows on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    const menuId = await giveMenu(server, company);
    const owner = await company.person({ name: 'Olga', permissions });
    const manager = await company.person({ name: 'Mia', permissions, on: 'Elm' });
    const elm = company.tenantId('Elm');
    const params = { companyId: company.id, locationId: elm };
    const dayOf = async ({ client }: TestPerson) => {
      const { status, body } = await client.home.day({ params });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body;
    };
    const setHours = ({ client }: TestPerson, id: string, ver: number) =>
      client.settings.saveOverride({
        params: { id },
        body: {
          overrideId: `settings-${company.id}.${id}`,
          overrideVer: ver,
          groupOverrideVer: null,
          baseVer: 0,
          changes: [{ op: 'set', path: '/hours/inStore', value: week }],
        },
      });
    return { company, owner, manager, elm, menuId, params, dayOf, setHours };
  };

  it('[RULE.pins.06] names a new terminal for seven days, and not longer', async () => {
    const { company, elm } = await world();
    const { context } = server;
    const day = 24 * hour;
    for (const [subject, ago] of [
      ['older', 7 * day + 1000],
      ['newer', 7 * day - 1000],
    ] as const) {
      const at = new Date(server.clock.now().getTime() - ago);
      const actor = { id: null, name: 'Elm' };
      const entry = {
        action: 'pins-sent',
        companyId: company.id,
        at,
        tenantIds: [elm],
        target: subject,
        subject,
      } as const;
      await recordAuditAs({ ...context, origin: ownAction }, context.db, actor, entry);
    }
    const { client } = await company.person({ permissions: ['viewEmployeePasswords'] });
    const overview = await client.home.overview({ params: { companyId: company.id }, query: { tenantId: elm } });
    expect(overview).toMatchObject({ body: { newDevices: { total: 1, first: [{ credential: 'newer' }] } } });
  });

  it('of a location: the hours that are live, what is out of stock, and what is not published', async () => {
    const { company, owner, elm, menuId, dayOf, setHours } = await world();
    expect(await dayOf(owner)).toMatchObject({ hours: null, outOfStock: [], terminals: [] });
    expect(await setHours(owner, elm, 0)).toMatchObject({ status: 200 });
    expect(await dayOf(owner)).toMatchObject({ hours: null });
    await owner.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm] } });
    await publishDue(server.context);
    const { hours, unpublished } = await dayOf(owner);
    const now = server.clock.now().getTime();
    const inStore = hours?.channels.find(({ channel }) => channel === 'inStore');
    expect(inStore?.intervals.some(({ from, to }) => from <= now && now < to)).toBe(true);
    expect(hours?.channels.find(({ channel }) => channel === 'delivery')?.intervals).toEqual([]);
    expect(unpublished.changes.filter(({ kind }) => kind !== 'employment')).toEqual([]);

    const menu = complete(documents.menu.field, {
      ...initialDocument('menu'),
      departments: [
        {
          ...{ id: 'd', info: { name: 'Soups' }, items: [{ id: 'soup', info: { name: 'Soup' } }] },
          styles: [{ id: 's', name: 'Size', isSize: true, options: [{ id: 'cup', name: 'Cup' }] }],
        },
      ],
    });
    const params = { companyId: company.id };
    await owner.client.menus.saveBase({ params, body: { id: menuId, ver: 0, menuBlob: JSON.stringify(menu) } });
    const path = '/departments/[d]/items/[soup]';
    const until = now + hour;
    await owner.client.menus.saveOverride({
      params: { locationId: elm, menuId },
      query: {},
      body: {
        overrideId: `${menuId}.${elm}`,
        overrideVer: 0,
        groupOverrideVer: null,
        baseVer: 1,
        changes: [
          { op: 'set', path: `${path}/info/out`, value: { until } },
          { op: 'add', path: `${path}/info/optionsOut/[cup]`, value: { id: 'cup', out: { until } }, after: null },
        ],
      },
    });
    const later = await dayOf(owner);
    expect(later.outOfStock).toEqual([
      { path, name: 'Soup', until },
      { path: `${path}/info/optionsOut/[cup]`, name: 'Soup, Cup', until },
    ]);
    expect(later.unpublished.changes.map(({ sentence }) => sentence).join()).toContain('Soup');
    expect(later.unpublished.total).toBeGreaterThan(0);
    server.clock.pass(2 * hour);
    expect((await dayOf(await company.person({ permissions }))).outOfStock).toEqual([]);
  });

  it('what others changed since the caller was here last, as seen from a tenant', async () => {
    const { company, owner, manager, elm, setHours } = await world();
    const none = { total: 0, first: [] };
    const since = async ({ client }: TestPerson, tenantId?: string) =>
      client.home.overview({ params: { companyId: company.id }, query: tenantId === undefined ? {} : { tenantId } });
    expect(await since(manager, elm)).toEqual({
      status: 200,
      body: {
        unpublished: {},
        certificates: none,
        newDevices: none,
        undecided: 0,
        ahead: [],
        receipts: null,
        since: null,
        entries: [],
      },
    });
    expect(await setHours(manager, elm, 0)).toMatchObject({ status: 200 });
    const left = server.clock.now().getTime();
    server.clock.pass(60_000);
    expect(await setHours(owner, company.tenantId('Oak'), 0)).toMatchObject({ status: 200 });
    expect(await since(manager, elm)).toMatchObject({ body: { since: null } });
    const again = { ...manager, client: await server.clientOf(manager.id) };
    expect(await since(again, elm)).toEqual({
      status: 200,
      body: {
        unpublished: {},
        certificates: none,
        newDevices: none,
        undecided: 0,
        ahead: [],
        receipts: null,
        since: left,
        entries: [],
      },
    });
    await owner.client.settings.saveOverride({
      params: { id: elm },
      body: {
        overrideId: `settings-${company.id}.${elm}`,
        overrideVer: 1,
        groupOverrideVer: null,
        baseVer: 0,
        changes: [{ op: 'set', path: '/tableSettings/serverKeepsTips', value: true }],
      },
    });
    expect(await since(again, elm)).toMatchObject({
      body: { entries: [{ is: 'save', by: 'Olga', tenantId: elm, changes: [{ sentence: expect.any(String) }] }] },
    });
    expect(await since(again)).toMatchObject({ status: 403 });
    expect(await since(owner)).toMatchObject({ body: { unpublished: { [elm]: expect.any(Number) } } });
    expect(await since(again, company.tenantId('Oak'))).toMatchObject({ status: 403 });
  });

  it('[RULE.kept.02] counts of a save above the values that a location has its own for, as far as they may be read', async () => {
    const { company, owner, manager, elm, setHours } = await world();
    const bank = '/tableSettings/issueServerBankOfAmount';
    const set = async (tenantId: string, ver: number, ...edits: [path: string, value: unknown][]) => {
      const places = [{ tenantId, ver, edits: edits.map(([path, value]) => ({ op: 'set' as const, path, value })) }];
      const body = { kind: 'settings' as const, places };
      const answer = await owner.client.overrides.set({ params: { id: company.id }, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    expect(await setHours(manager, elm, 0)).toMatchObject({ status: 200 });
    await set(elm, 1, [bank, '310.00']);
    await set(company.tenantId('Oak'), 0, [bank, '320.00']);
    server.clock.pass(60_000);
    await set(company.id, 0, [bank, '250.00'], ['/tableSettings/serverKeepsTips', true]);
    await set(company.tenantId('West'), 0, ['/tableSettings/serverKeepsTips', false]);
    const again = await server.clientOf(manager.id);
    const keptAt = async (tenantId: string, client = again) => {
      const answer = await client.home.overview({ params: { companyId: company.id }, query: { tenantId } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.entries.map(entry => [
        entry.by,
        entry.is === 'save' && entry.tenantId,
        'kept' in entry && entry.kept,
      ]);
    };
    expect(await keptAt(elm)).toEqual([
      ['Olga', company.tenantId('West'), false],
      ['Olga', null, 1],
      ['Olga', elm, false],
    ]);
  });
});
