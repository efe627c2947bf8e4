import type { Shift, Ticket } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGrants } from '../store/people/grant.ts';
import { insertJobs, replaceWages } from '../store/people/job.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';
import { workedShift } from '../testing/worked-shift.ts';

type Client = TestServer['anonymous'];
const [hour, dayMs] = [3_600_000, 86_400_000];

describe.each(databases)('payroll and labor, on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let openTill: ReturnType<typeof openTills>;
  let ann: string;
  let bob: string;
  /** An afternoon of three days ago. */
  let ended: number;
  beforeAll(async () => {
    server = await openTestServer({ database });
    openTill = openTills(server);
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Pine'] });
    ended = Math.floor(server.clock.now().getTime() / dayMs - 3) * dayMs + 0.9 * dayMs;
    [ann, bob] = [(await company.person({ name: 'Ann Lee' })).id, (await company.person({ name: 'Bob Ray' })).id];
    await employ(ann, '4', '10.00', 'Elm');
    await employ(ann, '1', '20.00', 'Elm');
    await employ(bob, '4', '12.00', 'Oak');
    await send('Elm', {
      shifts: [shift('a', ann), shift('b', ann, { job: cashier }, 1)],
      tickets: [soldTicket('t', ended, { lines: [dish(10_000)] })],
    });
    await send('Oak', { shifts: [shift('a', bob, { declaredTips: 700, heldTips: 500 })] });
  });
  afterAll(() => server.close());

  const cashier = { id: '1', name: 'Cashier' };
  const [line] = soldTicket('x', 0).lines;
  const dish = (gross: number): Ticket['lines'][number] => {
    if (line === undefined) throw new Error('a ticket without a line');
    return { ...line, gross, taxAdded: 0 };
  };
  const employ = async (personId: string, jobTypeId: string, amount: string, name: string) => {
    const { db, now } = server.context;
    const id = `${personId}.${jobTypeId}`;
    await insertJobs(db, [{ id, personId, jobTypeId, on: { type: 'LOCATION', id: company.tenantId(name) } }]);
    const wages = [{ from: '2020-01-01', amount, per: 'HOUR' as const }];
    await replaceWages(db, [{ id, wages }], { by: null, at: now() });
  };
  const shift = (id: string, personId: string, more: Partial<Shift> = {}, daysAgo = 0) =>
    workedShift(id, ended - daysAgo * dayMs, {
      employee: { id: personId, name: personId === ann ? 'Ann Lee' : 'Bob Ray' },
      ...more,
    });
  const send = async (name: string, { shifts, tickets = [] }: { shifts: Shift[]; tickets?: Ticket[] }) => {
    const till = await openTill(company, name);
    const sent = await till.terminal.tickets({ body: { tickets, shifts } });
    expect(sent).toMatchObject({ status: 200, body: { refused: [], refusedShifts: [] } });
  };
  const dayOf = (daysAgo: number) => new Date(ended - daysAgo * dayMs).toISOString().slice(0, 10);
  type Ask = { readonly tenantId?: string | undefined; readonly from?: string; readonly to?: string };
  const ask = (
    client: Client,
    report: 'employeePayroll' | 'storeSummary',
    { from = dayOf(6), to = dayOf(0), tenantId }: Ask = {},
  ) => client.reports.read({ params: { companyId: company.id, report }, query: { from, to, tenantId } });
  const read = async (...of: Parameters<typeof ask>) => {
    const answer = await ask(...of);
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  type Body = Awaited<ReturnType<typeof read>>;
  const tableOf = ({ tables }: Body, ...by: string[]) =>
    tables.find(({ dimensions }) => dimensions.join() === by.join());
  const totalOf = (body: Body, measure: string, ...by: string[]) => {
    const table = body.tables.find(
      ({ dimensions, measures }) => dimensions.join() === by.join() && (measures as string[]).includes(measure),
    );
    return table?.total[(table.measures as string[]).indexOf(measure)];
  };
  const all = ['dashboard', 'payroll', 'viewWageData'] as const;

  it('[RULE.payroll.11] has hours, wages and tips of each employee and job, with their names', async () => {
    const { client } = await company.person({ permissions: [...all] });
    const body = await read(client, 'employeePayroll');
    const table = tableOf(body, 'job', 'employee');
    const rows = table?.rows.map(({ by, values }) => [
      ...by,
      ...['regularHours', 'wages', 'declaredTips', 'hourlyRate'].map(
        key => values[(table.measures as string[]).indexOf(key)],
      ),
    ]);
    expect(rows?.toSorted()).toEqual(
      [
        ['1', ann, 8 * hour, 16_000, 0, 2_000],
        ['4', ann, 8 * hour, 8_000, 0, 1_000],
        ['4', bob, 8 * hour, 9_600, 700, 1_200],
      ].toSorted(),
    );
    expect(body.names).toEqual(
      expect.arrayContaining([
        { dimension: 'employee', id: ann, name: 'Ann Lee' },
        { dimension: 'job', id: '1', name: 'Cashier' },
      ]),
    );
    expect(totalOf(body, 'payrollTotal')).toBe(33_600);
    expect(totalOf(await read(client, 'employeePayroll', { from: dayOf(0) }), 'payrollTotal')).toBe(17_600);
  });

  it('[RULE.payroll.11] is of the locations with the permission for payroll, and refused without any', async () => {
    const atElm = await company.person({ permissions: [...all], on: 'Elm' });
    expect(totalOf(await read(atElm.client, 'employeePayroll'), 'wages')).toBe(24_000);
    const [elm, oak, west] = ['Elm', 'Oak', 'West'].map(company.tenantId);
    expect(totalOf(await read(atElm.client, 'employeePayroll', { tenantId: elm }), 'wages')).toBe(24_000);
    expect(await ask(atElm.client, 'employeePayroll', { tenantId: oak })).toMatchObject({ status: 403 });
    const everywhere = await company.person({ permissions: [...all] });
    expect(totalOf(await read(everywhere.client, 'employeePayroll', { tenantId: west }), 'wages')).toBe(33_600);
    for (const permissions of [['dashboard'], ['dashboard', 'viewWageData'], ['payroll']] as const) {
      const { client } = await company.person({ permissions: [...permissions] });
      expect([permissions, (await ask(client, 'employeePayroll')).status]).toEqual([permissions, 403]);
    }
  });

  it('[RULE.payroll.12] tells nothing of wages to who may not see them at all of its locations', async () => {
    const { client, id } = await company.person({ permissions: ['dashboard', 'payroll'] });
    const hidden = ['wages', 'hourlyRate', 'payrollTotal', 'laborCost', 'laborShare'];
    const shown = (body: Body) => body.tables.flatMap(({ measures }) => measures as string[]);
    const body = await read(client, 'employeePayroll');
    expect(shown(body).filter(key => hidden.includes(key))).toEqual([]);
    expect(shown(body)).toEqual(
      expect.arrayContaining(['regularHours', 'overtimeHours', 'declaredTips', 'payrollTips']),
    );
    expect(totalOf(body, 'workedHours')).toBe(24 * hour);
    const summary = await read(client, 'storeSummary');
    expect(shown(summary).filter(key => hidden.includes(key))).toEqual([]);
    expect(totalOf(summary, 'laborHours')).toBe(24 * hour);
    // Of one of the locations is not of all.
    const roleId = await company.role('viewWageData');
    const elm = company.tenantId('Elm');
    const grant = { id: server.context.newId(), personId: id, roleId, onType: 'LOCATION' as const, onId: elm };
    await insertGrants(server.context.db, [grant]);
    expect(shown(await read(client, 'employeePayroll')).filter(key => hidden.includes(key))).toEqual([]);
    expect(totalOf(await read(client, 'employeePayroll', { tenantId: elm }), 'wages')).toBe(24_000);
  });

  it('[RULE.payroll.12] has no labor in the store summary of who may not see payroll, and no name of who worked', async () => {
    const plain = await company.person({ permissions: ['dashboard', 'viewWageData'] });
    const summary = await read(plain.client, 'storeSummary');
    const labor = (body: Body) =>
      body.tables.flatMap(({ measures }) => measures as string[]).filter(key => key.startsWith('labor'));
    expect(labor(summary)).toEqual([]);
    expect(tableOf(summary, 'day')).toBeUndefined();
    const { client } = await company.person({ permissions: [...all] });
    const full = await read(client, 'storeSummary');
    expect(labor(full)).not.toEqual([]);
    expect(full.names.filter(({ dimension }) => dimension === 'employee' || dimension === 'job')).toEqual([]);
  });

  it('[RULE.payroll.13] has labor beside net sales, and the budget of each day by its target', async () => {
    const { client } = await company.person({ permissions: [...all] });
    const elm = company.tenantId('Elm');
    const body = await read(client, 'storeSummary', { tenantId: elm });
    expect(
      ['laborCost', 'laborShare', 'laborBudget', 'laborTarget', 'salesPerLaborHour'].map(key => totalOf(body, key)),
    ).toEqual([
      // 240.00 of 100.00, of which 27 % are the target; 16 hours.
      ...[24_000, 24_000, 2_700, 2_700, 625],
    ]);
    const table = tableOf(body, 'day');
    const rows = table?.rows.map(({ by, values }) => [
      by[0],
      ...['net', 'laborCost', 'laborBudget'].map(key => values[(table.measures as string[]).indexOf(key)]),
    ]);
    expect(rows).toEqual([
      [dayOf(1), 0, 16_000, 0],
      [dayOf(0), 10_000, 8_000, 2_700],
    ]);
    // More days than shifts answer have no labor, and their sales all the same.
    const long = await read(client, 'storeSummary', { tenantId: elm, from: dayOf(91) });
    expect(totalOf(long, 'laborCost')).toBe(24_000);
    const longer = await read(client, 'storeSummary', { tenantId: elm, from: dayOf(92) });
    expect([totalOf(longer, 'laborCost'), totalOf(longer, 'gross')]).toEqual([undefined, 10_000]);
    expect(await ask(client, 'employeePayroll', { from: dayOf(92) })).toMatchObject({
      ...{ status: 400, body: [{ code: 'TOO_MANY_DAYS', path: '/query/to' }] },
    });
    expect((await ask(client, 'employeePayroll', { from: dayOf(91) })).status).toBe(200);
  });

  it('[RULE.payroll.13] leaves labor out of a store summary of an order type', async () => {
    const { client } = await company.person({ permissions: [...all] });
    const query = { from: dayOf(6), to: dayOf(0), orderType: '1' };
    const answer = await client.reports.read({ params: { companyId: company.id, report: 'storeSummary' }, query });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    expect([totalOf(answer.body, 'laborCost'), totalOf(answer.body, 'gross')]).toEqual([undefined, 10_000]);
  });
});
