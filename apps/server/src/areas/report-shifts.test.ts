import { addDays, businessDay, businessDayBegin, type Shift } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGrants } from '../store/people/index.ts';
import { insertJobs, replaceWages } from '../store/people/job.ts';
import type { TestClient } from '../testing/test-client.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';
import { workedShift } from '../testing/worked-shift.ts';

const zone = 'America/Chicago';
const hour = 3_600_000;

describe.each(databases)('the shifts below payroll, on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let openTill: ReturnType<typeof openTills>;
  /** A business day that is over, and when it begins. */
  let day: string;
  let begin: number;
  let sam: string;
  beforeAll(async () => {
    server = await openTestServer({ database });
    openTill = openTills(server);
    company = await makeCompany(server, { groups: { West: ['Elm'] }, locations: ['Oak', 'Quiet'] });
    const { db, now } = server.context;
    sam = (await company.person({ name: 'Sam Hill' })).id;
    await insertJobs(db, [{ id: 'sam.4', personId: sam, jobTypeId: '4', on: { type: 'COMPANY', id: company.id } }]);
    const wages = [{ from: '2020-01-01', amount: '15.00', per: 'HOUR' as const }];
    await replaceWages(db, [{ id: 'sam.4', wages }], { by: null, at: now() });
    day = addDays(businessDay(now().getTime(), zone), -3);
    begin = businessDayBegin(day, zone);
    await send('Elm', [
      worked('first', 8, 16, { breaks: [pause(10, 11)], declaredTips: 500, heldTips: 700 }),
      worked('night', -3, 1),
      worked('before', -9, -1),
      worked('after', 24, 30),
      worked('stranger', 9, 12, { employee: { id: 'p9', name: 'Kim Vale' }, job: { id: '5', name: 'Cook' } }),
    ]);
    await send('Oak', [worked('oak', 12, 20)]);
  });
  afterAll(() => server.close());

  const at = (hours: number): number => begin + hours * hour;
  const pause = (from: number, to: number) => ({ kind: 'breaks' as const, from: at(from), to: at(to) });
  const worked = (id: string, from: number, to: number, more: Partial<Shift> = {}) =>
    workedShift(id, at(to), { clockIn: at(from), employee: { id: sam, name: 'Sam Hill' }, ...more });
  const send = async (name: string, shifts: readonly Shift[]) =>
    expect(
      await (await openTill(company, name)).terminal.tickets({ body: { tickets: [], shifts: [...shifts] } }),
    ).toMatchObject({
      body: { accepted: shifts.length },
    });
  const payer = (on = 'company', ...more: readonly ('viewWageData' | 'dashboard')[]) =>
    company.person({ permissions: ['dashboard', 'payroll', ...more], on });
  const ask = (client: TestClient, query: object = {}) =>
    client.reports.shifts({ params: { companyId: company.id }, query: { from: day, to: day, ...query } });
  const found = async (client: TestClient, query: object = {}) => {
    const answer = await ask(client, query);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  const idsOf = async (client: TestClient, query: object = {}) =>
    (await found(client, query)).shifts.map(({ id }) => id);

  it('[CALL.reports.shifts] [RULE.shifts.20] are those whose time counts on the days, newest first, as they were sent', async () => {
    const { client } = await payer();
    expect(await idsOf(client)).toEqual(['oak', 'stranger', 'first', 'night']);
    expect(await idsOf(client, { to: addDays(day, 1) })).toEqual(['after', 'oak', 'stranger', 'first', 'night']);
    const { shifts, next } = await found(client, { employee: sam, tenantId: company.tenantId('Elm') });
    expect(next).toBeNull();
    expect(shifts[0]).toEqual({
      ...{ locationId: company.tenantId('Elm'), id: 'first', day, clockIn: at(8), clockOut: at(16), tips: 700 },
      ...{ employee: { id: sam, name: 'Sam Hill' }, job: { id: '4', name: 'Server' }, breaks: [pause(10, 11)] },
      ...{ edited: null, flags: [], receivedAt: expect.any(Number) },
    });
    expect(shifts.map(({ id }) => id)).toEqual(['first', 'night']);
    expect(await idsOf(client, { job: '5' })).toEqual(['stranger']);
    expect(await idsOf(client, { employee: sam, job: '5' })).toEqual([]);
    expect(await idsOf(client, { doubtful: 'true' })).toEqual(['stranger']);
    expect((await found(client, { doubtful: 'true' })).shifts[0]?.flags).toEqual(['UNKNOWN_EMPLOYEE']);
    expect(await idsOf(client, { doubtful: 'false', location: company.tenantId('Oak') })).toEqual(['oak']);
    expect(await idsOf(client, { tenantId: company.tenantId('West') })).toEqual(['stranger', 'first', 'night']);
  });

  it('[RULE.shifts.20] are hidden from who may not see payroll there, and refused where that is nowhere', async () => {
    const atElm = await payer('Elm');
    expect(await idsOf(atElm.client)).toEqual(['stranger', 'first', 'night']);
    expect(await idsOf(atElm.client, { location: company.tenantId('Oak') })).toEqual([]);
    expect(await ask(atElm.client, { tenantId: company.tenantId('Oak') })).toMatchObject({ status: 403 });
    const reader = await company.person({ permissions: ['dashboard'] });
    expect(await ask(reader.client)).toMatchObject({ status: 403 });
    expect(await ask(reader.client, { tenantId: company.tenantId('Elm') })).toMatchObject({ status: 403 });
    const elsewhere = await makeCompany(server, { locations: ['Far'] });
    const stranger = await elsewhere.person({ permissions: ['dashboard', 'payroll'] });
    expect(await ask(stranger.client)).toMatchObject({ status: 404 });
  });

  it('[RULE.shifts.21] have their wages for who may see them at their location', async () => {
    const wagesFor = async (client: TestClient) =>
      Object.fromEntries((await found(client)).shifts.map(({ id, wage }) => [id, wage]));
    const paid = { amount: '15.00', per: 'HOUR' };
    const all = await payer('company', 'viewWageData');
    expect(await wagesFor(all.client)).toEqual({ oak: paid, stranger: null, first: paid, night: paid });
    const none = { oak: undefined, stranger: undefined, first: undefined, night: undefined };
    const { id, client } = await payer();
    expect(await wagesFor(client)).toEqual(none);
    const { db, newId } = server.context;
    const given = { id: newId(), personId: id, onType: 'LOCATION' as const, onId: company.tenantId('Oak') };
    await insertGrants(db, [{ ...given, roleId: await company.role('viewWageData') }]);
    expect(await wagesFor(await server.clientOf(id))).toEqual({ ...none, oak: paid });
  });

  it('[RULE.shifts.20] come a page at a time, each once, and days or a place that cannot be are refused', async () => {
    const { client } = await payer();
    const many = Array.from({ length: 60 }, (_, at) => `many-${at}`);
    await send(
      'Quiet',
      many.map(id => worked(id, 5, 6, { employee: { id: 'p9', name: 'Kim Vale' } })),
    );
    const tenantId = company.tenantId('Quiet');
    const first = await found(client, { tenantId });
    expect(first.shifts).toHaveLength(50);
    const second = await found(client, { tenantId, after: first.next });
    expect(second).toMatchObject({ next: null });
    expect([...first.shifts, ...second.shifts].map(({ id }) => id).toSorted()).toEqual(many.toSorted());
    const refused = (path: string, code = 'INVALID_VALUE') => ({ status: 400, body: [{ code, path }] });
    expect(await ask(client, { to: addDays(day, -1) })).toMatchObject(refused('/query/to'));
    expect(await ask(client, { to: addDays(day, 92) })).toMatchObject(refused('/query/to', 'TOO_MANY_DAYS'));
    for (const after of ['x', `${day}~99999999999999999~a~b`, `${day}~999999999999999~a~b`])
      expect(await ask(client, { after })).toMatchObject(refused('/query/after'));
  });
});
