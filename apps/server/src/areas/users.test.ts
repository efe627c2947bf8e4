import { employeeRecord } from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import type { Permission } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendEmails } from '../services/mail/send-emails.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/test-smtp-server.ts';

const day = 24 * 3_600_000;
const forbidden = { status: 403 };
const missing = { status: 404 };

describe.each(databases)('employees on %s', database => {
  let server: TestServer;
  let office: TestSmtpServer;
  let company: TestCompany;
  let foreign: TestCompany;
  let lead: TestPerson;
  let atElm: TestPerson;
  beforeAll(async () => {
    office = await startTestSmtpServer();
    server = await openTestServer({ database, config: { smtpUrl: office.url } });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Bay'] });
    foreign = await makeCompany(server, { name: 'Foreign', locations: ['Sea'] });
    lead = await company.person({ name: 'Lead', permissions: ['userAdmin'] });
    atElm = await company.person({ name: 'Elm lead', permissions: ['userAdmin'], on: 'Elm' });
  });
  afterAll(async () => {
    await server.close();
    await office.close();
  });

  const role = (...permissions: Permission[]) => company.role(...permissions);
  const on = (name: 'Elm' | 'Oak' | 'West' | 'Bay') =>
    ({ type: name === 'West' ? 'GROUP' : 'LOCATION', id: company.tenantId(name) }) as const;
  const onCompany = () => ({ type: 'COMPANY', id: company.id }) as const;
  type Wanted = { roleId: string; grantObject: { type: 'GLOBAL' | 'COMPANY' | 'GROUP' | 'LOCATION'; id: string } };
  let made = 0;
  const add = (by: TestPerson, roles: readonly Wanted[], more: { email?: string; invite?: boolean } = {}) => {
    made += 1;
    const body = {
      name: 'Nia',
      email: more.email ?? `nia-${made}@example.com`,
      roles: [...roles],
      invite: more.invite ?? false,
    };
    return by.client.users.create({ params: { id: company.id }, body });
  };
  const added = async (by: TestPerson, roles: readonly Wanted[], more = {}) => {
    const answer = await add(by, roles, more);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    const { email } = answer.body;
    if (email === null) throw new Error('The person has no address.');
    return { ...answer.body, email };
  };
  /** With the version that was just read. */
  const versionOf = async (id: string): Promise<number> => {
    const query = server.context.db.selectFrom('person').select('version').where('id', '=', id);
    return (await query.executeTakeFirst())?.version ?? 0;
  };
  const change = async (
    by: TestPerson,
    employee: { id: string; name: string; email: string | null },
    roles: readonly Wanted[],
    status: 'ACTIVE' | 'DELETED' = 'ACTIVE',
  ) =>
    by.client.users.update({
      params: { id: company.id },
      body: {
        id: employee.id,
        ver: await versionOf(employee.id),
        name: employee.name,
        email: employee.email,
        status,
        roles: [...roles],
      },
    });

  it('[CALL.unlisted.employees.crud] [CALL.unlisted.roles.grants] adds a person with a role at a location, and finds them again', async () => {
    const clerk = await role('overrideMenus');
    const nia = await added(lead, [{ roleId: clerk, grantObject: on('Elm') }]);
    expect(nia).toEqual({
      id: nia.id,
      ver: 1,
      name: 'Nia',
      email: nia.email,
      phone: null,
      hireDate: null,
      status: 'ACTIVE',
      deactivated: null,
      hasPassword: false,
      hasPin: false,
      roles: [{ id: expect.any(String), roleId: clerk, name: 'Clerk', grantObject: on('Elm'), mayRemove: true }],
      jobs: [],
      certifications: [],
      mayEdit: true,
      mayRevealPin: false,
      mayActAs: true,
    });
    expect(await lead.client.users.get({ params: { id: nia.id } })).toEqual({ status: 200, body: nia });
    const list = await lead.client.users.list({ params: { id: company.id } });
    expect(list.body).toContainEqual(nia);
    expect((await lead.client.roles.list({ params: { owner: company.id } })).body).toContainEqual({
      id: clerk,
      name: 'Clerk',
      grantedPermissions: ['overrideMenus'],
      maxDiscountPct: 0,
      openToHiring: false,
      ver: 0,
      isDefault: false,
    });
  });

  it('[CALL.unlisted.employees.crud] keeps the changes of two people of different fields, and refuses the second of the same version', async () => {
    const clerk = await role();
    const elm = { roleId: clerk, grantObject: on('Elm') };
    const nia = await added(lead, [elm]);
    const save = (by: TestPerson, from: Employee, part: { name?: string; email?: string; roles?: Wanted[] }) => {
      const { id, ver, name, email, status } = from;
      return by.client.users.update({
        params: { id: company.id },
        body: { id, ver, name, email, status, roles: [elm], ...part },
      });
    };
    expect(await save(lead, nia, { name: 'Nia B.' })).toMatchObject({ status: 200, body: { ver: nia.ver + 1 } });
    const oak = { roleId: clerk, grantObject: on('Oak') };
    expect(await save(lead, nia, { roles: [elm, oak] })).toMatchObject({ status: 409 });
    const fresh = await lead.client.users.get({ params: { id: nia.id } });
    if (fresh.status !== 200) throw new Error(`The employee is a ${fresh.status}.`);
    const both = await save(lead, fresh.body, { roles: [elm, oak] });
    expect(both).toMatchObject({ status: 200, body: { name: 'Nia B.', roles: expect.arrayContaining(nia.roles) } });
    expect(both.status === 200 && both.body.roles).toHaveLength(2);
  });

  it('shows a manager of one location the people of that location, and no others', async () => {
    const clerk = await role();
    const here = await added(lead, [{ roleId: clerk, grantObject: on('Elm') }]);
    const both = await added(lead, [
      { roleId: clerk, grantObject: on('Elm') },
      { roleId: clerk, grantObject: on('Oak') },
    ]);
    const there = await added(lead, [{ roleId: clerk, grantObject: on('Oak') }]);
    const list = await atElm.client.users.list({ params: { id: company.id } });
    const seen = list.status === 200 ? list.body : [];
    expect(seen.map(({ id, mayEdit }) => [id, mayEdit])).toEqual(
      expect.arrayContaining([
        [here.id, true],
        [both.id, false],
      ]),
    );
    expect(seen.map(({ id }) => id)).not.toContain(there.id);
    expect(await atElm.client.users.get({ params: { id: there.id } })).toMatchObject(missing);
    expect(await change(atElm, both, [])).toMatchObject(forbidden);
    expect(await atElm.client.users.remove({ params: { id: both.id } })).toMatchObject(forbidden);
    const clerkless = await company.person();
    expect(await clerkless.client.users.list({ params: { id: company.id } })).toMatchObject(forbidden);
  });

  it('[CALL.unlisted.roles.grants] lets a manager of one location assign roles there alone, and leaves no person without a role', async () => {
    const clerk = await role();
    const nia = await added(atElm, [{ roleId: clerk, grantObject: on('Elm') }]);
    for (const grantObject of [on('Oak'), on('West'), onCompany(), { type: 'GLOBAL', id: '' } as const])
      expect(await add(atElm, [{ roleId: clerk, grantObject }])).toMatchObject(forbidden);
    expect(await add(atElm, [])).toMatchObject(forbidden);
    expect(await change(atElm, nia, [])).toMatchObject(forbidden);
    expect(await change(lead, nia, [])).toMatchObject({ status: 200, body: { roles: [] } });
  });

  it('changes a field that needs a permission only for who has it at each place of the person', async () => {
    const hireDate: { permission?: string } = employeeRecord.field.shape.hireDate;
    hireDate.permission = 'viewWageData';
    try {
      const boss = await company.person({ permissions: ['companyAdmin', 'company-owner'] });
      const clerk = await role();
      const place = [{ roleId: clerk, grantObject: on('Elm') }];
      const hired = (by: TestPerson, hiredOn: string | null) =>
        by.client.users.create({
          params: { id: company.id },
          body: { name: 'Ida', email: null, hireDate: hiredOn, roles: place, invite: false },
        });
      expect(await hired(lead, '2026-03-02')).toMatchObject(forbidden);
      const ida = await hired(lead, null);
      if (ida.status !== 200) throw new Error(JSON.stringify(ida));
      const rehired = (by: TestPerson, part: { ver?: number; name?: string; hireDate?: string }) => {
        const { id, ver, name, email, status } = ida.body;
        return by.client.users.update({
          params: { id: company.id },
          body: { id, ver, name, email, status, ...part },
        });
      };
      expect(await rehired(lead, { hireDate: '2026-03-02' })).toMatchObject(forbidden);
      const paid = await rehired(boss, { hireDate: '2026-03-02' });
      if (paid.status !== 200) throw new Error(JSON.stringify(paid));
      // What is absent stays, and needs no permission.
      expect(await rehired(lead, { ver: paid.body.ver, name: 'Ida Berg' })).toMatchObject({
        status: 200,
        body: { name: 'Ida Berg', hireDate: '2026-03-02' },
      });
    } finally {
      delete hireDate.permission;
    }
  });

  it('assigns a permission that grants everything only when the caller has it', async () => {
    const boss = await company.person({ permissions: ['companyAdmin', 'company-owner'] });
    const admin = await role('companyAdmin');
    expect(await add(lead, [{ roleId: admin, grantObject: onCompany() }])).toMatchObject(forbidden);
    const second = await added(boss, [{ roleId: admin, grantObject: onCompany() }]);
    // A person who could change the address of a more powerful one could take over their account.
    expect(
      await change(lead, { ...second, email: 'mine@example.com' }, [{ roleId: admin, grantObject: onCompany() }]),
    ).toMatchObject(forbidden);
    expect(await lead.client.users.sendInvite({ params: { id: second.id } })).toMatchObject(forbidden);
    expect(await lead.client.users.signOut({ params: { id: boss.id } })).toMatchObject(forbidden);
  });

  it('prevents assigning permissions that the caller lacks, to others or to themselves, in every way', async () => {
    const boss = await company.person({ permissions: ['companyAdmin', 'company-owner'] });
    const [wages, plain] = [await role('viewWageData'), await role('voidTicket')];
    const at = (roleId: string) => ({ roleId, grantObject: onCompany() });
    const restricted = {
      status: 403,
      body: [{ code: 'FORBIDDEN', path: '/body/roles/0', params: { reason: 'restricted' } }],
    };
    expect(await add(lead, [at(wages)])).toEqual(restricted);
    const nia = await added(lead, [at(plain)]);
    expect(await change(lead, nia, [at(wages)])).toEqual(restricted);
    expect(await change(lead, lead, [at(wages)])).toMatchObject(forbidden);
    // Only a person who could assign such a role may change its holder: the holder's address is a way to sign in.
    const paid = await added(boss, [at(wages)]);
    expect(await change(lead, { ...paid, email: 'mine2@example.com' }, [at(wages)])).toMatchObject(forbidden);
    expect(await lead.client.users.remove({ params: { id: paid.id } })).toMatchObject(forbidden);
    const denied = await server.context.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'call-denied')
      .where('person_id', '=', lead.id)
      .execute();
    expect(denied.map(({ details }) => details)).toContainEqual({ call: 'POST /api/users/:id', reason: 'restricted' });
  });

  it('a role that an owner allows for hiring is assigned by managers of employees, and extended by owners alone', async () => {
    const boss = await company.person({ permissions: ['companyAdmin', 'company-owner'] });
    const admin = await company.person({ permissions: ['companyAdmin', 'userRolesAdmin'] });
    const manager = await role('manageMenus', 'apiCredAdmin');
    const requested = [{ roleId: manager, grantObject: on('Elm') }];
    const open = (by: TestPerson, ver = 0) =>
      by.client.roles.openToHiring({ params: { owner: company.id, id: manager }, body: { ver, open: true } });
    const giving = async (by: TestPerson, personId?: string) => {
      const query = { onType: 'LOCATION' as const, onId: company.tenantId('Elm'), ...(personId && { personId }) };
      const { body } = await by.client.roles.giving({ params: { owner: company.id }, query });
      return (body as Record<string, unknown>)[manager];
    };
    expect(await giving(lead)).toBe('restricted');
    expect(await add(lead, requested)).toMatchObject(forbidden);
    for (const by of [lead, admin]) expect(await open(by)).toMatchObject(forbidden);
    expect(await open(boss)).toMatchObject({ status: 200, body: { openToHiring: true, ver: 1 } });
    expect(await open(boss)).toMatchObject({ status: 409 });
    expect(await giving(lead)).toBeNull();
    expect(await giving(lead, lead.id)).toBe('themselves');
    const nia = await added(lead, requested);
    expect(await change(lead, { ...nia, name: 'Nia Two' }, requested)).toMatchObject({ status: 200 });
    const widen = (by: TestPerson, addPerms: string[], maxDiscountPct: number, ver: number) => {
      const body = { [manager]: { addPerms, removePerms: [], maxDiscountPct, currentMaxDiscountPct: 0, ver } };
      return by.client.roles.savePermissions({ params: { owner: company.id }, body });
    };
    expect(await widen(admin, ['viewWageData'], 0, 1)).toMatchObject(forbidden);
    expect(await widen(admin, [], 10, 1)).toMatchObject(forbidden);
    expect(await widen(admin, ['voidTicket'], 0, 1)).toMatchObject({ status: 200 });
    expect(await widen(boss, ['viewWageData'], 0, 2)).toMatchObject({ status: 200 });
    const copy = await admin.client.roles.clone({
      params: { owner: company.id, id: manager },
      query: { name: 'Second' },
    });
    expect(copy).toMatchObject({ status: 200, body: { openToHiring: false } });
  });

  it('rejects roles and tenants of another company', async () => {
    const clerk = await role();
    const theirs = { type: 'LOCATION', id: foreign.tenantId('Sea') } as const;
    expect(await add(lead, [{ roleId: clerk, grantObject: theirs }])).toMatchObject({
      status: 400,
      body: [{ code: 'UNKNOWN_PLACE', path: '/body/roles/0/grantObject' }],
    });
    const stranger = await foreign.role();
    for (const roleId of [stranger, 'unknown'])
      expect(await add(lead, [{ roleId, grantObject: on('Elm') }])).toMatchObject({ body: [{ code: 'UNKNOWN_ROLE' }] });
    const outsider = await foreign.person({ permissions: ['companyAdmin'] });
    const nia = await added(lead, [{ roleId: clerk, grantObject: on('Elm') }]);
    for (const call of ['get', 'remove', 'sendInvite', 'signOut', 'inviteLink'] as const)
      expect(await outsider.client.users[call]({ params: { id: nia.id } })).toMatchObject(missing);
    expect(
      await outsider.client.users.update({
        params: { id: foreign.id },
        body: { ver: 1, id: nia.id, name: 'x', email: 'x@example.com', status: 'ACTIVE', roles: [] },
      }),
    ).toMatchObject(missing);
  });

  it('rejects an address that another person has, in any spelling', async () => {
    const clerk = await role();
    const requested = [{ roleId: clerk, grantObject: on('Elm') }];
    const nia = await added(lead, requested);
    const taken = { status: 400, body: [{ code: 'ALREADY_EXISTS', path: '/body/email' }] };
    expect(await add(lead, requested, { email: ` ${nia.email.toUpperCase()}` })).toEqual(taken);
    const other = await added(lead, requested);
    expect(await change(lead, { ...other, email: nia.email }, requested)).toEqual(taken);
  });

  it('applies removed permissions at once, and ends the access of a removed person', async () => {
    const clerk = await role('userAdmin');
    const person = await company.person({ password: 'kitchen 42', permissions: [] });
    const nia = { id: person.id, name: 'Nia', email: person.email };
    expect(await change(lead, nia, [{ roleId: clerk, grantObject: onCompany() }])).toMatchObject({ status: 200 });
    expect((await person.client.users.get({ params: { id: lead.id } })).status).toBe(200);
    expect(await change(lead, nia, [{ roleId: clerk, grantObject: on('Elm') }])).toMatchObject({ status: 200 });
    expect((await person.client.users.get({ params: { id: lead.id } })).status).toBe(404);
    expect((await lead.client.users.remove({ params: { id: nia.id } })).status).toBe(204);
    expect((await person.client.session.status()).status).toBe(401);
    expect(await server.anonymous.session.login({ body: { email: nia.email, password: 'kitchen 42' } })).toEqual({
      status: 400,
      body: [{ code: 'DELETED_USER' }],
    });
    expect(await change(lead, nia, [{ roleId: clerk, grantObject: on('Elm') }])).toMatchObject({
      body: { status: 'ACTIVE' },
    });
    expect((await server.anonymous.session.login({ body: { email: nia.email, password: 'kitchen 42' } })).status).toBe(
      200,
    );
  });

  it('keeps at least one owner, and rejects removing oneself', async () => {
    const owned = await makeCompany(server, { name: 'Owned' });
    const owner = await owned.person({ permissions: ['companyAdmin', 'company-owner'] });
    expect(await owner.client.users.remove({ params: { id: owner.id } })).toMatchObject({
      body: [{ code: 'OWN_ACCOUNT' }],
    });
    const body = { ver: 1, id: owner.id, name: owner.name, email: owner.email, status: 'ACTIVE' as const, roles: [] };
    expect(await owner.client.users.update({ params: { id: owned.id }, body })).toMatchObject({
      status: 400,
      body: [{ code: 'LAST_OWNER' }],
    });
    expect((await owner.client.users.get({ params: { id: owner.id } })).status).toBe(200);
  });

  it('[CALL.unlisted.sendInvite] sends an invitation to a person without a password, on request of who may change them', async () => {
    const nia = await added(lead, [{ roleId: await role(), grantObject: on('Elm') }]);
    const sent = async () => {
      await sendEmails(server.context, 'https://console.example');
      return office.emails.filter(({ to }) => to === nia.email).map(({ link }) => link?.split('/')[1]);
    };
    expect(await sent()).toEqual([]);
    const clerk = await company.person();
    expect(await clerk.client.users.sendInvite({ params: { id: nia.id } })).toMatchObject(missing);
    expect(await lead.client.users.sendInvite({ params: { id: nia.id } })).toMatchObject({ status: 204 });
    expect(await sent()).toEqual(['invite']);
  });

  it('invites by e-mail: the link is valid once within seven days, and then the person signs in', async () => {
    const clerk = await role();
    const nia = await added(lead, [{ roleId: clerk, grantObject: on('Elm') }], { invite: true });
    await sendEmails(server.context, 'https://console.example');
    const email = office.emails.find(({ to }) => to === nia.email);
    expect(email).toMatchObject({ subject: 'Your access to Test Kitchen' });
    expect(email?.raw).toContain('Lead has given you access');
    const [, purpose, userId = '', inviteToken = ''] = email?.link?.split('/') ?? [];
    expect([purpose, userId]).toEqual(['invite', nia.id]);
    server.clock.pass(7 * day - 1);
    const check = () => server.anonymous.users.isValidInviteToken({ query: { userId, inviteToken } });
    expect((await check()).status).toBe(200);
    const set = () =>
      server.anonymous.users.setPasswordWithToken({ body: { userId, inviteToken, newPassword: 'kitchen 42' } });
    expect((await set()).status).toBe(204);
    expect(await set()).toMatchObject({ body: [{ code: 'INVALID_TOKEN' }] });
    expect((await server.anonymous.session.login({ body: { email: nia.email, password: 'kitchen 42' } })).status).toBe(
      200,
    );
    const own = await server.clientOf(lead.id);
    expect(await own.users.sendInvite({ params: { id: nia.id } })).toMatchObject({ body: [{ code: 'NOT_INVITABLE' }] });
  });

  it('[CALL.unlisted.debug.inviteEmails] shows invitations to engineers, and returns a new link while the account has no password', async () => {
    const engineer = await company.person({ permissions: ['engineering'] });
    const boss = await company.person({ permissions: ['companyAdmin', 'userAdmin'] });
    const clerk = await role();
    const nia = await added(boss, [{ roleId: clerk, grantObject: on('Elm') }], { invite: true });
    const seen = await engineer.client.users.inviteEmails({ query: { companyId: company.id } });
    expect(seen.body).toMatchObject({
      mail: 'smtp',
      invites: expect.arrayContaining([expect.objectContaining({ userId: nia.id, sentBy: 'Pat Tester', open: true })]),
    });
    expect(await boss.client.users.inviteEmails({ query: { companyId: company.id } })).toMatchObject(forbidden);
    expect(await boss.client.users.inviteLink({ params: { id: nia.id } })).toMatchObject(forbidden);
    expect(await engineer.client.users.inviteEmails({ query: { companyId: foreign.id } })).toMatchObject(missing);
    const made = await engineer.client.users.inviteLink({ params: { id: nia.id } });
    const link = made.status === 200 ? made.body.link : '';
    expect(link).toMatch(new RegExp(`^/invite/${nia.id}/[\\w-]{43}$`));
    const set = { userId: nia.id, inviteToken: link.split('/').at(-1) ?? '', newPassword: 'kitchen 42' };
    const isOpen = async ({ id }: { readonly id: string }, by = engineer) => {
      const { body } = await by.client.users.inviteEmails({ query: { companyId: company.id } });
      return 'invites' in body && body.invites.find(({ userId }) => userId === id)?.open;
    };
    const late = await added(boss, [{ roleId: clerk, grantObject: on('Elm') }], { invite: true });
    expect((await server.anonymous.users.setPasswordWithToken({ body: set })).status).toBe(204);
    expect([await isOpen(nia), await isOpen(late)]).toEqual([false, true]);
    server.clock.pass(7 * day);
    expect(await isOpen(late, await company.person({ permissions: ['engineering'] }))).toBe(false);
    server.clock.pass(-7 * day);
    expect(await engineer.client.users.inviteLink({ params: { id: nia.id } })).toMatchObject({
      body: [{ code: 'NOT_INVITABLE' }],
    });
  });

  it('audits who did what to whom', async () => {
    const clerk = await role();
    const manager = await company.person({ name: 'Mel', permissions: ['userAdmin'] });
    const nia = await added(manager, [{ roleId: clerk, grantObject: on('Elm') }], { invite: true });
    await change(manager, nia, [{ roleId: clerk, grantObject: on('Oak') }]);
    await manager.client.users.signOut({ params: { id: nia.id } });
    await manager.client.users.remove({ params: { id: nia.id } });
    const rows = await server.context.db
      .selectFrom('audit')
      .select(['action', 'person_name'])
      .where('target', '=', nia.id)
      .orderBy('id')
      .execute();
    expect(rows.map(row => row.action)).toEqual([
      'person-created',
      'invite-sent',
      'person-changed',
      'signed-out-everywhere',
      'person-removed',
    ]);
    expect(new Set(rows.map(row => row.person_name))).toEqual(new Set(['Mel']));
  });

  it('returns a conflict to the second of two concurrent edits of a person, and writes nothing of it', async () => {
    const [clerk, admin] = [await role(), await role('overrideMenus')];
    const again = { ...lead, client: await server.clientOf(lead.id) };
    const nia = await added(again, [{ roleId: clerk, grantObject: on('Elm') }]);
    const edit = (ver: number, name: string, roleId: string) =>
      again.client.users.update({
        params: { id: company.id },
        body: {
          id: nia.id,
          ver,
          name,
          email: nia.email,
          status: 'ACTIVE',
          roles: [{ roleId, grantObject: on('Elm') }],
        },
      });
    const first = await edit(nia.ver, 'Nia One', clerk);
    expect(first).toMatchObject({ status: 200, body: { ver: nia.ver + 1 } });
    const stale = { status: 409, body: [{ code: 'CONFLICTING EDIT' }] };
    expect(await edit(nia.ver, 'Nia Two', admin)).toEqual(stale);
    expect(await again.client.users.get({ params: { id: nia.id } })).toEqual(first);
    const together = await Promise.all([edit(nia.ver + 1, 'Nia Three', admin), edit(nia.ver + 1, 'Nia Four', admin)]);
    expect(together.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a repeat with the same idempotency key adds no second person', async () => {
    const clerk = await role();
    const client = await server.clientOf(lead.id);
    const body = {
      name: 'Nia',
      email: 'once@example.com',
      roles: [{ roleId: clerk, grantObject: on('Elm') }],
      invite: true,
    };
    const call = () => client.users.create({ params: { id: company.id }, body }, { idempotencyKey: 'add-nia' });
    const first = await call();
    expect(await call()).toEqual(first);
    expect(first.status).toBe(200);
  });
});
