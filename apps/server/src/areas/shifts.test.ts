import type { Shift } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { insertJobs, replaceWages } from '../store/people/job.ts';
import { shiftsOfWeeks } from '../store/shifts/index.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';
import { workedShift } from '../testing/worked-shift.ts';

type Client = TestServer['anonymous'];
type Batch = Parameters<Client['terminal']['tickets']>[0]['body'];
const hour = 3_600_000;

describe.each(databases)('shifts that terminals send, on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let elm: Client;
  let oak: Client;
  let sam: string;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    const openTill = openTills(server);
    [elm, oak] = [await openTill(company, 'Elm'), await openTill(company, 'Oak')];
    sam = (await company.person({ name: 'Sam Hill' })).id;
  });
  afterAll(() => server.close());

  const now = () => server.clock.now().getTime();
  const worked = (id: string, more: Partial<Shift> = {}) =>
    workedShift(id, now(), { employee: { id: sam, name: 'Sam Hill' }, ...more });
  const send = async (shifts: readonly unknown[], client = elm, tickets: Batch['tickets'] = []) => {
    const answer = await client.terminal.tickets({ body: { tickets, shifts: [...shifts] } });
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const all = { refused: [], refusedShifts: [] };
  const rows = (id: string) =>
    server.context.db.selectFrom('shift').selectAll().where('id', '=', id).orderBy('location_id').execute();
  const row = async (id: string) => {
    const [only, ...more] = await rows(id);
    if (only === undefined || more.length > 0) throw new Error(`${id}: ${more.length}`);
    return only;
  };

  /** With what it is paid by, as reports read it. */
  const paid = async (id: string, tenant = 'Elm') => {
    const found = await shiftsOfWeeks(server.context.db, [company.tenantId(tenant)], { from: '2000', to: '9999' });
    const [only, ...more] = found.filter(({ shift }) => shift.id === id);
    if (only === undefined || more.length > 0) throw new Error(`${id}: ${more.length}`);
    return only;
  };

  it('[RULE.shifts.01] are stored once each under the location of the credential, however often they are sent', async () => {
    const shift = worked('once');
    expect(await send([shift])).toEqual({ accepted: 1, ...all });
    const first = await row('once');
    expect(first).toMatchObject({ location_id: company.tenantId('Elm'), revision: 1, flags: [], body: shift });
    server.clock.pass(60_000);
    expect(await send([shift, shift])).toEqual({ accepted: 2, ...all });
    expect(await row('once')).toEqual(first);
    expect(await send([shift], oak)).toEqual({ accepted: 1, ...all });
    expect((await rows('once')).map(one => one.location_id).sort()).toEqual(
      ['Elm', 'Oak'].map(company.tenantId).sort(),
    );
  });

  it('[RULE.shifts.01] the newest revision stands, and another shift of a revision that is stored is refused', async () => {
    const [one, two, three] = [1, 2, 3].map(revision => worked('revised', { revision, sales: revision }));
    await send([two]);
    expect(await send([one])).toEqual({ accepted: 1, ...all });
    expect((await row('revised')).body.sales).toBe(2);
    expect(await send([three, one])).toEqual({ accepted: 2, ...all });
    expect((await row('revised')).body.sales).toBe(3);
    const other = worked('revised', { revision: 3, sales: 9 });
    const differs = { id: 'revised', code: 'REVISION_DIFFERS', path: '/revision' };
    expect(await send([worked('fine'), other])).toMatchObject({
      accepted: 1,
      refusedShifts: [{ index: 1, ...differs }],
    });
    const [first, second] = [worked('twice'), worked('twice', { sales: 1 })];
    expect(await send([first, second])).toMatchObject({ accepted: 1, refusedShifts: [{ index: 1, id: 'twice' }] });
    expect((await row('twice')).body.sales).toBe(0);
  });

  it('[RULE.shifts.05] each is judged alone beside tickets, and named by its place', async () => {
    const answer = await send(
      [
        worked('good'),
        worked('bad', { clockOut: now() - 9 * hour }),
        { ...worked('form'), heldTips: 0.5 },
        { ...worked('wage'), wage: '15.00' },
        null,
      ],
      elm,
      [soldTicket('beside', now()), { id: 'no ticket' }],
    );
    expect(answer.accepted).toBe(2);
    expect(answer.refused.map(({ index, id }) => [index, id])).toEqual([[1, 'no ticket']]);
    expect(answer.refusedShifts?.map(({ index, id, code, path }) => [index, id, code, path])).toEqual([
      [1, 'bad', 'ENDS_BEFORE_START', '/clockOut'],
      [2, 'form', 'INVALID_TYPE', '/heldTips'],
      [3, 'wage', 'UNKNOWN_KEY', '/wage'],
      [4, null, 'INVALID_TYPE', '/'],
    ]);
    expect([(await rows('good')).length, (await rows('bad')).length]).toEqual([1, 0]);
  });

  it('[RULE.shifts.05] 200 tickets and shifts are stored at once, and a batch of more, or of none, is refused as a whole', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => worked(`many-${at}`));
    const tickets = Array.from({ length: 100 }, (_, at) => soldTicket(`ticket-${at}`, now()));
    const refusal = async (body: Batch) => {
      const answer = await elm.terminal.tickets({ body });
      return answer.status === 200 ? answer.body.accepted : answer.body;
    };
    const tooBig = [{ code: 'TOO_BIG', path: '/body/tickets' }];
    expect(await refusal({ tickets, shifts: many(101) })).toMatchObject(tooBig);
    expect(await refusal({ tickets: [], shifts: [] })).toMatchObject([{ code: 'TOO_SMALL', path: '/body/tickets' }]);
    expect(await rows('many-0')).toEqual([]);
    expect(await refusal({ tickets, shifts: many(100) })).toBe(200);
    expect(await rows('many-99')).toHaveLength(1);
    // A terminal of an earlier version.
    expect(await elm.terminal.tickets({ body: { tickets } })).toEqual({
      status: 200,
      body: { accepted: 100, refused: [] },
    });
  });

  it('[RULE.shifts.04] of an employee whom the company does not have that is noted, and the shift kept', async () => {
    const stranger = await (await makeCompany(server, { locations: ['Bay'] })).person({ name: 'Kim' });
    await send([worked('known'), worked('nobody', { employee: { id: 'x', name: 'X' } })]);
    await send([worked('stranger', { employee: { id: stranger.id, name: 'Kim' } })]);
    const flags = await Promise.all(['known', 'nobody', 'stranger'].map(async id => (await row(id)).flags));
    expect(flags).toEqual([[], ['UNKNOWN_EMPLOYEE'], ['UNKNOWN_EMPLOYEE']]);
  });

  it('[RULE.shifts.06] [RULE.shifts.07] their day, week and what they are paid by are stored when they arrive, as it is published then', async () => {
    const { client } = await company.person({
      permissions: ['accessConfigurationOptions', 'payroll', 'manageMenus', 'locationSettings'],
    });
    const { db } = server.context;
    const on = { type: 'LOCATION' as const, id: company.tenantId('Elm') };
    await insertJobs(db, [{ id: 'sam.4', personId: sam, jobTypeId: '4', on }]);
    const wages = (...all: [from: string, amount: string][]) =>
      replaceWages(
        db,
        [{ id: 'sam.4', wages: all.map(([from, amount]) => ({ from, amount, per: 'HOUR' as const })) }],
        {
          by: null,
          at: server.clock.now(),
        },
      );
    const day = (daysAgo: number) => new Date(now() - daysAgo * 24 * hour).toISOString().slice(0, 10);
    const ended = (id: string, daysAgo: number, revision = 1) =>
      workedShift(id, now() - daysAgo * 24 * hour, { revision, employee: { id: sam, name: 'Sam Hill' } });
    const publish = async (values: Readonly<Record<string, unknown>>) => {
      const edits = Object.entries(values).map(([path, value]) => ({ op: 'set' as const, path, value }));
      const places = [{ tenantId: on.id, ver: 0, edits }];
      const saved = await client.overrides.set({ params: { id: company.id }, body: { kind: 'employment', places } });
      expect(saved.status).toBe(200);
      expect((await client.syncEmployment.start({ body: { action: 'PUBLISH', locationIds: [on.id] } })).status).toBe(
        200,
      );
      await publishDue(server.context);
    };
    await wages(['2026-01-01', '15.00'], [day(1), '16.00']);
    await send([ended('before', 3), ended('raised', 0)]);
    const [before, raised] = [await paid('before'), await paid('raised')];
    expect([before.terms.wage?.amount, raised.terms.wage?.amount]).toEqual(['15.00', '16.00']);
    expect(before.terms.payroll.overTimePay).toMatchObject({ after40HoursPerWeek: true, after8HoursPerDay: false });
    // A workweek begins on Sunday where no hours are published.
    expect(new Date(before.week).getUTCDay()).toBe(0);
    expect(before.week <= before.day).toBe(true);
    await wages(['2026-01-01', '18.00']);
    await publish({ '/payrollAndOvertime/overTimePay/after8HoursPerDay': true });
    expect(await paid('before')).toEqual(before);
    await send([ended('before', 3), ended('after', 3)]);
    expect(await paid('before')).toEqual(before);
    const after = await paid('after');
    expect(after.terms.wage?.amount).toBe('18.00');
    expect(after.terms.payroll.overTimePay.after8HoursPerDay).toBe(true);
    // A new revision is paid as what is published when it arrives.
    await send([ended('before', 3, 2)]);
    expect((await paid('before')).terms).toEqual(after.terms);
    // A job that nobody has pays nothing, and no job of another location does.
    await send([worked('other job', { id: 'other-job', job: { id: '1', name: 'Cashier' } })]);
    await send([worked('elsewhere')], oak);
    expect([(await paid('other-job')).terms.wage, (await paid('elsewhere', 'Oak')).terms.wage]).toEqual([null, null]);
  });

  it('[RULE.shifts.10] what they are paid by is stored once for all that share it, and read of each as it arrived', async () => {
    const { db } = server.context;
    const kept = async () => (await db.selectFrom('shift_settings').select('hash').execute()).length;
    await send([worked('shared-1')]);
    const before = await kept();
    await send([worked('shared-2'), worked('shared-3')]);
    await send([worked('shared-2', { revision: 2 })]);
    expect(await kept()).toBe(before);
    const [one, two] = [await row('shared-1'), await row('shared-2')];
    expect(two.settings_hash).toEqual(one.settings_hash);
    expect(one.terms).toEqual({ wage: (await paid('shared-1')).terms.wage });
    await send([worked('other', { job: { id: '7', name: 'Host' } })]);
    expect(await kept()).toBe(before + 1);
    expect((await paid('other')).terms.job.id).toBe('7');
    expect((await paid('shared-3')).terms.job.id).toBe(one.body.job.id);
  });
});
