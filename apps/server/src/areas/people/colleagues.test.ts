import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany, type TestCompany, type TestPerson } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const cashier = '1';

describe.each(databases)('a colleague from elsewhere on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let foreign: TestCompany;
  let lead: TestPerson;
  let atElm: TestPerson;
  let nia: TestPerson;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Bay'] });
    foreign = await makeCompany(server, { locations: ['Far'] });
    lead = await company.person({ name: 'Lead', permissions: ['userAdmin', 'viewWageData'] });
    atElm = await company.person({ name: 'Elm lead', permissions: ['userAdmin'], on: 'Elm' });
    nia = await company.person({ name: 'Nia Banks', on: 'Oak' });
  });
  afterAll(() => server.close());

  const params = () => ({ id: company.id });
  const on = (name: 'Elm' | 'Oak' | 'West' | 'Bay') =>
    ({ type: name === 'West' ? 'GROUP' : 'LOCATION', id: company.tenantId(name) }) as const;
  const find = async (by: TestPerson, email: string) => {
    server.clock.pass(61_000);
    const answer = await by.client.users.findColleague({ params: params(), body: { email } });
    return answer.status === 200 ? answer.body.colleague : answer;
  };
  const add = (by: TestPerson, email: string, place: ReturnType<typeof on>, jobTypeId = cashier) => {
    server.clock.pass(61_000);
    const body = { email, jobs: [{ jobTypeId, grantObject: place }] };
    return by.client.users.addColleague({ params: params(), body });
  };

  it('is found by exactly their address, and the answer is their name alone', async () => {
    expect(await atElm.client.users.get({ params: { id: nia.id } })).toMatchObject({ status: 404 });
    expect(await find(atElm, nia.email)).toEqual({ id: nia.id, name: 'Nia Banks', isListed: false });
    expect(await find(atElm, nia.email.toUpperCase())).toMatchObject({ id: nia.id });
    expect(await find(lead, nia.email)).toMatchObject({ isListed: true });
  });

  it('is nobody alike for an inexact address, one of another company, and of somebody who left', async () => {
    const far = await foreign.person({ name: 'Far Away', on: 'Far' });
    const gone = await company.person({ name: 'Gone', on: 'Oak' });
    await lead.client.users.remove({ params: { id: gone.id } });
    const local = nia.email.split('@')[0] ?? '';
    const others = [`${local}@elsewhere.example`, `x${nia.email}`, `${local.slice(1)}@${nia.email.split('@')[1]}`];
    for (const email of [...others, far.email, gone.email]) {
      expect(await find(atElm, email)).toBeNull();
      expect(await add(atElm, email, on('Elm'))).toEqual({
        status: 400,
        body: [{ code: 'UNKNOWN_COLLEAGUE', path: '/body/email' }],
      });
    }
  });

  it('gets a job where the caller manages employees, and keeps what they have; a repeat changes nothing', async () => {
    const mo = await company.person({ name: 'Mo', on: 'Oak', permissions: ['dashboard'] });
    const added = await add(atElm, mo.email, on('Elm'));
    expect(added).toMatchObject({
      status: 200,
      body: {
        name: 'Mo',
        ver: 2,
        mayEdit: false,
        roles: [{ grantObject: on('Oak') }],
        jobs: [{ grantObject: on('Elm') }],
      },
    });
    expect(await add(atElm, mo.email, on('Elm'))).toEqual(added);
    expect(await find(atElm, mo.email)).toMatchObject({ isListed: true });
  });

  it('gets none at a place of others, whether or not they work there already', async () => {
    const refused = {
      status: 403,
      body: [{ code: 'FORBIDDEN', path: '/body/jobs/0', params: { reason: 'not-managed' } }],
    };
    expect(await add(lead, nia.email, on('Oak'))).toMatchObject({ status: 200 });
    for (const place of [on('Oak'), on('Bay'), on('West')]) expect(await add(atElm, nia.email, place)).toEqual(refused);
    expect(await add(atElm, 'nobody@elsewhere.example', on('Oak'))).toEqual(refused);
    const far = { type: 'LOCATION', id: foreign.tenantId('Far') } as const;
    expect(await add(atElm, nia.email, far)).toMatchObject({ status: 400, body: [{ code: 'UNKNOWN_PLACE' }] });
    expect(await add(atElm, nia.email, on('Elm'), '99')).toMatchObject({
      status: 400,
      body: [{ code: 'UNKNOWN_JOB', path: '/body/jobs/0/jobTypeId' }],
    });
  });

  it('is not searched for by who manages no employees, or faster than addresses are typed', async () => {
    const clerk = await company.person({ name: 'Clerk', on: 'Elm', permissions: ['dashboard'] });
    expect(await find(clerk, nia.email)).toMatchObject({ status: 403 });
    const stranger = await foreign.person({ name: 'Stranger', permissions: ['userAdmin'] });
    expect(await find(stranger, nia.email)).toMatchObject({ status: 404 });
    const tries = Array.from({ length: 21 }, (_, n) => `guess${n}@example.com`);
    const codes = [];
    for (const email of tries)
      codes.push((await atElm.client.users.findColleague({ params: params(), body: { email } })).status);
    expect(codes.slice(0, 20)).toEqual(tries.slice(1).map(() => 200));
    expect(codes.at(-1)).toBe(400);
  });
});
