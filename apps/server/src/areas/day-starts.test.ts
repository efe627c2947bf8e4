import { addDays, plainDateAt, plainDateTimeToInstant } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDays, makeRollups } from '../services/reports/index.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';
import { workedShift } from '../testing/worked-shift.ts';

const zone = 'America/Chicago';
const [minute, hour] = [60_000, 3_600_000];
const goOn = () => false;

describe.each(databases)('the start of the business day on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const today = () => plainDateAt(server.clock.now().getTime(), zone);
  const at = (day: string, time: string) => plainDateTimeToInstant(`${day}T${time}`, zone);
  const passTo = (instant: number) => server.clock.pass(instant - server.clock.now().getTime());

  const open = async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    const { id } = await company.person({ permissions: ['dashboard', 'editLocation', 'editCompanies', 'payroll'] });
    const till = openTills(server);
    const boss = () => server.clientOf(id);
    const setAt = async (name: string, more: { dayStart?: number | null; dayStartFrom?: string | null }) =>
      (await boss()).tenants.edit({
        params: { companyId: company.id },
        body: { type: 'LOCATION', id: company.tenantId(name), ...more },
      });
    const setAtCompany = async (more: { dayStart?: number; dayStartFrom?: string | null }) =>
      (await boss()).companies.update({ body: { id: company.id, ...more } });
    /** Sells at instants of both locations; returns on which days these count. */
    const sell = async (name: string, ...times: number[]) => {
      passTo(Math.max(server.clock.now().getTime(), ...times));
      const client = await till(company, name);
      const tickets = times.map(time => soldTicket(`${name}-${time}`, time));
      expect(await client.terminal.tickets({ body: { tickets } })).toMatchObject({ body: { refused: [] } });
      return storedDays(
        name,
        tickets.map(one => one.id),
      );
    };
    const storedDays = async (name: string, ids: readonly string[]) => {
      const rows = await server.context.db
        .selectFrom('ticket')
        .select(['id', 'day'])
        .where('location_id', '=', company.tenantId(name))
        .where('id', 'in', [...ids])
        .execute();
      const days = new Map(rows.map(row => [row.id, row.day]));
      return ids.map(one => days.get(one));
    };
    const report = async (from: string, to = from, tenantId?: string) => {
      const got = await (await boss()).reports.read({
        params: { companyId: company.id, report: 'storeSummary' },
        query: { from, to, tenantId },
      });
      if (got.status !== 200) throw new Error(JSON.stringify(got.body));
      return got.body;
    };
    return { company, boss, till, setAt, setAtCompany, sell, report };
  };

  it('[RULE.tickets.15] is that of the company, of a location its own, from its first day on, for tickets and shifts', async () => {
    const { company, till, setAt, setAtCompany, sell, report } = await open();
    const day = today();
    const [first, second] = [addDays(day, 1), addDays(day, 2)];
    expect(await setAtCompany({ dayStart: 7_200, dayStartFrom: second })).toMatchObject({
      body: { dayStart: 7_200, dayStartFrom: second },
    });
    expect(await setAt('Oak', { dayStart: 18_000 })).toMatchObject({ body: { dayStart: 18_000, dayStartFrom: first } });
    const four = at(first, '04:00');
    expect(await sell('Elm', four - minute, four)).toEqual([day, first]);
    // That day is longer at Oak.
    expect(await sell('Oak', four, at(first, '05:00') - minute, at(first, '05:00'))).toEqual([day, day, first]);
    const two = at(second, '02:00');
    expect(await sell('Elm', two - minute, two)).toEqual([first, second]);
    expect(await sell('Oak', two, at(second, '05:00') - minute)).toEqual([first, first]);
    const shift = workedShift('late', two + hour, { clockIn: two });
    await (await till(company, 'Elm')).terminal.tickets({ body: { tickets: [], shifts: [shift] } });
    const kept = await server.context.db.selectFrom('shift').select('day').where('id', '=', shift.id).execute();
    expect(kept).toEqual([{ day: second }]);
    expect((await report(day)).dayStarts).toEqual([14_400]);
    expect((await report(day, first)).dayStarts).toEqual([14_400, 18_000]);
    expect((await report(second)).dayStarts).toEqual([7_200, 18_000]);
    expect((await report(second, second, company.tenantId('Elm'))).dayStarts).toEqual([7_200]);
  });

  it('[RULE.tickets.15] what happened after the close, sums, and the close of a day follow it', async () => {
    const { company, till, setAt, sell, report, boss } = await open();
    const [elm, day] = [company.tenantId('Elm'), today()];
    const next = addDays(day, 1);
    expect((await setAt('Elm', { dayStart: 36_000 })).status).toBe(200);
    const opened = at(day, '22:00');
    await sell('Elm', opened);
    // Taken back at 9 AM: of the same day, which is not over before 10.
    const back = at(next, '09:00');
    passTo(back);
    const [line] = soldTicket('', opened).lines;
    if (line === undefined) throw new Error('No line');
    const voided = { ...line, voided: { at: back, reason: null, by: null } };
    const ticket = soldTicket(`Elm-${opened}`, opened, { revision: 2, lines: [line, voided] });
    await (await till(company, 'Elm')).terminal.tickets({ body: { tickets: [ticket] } });
    const counted = await server.context.db
      .selectFrom('ticket')
      .select(['day', 'later_days as later'])
      .where('location_id', '=', elm)
      .execute();
    expect(counted).toEqual([{ day, later: [] }]);
    const close = async () =>
      (await boss()).reports.closeDay({ params: { companyId: company.id, locationId: elm }, body: { day } });
    passTo(at(next, '10:00') - 1);
    expect(await close()).toMatchObject({ status: 400, body: [{ code: 'DAY_NOT_OVER' }] });
    await makeRollups(server.context, goOn);
    const sums = () => server.context.db.selectFrom('rollup').select('span').where('location_id', '=', elm).execute();
    expect(await sums()).toEqual([]);
    passTo(at(next, '10:00'));
    await makeRollups(server.context, goOn);
    expect(await sums()).toEqual([{ span: day }]);
    // By itself 48 hours after its end, wherever a terminal is silent.
    passTo(at(addDays(next, 2), '10:00') - 1);
    await closeDays(server.context, goOn);
    expect((await report(day, day, elm)).closed).toBeNull();
    server.clock.pass(1);
    await closeDays(server.context, goOn);
    expect((await report(day, day, elm)).closed).not.toBeNull();
  });

  it('[RULE.tickets.15] a day that has begun anywhere keeps its start, and nothing is changed', async () => {
    const { company, setAt, setAtCompany, sell, report } = await open();
    const day = today();
    const noon = at(day, '12:00');
    await sell('Elm', noon);
    const before = await report(day);
    for (const dayStartFrom of [addDays(day, -30), day]) {
      const refused = { status: 400, body: [{ code: 'DAY_BEGUN', path: '/body/dayStartFrom' }] };
      expect(await setAt('Elm', { dayStart: 0, dayStartFrom })).toMatchObject(refused);
      expect(await setAtCompany({ dayStart: 0, dayStartFrom })).toMatchObject(refused);
    }
    // It is tomorrow already where one of its locations is.
    await server.context.db
      .updateTable('tenant')
      .set({ time_zone: 'Pacific/Auckland' })
      .where('id', '=', company.tenantId('Oak'))
      .execute();
    const there = plainDateAt(server.clock.now().getTime(), 'Pacific/Auckland');
    expect(await setAtCompany({ dayStart: 0, dayStartFrom: there })).toMatchObject({ status: 400 });
    expect(await setAtCompany({ dayStart: 0 })).toMatchObject({ body: { dayStartFrom: addDays(there, 1) } });
    expect(await report(day)).toEqual(before);
  });

  it('[RULE.tickets.16] needs the permission to edit the company or the location, is a quarter of an hour of the morning, and is in the audit', async () => {
    const { company, boss, setAt, setAtCompany } = await open();
    for (const dayStart of [-900, 1, 43_200, 86_400]) {
      expect(await setAt('Elm', { dayStart })).toMatchObject({ status: 400, body: [{ path: '/body/dayStart' }] });
      expect(await setAtCompany({ dayStart })).toMatchObject({ status: 400, body: [{ path: '/body/dayStart' }] });
    }
    const { client } = await company.person({ permissions: ['dashboard', 'editLocation'], on: 'Oak' });
    const elm = { type: 'LOCATION' as const, id: company.tenantId('Elm'), dayStart: 0 };
    expect((await client.tenants.edit({ params: { companyId: company.id }, body: elm })).status).not.toBe(200);
    expect((await client.companies.update({ body: { id: company.id, dayStart: 0 } })).status).not.toBe(200);
    expect((await setAt('Elm', { dayStart: 42_300 })).status).toBe(200);
    expect((await setAtCompany({ dayStart: 0 })).status).toBe(200);
    const entries = await server.context.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('company_id', '=', company.id)
      .where('action', 'in', ['location.edit', 'company.edit'])
      .orderBy('id')
      .execute();
    const changes = entries.map(({ action, details }) => [action, (details as { changes?: unknown }).changes]);
    expect(changes).toEqual([
      [
        'location.edit',
        [
          { what: 'Business day begins', was: null, now: '11:45 AM' },
          { what: 'First day', was: null, now: expect.any(String) },
        ],
      ],
      [
        'company.edit',
        [
          { what: 'Business day begins', was: '4 AM', now: '12 AM' },
          { what: 'First day', was: null, now: expect.any(String) },
        ],
      ],
    ]);
    // As the company has it again.
    expect(await setAt('Elm', { dayStart: null })).toMatchObject({ body: { dayStart: null, dayStartFrom: null } });
    const session = await (await boss()).session.status({ query: { companyId: company.id } });
    const dayStarts = [{ from: addDays(today(), 1), start: 0 }];
    expect(session.body).toMatchObject({ accessibleTenants: [{ dayStarts }, { dayStarts }] });
  });

  it('[RULE.tickets.16] a new location may begin its days at another time from its first day on', async () => {
    const { company } = await open();
    const { client } = await company.person({ permissions: ['addLocation', 'editLocation'] });
    const create = (more: { dayStartFrom?: string }) =>
      client.tenants.create({
        params: { companyId: company.id },
        body: { type: 'LOCATION', name: 'Pine', timeZone: zone, dayStart: 21_600, ...more },
      });
    const day = today();
    expect(await create({ dayStartFrom: addDays(day, -1) })).toMatchObject({
      status: 400,
      body: [{ code: 'DAY_BEGUN', path: '/body/dayStartFrom' }],
    });
    expect(await create({})).toMatchObject({ status: 200, body: { dayStart: 21_600, dayStartFrom: day } });
  });
});
