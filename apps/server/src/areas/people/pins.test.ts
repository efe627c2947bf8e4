import type { Employee } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reencryptAll } from '../../services/secrets/rotate-key.ts';
import { moveTenant } from '../../store/tenants/tenant.ts';
import { allRows } from '../../testing/all-rows.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const server4 = '4';
type Create = Parameters<TestPerson['client']['users']['create']>[0]['body'];
type Update = Parameters<TestPerson['client']['users']['update']>[0]['body'];
type Place = 'Elm' | 'Oak' | 'Bay' | 'West' | 'company';

describe.each(databases)('PINs on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Bay'] });
  });
  afterAll(() => server.close());

  const lead = (on = 'company', ...more: readonly 'viewEmployeePasswords'[]) =>
    company.person({ permissions: ['userAdmin', ...more], on });
  const at = (name: Place) =>
    name === 'company'
      ? ({ type: 'COMPANY', id: company.id } as const)
      : ({ type: name === 'West' ? 'GROUP' : 'LOCATION', id: company.tenantId(name) } as const);
  const job = (name: Place) => ({ jobTypeId: server4, grantObject: at(name) });
  const add = (by: TestPerson, part: Partial<Create>, key?: string) =>
    by.client.users.create(
      { params: { id: company.id }, body: { name: 'Ana', email: null, roles: [], invite: false, ...part } },
      key === undefined ? {} : { idempotencyKey: key },
    );
  const added = async (by: TestPerson, part: Partial<Create>): Promise<Employee> => bodyOf(await add(by, part));
  const change = (by: TestPerson, { id, ver, name, email, status, roles }: Employee, part: Partial<Update>) =>
    by.client.users.update({
      params: { id: company.id },
      body: {
        id,
        ver,
        name,
        email,
        status,
        roles: roles.map(({ roleId, grantObject }) => ({ roleId, grantObject })),
        ...part,
      },
    });
  const fresh = async (by: TestPerson, { id }: Employee): Promise<Employee> =>
    bodyOf(await by.client.users.get({ params: { id } }));
  const reveal = (by: TestPerson, { id }: Employee) => by.client.logOn.revealPin({ params: { id } });
  const bodyOf = <A extends { readonly status: number; readonly body: unknown }>(answer: A) => {
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body as Extract<A, { status: 200 }>['body'];
  };
  const taken = { status: 400, body: [{ code: 'PIN_TAKEN', path: '/body/pin' }] };

  it.each([
    ['Elm', 'Elm', true],
    ['Elm', 'Oak', false],
    ['Elm', 'West', true],
    ['West', 'Oak', true],
    ['West', 'West', true],
    ['West', 'Bay', false],
    ['company', 'Bay', true],
  ] as const)('of somebody at %s is taken for somebody at %s: %s', async (first, second, isTaken) => {
    const by = await lead();
    const pin = bodyOf(await by.client.logOn.proposePin({ params: { id: company.id } })).pin;
    const ana = await added(by, { jobs: [job(first)], pin });
    expect(ana.hasPin).toBe(true);
    const other = await add(by, { jobs: [job(second)], pin });
    expect(other).toMatchObject(isTaken ? taken : { status: 200 });
    // It is free as soon as the first one leaves.
    bodyOf(await change(by, ana, { status: 'DELETED' }));
    if (isTaken) expect((await added(by, { jobs: [job(second)], pin })).hasPin).toBe(true);
  });

  it('is asked for again when a job or a role adds a place, and when somebody comes back', async () => {
    const by = await lead();
    const ana = await added(by, { jobs: [job('Elm')], pin: '7001' });
    const ben = await added(by, { jobs: [job('Bay')], pin: '7001' });
    expect(await change(by, ben, { jobs: [job('Bay'), job('Elm')] })).toMatchObject(taken);
    const roleId = await company.role('dashboard');
    expect(await change(by, ben, { roles: [{ roleId, grantObject: at('West') }] })).toMatchObject(taken);
    const kept = await fresh(by, ben);
    expect(kept).toMatchObject({ ver: ben.ver, jobs: [{ grantObject: at('Bay') }], roles: [] });

    const left = bodyOf(await change(by, ana, { status: 'DELETED' }));
    const cleo = await added(by, { jobs: [job('Elm')], pin: '7001' });
    expect(await change(by, left, { status: 'ACTIVE' })).toMatchObject(taken);
    bodyOf(await change(by, await fresh(by, cleo), { pin: null }));
    expect(await change(by, left, { status: 'ACTIVE' })).toMatchObject({ status: 200, body: { hasPin: true } });
  });

  it('[RULE.pins.05] has six digits or more with a restricted permission, whichever of both comes first', async () => {
    const by = await company.person({ permissions: ['userAdmin', 'viewWageData'] });
    const [payroll, plain] = [await company.role('viewWageData'), await company.role('dashboard')];
    const given = (roleId: string) => ({ roles: [{ roleId, grantObject: at('Bay') }] });
    const short = { status: 400, body: [{ code: 'PIN_TOO_SHORT', path: '/body/pin' }] };
    expect(await add(by, { ...given(payroll), pin: '70091' })).toMatchObject(short);
    const withoutPin = await added(by, given(payroll));
    expect(await change(by, withoutPin, { pin: '70092' })).toMatchObject(short);
    expect(await change(by, withoutPin, { pin: '700930' })).toMatchObject({ status: 200 });
    const clerk = await added(by, { ...given(plain), pin: '70094' });
    expect(await change(by, clerk, given(payroll))).toMatchObject(short);
    expect(await change(by, clerk, { ...given(payroll), pin: '70095' })).toMatchObject(short);
    const longer = bodyOf(await change(by, clerk, { ...given(payroll), pin: '700940' }));
    expect(longer.roles).toHaveLength(1);
  });

  it('[RULE.pins.07] is found when it has too few digits for a permission that a role of the person got later', async () => {
    const by = await company.person({ permissions: ['userAdmin', 'companyAdmin', 'company-owner'] });
    const roleId = await company.role('dashboard');
    const given = { roles: [{ roleId, grantObject: at('Bay') }] };
    const [short, long] = [await added(by, { ...given, pin: '7111' }), await added(by, { ...given, pin: '711123' })];
    const reasons = async () => {
      const { usersWithBadPosId: found } = bodyOf(
        await by.client.users.listInvalidUsers({ params: { id: company.id } }),
      );
      return [short, long].map(({ id }) => found.find(({ userId }) => userId === id)?.reason ?? null);
    };
    expect(await reasons()).toEqual([null, null]);
    const gains = { addPerms: ['viewWageData'], removePerms: [], maxDiscountPct: 0, currentMaxDiscountPct: 0, ver: 0 };
    const saved = await by.client.roles.savePermissions({ params: { owner: company.id }, body: { [roleId]: gains } });
    expect(saved.status).toBe(200);
    expect(await reasons()).toEqual(['pin-short', null]);
    const listed = bodyOf(await by.client.users.page({ params: { id: company.id }, query: { problem: 'posId' } }));
    expect(listed.employees.find(({ id }) => id === short.id)?.problems).toEqual(['pin-short']);
    bodyOf(await change(by, short, { pin: '711124' }));
    expect(await reasons()).toEqual([null, null]);
  });

  it('that two people share because a location was moved blocks no other save, and is found', async () => {
    const by = await lead();
    const ana = await added(by, { jobs: [job('West')], pin: '7002' });
    const ben = await added(by, { jobs: [job('Bay')], pin: '7002' });
    const { context } = server;
    const problems = async () => {
      const { usersWithBadPosId: found } = bodyOf(
        await by.client.users.listInvalidUsers({ params: { id: company.id } }),
      );
      return [ana, ben].map(({ id }) => found.find(({ userId }) => userId === id)?.reason ?? null);
    };
    expect(await problems()).toEqual([null, null]);
    const [bay, west] = [company.tenantId('Bay'), company.tenantId('West')];
    await moveTenant(context.db, bay, null, west);
    expect(await problems()).toEqual(['pin-shared', 'pin-shared']);
    expect(await change(by, ben, { name: 'Ben' })).toMatchObject({ status: 200 });
    bodyOf(await change(by, await fresh(by, ben), { pin: null }));
    expect(await problems()).toEqual([null, 'pin-missing']);
    await moveTenant(context.db, bay, west, null);
  });

  it.each(['123', '123456789', '12a4', '', ' 1234'])('is not %j', async pin => {
    expect(await add(await lead(), { jobs: [job('Elm')], pin })).toMatchObject({
      status: 400,
      body: [{ path: '/body/pin' }],
    });
  });

  it('may be tried ten times a minute, by each person', async () => {
    const [by, other] = [await lead(), await lead()];
    const ana = await added(by, { jobs: [job('Elm')], pin: '7003' });
    for (let tries = 1; tries < 10; tries += 1)
      expect(await add(by, { jobs: [job('Elm')], pin: '7003' })).toMatchObject(taken);
    const limited = { status: 400, body: [{ code: 'RATE_LIMIT_EXCEEDED' }] };
    expect(await add(by, { jobs: [job('Elm')], pin: '7003' })).toMatchObject(limited);
    expect(await change(by, ana, { pin: '7004' })).toMatchObject(limited);
    expect(await change(by, ana, { name: 'Ana B.' })).toMatchObject({ status: 200 });
    expect(await add(other, { jobs: [job('Elm')], pin: '7003' })).toMatchObject(taken);
  });

  it('is answered only to who may view it at every place of the person, and that is in the audit', async () => {
    const [owner, elm, west] = [
      await lead('company', 'viewEmployeePasswords'),
      await lead('Elm', 'viewEmployeePasswords'),
      await lead('West'),
    ];
    const ana = await added(owner, { jobs: [job('Elm')], pin: '70051234' });
    expect(ana.mayRevealPin).toBe(true);
    expect(await reveal(elm, ana)).toEqual({ status: 200, body: { pin: '70051234' } });
    expect(await reveal(west, ana)).toMatchObject({ status: 403, body: [{ params: { reason: 'restricted' } }] });
    expect((await fresh(west, ana)).mayRevealPin).toBe(false);
    const both = bodyOf(await change(owner, ana, { jobs: [job('Elm'), job('Bay')] }));
    expect(await reveal(elm, both)).toMatchObject({ status: 403 });
    expect((await fresh(elm, both)).mayRevealPin).toBe(false);
    expect(await change(elm, await fresh(elm, both), { pin: '70059' })).toMatchObject({ status: 403 });
    const without = bodyOf(await change(owner, both, { pin: null }));
    expect(without.hasPin).toBe(false);
    expect(await reveal(owner, without)).toMatchObject({ status: 400, body: [{ code: 'NO_PIN' }] });

    const entries = await server.context.db.selectFrom('audit').selectAll().where('target', '=', ana.id).execute();
    expect(entries.filter(({ action }) => action === 'pin-revealed')).toHaveLength(1);
    expect(JSON.stringify(entries)).toContain('"what":"PIN"');
    expect(JSON.stringify(entries)).not.toContain('7005');
  });

  it('is in no row, and none that a repeated call stores', async () => {
    const by = await lead();
    const pin = '70068642';
    const ana = await added(by, { jobs: [job('Elm')] });
    const body = { ...ana, pin };
    const put = () => change(by, ana, { pin: body.pin });
    expect(bodyOf(await put()).hasPin).toBe(true);
    const [first, second] = [
      await add(by, { name: 'Cleo', jobs: [job('Bay')], pin }, 'pin-key'),
      await add(by, { name: 'Cleo', jobs: [job('Bay')], pin }, 'pin-key'),
    ];
    expect(bodyOf(second).id).toBe(bodyOf(first).id);
    const rows = await allRows(server.context.db);
    expect(rows.filter(row => row.includes(pin))).toEqual([]);
  });

  it('is compared and answered as before while and after keys are exchanged', async () => {
    const by = await lead('company', 'viewEmployeePasswords');
    const ana = await added(by, { jobs: [job('Elm')], pin: '7007' });
    const { db } = server.context;
    const key = (id: string, fill: number) => ({ id, bytes: Buffer.alloc(32, fill) });
    const keysOf = (...keys: ReturnType<typeof key>[]) => ({
      current: () => keys[0] ?? null,
      find: (id: string) => keys.find(one => one.id === id) ?? null,
    });
    const [old, next] = [key('test', 7), key('next', 9)];
    expect(await reencryptAll(db, keysOf(next, old))).toBeGreaterThan(0);
    expect(await reencryptAll(db, keysOf(old, next))).toBeGreaterThan(0);
    expect(await reveal(by, ana)).toEqual({ status: 200, body: { pin: '7007' } });
    expect(await add(by, { jobs: [job('Elm')], pin: '7007' })).toMatchObject(taken);
  });
});
