import type { Employee } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const [cashier, driver, server4] = ['1', '2', '4'];
const [foodHandlers, liquor] = ['1', '2'];
const hourly = (from: string, amount: string) => ({ from, amount, per: 'HOUR' as const });

describe.each(databases)('jobs and wages on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let lead: TestPerson;
  let atElm: TestPerson;
  let paysElm: TestPerson;
  let staff: { role: string };
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Bay'] });
    lead = await company.person({ name: 'Lead', permissions: ['userAdmin', 'viewWageData'] });
    atElm = await company.person({ name: 'Elm lead', permissions: ['userAdmin'], on: 'Elm' });
    paysElm = await company.person({ name: 'Elm owner', permissions: ['userAdmin', 'viewWageData'], on: 'Elm' });
    staff = { role: await company.role() };
  });
  afterAll(() => server.close());

  const byLead = () => ({ setBy: 'Lead', setAt: server.clock.now().getTime() });
  const on = (name: 'Elm' | 'Oak' | 'West' | 'Bay') =>
    ({ type: name === 'West' ? 'GROUP' : 'LOCATION', id: company.tenantId(name) }) as const;
  type Create = Parameters<TestPerson['client']['users']['create']>[0]['body'];
  const add = (by: TestPerson, part: Partial<Create>) =>
    by.client.users.create({
      params: { id: company.id },
      body: { name: 'Ana', email: null, roles: [], invite: false, ...part },
    });
  const added = async (by: TestPerson, part: Partial<Create>): Promise<Employee> => {
    const answer = await add(by, part);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body;
  };
  const fresh = async (by: TestPerson, id: string): Promise<Employee> => {
    const answer = await by.client.users.get({ params: { id } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body;
  };
  type Update = Parameters<TestPerson['client']['users']['update']>[0]['body'];
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

  it('adds a person who only works at a terminal: no address, a job, a wage with a planned raise', async () => {
    const wages = [hourly('2026-03-02', '12'), hourly('2026-11-30', '12.75')];
    const ana = await added(lead, {
      phone: '3125550142',
      hireDate: '2026-03-02',
      jobs: [{ jobTypeId: server4, grantObject: on('Elm'), wages }],
      certifications: [{ requirementId: foodHandlers, endsOn: '2026-12-01' }],
    });
    expect(ana).toMatchObject({
      email: null,
      phone: '3125550142',
      hireDate: '2026-03-02',
      roles: [],
      jobs: [
        {
          jobTypeId: server4,
          name: 'Server',
          grantObject: on('Elm'),
          wages: [
            { ...hourly('2026-03-02', '12.00'), ...byLead() },
            { ...hourly('2026-11-30', '12.75'), ...byLead() },
          ],
          mayChange: true,
        },
      ],
      certifications: [{ requirementId: foodHandlers, endsOn: '2026-12-01', name: 'Food Handlers' }],
      mayActAs: false,
    });
    const list = await lead.client.users.list({ params: { id: company.id } });
    expect(list.body).toContainEqual(ana);
    expect(await lead.client.users.sendInvite({ params: { id: ana.id } })).toMatchObject({ status: 400 });
    expect(await add(lead, { invite: true })).toEqual({
      status: 400,
      body: [{ code: 'EMAIL_MISSING', path: '/body/email' }],
    });
  });

  it('keeps what a call leaves out, and takes what it empties', async () => {
    const job = { jobTypeId: cashier, grantObject: on('Oak'), wages: [hourly('2026-01-01', '15.00')] };
    const ana = await added(lead, { phone: '3125550142', jobs: [job] });
    const renamed = await change(lead, ana, { name: 'Ana B.' });
    expect(renamed).toMatchObject({ status: 200, body: { phone: '3125550142', jobs: ana.jobs } });
    const kept = await change(lead, await fresh(lead, ana.id), {
      jobs: [{ jobTypeId: cashier, grantObject: on('Oak') }],
    });
    expect(kept).toMatchObject({ status: 200, body: { jobs: ana.jobs } });
    const emptied = await change(lead, await fresh(lead, ana.id), {
      phone: null,
      jobs: [{ jobTypeId: cashier, grantObject: on('Oak'), wages: [] }],
    });
    expect(emptied).toMatchObject({ status: 200, body: { phone: null, jobs: [{ id: ana.jobs[0]?.id, wages: [] }] } });
  });

  it('says who set a wage and when, which a later save of the other wages keeps', async () => {
    const job = { jobTypeId: cashier, grantObject: on('Elm') };
    const first = hourly('2026-01-01', '14.00');
    const ana = await added(lead, { jobs: [{ ...job, wages: [first] }] });
    const since = server.clock.now().getTime();
    server.clock.pass(60_000);
    await change(paysElm, ana, { jobs: [{ ...job, wages: [first, hourly('2026-06-01', '15.00')] }] });
    const now = server.clock.now().getTime();
    const setBy = async () =>
      (await fresh(lead, ana.id)).jobs[0]?.wages?.map(wage => [wage.amount, wage.setBy, wage.setAt]);
    expect(await setBy()).toEqual([
      ['14.00', 'Lead', since],
      ['15.00', 'Elm owner', now],
    ]);
    await change(paysElm, await fresh(paysElm, ana.id), { jobs: [{ ...job, wages: [hourly('2026-01-01', '14.50')] }] });
    expect(await setBy()).toEqual([['14.50', 'Elm owner', now]]);
  });

  it('shows wages to those who may view them at that place, and leaves them out for all others', async () => {
    const wages = [hourly('2026-01-01', '11.11')];
    const ana = await added(lead, {
      jobs: [
        { jobTypeId: cashier, grantObject: on('Elm'), wages },
        { jobTypeId: cashier, grantObject: on('Oak'), wages },
      ],
    });
    const seenBy = async (who: TestPerson) =>
      (await fresh(who, ana.id)).jobs.map(({ grantObject, wages: paid }) => [grantObject.id, paid !== undefined]);
    const [elm, oak] = [company.tenantId('Elm'), company.tenantId('Oak')];
    expect(await seenBy(lead)).toEqual(
      expect.arrayContaining([
        [elm, true],
        [oak, true],
      ]),
    );
    expect(await seenBy(paysElm)).toEqual(
      expect.arrayContaining([
        [elm, true],
        [oak, false],
      ]),
    );
    expect(await seenBy(atElm)).toEqual(
      expect.arrayContaining([
        [elm, false],
        [oak, false],
      ]),
    );
    const list = await atElm.client.users.list({ params: { id: company.id } });
    expect(JSON.stringify(list)).not.toContain('11.11');
  });

  it('changes wages only with the right to view them there, and keeps them when somebody else saves', async () => {
    const job = { jobTypeId: cashier, grantObject: on('Elm') };
    const ana = await added(paysElm, { jobs: [{ ...job, wages: [hourly('2026-01-01', '14.00')] }] });
    const raise = { jobs: [{ ...job, wages: [hourly('2026-01-01', '99.00')] }] };
    expect(await change(atElm, await fresh(atElm, ana.id), raise)).toEqual({
      status: 403,
      body: [{ code: 'FORBIDDEN', path: '/body/jobs/0/wages', params: { reason: 'restricted' } }],
    });
    const guess = { jobs: [{ ...job, wages: [hourly('2026-01-01', '14.00')] }] };
    expect(await change(atElm, await fresh(atElm, ana.id), guess)).toEqual(
      await change(atElm, await fresh(atElm, ana.id), raise),
    );
    const none = { jobs: [{ ...job, wages: [] }] };
    expect(await change(atElm, await fresh(atElm, ana.id), none)).toMatchObject({ status: 403 });
    const second = { jobTypeId: driver, grantObject: on('Elm') };
    expect(await change(atElm, await fresh(atElm, ana.id), { jobs: [job, second] })).toMatchObject({ status: 200 });
    expect((await fresh(paysElm, ana.id)).jobs.find(({ jobTypeId }) => jobTypeId === cashier)?.wages).toEqual([
      { ...hourly('2026-01-01', '14.00'), setBy: 'Elm owner', setAt: expect.any(Number) },
    ]);
  });

  it('leaves a place to its manager, and the person to who manages all of their places', async () => {
    const elm = { roleId: staff.role, grantObject: on('Elm') };
    const oak = { roleId: staff.role, grantObject: on('Oak') };
    const ana = await added(lead, { email: 'shared@example.com', roles: [elm, oak] });
    expect((await fresh(atElm, ana.id)).mayEdit).toBe(false);
    expect(await change(atElm, ana, { name: 'Somebody else' })).toEqual({
      status: 403,
      body: [{ code: 'FORBIDDEN', path: '/body', params: { reason: 'holds-more' } }],
    });
    expect(await change(atElm, ana, { email: 'mine@example.com' })).toMatchObject({ status: 403 });
    expect(await change(atElm, ana, { status: 'DELETED' })).toMatchObject({ status: 403 });
    const certified = { certifications: [{ requirementId: liquor, endsOn: null }] };
    expect(await change(atElm, ana, certified)).toMatchObject({ status: 403 });
    const job = { jobTypeId: cashier, grantObject: on('Elm') };
    expect(await change(atElm, ana, { jobs: [job] })).toMatchObject({
      status: 200,
      body: { jobs: [{ name: 'Cashier' }] },
    });
    expect(await change(atElm, await fresh(atElm, ana.id), { roles: [elm] })).toMatchObject({ status: 403 });
    expect(await change(atElm, await fresh(atElm, ana.id), { jobs: [], roles: [oak] })).toMatchObject({ status: 200 });
    expect(await atElm.client.users.get({ params: { id: ana.id } })).toMatchObject({ status: 404 });
    expect(await fresh(lead, ana.id)).toMatchObject({ name: 'Ana', jobs: [], roles: [{ grantObject: on('Oak') }] });
  });

  it('leaves nobody without a place to a manager of one location', async () => {
    const job = { jobTypeId: cashier, grantObject: on('Elm') };
    expect(await add(atElm, {})).toMatchObject({ status: 403 });
    const ana = await added(atElm, { jobs: [job] });
    expect(await change(atElm, ana, { jobs: [] })).toMatchObject({ status: 403 });
    expect(await change(lead, ana, { jobs: [] })).toMatchObject({ status: 200, body: { jobs: [] } });
  });

  it('refuses a job at a place whose employees the caller does not manage', async () => {
    const at = (name: 'Oak' | 'West') => ({ jobs: [{ jobTypeId: cashier, grantObject: on(name) }] });
    for (const place of ['Oak', 'West'] as const)
      expect(await add(atElm, at(place))).toEqual({
        status: 403,
        body: [{ code: 'FORBIDDEN', path: '/body/jobs/0', params: { reason: 'not-managed' } }],
      });
  });

  it.each([
    ['a job type that the place does not have', 'UNKNOWN_JOB', '/body/jobs/0/jobTypeId', () => ({ jobTypeId: '99' })],
    [
      'a place that is none',
      'UNKNOWN_PLACE',
      '/body/jobs/0/grantObject',
      () => ({ grantObject: { type: 'LOCATION' as const, id: 'nowhere' } }),
    ],
    [
      'a location as a group',
      'UNKNOWN_PLACE',
      '/body/jobs/0/grantObject',
      () => ({ grantObject: { type: 'GROUP' as const, id: company.tenantId('Elm') } }),
    ],
    [
      'another company',
      'UNKNOWN_PLACE',
      '/body/jobs/0/grantObject',
      () => ({ grantObject: { type: 'COMPANY' as const, id: 'other' } }),
    ],
    [
      'two wages from one day',
      'DUPLICATE_WAGE',
      '/body/jobs/0/wages/1/from',
      () => ({ wages: [hourly('2026-01-01', '1.00'), hourly('2026-01-01', '2.00')] }),
    ],
    ['no such date', 'INVALID_FORMAT', '/body/jobs/0/wages/0/from', () => ({ wages: [hourly('2026-02-30', '1.00')] })],
    ['three decimals', 'MONEY', '/body/jobs/0/wages/0/amount', () => ({ wages: [hourly('2026-02-03', '1.001')] })],
    ['a negative wage', 'MONEY', '/body/jobs/0/wages/0/amount', () => ({ wages: [hourly('2026-02-03', '-1.00')] })],
  ])('rejects %s, and stores nothing', async (_, code, path, part) => {
    const before = await lead.client.users.list({ params: { id: company.id } });
    const job = { jobTypeId: cashier, grantObject: on('Elm') };
    const answer = await add(lead, { jobs: [{ ...job, ...part() }] });
    expect(answer).toMatchObject({ status: 400, body: [{ code, path }] });
    expect(await lead.client.users.list({ params: { id: company.id } })).toEqual(before);
  });

  it('rejects a job, a role or a certification that is listed twice, and one that the company does not have', async () => {
    const job = { jobTypeId: cashier, grantObject: on('Elm') };
    const codeOf = async (part: Partial<Create>) => (await add(lead, part)).body;
    expect(await codeOf({ jobs: [job, job] })).toEqual([{ code: 'DUPLICATE_JOB', path: '/body/jobs/1' }]);
    const valid = { requirementId: liquor, endsOn: null };
    expect(await codeOf({ certifications: [valid, valid] })).toEqual([
      { code: 'DUPLICATE_CERTIFICATION', path: '/body/certifications/1/requirementId' },
    ]);
    expect(await codeOf({ certifications: [{ requirementId: '77', endsOn: null }] })).toEqual([
      { code: 'UNKNOWN_REQUIREMENT', path: '/body/certifications/0/requirementId' },
    ]);
  });

  it('ends the access of a person whose address is taken away, and keeps an owner', async () => {
    const someone = await company.person({ name: 'Someone', permissions: [] });
    const before = await fresh(lead, someone.id);
    expect(await change(lead, before, { email: null })).toMatchObject({ status: 200, body: { email: null } });
    expect((await someone.client.session.status()).status).toBe(401);
    const foreign = await makeCompany(server, { name: 'Foreign' });
    const owner = await foreign.person({ permissions: ['company-owner'] });
    const admin = await foreign.person({ permissions: ['companyAdmin', 'company-owner'], on: 'everywhere' });
    const own = await fresh(admin, owner.id);
    const { id, ver, name, status, roles } = own;
    const body = {
      id,
      ver,
      name,
      status,
      email: null,
      roles: roles.map(({ roleId, grantObject }) => ({ roleId, grantObject })),
    };
    expect(await admin.client.users.update({ params: { id: foreign.id }, body })).toMatchObject({
      status: 400,
      body: [{ code: 'LAST_OWNER' }],
    });
  });

  it('tells the audit what changed, and what is paid only to those who may view it there', async () => {
    const job = { jobTypeId: cashier, grantObject: on('Elm') };
    const ana = await added(lead, { name: 'Audited', jobs: [{ ...job, wages: [hourly('2026-01-01', '13.57')] }] });
    const certified = { certifications: [{ requirementId: liquor, endsOn: '2027-01-31' }] };
    expect(await change(lead, ana, { ...certified, phone: '3125550199' })).toMatchObject({ status: 200 });
    const entriesOf = async (who: TestPerson) => {
      const answer = await who.client.audit.list({ params: { companyId: company.id }, query: { target: ana.id } });
      return answer.status === 200 ? answer.body.entries.map(({ changes }) => changes) : [];
    };
    const wage = (now: string | null) => ({ what: 'Wage of Cashier, Elm', was: null, now });
    const given = [{ what: 'Job', was: null, now: 'Cashier, Elm' }, wage('$13.57 per hour from 2026-01-01')];
    expect(await entriesOf(lead)).toEqual([
      [
        { what: 'Phone', was: null, now: '(312) 555-0199' },
        { what: 'Certification Liquor Service', was: null, now: 'until 2027-01-31' },
      ],
      given,
    ]);
    expect(await entriesOf(paysElm)).toEqual([given]);
    expect(await entriesOf(atElm)).toEqual([[given[0], wage(null)]]);
    const searched = await lead.client.audit.list({ params: { companyId: company.id }, query: { search: '13.57' } });
    expect(searched).toMatchObject({ status: 200, body: { entries: [] } });
  });

  it('returns the jobs that the caller can give at a place, and its minimum wage with the right to view wages', async () => {
    const minimum = { path: '/payrollAndOvertime/minimumWage', value: { enabled: true, amount: '13.25' } };
    const admin = await company.person({ permissions: ['companyAdmin', 'payroll', 'accessConfigurationOptions'] });
    const base = await admin.client.employment.base({ params: { companyId: company.id }, query: {} });
    if (base.status !== 200) throw new Error('no employment');
    const { id, ver, locationBlob } = base.body;
    const blob = {
      ...locationBlob,
      payrollAndOvertime: { ...(locationBlob.payrollAndOvertime as object), minimumWage: minimum.value },
    };
    expect(
      (
        await admin.client.employment.saveBase({
          params: { companyId: company.id },
          body: { id, ver, locationBlob: blob },
        })
      ).status,
    ).toBe(200);
    const choices = (who: TestPerson, placeId?: string) =>
      who.client.users.jobs({ params: { id: company.id }, query: placeId === undefined ? {} : { placeId } });
    const elm = company.tenantId('Elm');
    expect(await choices(lead, elm)).toMatchObject({
      status: 200,
      body: {
        jobs: [{ id: '1', name: 'Cashier', requirementIds: [] }, { id: '2' }, { id: '3' }, { id: '4' }],
        requirements: [{ id: '1', name: 'Food Handlers', warnSeconds: 1_814_400 }, { id: '2' }],
        minimumWage: '13.25',
      },
    });
    expect(await choices(paysElm, elm)).toMatchObject({ status: 200, body: { minimumWage: '13.25' } });
    expect(await choices(atElm, elm)).toMatchObject({ status: 200, body: { minimumWage: null } });
    expect(await choices(atElm, company.tenantId('Oak'))).toMatchObject({ status: 403 });
    expect(await choices(atElm, 'nowhere')).toMatchObject({ status: 404 });
    expect(await choices(lead)).toMatchObject({ status: 200, body: { minimumWage: '13.25' } });
  });

  it('leaves jobs at a place that was removed to who manages the employees of the company, whoever sends the call', async () => {
    const job = { jobTypeId: cashier, grantObject: on('Elm') };
    const ana = await added(lead, { jobs: [job] });
    const { db, newId } = server.context;
    await db
      .insertInto('person_job')
      .values({ id: newId(), person_id: ana.id, job_type_id: driver, on_type: 'LOCATION', on_id: 'removed' })
      .execute();
    // Manages everybody of another company, and here one location.
    const other = await makeCompany(server, { name: 'Other' });
    const guest = await other.person({ permissions: ['userAdmin'] });
    const roleId = await company.role('userAdmin');
    await db
      .insertInto('granted_role')
      .values({
        id: newId(),
        person_id: guest.id,
        role_id: roleId,
        on_type: 'LOCATION',
        on_id: company.tenantId('Elm'),
      })
      .execute();
    const seen = await fresh(guest, ana.id);
    expect(seen.jobs).toMatchObject([{ mayChange: true }, { grantObject: { id: 'removed' }, mayChange: false }]);
    expect(await change(guest, seen, { jobs: [job] })).toMatchObject({ status: 403, body: [{ path: '/body/jobs' }] });
    expect(await change(lead, seen, { jobs: [job] })).toMatchObject({
      status: 200,
      body: { jobs: [{ name: 'Cashier' }] },
    });
  });

  it('stores no wage with what a repeat of the call is recognised by', async () => {
    const wages = [hourly('2026-01-01', '17.31')];
    const body = {
      ...{ name: 'Repeated', email: null, roles: [], invite: false },
      jobs: [{ jobTypeId: cashier, grantObject: on('Elm'), wages }],
    };
    const call = () => lead.client.users.create({ params: { id: company.id }, body }, { idempotencyKey: 'wage-once' });
    const first = await call();
    expect(first.status).toBe(200);
    expect(await call()).toEqual(first);
    const stored = await server.context.db.selectFrom('idempotency').selectAll().execute();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain('17.31');
  });
});
