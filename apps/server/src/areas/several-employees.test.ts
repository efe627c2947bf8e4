import type { ActOnSeveral, Employee } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const [cashier, server4] = ['1', '4'];
const day = '2026-12-01';
const hourly = (from: string, amount: string) => ({ from, amount, per: 'HOUR' as const });

describe.each(databases)('acts on several employees on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let lead: TestPerson;
  let atElm: TestPerson;
  let paysElm: TestPerson;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Bay'] });
    lead = await company.person({ name: 'Lead', permissions: ['userAdmin', 'viewWageData'] });
    atElm = await company.person({ name: 'Elm lead', permissions: ['userAdmin'], on: 'Elm' });
    paysElm = await company.person({ name: 'Elm owner', permissions: ['userAdmin', 'viewWageData'], on: 'Elm' });
  });
  afterAll(() => server.close());

  const on = (name: 'Elm' | 'Oak' | 'Bay') => ({ type: 'LOCATION' as const, id: company.tenantId(name) });
  type Create = Parameters<TestPerson['client']['users']['create']>[0]['body'];
  const added = async (part: Partial<Create>): Promise<Employee> => {
    const body = { name: 'Ana', email: null, roles: [], invite: false, ...part };
    const answer = await lead.client.users.create({ params: { id: company.id }, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body;
  };
  const server12 = (name: string, place: 'Elm' | 'Oak' = 'Elm') =>
    added({ name, jobs: [{ jobTypeId: server4, grantObject: on(place), wages: [hourly('2026-03-02', '12')] }] });
  const fresh = async (id: string, by = lead): Promise<Employee> => {
    const answer = await by.client.users.get({ params: { id } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body;
  };
  const request = (people: readonly Pick<Employee, 'id' | 'ver'>[], act: ActOnSeveral) => ({
    params: { id: company.id },
    body: { people: people.map(({ id, ver }) => ({ id, ver })), act },
  });
  const change = (by: TestPerson, people: readonly Pick<Employee, 'id' | 'ver'>[], act: ActOnSeveral) =>
    by.client.users.changeSeveral(request(people, act));
  const preview = async (by: TestPerson, people: readonly Employee[], act: ActOnSeveral) => {
    const answer = await by.client.users.previewSeveral(request(people, act));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body;
  };
  const audited = async (target: string) => {
    const answer = await lead.client.audit.list({ params: { companyId: company.id }, query: { target } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body.entries;
  };

  it('raises many in one act from a day on, as the preview said, in one entry of the audit, and takes it back', async () => {
    const people = [await server12('Ann'), await server12('Ben', 'Oak')];
    const act = { kind: 'raise', from: day, by: { percent: '3.5' } } as const;
    const planned = await preview(lead, people, act);
    expect(planned).toMatchObject([
      {
        name: 'Ann',
        skipped: null,
        wages: [{ name: 'Server', was: '12.00', now: '12.42', per: 'HOUR', minimum: null }],
      },
      { name: 'Ben', skipped: null, wages: [{ grantObject: on('Oak'), now: '12.42' }] },
    ]);
    expect(await fresh(people[0]?.id ?? '')).toEqual(people[0]);
    const changed = await change(lead, people, act);
    expect(changed).toMatchObject({
      status: 200,
      body: { people: people.map(({ id, ver }) => ({ id, ver: ver + 1 })) },
    });
    for (const { id } of people)
      expect((await fresh(id)).jobs[0]?.wages).toMatchObject([hourly('2026-03-02', '12.00'), hourly(day, '12.42')]);
    const [first] = await audited(people[0]?.id ?? '');
    const [second] = await audited(people[1]?.id ?? '');
    expect(first).toMatchObject({ said: 'raised the wages of 2 employees' });
    expect(first?.id).toBe(second?.id);
    const again = await preview(lead, await Promise.all(people.map(({ id }) => fresh(id))), act);
    expect(again.map(({ skipped }) => skipped)).toEqual(['wage-that-day', 'wage-that-day']);
    const undone = changed.status === 200 ? changed.body.people : [];
    expect((await change(lead, undone, { kind: 'take-raise', from: day })).status).toBe(200);
    for (const person of people) expect((await fresh(person.id)).jobs).toEqual(person.jobs);
  });

  it('raises dollars by the hour only, the asked job only, and says what is below the minimum wage of the place', async () => {
    const salary = { from: '2026-01-01', amount: '52000.00', per: 'YEAR' as const };
    const person = await added({
      jobs: [
        { jobTypeId: server4, grantObject: on('Elm'), wages: [hourly('2026-01-01', '2.00')] },
        { jobTypeId: cashier, grantObject: on('Elm'), wages: [salary] },
      ],
    });
    const dollars = { kind: 'raise', from: day, by: { amount: '0.50' } } as const;
    expect(await preview(lead, [person], dollars)).toMatchObject([{ wages: [{ was: '2.00', now: '2.50' }] }]);
    expect(await preview(lead, [person], { ...dollars, jobTypeId: cashier })).toMatchObject([{ skipped: 'no-wage' }]);
    const admin = await company.person({ permissions: ['companyAdmin'] });
    const id = company.tenantId('Elm');
    const set = (field: string, value: unknown) =>
      ({ op: 'set', path: `/payrollAndOvertime/minimumWage/${field}`, value }) as const;
    const saved = await admin.client.employment.saveOverride({
      params: { locationId: id },
      body: {
        overrideId: `employment-${company.id}.${id}`,
        overrideVer: 0,
        groupOverrideVer: 0,
        baseVer: 0,
        changes: [set('enabled', true), set('amount', '7.25')],
      },
    });
    expect(saved.status).toBe(200);
    expect(await preview(lead, [person], dollars)).toMatchObject([{ wages: [{ now: '2.50', minimum: '7.25' }] }]);
  });

  it('leaves out whom it cannot change, with the reason', async () => {
    const [elm, oak] = [await server12('Cyd'), await server12('Dov', 'Oak')];
    const both = await added({
      email: 'both@kitchen.example',
      jobs: [
        { jobTypeId: server4, grantObject: on('Elm') },
        { jobTypeId: server4, grantObject: on('Oak') },
      ],
    });
    const raise = { kind: 'raise', from: day, by: { percent: '1' } } as const;
    const skippedBy = async (by: TestPerson, act: ActOnSeveral) =>
      (await preview(by, [elm, both], act)).map(({ skipped }) => skipped);
    expect(await skippedBy(atElm, raise)).toEqual(['wages-hidden', 'wages-hidden']);
    expect(await skippedBy(paysElm, raise)).toEqual([null, 'no-wage']);
    expect(await skippedBy(atElm, { kind: 'deactivate' })).toEqual([null, 'not-managed']);
    expect(await skippedBy(lead, { kind: 'invite' })).toEqual(['no-email', null]);
    expect(await skippedBy(lead, { kind: 'activate' })).toEqual(['active', 'active']);
    const job = { jobTypeId: server4, grantObject: on('Elm') };
    expect(await skippedBy(atElm, { kind: 'give-job', ...job })).toEqual(['has-job', 'has-job']);
    expect(await skippedBy(atElm, { kind: 'take-job', ...job, jobTypeId: cashier })).toEqual(['no-job', 'no-job']);
    expect((await atElm.client.users.previewSeveral(request([oak], raise))).status).toBe(404);
    const changed = await change(paysElm, [elm, both], raise);
    expect(changed).toMatchObject({ status: 200, body: { people: [{ id: elm.id }] } });
    expect(await fresh(both.id)).toEqual(both);
    const self = { id: lead.id, ver: (await fresh(lead.id)).ver };
    expect(await change(lead, [self], { kind: 'deactivate' })).toMatchObject({ status: 200, body: { people: [] } });
  });

  it('deactivates and activates again, gives a job and takes it, invites each once', async () => {
    const people = [
      await server12('Eli'),
      await added({
        name: 'Fay',
        email: 'fay@kitchen.example',
        jobs: [{ jobTypeId: cashier, grantObject: on('Bay') }],
      }),
    ];
    const now = () => Promise.all(people.map(({ id }) => fresh(id)));
    await change(lead, people, { kind: 'deactivate' });
    expect((await now()).map(({ status }) => status)).toEqual(['DELETED', 'DELETED']);
    await change(lead, await now(), { kind: 'activate' });
    expect((await now()).map(({ status, jobs }) => [status, jobs])).toEqual(people.map(({ jobs }) => ['ACTIVE', jobs]));
    const job = { jobTypeId: cashier, grantObject: on('Oak') };
    await change(lead, await now(), { kind: 'give-job', ...job });
    expect((await now()).map(({ jobs }) => jobs.length)).toEqual([2, 2]);
    await change(lead, await now(), { kind: 'take-job', ...job });
    expect((await now()).map(({ jobs }) => jobs)).toEqual(people.map(({ jobs }) => jobs));
    const invited = await change(lead, await now(), { kind: 'invite' });
    expect(invited).toMatchObject({ status: 200, body: { people: [{ id: people[1]?.id }] } });
    const mails = await server.context.db.selectFrom('outbox').selectAll().execute();
    expect(mails.filter(({ payload }) => JSON.stringify(payload).includes(people[1]?.id ?? '?'))).toHaveLength(1);
  });

  it('changes nothing of anybody when one was changed meanwhile, or when the act is not possible', async () => {
    const [ann, ben] = [await server12('Gil'), await server12('Hal')];
    const elsewhere = await makeCompany(server, { locations: ['Far'] });
    const stranger = await elsewhere.person({ on: 'Far' });
    const before = [await fresh(ann.id), await fresh(ben.id)];
    const raise = { kind: 'raise', from: day, by: { percent: '1' } } as const;
    expect((await change(lead, [ann, { ...ben, ver: ben.ver + 1 }], raise)).status).toBe(409);
    expect((await change(lead, [ann, { id: stranger.id, ver: 1 }], raise)).status).toBe(404);
    const sent = (act: unknown, people: unknown = [ann, ben].map(({ id, ver }) => ({ id, ver }))) =>
      lead.client.users.changeSeveral({ params: { id: company.id }, body: { people, act } as never });
    const far = { type: 'LOCATION', id: elsewhere.tenantId('Far') };
    const cases: readonly [unknown, string, string][] = [
      [{ kind: 'give-job', jobTypeId: 'none', grantObject: on('Elm') }, 'UNKNOWN_JOB', '/body/act/jobs/1/jobTypeId'],
      [{ kind: 'give-job', jobTypeId: cashier, grantObject: far }, 'UNKNOWN_PLACE', '/body/act/jobs/1/grantObject'],
      [{ ...raise, from: '2026-02-30' }, 'INVALID_FORMAT', '/body/act/from'],
      [{ ...raise, by: { amount: '0.125' } }, 'INVALID_VALUE', '/body/act/by'],
      [{ ...raise, by: { percent: '-1' } }, 'INVALID_VALUE', '/body/act/by'],
    ];
    for (const [act, code, path] of cases)
      expect([act, await sent(act)]).toMatchObject([act, { status: 400, body: [{ code, path }] }]);
    expect(await sent(raise, [])).toMatchObject({ status: 400 });
    const twice = [ann, ann].map(({ id, ver }) => ({ id, ver }));
    expect(await sent(raise, twice)).toMatchObject({ body: [{ code: 'DUPLICATE_PERSON', path: '/body/people/1' }] });
    const notThere = await change(atElm, [ann], { kind: 'give-job', jobTypeId: cashier, grantObject: on('Bay') });
    expect(notThere).toMatchObject({ status: 403 });
    expect([await fresh(ann.id), await fresh(ben.id)]).toEqual(before);
  });
});
