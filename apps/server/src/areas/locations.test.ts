import type { LocationEditBody, NewLocation } from '@commissary/contract';
import type { Change } from '@commissary/document';
import type { Permission } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMenu } from '../testing/create-menu.ts';
import { rowCounts } from '../testing/row-counts.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const address = { street: '1 Main St.', city: 'Chicago', state: 'IL', postalCode: '60611' };

describe.each(databases)('locations on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const permissions: readonly Permission[] = ['editLocation', 'addLocation', 'accessConfigurationOptions'];
  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'], East: ['Bay'] }, locations: ['Fir'] });
    return { company, owner: await company.person({ permissions }) };
  };
  const create = (
    { client }: TestPerson,
    { id }: TestCompany,
    more: Partial<NewLocation> = {},
    idempotencyKey?: string,
  ) =>
    client.tenants.create(
      {
        params: { companyId: id },
        body: { type: 'LOCATION', name: 'Pine', timeZone: 'America/Denver', ...more } as NewLocation,
      },
      idempotencyKey === undefined ? {} : { idempotencyKey },
    );
  const edit = ({ client }: TestPerson, company: TestCompany, name: string, part: Partial<LocationEditBody>) =>
    client.tenants.edit({
      params: { companyId: company.id },
      body: { type: 'LOCATION', id: company.tenantId(name), ver: 1, ...part } as LocationEditBody,
    });
  const read = async ({ client }: TestPerson, company: TestCompany, id: string) =>
    (await client.tenants.location({ params: { companyId: company.id, locationId: id } })).body;
  const remove = ({ client }: TestPerson, company: TestCompany, locationId: string) =>
    client.tenants.remove({ params: { companyId: company.id, locationId } });

  const own: readonly Change[] = [
    { op: 'set', path: '/tableSettings/issueServerBankOfAmount', value: '55.00' },
    { op: 'set', path: '/tableSettings/serverKeepsTips', value: true },
  ];
  const saveOwn = async ({ client }: TestPerson, id: string) => {
    const { body } = await client.settings.layered({ params: { id }, query: {} });
    const { override } = body as { readonly override: { readonly id: string } };
    const versions = { overrideId: override.id, overrideVer: 0, groupOverrideVer: null, baseVer: 0 };
    const saved = await client.settings.saveOverride({ params: { id }, body: { ...versions, changes: [...own] } });
    expect(saved.status).toBe(200);
  };

  it('[CALL.tenants.create] creates a location with its data, once for an idempotency key', async () => {
    const { company, owner } = await world();
    const more = {
      address,
      phone: '3125550114',
      groupId: company.tenantId('West'),
      tags: ['patio'],
      kioskActive: true,
    };
    const made = await create(owner, company, { ...more, name: ' Pine ' }, 'pine-1');
    expect(made).toMatchObject({
      status: 200,
      body: { ...more, name: 'Pine', ver: 1, timeZone: 'America/Denver', menuId: null, products: [], lastPing: null },
    });
    expect(await create(owner, company, { ...more, name: ' Pine ' }, 'pine-1')).toEqual(made);
    const { client } = owner;
    const list = await client.tenants.locations({ params: { companyId: company.id } });
    expect((list.body as { name: string }[]).map(({ name }) => name)).toEqual(['Bay', 'Elm', 'Fir', 'Oak', 'Pine']);
  });

  it('rejects an unknown state, a phone number of nine digits, an unknown time zone, a name that changes the text around it, and anything of another company', async () => {
    const { company, owner } = await world();
    const other = await makeCompany(server, { groups: { Far: ['Sea'] } });
    const before = await rowCounts(server);
    const wrong: Partial<NewLocation>[] = [
      { address: { ...address, state: 'XX' as 'IL' } },
      { address: { ...address, postalCode: '6061' } },
      { phone: '312555011' },
      { timeZone: 'America/Nowhere' },
      { latitude: 91 },
      { name: ' ' },
      { name: 'Elm\u202eSt.' },
      { name: 'n'.repeat(61) },
      { tags: ['\u200b'] },
      { longitude: -180.1 },
      { menuId: 'nobodys' },
    ];
    for (const more of wrong) expect([more, (await create(owner, company, more)).status]).toEqual([more, 400]);
    for (const more of [
      { groupId: other.tenantId('Far') },
      { like: other.tenantId('Sea') },
      { like: company.tenantId('West') },
    ])
      expect([more, (await create(owner, company, more)).status]).toEqual([more, 404]);
    expect(await rowCounts(server)).toEqual(before);
  });

  it('creating and removing a location needs the permission to add locations to the company', async () => {
    const { company } = await world();
    const atWest = await company.person({ on: 'West', permissions });
    const editor = await company.person({ permissions: ['editLocation'] });
    for (const person of [atWest, editor]) {
      expect(await create(person, company)).toMatchObject({ status: 403 });
      expect(await remove(person, company, company.tenantId('Elm'))).toMatchObject({ status: 403 });
    }
  });

  it('[CALL.tenants.edit] [CALL.tenants.save] changes the named fields and no others', async () => {
    const { company, owner } = await world();
    const answer = await edit(owner, company, 'Elm', { name: 'Elm Street', address, tags: ['bar'] });
    expect(answer).toMatchObject({ status: 200, body: { ver: 2, name: 'Elm Street', address, tags: ['bar'] } });
    expect(await edit(owner, company, 'Elm', { ver: 2, address: null })).toMatchObject({
      status: 200,
      body: {
        ver: 3,
        name: 'Elm Street',
        address: null,
        timeZone: 'America/Chicago',
        groupId: company.tenantId('West'),
      },
    });
    expect(await edit(owner, company, 'Elm', { ver: 3, groupId: company.tenantId('East') })).toMatchObject({
      body: { groupId: company.tenantId('East') },
    });
  });

  it('returns a conflict to the second of two concurrent edits of a location, and overwrites nothing', async () => {
    const { company, owner } = await world();
    expect((await edit(owner, company, 'Elm', { phone: '3125550100' })).status).toBe(200);
    const before = await rowCounts(server);
    const second = await edit(owner, company, 'Elm', { phone: '3125559999', groupId: company.tenantId('East') });
    expect(second).toMatchObject({ status: 409, body: [{ code: 'CONFLICTING EDIT' }] });
    expect(await rowCounts(server)).toEqual(before);
    expect(await read(owner, company, company.tenantId('Elm'))).toMatchObject({
      phone: '3125550100',
      groupId: company.tenantId('West'),
    });
    // A move between groups is an edit as well.
    const fir = { locationId: company.tenantId('Fir'), from: null };
    await owner.client.tenants.edit({
      params: { companyId: company.id },
      body: { type: 'GROUP', id: company.tenantId('East'), join: [fir] },
    });
    expect(await edit(owner, company, 'Fir', { name: 'Fir tree' })).toMatchObject({ status: 409 });
  });

  it('requires the permission of each field at the location, and for a move the permissions of moving', async () => {
    const { company } = await world();
    const atElm = await company.person({ on: 'Elm', permissions: ['editLocation'] });
    expect((await edit(atElm, company, 'Elm', { name: 'Mine' })).status).toBe(200);
    const refused: Partial<LocationEditBody>[] = [
      { kioskActive: true },
      { menuId: 'dinner' },
      { groupId: company.tenantId('East') },
      { groupId: null },
    ];
    for (const part of refused)
      expect([part, (await edit(atElm, company, 'Elm', { ver: 2, ...part })).status]).toEqual([part, 403]);
    expect(await edit(atElm, company, 'Oak', { name: 'Mine' })).toMatchObject({ status: 403 });
    const reader = await company.person({ permissions: ['dashboard'] });
    expect(await edit(reader, company, 'Elm', { name: 'Mine' })).toMatchObject({ status: 403 });
  });

  it('[CALL.tenants.delete] removes a location, with its terminals and its schedule', async () => {
    const { company, owner } = await world();
    const technician = await company.person({ permissions: ['apiCredAdmin'] });
    const elm = company.tenantId('Elm');
    const made = await technician.client.tenants.createCredential({
      params: { companyId: company.id, locationId: elm },
      body: { name: 'Till' },
    });
    if (made.status !== 200) throw new Error('no credential');
    const terminal = server.terminal(made.body).terminal;
    const checkIn = () => terminal.checkIn({ body: { deviceId: 'till', softwareVersion: '1', runs: [] } });
    expect((await checkIn()).status).toBe(200);
    await giveMenu(server, company);
    await saveOwn(owner, elm);
    const syncDateMillis = server.clock.now().getTime() + 3_600_000;
    const started = await owner.client.syncLocations.start({
      body: { locationIds: [elm], action: 'PUBLISH', syncDateMillis },
    });
    expect(started.status).toBe(200);
    expect(await remove(owner, company, elm)).toEqual({ status: 200, body: { deleted: true } });
    expect((await checkIn()).status).toBe(401);
    expect(await read(owner, company, elm)).toEqual([{ code: 'NOT_FOUND' }]);
    expect(await remove(owner, company, elm)).toMatchObject({ status: 404 });
    const waiting = await server.context.db
      .selectFrom('run_location')
      .select('status')
      .where('location_id', '=', elm)
      .execute();
    expect(waiting).toEqual([{ status: 'TERMINATED' }]);
  });

  it('[CALL.tenants.tags] lists the tags of accessible locations, each once', async () => {
    const { company, owner } = await world();
    await edit(owner, company, 'Elm', { tags: ['patio', 'bar'] });
    await edit(owner, company, 'Bay', { tags: ['bar', 'airport'] });
    const tags = async ({ client }: TestPerson) =>
      (await client.tenants.tags({ params: { companyId: company.id } })).body;
    expect(await tags(owner)).toEqual(['airport', 'bar', 'patio']);
    expect(await tags(await company.person({ on: 'West' }))).toEqual(['bar', 'patio']);
  });

  describe('a copy of a location', () => {
    const likeElm = async () => {
      const { company, owner } = await world();
      const elm = company.tenantId('Elm');
      await saveOwn(owner, elm);
      return { company, owner, elm };
    };
    const changesAt = async ({ client }: TestPerson, id: string) => {
      const answer = await client.settings.layered({ params: { id }, query: {} });
      return answer.status === 200 ? answer.body.override.changes.map(({ path }) => path) : answer.status;
    };

    it('starts with the overrides of the other one, after a preview of their number', async () => {
      const { company, owner, elm } = await likeElm();
      const reported = await owner.client.tenants.likeness({ params: { companyId: company.id, locationId: elm } });
      expect(reported.body).toEqual([
        { kind: 'settings', taken: 2, left: 0 },
        { kind: 'employment', taken: 0, left: 0 },
      ]);
      const made = await create(owner, company, { like: elm }, 'like-1');
      if (made.status !== 200) throw new Error(JSON.stringify(made));
      expect(await changesAt(owner, made.body.id)).toEqual(await changesAt(owner, elm));
      expect(await create(owner, company, { like: elm }, 'like-1')).toEqual(made);
    });

    it('copies overrides on a menu only where the new location has the same menu', async () => {
      const { company, elm } = await likeElm();
      const menuId = await giveMenu(server, company);
      const lunch = await createMenu(server.context, { companyId: company.id, name: 'Lunch' });
      const chief = await company.person({ permissions: [...permissions, 'overrideMenus'] });
      const changes = [{ op: 'set' as const, path: '/pricingSchemes/[1]/name', value: 'House' }];
      const saved = await chief.client.menus.saveOverride({
        params: { locationId: elm, menuId },
        query: {},
        body: {
          ...{ overrideId: `${menuId}.${elm}`, overrideVer: 0, groupOverrideVer: 0, baseVer: 0 },
          changes,
        },
      });
      expect(saved).toMatchObject({ status: 200 });
      const reported = await chief.client.tenants.likeness({ params: { companyId: company.id, locationId: elm } });
      expect(reported.body).toContainEqual({ kind: 'menu', taken: 1, left: 0 });
      const menuOf = async (more: Partial<NewLocation>, menu: string) => {
        const made = await create(chief, company, { like: elm, ...more });
        if (made.status !== 200) throw new Error(JSON.stringify(made));
        const params = { locationId: made.body.id, menuId: menu };
        const answer = await chief.client.menus.layered({ params, query: {} });
        return answer.status === 200 ? answer.body.override.changes : answer.status;
      };
      expect(await menuOf({ name: 'Pine', menuId }, menuId)).toMatchObject(changes);
      expect(await menuOf({ name: 'Rye', menuId: lunch }, lunch)).toEqual([]);
    });

    it('leaves out what the person could not save', async () => {
      const { company, owner, elm } = await likeElm();
      const adder = await company.person({ permissions: ['addLocation'] });
      const reported = await adder.client.tenants.likeness({ params: { companyId: company.id, locationId: elm } });
      expect(reported.body).toEqual([
        { kind: 'settings', taken: 0, left: 2 },
        { kind: 'employment', taken: 0, left: 0 },
      ]);
      const made = await create(adder, company, { like: elm });
      if (made.status !== 200) throw new Error(JSON.stringify(made));
      expect(await changesAt(owner, made.body.id)).toEqual([]);
    });
  });
});
