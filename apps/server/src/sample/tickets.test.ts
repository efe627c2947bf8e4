import { businessDay, type Ticket } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackTicket } from '../services/tickets/index.ts';
import { openWork } from '../store/accounts/index.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { sampleCompanyId } from './company.ts';
import { createSample } from './create-sample.ts';
import { loadSampleTickets, ticketTopic } from './load-tickets.ts';

const companyId = sampleCompanyId.id;
const days = 14;

describe.each(databases)('what the sample company sold, on %s', kind => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database: kind, config: { sampleDays: days } });
    // An evening in Chicago.
    server.clock.pass(14 * 3_600_000);
    await createSample(server.context);
    // Killed after the third day, and begun again.
    let asked = 0;
    await loadSampleTickets(server.context, () => ++asked > 3);
    expect(await openWork(server.context.db, ticketTopic)).toMatchObject([{ payload: { stored: 3 } }]);
    await loadSampleTickets(server.context);
  });
  afterAll(() => server.close());

  it('[RULE.sold.30] is stored once, for every day until now, with refunds, voids, deliveries, tips and open checks', async () => {
    const stored = await server.context.db.selectFrom('ticket').selectAll().execute();
    const tickets = stored.map(row => ({ ...row, ticket: unpackTicket(row) }));
    const some = (which: (ticket: Ticket) => boolean) => tickets.filter(({ ticket }) => which(ticket)).length;
    expect(await openWork(server.context.db, ticketTopic)).toEqual([]);
    expect(stored.length / days / 11).toBeGreaterThan(9);
    expect(new Set(stored.filter(({ location_id: at }) => at === 'elm-st').map(({ day }) => day)).size).toBe(days);
    const [refunds, deliveries, tips, open] = [
      some(({ events }) => events.some(({ kind: what }) => what === 'REFUNDED')),
      some(({ delivery }) => delivery?.driver?.name === 'Tobias Renner'),
      some(({ payments }) => payments.some(({ tip }) => tip > 0)),
      some(({ closedAt }) => closedAt === null),
    ];
    const voids = some(({ lines, closedAt }) => lines.some(({ voided }) => voided && voided.at < (closedAt ?? 0)));
    for (const count of [refunds, deliveries, tips, open, voids]) expect(count).toBeGreaterThan(0);
    expect(
      tickets
        .filter(({ flags }) => flags.includes('SUMS_DIFFER'))
        .map(one => one.location_id)
        .sort(),
    ).toEqual(['alameda', 'elm-st']);
    expect(tickets.filter(({ flags }) => flags.includes('CLOCK_OFF'))).toEqual([]);
  });

  it('[RULE.sold.31] has a night past closing, a terminal that was late, one that is silent, and a location without any', async () => {
    const stored = await server.context.db.selectFrom('ticket').selectAll().execute();
    const at = (id: string) => stored.filter(one => one.location_id === id);
    expect(at('market-hall').some(({ hour }) => hour === 1)).toBe(true);
    const late = at('old-mill').filter(one => Number(one.received_at) - Number(one.opened_at) > 40 * 3_600_000);
    expect(new Set(late.filter(({ revision }) => revision === 1).map(({ day }) => day)).size).toBe(2);
    const today = businessDay(server.clock.now().getTime(), 'America/Chicago');
    expect([at('tumon-bay').length, at('riverfront').some(({ day }) => day === today)]).toEqual([0, false]);
  });

  it('[RULE.sold.32] is what reports are made of, and what was paid is what was sold but for open checks', async () => {
    const wendell = await server.clientOf('wendell');
    const from = new Date(server.clock.now().getTime() - 8 * 86_400_000).toISOString().slice(0, 10);
    const query = { from, to: new Date(server.clock.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10) };
    const report = await wendell.reports.read({ params: { companyId, report: 'storeSummary' }, query });
    if (report.status !== 200) throw new Error('refused');
    const [, money] = report.body.tables;
    const value = (name: string) => money?.total[(money.measures as string[]).indexOf(name)] ?? 0;
    expect(value('net')).toBeGreaterThan(1_000_000);
    // One ticket says a dollar more than its parts, and nobody owes it.
    expect(value('net') + value('tax') + value('tips') + value('fees') - value('tenders')).toBe(value('due'));
  });

  it('[RULE.payroll.15] was sold by people whose shifts are stored once, with breaks, tips, deliveries and who is clocked in', async () => {
    const stored = await server.context.db.selectFrom('shift').selectAll().execute();
    const some = (which: (shift: (typeof stored)[number]['body']) => boolean) =>
      stored.filter(({ body }) => which(body)).length;
    expect(stored.length / days / 11).toBeGreaterThan(1);
    expect(new Set(stored.map(row => `${row.employee_id} ${row.day}`)).size).toBe(stored.length);
    expect(new Set(stored.flatMap(({ flags }) => flags))).toEqual(new Set());
    expect(stored.every(({ terms }) => terms.wage !== null)).toBe(true);
    const counts = [
      some(({ breaks }) => breaks.length === 2),
      some(({ heldTips, declaredTips }) => heldTips > 0 && declaredTips >= heldTips),
      some(({ deliveries }) => (deliveries?.orders ?? 0) > 0),
      some(({ clockOut }) => clockOut === null),
      some(({ edited }) => edited !== null),
    ];
    for (const count of counts) expect(count).toBeGreaterThan(0);
    // Weeks begin on Monday in its published hours.
    expect(new Set(stored.map(({ week }) => new Date(week).getUTCDay()))).toEqual(new Set([1]));
  });

  it('[RULE.payroll.15] is paid: overtime, salaries and tips are on payroll, and labor beside what was sold', async () => {
    const priya = await server.clientOf('priya');
    const day = (ago: number) => new Date(server.clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    const read = async (report: 'employeePayroll' | 'storeSummary') => {
      const answer = await priya.reports.read({ params: { companyId, report }, query: { from: day(12), to: day(2) } });
      if (answer.status !== 200) throw new Error('refused');
      return (measure: string) => {
        const table = answer.body.tables.find(({ measures }) => (measures as string[]).includes(measure));
        return table?.total[(table.measures as string[]).indexOf(measure)] ?? 0;
      };
    };
    const payroll = await read('employeePayroll');
    for (const measure of ['overtimeHours', 'paidBreaks', 'declaredTips', 'wages'])
      expect([measure, payroll(measure) > 0]).toEqual([measure, true]);
    const share = (await read('storeSummary'))('laborShare');
    expect(share).toBeGreaterThan(1_000);
  });
});
