import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('tenants on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let owner: TestPerson;
  let areaManager: TestPerson;
  let manager: TestPerson;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'], East: ['Bay'] }, locations: ['Fir'] });
    owner = await company.person({ permissions: ['companyAdmin'] });
    areaManager = await company.person({ on: 'West', permissions: ['viewApiCreds'] });
    manager = await company.person({ on: 'Elm', permissions: ['apiCredAdmin'] });
  });
  afterAll(() => server.close());

  const names = (answer: { readonly body: unknown }) =>
    (answer.body as { readonly name: string }[]).map(tenant => tenant.name);
  const lists = ({ client }: TestPerson) => {
    const request = { params: { companyId: company.id } };
    return Promise.all([
      client.tenants.locations(request).then(names),
      client.tenants.groups(request).then(names),
      client.tenants.any(request).then(names),
    ]);
  };
  const at = (name: string) => ({ companyId: company.id, locationId: company.tenantId(name) });

  it('[CALL.tenants.locations] lists the locations that the person can access, by name', async () => {
    expect([(await lists(owner))[0], (await lists(areaManager))[0], (await lists(manager))[0]]).toEqual([
      ['Bay', 'Elm', 'Fir', 'Oak'],
      ['Elm', 'Oak'],
      ['Elm'],
    ]);
  });

  it('[CALL.tenants.groups] lists the groups that the person can access', async () => {
    expect([(await lists(owner))[1], (await lists(areaManager))[1], (await lists(manager))[1]]).toEqual([
      ['East', 'West'],
      ['West'],
      [],
    ]);
  });

  it('[CALL.tenants.any] lists both together', async () => {
    expect([(await lists(owner))[2], (await lists(areaManager))[2]]).toEqual([
      ['Bay', 'East', 'Elm', 'Fir', 'Oak', 'West'],
      ['Elm', 'Oak', 'West'],
    ]);
  });

  it('[CALL.tenants.accessible] lists the groups and locations that the person can reach, and no others', async () => {
    const accessible = async ({ client }: TestPerson) =>
      names(await client.tenants.accessible({ params: { companyId: company.id } }));
    expect(await accessible(areaManager)).toEqual(['Elm', 'Oak', 'West']);
    expect(await accessible(manager)).toEqual(['Elm']);
  });

  it('[CALL.tenants.positions] returns where the locations are that the person can reach, of a group or of all', async () => {
    await server.context.db
      .updateTable('tenant')
      .set({ latitude: 44.5, longitude: -93.25, pos_version: '7.1' })
      .where('id', '=', company.tenantId('Elm'))
      .execute();
    const positions = async ({ client }: TestPerson, group?: string) =>
      (await client.tenants.positions({ params: { companyId: company.id }, query: group ? { group } : {} })).body;
    const elm = { id: company.tenantId('Elm'), name: 'Elm', latitude: 44.5, longitude: -93.25, posVersion: '7.1' };
    expect(await positions(manager)).toEqual([elm]);
    expect(await positions(manager, company.tenantId('East'))).toEqual([]);
    expect(names({ body: await positions(owner) })).toEqual(['Bay', 'Elm', 'Fir', 'Oak']);
    expect(names({ body: await positions(owner, company.tenantId('West')) })).toEqual(['Elm', 'Oak']);
  });

  it('[CALL.tenants.getLocation] returns a location, but no group', async () => {
    const { location } = owner.client.tenants;
    expect(await location({ params: at('Elm') })).toMatchObject({
      status: 200,
      body: {
        name: 'Elm',
        type: 'LOCATION',
        groupId: company.tenantId('West'),
        lastPing: null,
        timeZone: 'America/Chicago',
      },
    });
    expect(await location({ params: at('West') })).toMatchObject({ status: 404 });
    expect(await manager.client.tenants.location({ params: at('Oak') })).toMatchObject({ status: 403 });
  });

  it('[CALL.tenants.getGroup] returns a group, but no location', async () => {
    const group = (person: TestPerson, name: string) =>
      person.client.tenants.group({ params: { companyId: company.id, groupId: company.tenantId(name) } });
    expect(await group(areaManager, 'West')).toMatchObject({ status: 200, body: { name: 'West', type: 'GROUP' } });
    expect(await group(areaManager, 'Elm')).toMatchObject({ status: 404 });
    expect(await group(areaManager, 'East')).toMatchObject({ status: 403 });
    expect(await group(manager, 'West')).toMatchObject({ status: 403 });
  });

  it('finds a tenant only under its own company', async () => {
    const other = await makeCompany(server, { name: 'Other', locations: ['Sea'] });
    const staff = await company.person({ on: 'everywhere' });
    const params = { companyId: company.id, locationId: other.tenantId('Sea') };
    expect(await staff.client.tenants.location({ params })).toMatchObject({ status: 404 });
    expect(await staff.client.tenants.location({ params: { ...params, companyId: other.id } })).toMatchObject({
      status: 200,
    });
  });

  it('[CALL.tenants.apiCredentials] lists credentials without their secrets', async () => {
    const { createCredential, credentials } = manager.client.tenants;
    const created = await createCredential({ params: at('Elm'), body: { name: ' Bar till ' } });
    expect(created).toMatchObject({
      status: 200,
      body: { name: 'Bar till', secret: expect.stringMatching(/^[\w-]{43}$/) },
    });
    const listed = await credentials({ params: at('Elm') });
    const { secret, ...rest } = created.body as { readonly secret: string };
    expect(listed).toEqual({ status: 200, body: [rest] });
    expect(await areaManager.client.tenants.credentials({ params: at('Elm') })).toEqual(listed);
    const stored = await server.context.db.selectFrom('credential').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('[CALL.unlisted.apiCredentials.create] creates one credential for one idempotency key, and returns a new secret instead of storing the first', async () => {
    const params = at('Oak');
    const create = (name: string) =>
      owner.client.tenants.createCredential({ params, body: { name } }, { idempotencyKey: 'press-1' });
    const [first, second] = [await create('Till'), await create('Till')];
    if (first.status !== 200 || second.status !== 200) throw new Error('no credential');
    expect(second.body.id).toBe(first.body.id);
    expect((await checkIn(first.body)).status).toBe(401);
    expect((await checkIn(second.body)).status).toBe(200);
    expect(await create('Another')).toMatchObject({ status: 400, body: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] });
  });

  it('[CALL.tenants.apiCredentials.delete] invalidates a credential at once, at its own location only', async () => {
    const created = await owner.client.tenants.createCredential({ params: at('Fir'), body: { name: 'Till' } });
    if (created.status !== 200) throw new Error('no credential');
    const remove = (name: string) =>
      owner.client.tenants.deleteCredential({ params: { ...at(name), credentialId: created.body.id } });
    expect((await checkIn(created.body)).status).toBe(200);
    expect(await remove('Elm')).toMatchObject({ status: 404 });
    expect(await remove('Fir')).toEqual({ status: 200, body: { deleted: true } });
    expect(await remove('Fir')).toMatchObject({ status: 404 });
    expect((await checkIn(created.body)).status).toBe(401);
    expect(await owner.client.tenants.credentials({ params: at('Fir') })).toEqual({ status: 200, body: [] });
  });

  it('returns what each device of a location runs', async () => {
    const created = await owner.client.tenants.createCredential({ params: at('Bay'), body: { name: 'Till' } });
    if (created.status !== 200) throw new Error('no credential');
    await checkIn(created.body);
    const lastSeen = server.clock.now().getTime();
    expect(await owner.client.tenants.devices({ params: at('Bay') })).toEqual({
      status: 200,
      body: [
        {
          deviceId: 'till-1',
          softwareVersion: '9.1',
          lastSeen,
          runs: [{ kind: 'menu', manifest: 'a'.repeat(64), sequence: 3, current: false, since: null }],
          troubles: [],
        },
      ],
    });
    const seen = await owner.client.tenants.location({ params: at('Bay') });
    expect(seen.body).toMatchObject({ lastPing: lastSeen, thrivePosVersion: '9.1' });
  });

  const checkIn = (credential: { readonly clientId: string; readonly secret: string }) =>
    server.terminal(credential).terminal.checkIn({
      body: {
        deviceId: 'till-1',
        softwareVersion: '9.1',
        runs: [{ kind: 'menu', manifest: 'a'.repeat(64), sequence: 3 }],
      },
    });
});
