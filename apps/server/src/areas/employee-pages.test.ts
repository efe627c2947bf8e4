import type { EmployeeQuery, ListedEmployee } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGrants } from '../store/people/grant.ts';
import { insertJobs, replaceCertifications } from '../store/people/job.ts';
import { insertPeople } from '../store/people/person.ts';
import { putPins } from '../store/people/pin.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const [cashier, server4] = ['1', '4'];
const foodHandlers = '1';
const today = '2026-11-24';

interface Plan {
  readonly name: string;
  readonly email?: string;
  readonly password?: boolean;
  readonly phone?: string;
  readonly hireDate?: string;
  readonly left?: boolean;
  readonly jobs?: Readonly<Record<string, string>>;
  readonly roles?: readonly string[];
  readonly certificate?: string;
}

const plans: readonly Plan[] = [
  { name: 'Ana Moreno', email: 'ana@kitchen.example', password: true, jobs: { Elm: server4 }, hireDate: '2026-03-02' },
  { name: 'Zoé Ångström', phone: '3125550142', jobs: { West: cashier }, certificate: '2026-11-23' },
  { name: 'bo lind', email: 'bo@kitchen.example', jobs: { Oak: cashier }, certificate: '2026-11-24', phone: '312555' },
  { name: 'Cy Reed', jobs: { Bay: server4 }, certificate: '2027-11-24', hireDate: '2024-01-15' },
  { name: 'Dee Roth', roles: ['Elm', 'Elm'], email: 'dee@kitchen.example', password: true, hireDate: '2026-03-02' },
  { name: 'Eve Left', left: true, jobs: { Elm: cashier } },
];

describe.each(bothDatabases)('pages of employees on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let lead: TestPerson;
  let atElm: TestPerson;
  let roleIds: readonly string[];
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Bay'] });
    lead = await company.person({ name: 'Lead', permissions: ['userAdmin'] });
    atElm = await company.person({ name: 'Mia Elm', permissions: ['userAdmin'], on: 'Elm' });
    roleIds = [await company.role('dashboard'), await company.role()];
    for (const plan of plans) await add(plan);
    await putPins(server.context.db, [
      await pinOf('Cy Reed', '1111'),
      await pinOf('Lead', '1111'),
      await pinOf('Zoé Ångström', '2222'),
    ]);
    const elsewhere = await makeCompany(server, { locations: ['Far'] });
    await elsewhere.person({ name: 'Ana Far', on: 'Far' });
  });
  afterAll(() => server.close());

  const scopeAt = (name: string) => ({
    type: name === 'West' ? ('GROUP' as const) : ('LOCATION' as const),
    id: company.tenantId(name),
  });
  const add = async (plan: Plan): Promise<void> => {
    const { db, newId, now } = server.context;
    const id = newId();
    const { name, email = null, phone = null, hireDate = null, left = false } = plan;
    const person = { id, companyId: company.id, name, email, phone, hireDate, createdAt: now() };
    const status = left ? 'DELETED' : 'ACTIVE';
    await insertPeople(db, [{ ...person, status, passwordHash: plan.password ? 'none' : null }]);
    const jobs = Object.entries(plan.jobs ?? {});
    await insertJobs(
      db,
      jobs.map(([place, jobTypeId]) => ({ id: newId(), personId: id, jobTypeId, on: scopeAt(place) })),
    );
    await insertGrants(
      db,
      (plan.roles ?? []).map((place, index) => ({
        id: newId(),
        personId: id,
        roleId: roleIds[index] ?? '',
        onType: scopeAt(place).type,
        onId: scopeAt(place).id,
      })),
    );
    if (plan.certificate !== undefined)
      await replaceCertifications(db, [
        { id, certifications: [{ requirementId: foodHandlers, endsOn: plan.certificate }] },
      ]);
  };
  const pinOf = async (name: string, pin: string) => {
    const { db, pins } = server.context;
    const { id } = await db.selectFrom('person').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    return pins.seal({ personId: id, companyId: company.id }, { pin, hash: 'none' });
  };
  const page = async (who: TestPerson, query: EmployeeQuery & { after?: string; limit?: number } = {}) => {
    const answer = await who.client.users.page({ params: { id: company.id }, query });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body;
  };
  const named = (list: readonly ListedEmployee[]) => list.map(({ name }) => name);
  const found = async (query: EmployeeQuery, who = lead) => named((await page(who, query)).employees);

  it('lists by name without case and accents, and counts what matches', async () => {
    expect(await page(lead)).toMatchObject({ next: null, counts: { matching: 7, total: 7 } });
    expect(await found({})).toEqual([
      'Ana Moreno',
      'bo lind',
      'Cy Reed',
      'Dee Roth',
      'Lead',
      'Mia Elm',
      'Zoé Ångström',
    ]);
    const narrowed = await page(lead, { search: 'lind' });
    expect(narrowed.counts).toEqual({ matching: 1, total: 7 });
  });

  it.each(['name', 'hireDate'] as const)('walks by %s over pages of every length and repeats nobody', async sort => {
    const whole = await found({ sort });
    if (sort === 'hireDate')
      expect(
        whole
          .slice(0, 3)
          .toSorted()
          .concat(whole[2] ?? ''),
      ).toContain('Cy Reed');
    for (const limit of [1, 2, 3]) {
      const names: string[] = [];
      let after: string | undefined;
      do {
        const one = await page(lead, { sort, limit, ...(after !== undefined && { after }) });
        names.push(...named(one.employees));
        after = one.next ?? undefined;
      } while (after !== undefined);
      expect(names).toEqual(whole);
    }
    expect(await lead.client.users.page({ params: { id: company.id }, query: { after: 'x' } })).toMatchObject({
      status: 400,
    });
  });

  it('finds words of name, address and phone, and names of roles and jobs', async () => {
    expect(await found({ search: 'ZOE ang' })).toEqual(['Zoé Ångström']);
    expect(await found({ search: 'ang  zoe' })).toEqual(['Zoé Ångström']);
    expect(await found({ search: 'zoe lind' })).toEqual([]);
    expect(await found({ search: 'bo@kitchen' })).toEqual(['bo lind']);
    expect(await found({ search: '(312) 555-0142' })).toEqual(['Zoé Ångström']);
    expect(await found({ search: 'cashier' })).toEqual(['bo lind', 'Zoé Ångström']);
    expect(await found({ search: 'clerk' })).toEqual(['Dee Roth']);
    expect(await found({ search: '%' })).toEqual([]);
  });

  it('narrows by place, job, role, state and certification', async () => {
    const [elm, west] = [company.tenantId('Elm'), company.tenantId('West')];
    expect(await found({ place: elm })).toEqual(['Ana Moreno', 'Dee Roth', 'Mia Elm', 'Zoé Ångström']);
    expect(await found({ place: west })).toEqual(['Ana Moreno', 'bo lind', 'Dee Roth', 'Mia Elm', 'Zoé Ångström']);
    expect(await found({ place: company.id })).toEqual(['Lead']);
    expect(await found({ job: server4 })).toEqual(['Ana Moreno', 'Cy Reed']);
    expect(await found({ job: server4, place: elm })).toEqual(['Ana Moreno']);
    expect(await found({ role: roleIds[1] ?? '' })).toEqual(['Dee Roth']);
    expect(await found({ role: roleIds[1] ?? '', place: company.tenantId('Bay') })).toEqual([]);
    expect(await found({ state: 'active' })).toEqual(['Ana Moreno', 'Dee Roth']);
    expect(await found({ state: 'invited' })).toEqual(['bo lind', 'Lead', 'Mia Elm']);
    expect(await found({ state: 'terminal' })).toEqual(['Cy Reed', 'Zoé Ångström']);
    expect(await page(lead, { state: 'deactivated' })).toMatchObject({
      employees: [{ name: 'Eve Left' }],
      counts: { matching: 1, total: 1 },
    });
    expect(await found({ certificate: 'expired', today })).toEqual(['Zoé Ångström']);
    expect(await found({ certificate: 'expiring', today })).toEqual(['bo lind']);
    expect(await found({ certificate: 'due', today })).toEqual(['bo lind', 'Zoé Ångström']);
    const unknown = await lead.client.users.page({ params: { id: company.id }, query: { place: 'nowhere' } });
    expect(unknown.status).toBe(404);
    const unsafe = await lead.client.users.page({ params: { id: company.id }, query: { search: '\u0000' } });
    expect(unsafe).toMatchObject({ status: 400, body: [{ code: 'UNSAFE_TEXT' }] });
  });

  it('names on home those whose certifications have expired or will soon, where the reader manages employees', async () => {
    const certificates = async ({ client }: TestPerson, at?: string) => {
      const query = { today: '2026-11-24', ...(at !== undefined && { tenantId: company.tenantId(at) }) };
      const answer = await client.home.overview({ params: { companyId: company.id }, query });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return answer.body.certificates;
    };
    const zoe = { person: 'Zoé Ångström', requirement: expect.any(String), endsOn: '2026-11-23' };
    const bo = { person: 'bo lind', requirement: expect.any(String), endsOn: '2026-11-24' };
    expect(await certificates(lead)).toEqual({ total: 2, first: [bo, zoe] });
    expect(await certificates(lead, 'Bay')).toEqual({ total: 0, first: [] });
    expect(await certificates(lead, 'Oak')).toEqual({ total: 2, first: [bo, zoe] });
    // The job of a group is one at each of its locations.
    expect(await certificates(atElm, 'Elm')).toEqual({ total: 0, first: [] });
    const clerk = await company.person({ name: 'Nobody', permissions: ['dashboard'] });
    expect(await certificates(clerk)).toEqual({ total: 0, first: [] });
    await server.context.db.updateTable('person').set({ status: 'DELETED' }).where('id', '=', clerk.id).execute();
  });

  it('shows only people at places that the caller manages, as the whole list does', async () => {
    const whole = await atElm.client.users.list({ params: { id: company.id } });
    const seen = await page(atElm);
    expect(named(seen.employees)).toEqual(['Ana Moreno', 'Dee Roth', 'Mia Elm']);
    expect(seen.counts).toEqual({ matching: 3, total: 3 });
    const active = whole.status === 200 ? whole.body.filter(({ status }) => status === 'ACTIVE') : [];
    expect(seen.employees.map(({ problems: _, ...employee }) => employee)).toEqual(active);
    const clerk = await company.person({ name: 'Wim', on: 'Bay' });
    expect((await clerk.client.users.page({ params: { id: company.id }, query: {} })).status).toBe(403);
  });

  it('says what is wrong with a record, and lists only those', async () => {
    const rows = (await page(lead)).employees;
    const problems = Object.fromEntries(rows.map(({ name, problems: list }) => [name, list]));
    expect(problems).toMatchObject({
      'Ana Moreno': ['pin-missing'],
      'bo lind': ['phone-format', 'pin-missing'],
      'Cy Reed': ['pin-shared'],
      'Dee Roth': ['duplicate-role'],
      'Zoé Ångström': [],
      Lead: ['pin-shared'],
    });
    expect(await found({ problem: 'phone' })).toEqual(['bo lind']);
    expect(await found({ problem: 'posId' })).toEqual(['Ana Moreno', 'bo lind', 'Cy Reed', 'Lead']);
    expect(await found({ problem: 'roles' })).toEqual(['Dee Roth']);
    expect(await found({ problem: 'phone', place: company.tenantId('Bay') })).toEqual([]);
    expect(await found({ problem: 'phone' }, atElm)).toEqual([]);
  });

  it('[CALL.users.listInvalidUsers] [ENT.InvalidEmployeesResponse] lists bad PINs and phones of a company or a place', async () => {
    const invalid = async (who: TestPerson, id: string) => {
      const answer = await who.client.users.listInvalidUsers({ params: { id } });
      return answer.status === 200 ? answer.body : answer.status;
    };
    const [bo] = (await page(lead, { search: 'bo lind' })).employees;
    const [ana] = (await page(lead, { search: 'ana' })).employees;
    const noPin = { userId: ana?.id, userDisplayName: 'Ana Moreno', reason: 'pin-missing' };
    expect(await invalid(atElm, company.id)).toMatchObject({ usersWithBadPosId: [noPin] });
    const entry = { userId: bo?.id, userDisplayName: 'bo lind', reason: 'phone-format' };
    expect(await invalid(lead, company.id)).toMatchObject({ usersWithBadPhone: [entry] });
    expect(await invalid(lead, company.tenantId('Oak'))).toMatchObject({ usersWithBadPhone: [entry] });
    expect(await invalid(lead, company.tenantId('Bay'))).toMatchObject({ usersWithBadPhone: [] });
    expect(await invalid(atElm, company.id)).toMatchObject({ usersWithBadPhone: [] });
    expect(await invalid(atElm, company.tenantId('Oak'))).toBe(403);
    expect(await invalid(lead, 'nowhere')).toBe(404);
  });

  it('[RULE.employment.21] refuses a save that leaves somebody with two roles at one location, while the company says so', async () => {
    const [dee] = (await page(lead, { search: 'dee' })).employees;
    if (dee === undefined) throw new Error('Dee is not there');
    const { id, ver, name, email } = dee;
    const owner = await company.person({ name: 'Olga', permissions: ['companyAdmin'] });
    const roles = dee.roles.map(({ roleId, grantObject }) => ({ roleId, grantObject }));
    const save = (sent: typeof roles | undefined, version: number) =>
      owner.client.users.update({
        params: { id: company.id },
        body: { id, ver: version, name, email, status: 'ACTIVE', ...(sent && { roles: sent }) },
      });
    const refused = { status: 400, body: [{ code: 'DUPLICATE_GRANT', path: '/body/roles/1' }] };
    expect(await save(roles, ver)).toEqual(refused);
    const body = { name: 'Nia', email: null, roles, invite: false };
    expect(await owner.client.users.create({ params: { id: company.id }, body })).toEqual(refused);
    // What is not about roles is saved, and what was stored before is shown.
    expect(await save(undefined, ver)).toMatchObject({ status: 200, body: { roles: [{}, {}] } });
    const { companies } = owner.client;
    const setTo = async (oneRolePerLocation: boolean) => {
      const security = await companies.security({ params: { id: company.id } });
      if (security.status !== 200) throw new Error(JSON.stringify(security));
      const rules = {
        passwordPolicy: 'standard',
        sessionIdleMinutes: 60,
        sessionLongestMinutes: 720,
        supportAccess: 'read',
        supportUntil: null,
      } as const;
      const body = { ...rules, oneRolePerLocation, ver: security.body.ver };
      return companies.setSecurity({ params: { id: company.id }, body });
    };
    expect(await setTo(false)).toMatchObject({ status: 200, body: { oneRolePerLocation: false } });
    expect(await save(roles, ver + 1)).toMatchObject({ status: 200 });
    expect(await found({ problem: 'roles' })).toEqual([]);
    expect(await setTo(true)).toMatchObject({ status: 200, body: { oneRolePerLocation: true } });
    expect(await save(roles.slice(0, 1), ver + 2)).toMatchObject({ status: 200, body: { roles: [{}] } });
  });

  it('saves what changes beside a phone number that is stored and is none, and still says so', async () => {
    const [bo] = (await page(lead, { search: 'bo lind' })).employees;
    if (bo === undefined) throw new Error('Bo is not there');
    const { id, ver, name, email, phone, status } = bo;
    const save = (changed: object) =>
      lead.client.users.update({ params: { id: company.id }, body: { id, ver, name, email, status, ...changed } });
    expect(await save({ phone, hireDate: '2026-01-05' })).toMatchObject({ status: 400 });
    expect(await save({ hireDate: '2026-01-05' })).toMatchObject({
      status: 200,
      body: { phone, hireDate: '2026-01-05' },
    });
    expect(await found({ problem: 'phone' })).toEqual(['bo lind']);
  });
});
