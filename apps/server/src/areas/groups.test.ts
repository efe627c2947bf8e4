import type { Change } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowCounts } from '../testing/row-counts.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('groups on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const tips = '/tableSettings/serverKeepsTips';
  const voucher = '/tenderTypes/[voucher01234]';

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'], East: ['Bay'] }, locations: ['Fir'] });
    const rights = ['accessConfigurationOptions', 'editLocation', 'addLocation'] as const;
    const owner = await company.person({ permissions: rights });
    const record = async (name: string) => {
      const answer = await owner.client.settings.layered({ params: { id: company.tenantId(name) }, query: {} });
      if (answer.status !== 200) throw new Error('not loaded');
      return answer.body;
    };
    const saveAt = async (name: string, changes: (tenders: readonly object[]) => readonly Change[]) => {
      const { override, locationBlob } = await record(name);
      const answer = await owner.client.settings.saveOverride({
        params: { id: company.tenantId(name) },
        body: {
          overrideId: override.id,
          overrideVer: override.ver,
          groupOverrideVer: null,
          baseVer: 0,
          changes: changes(locationBlob.tenderTypes as readonly object[]),
        },
      });
      expect(answer.status).toBe(200);
    };
    return { company, owner, record, saveAt, rights };
  };
  const inCompany = ({ id }: TestCompany) => ({ companyId: id });
  const edit = ({ client }: TestPerson, company: TestCompany, name: string, more: object) =>
    client.tenants.edit({ params: inCompany(company), body: { type: 'GROUP', id: company.tenantId(name), ...more } });
  const groupIdOf = async ({ client }: TestPerson, company: TestCompany, name: string) => {
    const answer = await client.tenants.location({
      params: { ...inCompany(company), locationId: company.tenantId(name) },
    });
    return answer.status === 200 ? answer.body.groupId : answer.status;
  };
  const audit = async (company: TestCompany) =>
    server.context.db
      .selectFrom('audit')
      .select(['action', 'target', 'details'])
      .where('company_id', '=', company.id)
      .where('action', 'not like', 'document%')
      .orderBy('id')
      .execute();

  it('[CALL.unlisted.groups.crud] creates a group with locations, once for an idempotency key', async () => {
    const { company, owner } = await world();
    const body = {
      type: 'GROUP' as const,
      name: ' North ',
      locationIds: [company.tenantId('Elm'), company.tenantId('Fir')],
    };
    const create = () =>
      owner.client.tenants.create({ params: inCompany(company), body }, { idempotencyKey: 'north-1' });
    const [first, second] = [await create(), await create()];
    if (first.status !== 200) throw new Error(`not made: ${JSON.stringify(first)}`);
    expect(first.body).toMatchObject({ name: 'North', type: 'GROUP', groupId: null });
    expect(second).toEqual(first);
    expect([await groupIdOf(owner, company, 'Elm'), await groupIdOf(owner, company, 'Fir')]).toEqual([
      first.body.id,
      first.body.id,
    ]);
    expect((await audit(company)).map(({ action }) => action)).toEqual([
      'group.create',
      'location.move',
      'location.move',
    ]);
  });

  it('[CALL.unlisted.groups.crud] renames it, and moves locations in and out, all or nothing', async () => {
    const { company, owner } = await world();
    const fir = { locationId: company.tenantId('Fir'), from: null };
    const done = await edit(owner, company, 'West', {
      name: 'Wild West',
      join: [fir],
      leave: [company.tenantId('Oak')],
    });
    expect(done).toMatchObject({ status: 200, body: { name: 'Wild West' } });
    expect([await groupIdOf(owner, company, 'Fir'), await groupIdOf(owner, company, 'Oak')]).toEqual([
      company.tenantId('West'),
      null,
    ]);
    const before = await rowCounts(server);
    // It was moved meanwhile: the whole call has no effect.
    const stale = await edit(owner, company, 'East', { name: 'Far East', join: [fir] });
    expect(stale).toMatchObject({ status: 409, body: [{ code: 'CONFLICTING EDIT', path: company.tenantId('Fir') }] });
    expect(await edit(owner, company, 'East', { leave: [company.tenantId('Elm')] })).toMatchObject({ status: 409 });
    expect(await rowCounts(server)).toEqual(before);
    for (const name of [' ', 'Far\u202eEast', 'n'.repeat(61)])
      expect([name, (await edit(owner, company, 'East', { name })).status]).toEqual([name, 400]);
    const names = await owner.client.tenants.groups({ params: inCompany(company) });
    expect((names.body as { name: string }[]).map(({ name }) => name)).toEqual(['East', 'Wild West']);
    expect((await audit(company)).map(({ details }) => details)).toMatchObject([
      { changes: [{ what: 'Name', was: 'West', now: 'Wild West' }] },
      { changes: [{ what: 'Group', was: null, now: 'Wild West' }] },
      { changes: [{ what: 'Group', was: 'Wild West', now: null }] },
    ]);
  });

  it('[CALL.unlisted.groups.crud] an edit of an outdated version changes nothing, and one without a version applies', async () => {
    const { company, owner } = await world();
    const { client } = owner;
    const verOf = async () => {
      const answer = await client.tenants.group({
        params: { ...inCompany(company), groupId: company.tenantId('West') },
      });
      return answer.status === 200 ? answer.body.ver : undefined;
    };
    const ver = await verOf();
    expect(await edit(owner, company, 'West', { ver, name: 'First' })).toMatchObject({ status: 200 });
    const before = await rowCounts(server);
    const stale = await edit(owner, company, 'West', { ver, name: 'Second', leave: [company.tenantId('Oak')] });
    expect(stale).toMatchObject({ status: 409, body: [{ code: 'CONFLICTING EDIT' }] });
    expect(await groupIdOf(owner, company, 'Oak')).toBe(company.tenantId('West'));
    expect(await rowCounts(server)).toEqual(before);
    expect(await edit(owner, company, 'West', { name: 'Third' })).toMatchObject({
      status: 200,
      body: { name: 'Third' },
    });
    expect(await edit(owner, company, 'West', { ver: await verOf(), name: 'Fourth' })).toMatchObject({ status: 200 });
  });

  it('a move needs the permission at the location, at the group that it leaves and at the one that it joins', async () => {
    const { company, owner, rights } = await world();
    const elm = { locationId: company.tenantId('Elm'), from: company.tenantId('West') };
    const atElm = await company.person({ on: 'Elm', permissions: rights });
    const atWest = await company.person({ on: 'West', permissions: rights });
    const atEast = await company.person({ on: 'East', permissions: rights });
    const reader = await company.person({ permissions: ['dashboard'] });
    const before = await rowCounts(server);
    for (const person of [atElm, atWest, atEast, reader])
      expect(await edit(person, company, 'East', { join: [elm] })).toMatchObject({ status: 403 });
    // Without a group, a location belongs to the company alone.
    for (const person of [atElm, atWest, reader])
      expect(await edit(person, company, 'West', { leave: [elm.locationId] })).toMatchObject({ status: 403 });
    for (const person of [atElm, atEast, reader])
      expect(await edit(person, company, 'West', { name: 'Mine' })).toMatchObject({ status: 403 });
    expect(await rowCounts(server)).toEqual(before);
    expect((await edit(atWest, company, 'West', { name: 'Ours' })).status).toBe(200);
    expect((await edit(owner, company, 'East', { join: [elm] })).status).toBe(200);
    expect(await groupIdOf(atEast, company, 'Elm')).toBe(company.tenantId('East'));
    expect(await groupIdOf(atWest, company, 'Elm')).toBe(403);
  });

  it('creating and removing a group needs the permission to add locations to the company', async () => {
    const { company, rights } = await world();
    const body = { type: 'GROUP' as const, name: 'North', locationIds: [] };
    const atWest = await company.person({ on: 'West', permissions: rights });
    const editor = await company.person({ permissions: ['editLocation'] });
    const groupId = company.tenantId('West');
    for (const { client } of [atWest, editor]) {
      expect(await client.tenants.create({ params: inCompany(company), body })).toMatchObject({ status: 403 });
      expect(await client.tenants.remove({ params: { ...inCompany(company), locationId: groupId } })).toMatchObject({
        status: 403,
      });
    }
  });

  it('does not find tenants of another company, whatever the body contains', async () => {
    const { company, owner } = await world();
    const other = await makeCompany(server, { groups: { Far: ['Sea'] } });
    const sea = other.tenantId('Sea');
    const create = { type: 'GROUP' as const, name: 'North', locationIds: [sea] };
    const { groups, tenants } = owner.client;
    const params = inCompany(company);
    const answers = [
      await tenants.create({ params, body: create }),
      await edit(owner, company, 'West', { join: [{ locationId: sea, from: null }] }),
      await edit(owner, company, 'West', { leave: [sea] }),
      await tenants.edit({ params, body: { type: 'GROUP', id: other.tenantId('Far'), name: 'Mine' } }),
      await tenants.edit({ params, body: { type: 'GROUP', id: company.tenantId('Elm'), name: 'No group' } }),
      await tenants.remove({ params: { ...params, locationId: other.tenantId('Far') } }),
      await tenants.remove({ params: { ...params, locationId: other.tenantId('Sea') } }),
      await groups.preview({ params, body: { moves: [{ locationId: sea, groupId: null }] } }),
      await groups.preview({ params, body: { moves: [], removed: other.tenantId('Far') } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it('previews the changes of a move: values that are added and removed, and entries that become inactive', async () => {
    const { company, owner, saveAt } = await world();
    const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });
    await saveAt('West', tenders => [
      set(tips, true),
      { op: 'add', path: voucher, after: '4', value: { ...tenders[3], id: 'voucher01234', name: 'Voucher' } },
    ]);
    await saveAt('Elm', () => [set(`${voucher}/openDrawer`, true)]);
    const move = { locationId: company.tenantId('Elm'), groupId: company.tenantId('East') };
    const preview = await owner.client.groups.preview({ params: inCompany(company), body: { moves: [move] } });
    expect(preview).toMatchObject({
      status: 200,
      body: {
        people: 0,
        effects: [
          {
            locationId: company.tenantId('Elm'),
            kind: 'settings',
            changes: [
              { op: 'set', path: tips, value: false, was: true },
              { op: 'remove', path: voucher },
            ],
            total: 2,
            asleep: [{ path: `${voucher}/openDrawer`, reason: 'missing' }],
          },
        ],
      },
    });
    const elsewhere = { locationId: company.tenantId('Fir'), groupId: company.tenantId('East') };
    const nothing = await owner.client.groups.preview({ params: inCompany(company), body: { moves: [elsewhere] } });
    expect(nothing).toMatchObject({ body: { effects: [] } });
  });

  it('previews the changes of a move in every document, the menu of the location among them', async () => {
    const { company, owner, saveAt } = await world();
    const menuId = await giveMenu(server, company);
    const chief = await company.person({ permissions: ['overrideMenus', 'accessConfigurationOptions'] });
    const west = company.tenantId('West');
    const versions = { overrideVer: 0, groupOverrideVer: null, baseVer: 0 };
    const menuName = { op: 'set' as const, path: '/pricingSchemes/[1]/name', value: 'House' };
    const breaks = { op: 'set' as const, path: '/timeClock/breaks/defaultLength', value: 900 };
    await saveAt('West', () => [{ op: 'set', path: tips, value: true }]);
    const saved = [
      await chief.client.menus.saveOverride({
        params: { locationId: west, menuId },
        query: {},
        body: { overrideId: `${menuId}.${west}`, ...versions, changes: [menuName] },
      }),
      await chief.client.employment.saveOverride({
        params: { locationId: west },
        body: { overrideId: `employment-${company.id}.${west}`, ...versions, changes: [breaks] },
      }),
    ];
    expect(saved).toMatchObject([{ status: 200 }, { status: 200 }]);
    const move = { locationId: company.tenantId('Elm'), groupId: null };
    const preview = await owner.client.groups.preview({ params: inCompany(company), body: { moves: [move] } });
    expect(preview).toMatchObject({
      status: 200,
      body: {
        effects: [
          { kind: 'settings', changes: [{ path: tips }] },
          { kind: 'menu', changes: [{ path: menuName.path, was: 'House' }] },
          { kind: 'employment', changes: [{ path: breaks.path, was: 900 }] },
        ],
      },
    });
  });

  it('a location that moved counts as unpublished until the values of its new group are live', async () => {
    const { company, owner, saveAt } = await world();
    await saveAt('West', () => [{ op: 'set', path: tips, value: true }]);
    const groupLayer = async () => {
      const answer = await owner.client.tenants.syncStatus({ params: inCompany(company) });
      const all = answer.status === 200 ? answer.body : [];
      return all.find(({ locationId }) => locationId === company.tenantId('Bay'))?.locSettingsInfo
        .groupOverrideAssigned;
    };
    expect(await groupLayer()).toBeNull();
    await edit(owner, company, 'West', {
      join: [{ locationId: company.tenantId('Bay'), from: company.tenantId('East') }],
    });
    expect(await groupLayer()).toMatchObject({ version: 1 });
  });

  it('[CALL.unlisted.groups.crud] a removed group is not found, its locations are in none, and what it set is only in the history', async () => {
    const { company, owner, saveAt, record } = await world();
    await saveAt('West', () => [{ op: 'set', path: tips, value: true }]);
    const atWest = await company.person({ on: 'West' });
    const params = inCompany(company);
    const west = company.tenantId('West');
    const moves = ['Elm', 'Oak'].map(name => ({ locationId: company.tenantId(name), groupId: null }));
    const preview = await owner.client.groups.preview({ params, body: { moves, removed: west } });
    expect(preview).toMatchObject({
      body: { people: 1, effects: [{ changes: [{ path: tips }] }, { changes: [{ path: tips }] }] },
    });
    const remove = () => owner.client.tenants.remove({ params: { ...params, locationId: west } });
    expect(await remove()).toEqual({ status: 200, body: { deleted: true } });
    expect(await remove()).toMatchObject({ status: 404 });
    expect(await groupIdOf(owner, company, 'Elm')).toBeNull();
    expect((await record('Elm')).groupOverride).toBeNull();
    expect(await owner.client.tenants.group({ params: { ...params, groupId: west } })).toMatchObject({ status: 404 });
    expect(await owner.client.tenants.any({ params })).toMatchObject({ body: expect.not.arrayContaining([west]) });
    expect((await atWest.client.tenants.any({ params })).status).toBe(404);
    expect((await owner.client.settings.layered({ params: { id: west }, query: {} })).status).toBe(404);
    const { override } = await record('Elm');
    const join = [{ locationId: company.tenantId('Elm'), from: null }];
    expect(await edit(owner, company, 'West', { join })).toMatchObject({ status: 404 });
    expect(override.changes).toEqual([]);
  });

  it('[CALL.unlisted.groups.overrides.save] [CALL.unlisted.settings.groupOverride.read] the override of a group is saved and read like that of a location', async () => {
    const { company, record, saveAt } = await world();
    await saveAt('West', () => [{ op: 'set', path: tips, value: true }]);
    expect(await record('West')).toMatchObject({
      override: { ver: 1, changes: [{ path: tips, value: true }] },
      groupOverride: null,
    });
    expect(await record('Elm')).toMatchObject({
      override: { ver: 0, changes: [] },
      groupOverride: { ver: 1, changes: [{ path: tips, value: true }] },
    });
    expect((await record('Fir')).groupOverride).toBeNull();
    expect(company.tenantId('West')).not.toBe(company.tenantId('East'));
  });
});
