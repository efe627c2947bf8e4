import type { RoleChanges } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const forbidden = { status: 403 };
const missing = { status: 404 };
const moved = { status: 409, body: [{ code: 'ROLE_CHANGED' }] };

describe.each(databases)('roles on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let foreign: TestCompany;
  let admin: TestPerson;
  let boss: TestPerson;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Bay'] });
    foreign = await makeCompany(server, { name: 'Foreign', locations: ['Sea'] });
    admin = await company.person({ name: 'Rae', permissions: ['userRolesAdmin', 'manageMenus', 'dashboard'] });
    boss = await company.person({ name: 'Bo', permissions: ['companyAdmin', 'company-owner'] });
  });
  afterAll(() => server.close());

  const owner = () => ({ owner: company.id });
  let made = 0;
  const create = async (
    by: TestPerson,
    grantedPermissions: readonly string[],
    more: { name?: string; maxDiscountPct?: number } = {},
  ) => {
    made += 1;
    return by.client.roles.create({
      params: owner(),
      body: { name: `Role ${made}`, maxDiscountPct: 0, ...more, grantedPermissions: [...grantedPermissions] },
    });
  };
  const created = async (by: TestPerson, permissions: readonly string[], more = {}) => {
    const answer = await create(by, permissions, more);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body;
  };
  const change = (part: Partial<RoleChanges> & { ver?: number }) => ({
    ...{ addPerms: [], removePerms: [], maxDiscountPct: 0, currentMaxDiscountPct: 0 },
    ver: 0,
    ...part,
    addPerms: [...(part.addPerms ?? [])],
    removePerms: [...(part.removePerms ?? [])],
  });
  const save = (by: TestPerson, body: Record<string, ReturnType<typeof change>>, of = company.id) =>
    by.client.roles.savePermissions({ params: { owner: of }, body });
  const preview = (by: TestPerson, body: Record<string, ReturnType<typeof change>>) =>
    by.client.roles.preview({ params: owner(), body });
  const listed = async (by: TestPerson, id: string) => {
    const answer = await by.client.roles.list({ params: owner() });
    return answer.status === 200 ? answer.body.find(role => role.id === id) : undefined;
  };
  const give = (roleId: string, personId: string, on: string) =>
    server.context.db
      .insertInto('granted_role')
      .values({
        id: server.context.newId(),
        person_id: personId,
        role_id: roleId,
        on_type: on === 'company' ? 'COMPANY' : on === 'West' ? 'GROUP' : 'LOCATION',
        on_id: on === 'company' ? company.id : company.tenantId(on),
      })
      .execute();

  it('[CALL.roles.create] creates a role, which is then in the list', async () => {
    const role = await created(admin, ['dashboard', 'manageMenus'], { name: 'Menu clerk' });
    expect(role).toEqual({
      id: role.id,
      name: 'Menu clerk',
      grantedPermissions: ['dashboard', 'manageMenus'],
      maxDiscountPct: 0,
      openToHiring: false,
      ver: 0,
      isDefault: false,
    });
    expect(await listed(admin, role.id)).toEqual(role);
    const lead = await created(boss, [], { maxDiscountPct: 20 });
    expect(await listed(boss, lead.id)).toMatchObject({ grantedPermissions: [], maxDiscountPct: 20 });
    expect(await create(admin, [], { name: ' menu CLERK' })).toEqual({
      status: 400,
      body: [{ code: 'NAME_TAKEN', path: '/body/name' }],
    });
  });

  it('[CALL.roles.savePermissions] changes several roles, all or none', async () => {
    const [one, two] = [await created(admin, ['dashboard']), await created(admin, ['manageMenus'])];
    const both = {
      [one.id]: change({ addPerms: ['manageMenus'], removePerms: ['dashboard'] }),
      [two.id]: change({ addPerms: ['dashboard'] }),
    };
    expect(await save(admin, { ...both, [two.id]: change({ addPerms: ['payroll'] }) })).toMatchObject(forbidden);
    expect(await listed(admin, one.id)).toEqual(one);
    const saved = await save(admin, both);
    expect(saved.body).toContainEqual({ ...one, grantedPermissions: ['manageMenus'], ver: 1 });
    expect(saved.body).toContainEqual({ ...two, grantedPermissions: ['manageMenus', 'dashboard'], ver: 1 });
  });

  it('returns a conflict to the second of two editors, and loses nothing of theirs', async () => {
    const role = await created(boss, ['dashboard']);
    expect((await save(boss, { [role.id]: change({ addPerms: ['payroll'] }) })).status).toBe(200);
    const body = { [role.id]: change({ addPerms: ['manageMenus'] }) };
    expect(await save(admin, body)).toMatchObject(moved);
    expect(await preview(admin, body)).toMatchObject(moved);
    expect(await listed(admin, role.id)).toMatchObject({ grantedPermissions: ['dashboard', 'payroll'], ver: 1 });
    const rename = { params: owner(), body: { id: role.id, name: 'Other', ver: 0 } };
    expect(await admin.client.roles.edit(rename)).toMatchObject(moved);
    const remove = { params: { ...owner(), id: role.id }, body: { ver: 0 } };
    expect(await admin.client.roles.remove(remove)).toMatchObject(moved);
  });

  it('rejects adding or removing a permission that the caller does not have at the company', async () => {
    const role = await created(boss, ['payroll', 'dashboard']);
    expect(await create(admin, ['payroll'])).toMatchObject(forbidden);
    for (const part of [{ addPerms: ['viewWageData'] }, { removePerms: ['payroll'] }, { addPerms: ['openDrawer'] }])
      expect(await save(admin, { [role.id]: change(part) })).toMatchObject(forbidden);
    expect((await save(admin, { [role.id]: change({ removePerms: ['dashboard'] }) })).status).toBe(200);
    // A super user assigns what only terminals check.
    expect((await save(boss, { [role.id]: change({ addPerms: ['openDrawer'], ver: 1 }) })).status).toBe(200);
    for (const right of ['engineering', 'defaultRoleAdmin', 'globalRoleGranting'])
      expect(await save(boss, { [role.id]: change({ addPerms: [right], ver: 2 }) })).toMatchObject(forbidden);
    expect(await save(boss, { [role.id]: change({ addPerms: ['nothing'], ver: 2 }) })).toEqual({
      status: 400,
      body: [{ code: 'UNKNOWN_PERMISSION', path: `/body/${role.id}` }],
    });
    const params = { ...owner(), id: role.id };
    expect(await admin.client.roles.clone({ params, query: { name: 'Mine' } })).toMatchObject(forbidden);
  });

  it('rejects any change of a role with a permission that grants everything, even its name, by a person without it', async () => {
    const role = await created(boss, ['companyAdmin', 'dashboard']);
    expect(await save(admin, { [role.id]: change({ removePerms: ['dashboard'] }) })).toMatchObject(forbidden);
    const params = { ...owner(), id: role.id };
    const rename = { params: owner(), body: { id: role.id, name: 'Harmless', ver: 0 } };
    expect(await admin.client.roles.edit(rename)).toMatchObject(forbidden);
    expect(await admin.client.roles.remove({ params, body: { ver: 0 } })).toMatchObject(forbidden);
    expect(await boss.client.roles.edit(rename)).toMatchObject({ status: 200, body: { name: 'Harmless', ver: 1 } });
  });

  it('a permission at one location only, or without the permission to administer roles, changes no role', async () => {
    const atElm = await company.person({ permissions: ['userRolesAdmin', 'manageMenus'], on: 'Elm' });
    const clerk = await company.person({ permissions: ['manageMenus', 'userAdmin'] });
    const role = await created(admin, []);
    for (const by of [atElm, clerk]) {
      expect(await save(by, { [role.id]: change({ addPerms: ['manageMenus'] }) })).toMatchObject(forbidden);
      expect(await create(by, [])).toMatchObject(forbidden);
      const params = { ...owner(), id: role.id };
      expect(await by.client.roles.remove({ params, body: { ver: 0 } })).toMatchObject(forbidden);
      const reach = await by.client.roles.reach({ params: owner() });
      expect(reach).toMatchObject({ status: 200, body: { mayEdit: false } });
    }
    const reach = await admin.client.roles.reach({ params: owner() });
    expect(reach.body).toEqual({
      mayEdit: true,
      permissions: ['manageMenus', 'dashboard', 'userRolesAdmin'].sort((a, b) => order(a) - order(b)),
      maxDiscountPct: 0,
    });
  });
  const order = (name: string) => ['manageMenus', 'dashboard', 'userRolesAdmin'].indexOf(name);

  it('limits the maximum discount to that of the caller', async () => {
    const role = await created(boss, [], { maxDiscountPct: 20 });
    const raise = (by: TestPerson, pct: number, ver: number) =>
      save(by, { [role.id]: change({ maxDiscountPct: pct, currentMaxDiscountPct: 20, ver }) });
    expect(await raise(admin, 10, 0)).toMatchObject(forbidden);
    expect((await raise(boss, 30, 0)).status).toBe(200);
    expect(await listed(admin, role.id)).toMatchObject({ maxDiscountPct: 30, ver: 1 });
    expect((await raise(boss, 101, 1)).status).toBe(400);
  });

  it('authorizes against the stored role, whatever the sender claims', async () => {
    const role = await created(boss, ['payroll'], { maxDiscountPct: 0 });
    const claimed = { maxDiscountPct: 100, currentMaxDiscountPct: 100 };
    for (const addPerms of [[], ['dashboard']])
      for (const by of [admin, boss])
        expect(await save(by, { [role.id]: change({ ...claimed, addPerms }) })).toMatchObject(moved);
    // The role has it already: the sender needs nothing for it.
    const again = change({ addPerms: ['payroll', 'dashboard'] });
    expect((await save(admin, { [role.id]: again })).status).toBe(200);
    expect(await listed(admin, role.id)).toMatchObject({
      maxDiscountPct: 0,
      grantedPermissions: ['payroll', 'dashboard'],
    });
  });

  it('applies changed permissions to all holders of the role at once', async () => {
    const role = await created(boss, ['userAdmin']);
    const holder = await company.person();
    await give(role.id, holder.id, 'company');
    const people = () => holder.client.users.list({ params: { id: company.id } });
    expect((await people()).status).toBe(200);
    expect((await save(boss, { [role.id]: change({ removePerms: ['userAdmin'] }) })).status).toBe(200);
    expect((await people()).status).toBe(403);
    expect((await save(boss, { [role.id]: change({ addPerms: ['userAdmin'], ver: 1 }) })).status).toBe(200);
    expect((await people()).status).toBe(200);
  });

  it('previews before a save who would get and lose what, at how many locations', async () => {
    const role = await created(boss, ['payroll']);
    const [west, everywhere, also] = [await company.person(), await company.person(), await company.person()];
    await give(role.id, west.id, 'West');
    await give(role.id, everywhere.id, 'company');
    const other = await created(boss, ['manageMenus', 'payroll']);
    await give(role.id, also.id, 'Elm');
    await give(other.id, also.id, 'Elm');
    const body = {
      [role.id]: change({ addPerms: ['manageMenus', 'dashboard'], removePerms: ['payroll'], maxDiscountPct: 5 }),
    };
    const answer = await preview(boss, body);
    expect(answer).toEqual({
      status: 200,
      body: {
        gives: { people: 3, rights: expect.arrayContaining(['manageMenus', 'dashboard']), locations: 3 },
        takes: { people: 2, rights: ['payroll'], locations: 3 },
        discount: { people: 3 },
      },
    });
    expect(await listed(boss, role.id)).toEqual(role);
    expect((await save(boss, body)).status).toBe(200);
  });

  it('[CALL.roles.edit] renames a role', async () => {
    const role = await created(admin, []);
    const answer = await admin.client.roles.edit({ params: owner(), body: { id: role.id, name: 'Host', ver: 0 } });
    expect(answer.body).toEqual({ ...role, name: 'Host', ver: 1 });
    for (const name of [' ', 'Ho\u202est', 'n'.repeat(61)])
      expect(await admin.client.roles.edit({ params: owner(), body: { id: role.id, name } })).toMatchObject({
        status: 400,
      });
    const audit = server.context.db.selectFrom('audit').select('details').where('target', '=', role.id);
    expect(await audit.where('action', '=', 'role.rename').execute()).toMatchObject([
      { details: { changes: [{ what: 'Name', was: role.name, now: 'Host' }] } },
    ]);
  });

  it('[CALL.roles.clone] copies a role under another name, once for an idempotency key', async () => {
    const role = await created(admin, ['dashboard']);
    const call = () =>
      admin.client.roles.clone(
        { params: { ...owner(), id: role.id }, query: { name: 'Second' } },
        { idempotencyKey: 'copy-second' },
      );
    const first = await call();
    expect(first).toMatchObject({ status: 200, body: { name: 'Second', grantedPermissions: ['dashboard'], ver: 0 } });
    expect(await call()).toEqual(first);
  });

  it('[CALL.roles.delete] deletes a role without holders, and lists the holders of one that has some', async () => {
    const role = await created(admin, ['dashboard']);
    const remove = (moveTo?: string) =>
      admin.client.roles.remove({
        params: { ...owner(), id: role.id },
        body: { ver: 0, ...(moveTo !== undefined && { moveTo }) },
      });
    const holder = await company.person({ name: 'Hal' });
    await give(role.id, holder.id, 'Elm');
    await give(role.id, holder.id, 'Oak');
    expect(await remove()).toEqual({ status: 400, body: [{ code: 'ROLE_IN_USE' }] });
    const holders = await admin.client.roles.holders({ params: { ...owner(), id: role.id } });
    expect(holders.body).toEqual({
      holders: expect.arrayContaining([
        { personId: holder.id, name: 'Hal', grantObject: { type: 'LOCATION', id: company.tenantId('Elm') } },
      ]),
      next: null,
      counts: { matching: 2, total: 2, people: 1 },
    });
    const [next, more] = [await created(admin, ['manageMenus']), await created(boss, ['payroll', 'dashboard'])];
    expect(await remove(more.id)).toMatchObject(forbidden);
    await give(next.id, holder.id, 'Oak');
    expect(await remove(next.id)).toEqual({ status: 200, body: { deleted: true } });
    const now = await admin.client.roles.holders({ params: { ...owner(), id: next.id } });
    expect(now.status === 200 && now.body.holders.map(({ grantObject }) => grantObject.id).sort()).toEqual(
      [company.tenantId('Elm'), company.tenantId('Oak')].sort(),
    );
    expect(await remove()).toMatchObject(missing);
  });

  it('[CALL.roles.holders] returns the holders a page at a time, and those of a name', async () => {
    const role = await created(admin, ['dashboard']);
    const people = [await company.person({ name: 'Ida Pages' }), await company.person({ name: 'Jo Pages' })];
    for (const { id } of people) for (const on of ['Elm', 'Oak']) await give(role.id, id, on);
    const page = async (query: { search?: string; after?: number; limit?: number }) => {
      const { status, body } = await admin.client.roles.holders({ params: { ...owner(), id: role.id }, query });
      if (status !== 200) throw new Error(`${status}`);
      return body;
    };
    const first = await page({ limit: 3 });
    expect(first).toMatchObject({ next: 3, counts: { matching: 4, total: 4, people: 2 } });
    const second = await page({ limit: 3, after: 3 });
    expect(second.next).toBeNull();
    const all = [...first.holders, ...second.holders];
    expect(new Set(all.map(({ personId, grantObject }) => `${personId} ${grantObject.id}`)).size).toBe(4);
    const found = await page({ search: ' JO ' });
    expect(found.counts).toEqual({ matching: 2, total: 4, people: 2 });
    expect(found.holders.map(({ name }) => name)).toEqual(['Jo Pages', 'Jo Pages']);
  });

  it('keeps at least one owner', async () => {
    const owned = await makeCompany(server, { name: 'Owned' });
    const chief = await owned.person({ permissions: ['companyAdmin', 'company-owner'] });
    const roles = await chief.client.roles.list({ params: { owner: owned.id } });
    const role = roles.status === 200 ? roles.body.find(one => one.grantedPermissions.includes('company-owner')) : null;
    const body = { [role?.id ?? '']: change({ removePerms: ['company-owner'] }) };
    expect(await save(chief, body, owned.id)).toEqual({ status: 400, body: [{ code: 'LAST_OWNER' }] });
  });

  it('[RULE.roles.07] returns 404 for an unknown role, and for one of another company', async () => {
    const theirs = await foreign.role('dashboard');
    for (const id of ['unknown', theirs]) {
      const params = { ...owner(), id };
      expect(await save(boss, { [id]: change({ addPerms: ['dashboard'] }) })).toMatchObject(missing);
      expect(await boss.client.roles.holders({ params })).toMatchObject(missing);
      expect(await boss.client.roles.clone({ params, query: { name: 'Copied' } })).toMatchObject(missing);
      expect(await boss.client.roles.remove({ params, body: { ver: 0 } })).toMatchObject(missing);
      const rename = { params: owner(), body: { id, name: 'Renamed', ver: 0 } };
      expect(await boss.client.roles.edit(rename)).toMatchObject(missing);
    }
  });

  it('[ENT.RoleChanges] [ENT.Permission] [CALL.unlisted.roles.permissionCatalogue] returns the matrix, and audits who changed what', async () => {
    const rows = await admin.client.roles.permissions();
    expect(rows.status).toBe(200);
    expect(rows.body).toContainEqual({ group: 'Voiding', name: 'voidTicket', label: 'void entire ticket' });
    expect(rows.body.map(({ name }) => name)).not.toContain('requisition');
    const role = await created(boss, ['payroll']);
    await save(boss, { [role.id]: change({ removePerms: ['payroll'], addPerms: ['voidTicket'] }) });
    const entries = await server.context.db
      .selectFrom('audit')
      .select(['action', 'person_name', 'details'])
      .where('target', '=', role.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, person_name }) => [action, person_name])).toEqual([
      ['role.create', 'Bo'],
      ['role.change', 'Bo'],
    ]);
    expect(entries[1]?.details).toEqual({
      changes: [
        { what: 'Void entire ticket', was: null, now: 'given' },
        { what: 'Payroll', was: 'given', now: null },
      ],
    });
  });
});

describe.each(databases)('roles of all companies on %s', database => {
  let server: TestServer;
  let provider: TestCompany;
  let company: TestCompany;
  beforeAll(async () => {
    server = await openTestServer({ database });
    provider = await makeCompany(server, { name: 'Provider', provider: true });
    company = await makeCompany(server, { locations: ['Elm'] });
  });
  afterAll(() => server.close());

  const params = { owner: 'default' };
  const body = { name: 'Cashier', grantedPermissions: ['dashboard'], maxDiscountPct: 0 };

  it('[CALL.roles.list] [RULE.roles.08] are changed by the provider alone, and are in the list of each company', async () => {
    const staff = await provider.person({ permissions: ['defaultRoleAdmin', 'dashboard'], on: 'everywhere' });
    const made = await staff.client.roles.create({ params, body });
    expect(made).toMatchObject({ status: 200, body: { name: 'Cashier', isDefault: true } });
    const id = made.status === 200 ? made.body.id : '';
    expect((await staff.client.roles.list({ params })).body).toEqual([made.body]);
    const boss = await company.person({ permissions: ['companyAdmin', 'defaultRoleAdmin'] });
    const theirs = await boss.client.roles.list({ params: { owner: company.id } });
    expect(theirs.body).toContainEqual(made.body);
    const add = { addPerms: ['payroll'], removePerms: [], maxDiscountPct: 0, currentMaxDiscountPct: 0, ver: 0 };
    const save = (owner: string) => boss.client.roles.savePermissions({ params: { owner }, body: { [id]: add } });
    for (const owner of [company.id, 'default']) expect(await save(owner)).toMatchObject(missing);
    expect(await boss.client.roles.list({ params })).toMatchObject(missing);
    expect(await boss.client.roles.create({ params, body })).toMatchObject(missing);
    const remove = { params: { owner: company.id, id }, body: { ver: 0 } };
    expect(await boss.client.roles.remove(remove)).toMatchObject(missing);
    const copy = { params: { owner: company.id, id }, query: { name: 'Our cashier' } };
    expect(await boss.client.roles.clone(copy)).toMatchObject({ status: 200, body: { isDefault: false } });
  });

  it('need the permissions on everything, and the permission to administer roles at the provider', async () => {
    const local = await provider.person({ permissions: ['defaultRoleAdmin', 'companyAdmin'] });
    const plain = await provider.person({ permissions: ['companyAdmin', 'userRolesAdmin'], on: 'everywhere' });
    expect(await local.client.roles.create({ params, body: { ...body, name: 'A' } })).toMatchObject(forbidden);
    expect(await plain.client.roles.create({ params, body: { ...body, name: 'B' } })).toMatchObject(forbidden);
    expect(await plain.client.roles.list({ params })).toMatchObject(forbidden);
  });
});

describe.each(databases)('explaining permissions on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let lead: TestPerson;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    lead = await company.person({ name: 'Lead', permissions: ['userAdmin', 'company-owner'] });
  });
  afterAll(() => server.close());

  const why = (by: TestPerson, personId: string, tenantId?: string) =>
    by.client.roles.why({
      params: { companyId: company.id, personId },
      query: tenantId === undefined ? {} : { tenantId },
    });
  const right = (answer: Awaited<ReturnType<typeof why>>, name: string) =>
    answer.status === 200 ? answer.body.rights.find(({ permission }) => permission === name) : undefined;

  it('[ENT.GrantedRole] names the role, the tenant, who assigned it and when, and who could', async () => {
    const roleId = await company.role('manageMenus');
    const elm = { type: 'LOCATION', id: company.tenantId('Elm') } as const;
    const fields = { name: 'Nia', email: 'nia.why@example.com', invite: false };
    const added = await lead.client.users.create({
      params: { id: company.id },
      body: { ...fields, roles: [{ roleId, grantObject: elm }] },
    });
    const id = added.status === 200 ? added.body.id : '';
    const reason = { roleId, roleName: 'Clerk', grantObject: elm, by: 'name', givenBy: 'Lead' };
    expect(right(await why(lead, id, elm.id), 'manageMenus')).toEqual({
      permission: 'manageMenus',
      here: [{ ...reason, givenAt: server.context.now().getTime() }],
      elsewhere: [],
      givers: ['Lead'],
      whyNot: null,
    });
    const atOak = await why(lead, id, company.tenantId('Oak'));
    expect(right(atOak, 'manageMenus')).toMatchObject({ here: [], elsewhere: [reason], givers: ['Lead'] });
    expect(right(atOak, 'payroll')).toMatchObject({ here: [], elsewhere: [] });
  });

  it('suggests a role that hiring managers may assign for a permission that the caller lacks, and who else could assign it', async () => {
    const hirer = await company.person({ name: 'Hirer', permissions: ['userAdmin'] });
    const nia = await company.person({ name: 'New', permissions: ['dashboard'], on: 'Elm' });
    const elm = company.tenantId('Elm');
    const credentials = await company.role('apiCredAdmin');
    const asked = async (personId = nia.id) => right(await why(hirer, personId, elm), 'apiCredAdmin');
    expect(await asked()).toMatchObject({ whyNot: 'restricted', givers: ['Lead'] });
    const params = { owner: company.id, id: credentials };
    await lead.client.roles.openToHiring({ params, body: { ver: 0, open: true } });
    expect(await asked()).toMatchObject({ whyNot: null, givers: expect.arrayContaining(['Hirer', 'Lead']) });
    const own = await asked(hirer.id);
    expect(own).toMatchObject({ whyNot: 'themselves' });
    expect(own?.givers).not.toContain('Hirer');
  });

  it('reports that a person with more permissions cannot be changed, and rejects the change for the same reason', async () => {
    const hirer = await company.person({ permissions: ['userAdmin'] });
    const mighty = await company.person({ permissions: ['companyAdmin'] });
    const plain = await company.person({ permissions: ['dashboard'] });
    expect(right(await why(hirer, mighty.id, company.id), 'voidTicket')).toMatchObject({ whyNot: 'holds-more' });
    expect(right(await why(plain, plain.id, company.id), 'voidTicket')).toMatchObject({ whyNot: 'not-managed' });
    expect(await hirer.client.users.remove({ params: { id: mighty.id } })).toEqual({
      status: 403,
      body: [{ code: 'FORBIDDEN', path: '/params/id', params: { reason: 'holds-more' } }],
    });
  });

  it('explains that a super user has the permission with all others', async () => {
    const boss = await company.person({ permissions: ['companyAdmin'], on: 'West' });
    const answer = await why(boss, boss.id, company.tenantId('Elm'));
    expect(right(answer, 'overrideMenus')).toMatchObject({ here: [{ by: 'superUser', givenBy: null }] });
  });

  it('explains the own permissions, and those of visible people, at accessible tenants', async () => {
    const atElm = await company.person({ permissions: ['dashboard'], on: 'Elm' });
    const atOak = await company.person({ permissions: ['userAdmin'], on: 'Oak' });
    const elm = company.tenantId('Elm');
    expect(await why(atElm, atElm.id, elm)).toMatchObject({ status: 200, body: { mayEdit: false } });
    expect(await why(atElm, atElm.id, company.tenantId('Oak'))).toMatchObject(forbidden);
    expect(await why(atElm, atElm.id, company.id)).toMatchObject(forbidden);
    expect(await why(atElm, atElm.id)).toMatchObject({ body: { place: { type: 'LOCATION', id: elm } } });
    expect(await why(lead, atElm.id)).toMatchObject({ body: { place: { type: 'LOCATION', id: elm } } });
    expect(await why(lead, lead.id)).toMatchObject({ body: { place: { type: 'COMPANY', id: company.id } } });
    expect(await why(atElm, lead.id, elm)).toMatchObject(missing);
    expect(await why(atOak, atElm.id, company.tenantId('Oak'))).toMatchObject(missing);
    expect(await why(lead, atElm.id, 'unknown')).toMatchObject(missing);
    // A permission that grants everything is assigned only by a person who has it.
    expect(right(await why(lead, atElm.id, elm), 'companyAdmin')).toMatchObject({
      givers: expect.arrayContaining(['Lead']),
      whyNot: null,
    });
    const plain = await company.person({ name: 'Plain', permissions: ['userAdmin'] });
    expect(right(await why(plain, atElm.id, elm), 'companyAdmin')).toMatchObject({ whyNot: 'opens-everything' });
  });
});
