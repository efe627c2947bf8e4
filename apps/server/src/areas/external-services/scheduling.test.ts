import { type Employment, initialDocument } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { publishDue } from '../../services/publishing/publish-due.ts';
import { blind, rename } from '../../testing/scheduling-kitchen.ts';
import { schedulingKitchenFor } from '../../testing/scheduling-kitchen-for.ts';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { serviceAddress } from '../../testing/test-service.ts';

const minute = 60_000;
const hour = 60 * minute;
const names = ['Elm', 'Oak', 'Ash', 'Fir', 'Yew', 'Bay', 'Box', 'Fig', 'Gum', 'Ivy', 'Koa', 'Nut'];

describe.each(databases)('the scheduling service on %s', database => {
  const kitchen = schedulingKitchenFor(database);
  const { send, world, heard } = kitchen;

  it('[CALL.labor.endpoints] tells its address to every signed-in person', async () => {
    const { client } = await (await makeCompany(kitchen.server)).person();
    expect(await client.labor.endpoints()).toEqual({ status: 200, body: { ssEndpointBase: serviceAddress } });
    expect((await kitchen.server.anonymous.labor.endpoints()).status).toBe(401);
    const bare = await openTestServer({ database });
    const { client: other } = await (await makeCompany(bare)).person();
    expect(await other.labor.endpoints()).toEqual({ status: 200, body: { ssEndpointBase: '' } });
    await bare.close();
  });

  it('[CALL.labor.set] [RULE.labor.06] [CALL.scheduling.location.clearCache] integrates a location for who may edit it, and has the cache cleared', async () => {
    const { company, at, integrate, client, status } = await world(['Elm', 'Oak'], { North: ['Fir'] });
    const { client: editor } = await company.person({ permissions: ['editLocation'], on: 'Elm' });
    const body = (name: string) => ({ body: { tenantId: at(name), laborIntegration: { enabled: true } } });
    expect(await editor.labor.set(body('Oak'))).toMatchObject({ status: 403 });
    expect(await client.labor.set(body('North'))).toMatchObject({ status: 404 });
    expect(await send()).toBe(0);
    expect(await editor.labor.set(body('Elm'))).toEqual({ status: 200, ...body('Elm') });
    expect(await status()).toMatchObject({ configured: true, enabled: true, schedulingLocationId: 'loc-Elm' });
    await send();
    expect(heard({ [at('Elm')]: 'Elm' })[0]).toBe('location/clearCache Elm');
    await integrate('Elm', false);
    await send();
    expect(heard({ [at('Elm')]: 'Elm' })).toEqual(['location/clearCache Elm']);
    expect(await status()).toMatchObject({ enabled: false, items: expect.any(Array) });
    const { client: stranger } = await (await makeCompany(kitchen.server)).person({ permissions: ['company-owner'] });
    expect(await stranger.labor.set(body('Elm'))).toMatchObject({ status: 404 });
  });

  it('[CALL.labor.set] counts the failures of clearing the cache anew with each integration', async () => {
    const { integrate, status } = await world();
    const { clock } = kitchen.server;
    for (const time of ['first', 'again']) {
      await integrate('Elm');
      kitchen.service.failNext('limits calls');
      expect(await send()).toBe(1);
      const item = (await status()).items.find(({ kind }) => kind === 'location');
      expect([time, item]).toMatchObject([time, { state: 'waiting', retryAt: clock.now().getTime() + minute }]);
      clock.pass(2 * minute);
    }
    // What waits would be heard by the next test.
    await send();
    heard();
  });

  it('[CALL.scheduling.department.create] [CALL.scheduling.role.create] [CALL.scheduling.user.create] [RULE.labor.05] [ENT.SchedulingIds] sends what the company has once, departments first, and stores the ids', async () => {
    const { company, at, integrate, hire, stateOf } = await world(['Elm', 'Oak']);
    const ana = await hire('Ana', ['Elm', 'Oak'], '4');
    const ben = await hire('Ben', ['company']);
    await integrate('Elm');
    await send();
    const known = { [company.id]: 'company', [at('Elm')]: 'Elm', [ana.id]: 'Ana', [ben.id]: 'Ben' };
    const [, ...calls] = heard(known);
    const idOf = (name: string) => kitchen.service.rows().findLast(row => row.sent.name === name)?.id;
    expect(calls).toEqual([
      ...['Management', 'Front of House', 'Back of House', 'Drivers'].map(one => `department/create company ${one}`),
      `role/create company ${idOf('Front of House')} Cashier`,
      `role/create company ${idOf('Drivers')} Driver`,
      `role/create company ${idOf('Management')} Manager`,
      `role/create company ${idOf('Front of House')} Server`,
      'user/create Elm Ana',
      'user/create company Ben',
    ]);
    expect(await stateOf('Management')).toBe(`sent null ${idOf('Management')}`);
    expect(await stateOf('Ben')).toMatch(/^sent null u\d+$/);
    // The second location finds everything sent, except who works there alone.
    await integrate('Oak');
    await send();
    expect(heard({ ...known, [at('Oak')]: 'Oak' })).toEqual(['location/clearCache Oak', 'user/create Oak Ana']);
  });

  it('[RULE.labor.05] shows the ids in every answer, and in no document: nothing that is sent back makes a version', async () => {
    const { company, client, at, integrate, employment, hire, override } = await world(['Elm', 'Oak']);
    const ana = await hire('Ana', ['Elm']);
    await employment(blind);
    const [department] = initialDocument('employment').departments;
    const value = { ...department, id: 'd90', name: 'Patio', isDefault: false };
    await override('Elm', [{ op: 'add', path: '/departments/[d90]', value, after: null }]);
    await integrate('Elm');
    await send();
    const idOf = (name: string) => kitchen.service.rows().findLast(row => row.sent.name === name)?.id;
    const read = async () => {
      const base = await client.employment.base({ params: { companyId: company.id } });
      if (base.status !== 200) throw new Error(`Not read: ${base.status}`);
      return { ...base.body, document: base.body.locationBlob as unknown as Employment };
    };
    const { id, ver, document } = await read();
    expect(document.departments[0]).toMatchObject({ name: 'Management', externalId: idOf('Management') });
    expect(document.jobTypes[3]).toMatchObject({ name: 'Server', externalId: idOf('Server') });
    const layered = await client.employment.layered({ params: { locationId: at('Elm') } });
    if (layered.status !== 200) throw new Error(`Not read: ${layered.status}`);
    const { override: own, locationBlob, baseVer } = layered.body;
    expect((locationBlob as unknown as Employment).jobTypes[3]).toMatchObject({ externalId: idOf('Server') });
    expect(own.changes).toMatchObject([{ op: 'add', value: { name: 'Patio', externalId: idOf('Patio') } }]);
    expect(await client.users.get({ params: { id: ana.id } })).toMatchObject({
      body: { externalId: kitchen.service.rows().findLast(row => row.sent.tccUserId === ana.id)?.id },
    });
    const params = { companyId: company.id };
    const saved = await client.employment.saveBase({ params, body: { id, ver, locationBlob: document as never } });
    expect(saved).toMatchObject({ status: 200, body: { ver } });
    const versions = { overrideId: own.id, overrideVer: own.ver, baseVer, groupOverrideVer: null };
    expect(
      await client.employment.saveOverride({
        params: { locationId: at('Elm') },
        body: { ...versions, changes: own.changes },
      }),
    ).toMatchObject({ status: 200, body: { overrideVer: own.ver } });
    expect(await send()).toBe(0);
    // Terminals get none of them.
    const published = await client.syncEmployment.start({
      body: { action: 'PUBLISH', locationIds: [at('Elm')], syncDateMillis: 0 },
    });
    expect(published.status).toBe(200);
    await publishDue(kitchen.server.context);
    const live = await client.published.employment({ params: { id: at('Elm') } });
    expect(JSON.stringify(live.body)).toContain('Patio');
    expect(JSON.stringify(live.body)).not.toContain('externalId');
    // They are shown while a location is integrated.
    await integrate('Elm', false);
    expect(JSON.stringify(await read())).not.toContain('externalId');
    expect(JSON.stringify(await client.users.get({ params: { id: ana.id } }))).not.toContain('externalId');
  });

  it('[RULE.labor.03] [RULE.labor.04] [CALL.scheduling.department.update] [CALL.scheduling.role.update] [CALL.scheduling.user.update] sends an update when a name or a department changed, and nothing else', async () => {
    const { company, client, integrate, employment, hire } = await world();
    const ana = await hire('Ana', ['company'], '4');
    await integrate('Elm');
    await send();
    kitchen.service.calls.length = 0;
    const idOf = (name: string) => kitchen.service.rows().findLast(row => row.sent.name === name)?.id;
    const before = { house: idOf('Front of House'), management: idOf('Management'), server: idOf('Server') };
    await employment(blind);
    await employment(document => ({ ...document, payrollAndOvertime: { ...document.payrollAndOvertime } }));
    await employment(document => ({
      ...document,
      jobTypes: document.jobTypes.map(job => ({ ...job, payTipsOnPayroll: true })),
    }));
    const { id, ver, name, email, status } = ana;
    const change = { id, ver, name, email, status, roles: [] };
    const update = async (body: typeof change & { phone?: string }) => {
      const saved = await client.users.update({ params: { id: company.id }, body });
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
      return saved.body.ver;
    };
    const next = await update({ ...change, phone: '3125550100' });
    expect(await send()).toBe(0);
    await employment(rename('departments', 2, 'Service'));
    await employment(rename('jobTypes', 4, 'Waiter'));
    await update({ ...change, ver: next, name: 'Anna' });
    await send();
    const known = { [company.id]: 'company', [id]: 'Ana' };
    expect(heard(known)).toEqual([
      `department/update company ${before.house} Service`,
      `role/update company ${before.house} ${before.server} Waiter`,
      'user/update company Ana',
    ]);
    await employment(document => ({
      ...document,
      jobTypes: document.jobTypes.map(job => (job.id === 4 ? { ...job, departmentId: 1 } : job)),
    }));
    await send();
    // Ana is told of too: her department is another one.
    expect(heard(known)).toEqual([
      `role/update company ${before.management} ${before.server} Waiter`,
      'user/update company Ana',
    ]);
    expect(await send()).toBe(0);
  });

  it('[RULE.labor.07] [CALL.scheduling.department.delete] [CALL.scheduling.role.delete] [CALL.scheduling.user.deactivate] removes there what is removed here, in the opposite order', async () => {
    const { company, client, integrate, employment, hire } = await world();
    const ana = await hire('Ana', ['Elm'], '3');
    await integrate('Elm');
    await send();
    kitchen.service.calls.length = 0;
    const idOf = (name: string) => kitchen.service.rows().findLast(row => row.sent.name === name)?.id;
    const [management, manager] = [idOf('Management'), idOf('Manager')];
    await employment(document => ({
      ...document,
      departments: document.departments.filter(({ id }) => id !== 1),
      jobTypes: document.jobTypes.filter(({ id }) => id !== 3),
    }));
    expect((await client.users.remove({ params: { id: ana.id } })).status).toBe(204);
    await send();
    expect(heard({ [company.id]: 'company', [company.tenantId('Elm')]: 'Elm', [ana.id]: 'Ana' })).toEqual([
      'user/deactivate Elm Ana',
      `role/delete company ${management} ${manager}`,
      `department/delete company ${management}`,
    ]);
    expect(await send()).toBe(0);
  });

  it('[RULE.labor.02] calls nothing without an id of the location, or without a name', async () => {
    const { at, integrate, status, client, company } = await world();
    const { db } = kitchen.server.context;
    await db.updateTable('tenant').set({ scheduling_location_id: ' ' }).where('id', '=', at('Elm')).execute();
    await integrate('Elm');
    expect(await send()).toBe(0);
    expect((await status()).items).toEqual([
      expect.objectContaining({ kind: 'location', state: 'waiting', why: 'NO_LOCATION_ID' }),
    ]);
    // Entering the id is a save of the location, and sends everything.
    const { body } = await client.tenants.location({ params: { companyId: company.id, locationId: at('Elm') } });
    const ver = 'ver' in body ? body.ver : 0;
    const edit = { type: 'LOCATION', id: at('Elm'), ver, schedulingLocationId: 'loc-1' } as const;
    expect((await client.tenants.edit({ params: { companyId: company.id }, body: edit })).status).toBe(200);
    expect(await send()).toBe(9);
  });

  it('[RULE.labor.01] says that a person has no e-mail address, and sends them once they have one', async () => {
    const { company, client, integrate, hire, stateOf } = await world();
    const ana = await hire('Ana', ['Elm'], '1', null);
    await integrate('Elm');
    expect(await send()).toBe(9);
    expect(await stateOf('Ana')).toBe('failed NO_EMAIL null');
    const { id, ver, name, status } = ana;
    const body = { id, ver, name, status, roles: [], email: `${id}@example.com` };
    expect((await client.users.update({ params: { id: company.id }, body })).status).toBe(200);
    expect(await send()).toBe(1);
    expect(await stateOf('Ana')).toMatch(/^sent null u/);
  });

  it('sends rows of a group and a location for them, and no name that they gave to rows from above', async () => {
    const { company, at, client, integrate, employment, override } = await world(['Elm'], { North: ['Fir', 'Yew'] });
    await employment(blind);
    const [department] = initialDocument('employment').departments;
    const [job] = initialDocument('employment').jobTypes;
    const member = (path: string, value: object) => ({ op: 'add', path, value, after: null });
    await override('North', [
      member('/departments/[d90]', { ...department, id: 'd90', name: 'Patio', isDefault: false }),
      { op: 'set', path: '/departments/[1]/name', value: 'Leaders' },
    ]);
    await override('Fir', [
      member('/jobTypes/[j91]', { ...job, id: 'j91', name: 'Host', departmentId: 'd90' }),
      { op: 'set', path: '/departments/[d90]/name', value: 'Terrace' },
    ]);
    await integrate('Elm');
    await send();
    expect(heard().filter(call => call.includes('Patio') || call.includes('Leaders'))).toEqual([]);
    await integrate('Fir');
    await send();
    const known = { [at('North')]: 'North', [at('Fir')]: 'Fir' };
    const idOf = (name: string) => kitchen.service.rows().findLast(row => row.sent.name === name)?.id;
    expect(heard(known)).toEqual([
      'location/clearCache Fir',
      'department/create North Patio',
      `role/create Fir ${idOf('Patio')} Host`,
    ]);
    // What a removed location added is removed there.
    const [patio, host] = [idOf('Patio'), idOf('Host')];
    const params = { companyId: company.id, locationId: at('Fir') };
    expect((await client.tenants.remove({ params })).status).toBe(200);
    await send();
    expect(heard(known)).toEqual([`role/delete Fir ${patio} ${host}`]);
  });

  it('no longer has what it forgot itself, and that is no failure of a removal', async () => {
    const { integrate, employment } = await world();
    await integrate('Elm');
    await send();
    const manager = kitchen.service.rows().findLast(row => row.sent.name === 'Manager');
    kitchen.service.forget(manager?.id ?? '');
    await employment(document => ({ ...document, jobTypes: document.jobTypes.filter(({ id }) => id !== 3) }));
    expect(await send()).toBe(1);
    kitchen.server.clock.pass(hour);
    expect(await send()).toBe(0);
  });

  it('learns of twelve locations, four departments, eight jobs and forty people in 64 calls, and of changes in as many as there are', async () => {
    const { company, client, at, integrate, employment, hire } = await world(names);
    const extra = ['Host', 'Cook', 'Dishwasher', 'Bartender'];
    await employment(document => ({
      ...document,
      jobTypes: [
        ...document.jobTypes,
        ...extra.map((name, n) => ({ ...(document.jobTypes[0] as Employment['jobTypes'][number]), id: `j${n}`, name })),
      ],
    }));
    const people = [];
    for (let n = 0; n < 40; n += 1)
      people.push(await hire(`Person ${n}`, [names[n % 12] ?? ''], n % 2 === 0 ? '4' : 'j1'));
    expect(await send()).toBe(0);
    for (const name of names) await integrate(name);
    await send();
    const count = () =>
      Object.entries(Object.groupBy(heard(), call => call.split(' ')[0] ?? '')).map(
        ([path, list]) => `${path} ${list?.length}`,
      );
    expect(count()).toEqual(['location/clearCache 12', 'department/create 4', 'role/create 8', 'user/create 40']);
    await employment(blind);
    expect(await send()).toBe(0);
    const known = { [company.id]: 'company', ...Object.fromEntries(names.map(name => [at(name), name])) };
    await employment(rename('jobTypes', 4, 'Waiter'));
    await send();
    expect(heard(known)).toEqual([expect.stringMatching(/^role\/update company d\d+ r\d+ Waiter$/)]);
    const [moved, left] = people;
    if (moved === undefined || left === undefined) throw new Error('Nobody is there.');
    const { id, ver, name, email, status } = moved;
    const jobs = [{ jobTypeId: '4', grantObject: { type: 'LOCATION' as const, id: at('Nut') } }];
    const params = { id: company.id };
    await client.users.update({ params, body: { id, ver, name, email, status, roles: [], jobs } });
    await client.users.remove({ params: { id: left.id } });
    await send();
    expect(heard({ ...known, [id]: 'moved', [left.id]: 'left' })).toEqual([
      'user/create Nut moved',
      'user/deactivate Elm moved',
      'user/deactivate Oak left',
    ]);
    expect(await send()).toBe(0);
  });
});
