import type { Ticket } from '@commissary/domain';
import { businessDay, businessDayBegin } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDays, makeRollups } from '../services/reports/index.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';

const [hourMs, dayMs] = [3_600_000, 86_400_000];
const zone = 'America/Chicago';
const goOn = () => false;

describe.each(bothDatabases)('closed days, on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const open = async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    const { id } = await company.person({ permissions: ['dashboard'] });
    const till = await openTills(server)(company, 'Elm');
    const checkIn = () => till.terminal.checkIn({ body: { deviceId: 'till', softwareVersion: '9.1', runs: [] } });
    const send = async (...tickets: Ticket[]) =>
      expect(await till.terminal.tickets({ body: { tickets } })).toMatchObject({ status: 200, body: { refused: [] } });
    /** What the report of a day says of its close. */
    const closed = async (day: string, tenantId: string | null = company.tenantId('Elm'), to = day) => {
      const reader = await server.clientOf(id);
      const query = { from: day, to, tenantId: tenantId ?? undefined };
      const got = await reader.reports.read({ params: { companyId: company.id, report: 'storeSummary' }, query });
      if (got.status !== 200) throw new Error(JSON.stringify(got.body));
      return got.body.closed;
    };
    return { company, till, checkIn, send, closed };
  };
  const now = () => server.clock.now().getTime();
  const work = async () => {
    await server.context.contactLog.write();
    await makeRollups(server.context, goOn);
    await closeDays(server.context, goOn);
  };
  /** To an instant that is so long after the end of the business day that is open. */
  const passTo = (after: number) => {
    const end = businessDayBegin(businessDay(now() + dayMs, zone), zone);
    server.clock.pass(end + after - now());
  };

  it('[RULE.sold.07] close twelve hours after their end, once every terminal has been in contact since', async () => {
    const { checkIn, send, closed } = await open();
    const day = businessDay(now(), zone);
    await send(soldTicket('a', now()));
    passTo(12 * hourMs - 1);
    await checkIn();
    await work();
    expect(await closed(day)).toBeNull();
    server.clock.pass(1);
    await work();
    expect(await closed(day)).toMatchObject({ at: now(), salesTotal: 1_200, since: { tickets: 0, salesTotal: 0 } });
  });

  it('[RULE.sold.07] close 48 hours after their end, where a terminal is silent', async () => {
    const { send, closed } = await open();
    const day = businessDay(now(), zone);
    await send(soldTicket('a', now()));
    passTo(48 * hourMs - 1);
    await work();
    expect(await closed(day)).toBeNull();
    server.clock.pass(1);
    await work();
    expect(await closed(day)).toMatchObject({ at: now(), salesTotal: 1_200 });
  });

  it('[RULE.sold.08] stay as they were closed, and what comes later stands beside them', async () => {
    const { checkIn, send, closed } = await open();
    const [day, at] = [businessDay(now(), zone), now()];
    await send(soldTicket('a', at), soldTicket('b', at));
    passTo(13 * hourMs);
    await checkIn();
    await work();
    const before = await closed(day);
    expect(before).toMatchObject({ salesTotal: 2_400, hash: expect.stringMatching(/^[\da-f]{64}$/) });
    const late = soldTicket('c', at);
    const [line] = late.lines;
    if (line === undefined) throw new Error('no line');
    await send(late, soldTicket('b', at, { revision: 2, lines: [{ ...line, gross: 1_000 }], total: 1_096 }));
    await work();
    expect(await closed(day)).toEqual({ ...before, since: { tickets: 2, salesTotal: 1_000 } });
  });

  it('[RULE.sold.08] are said of one location on one day, and of nothing else', async () => {
    const { checkIn, send, closed } = await open();
    const day = businessDay(now(), zone);
    await send(soldTicket('a', now()));
    passTo(13 * hourMs);
    await checkIn();
    await work();
    expect(await closed(day)).not.toBeNull();
    expect(await closed(day, null)).toBeNull();
    expect(await closed(day, undefined, businessDay(now(), zone))).toBeNull();
    expect(await closed(businessDay(now(), zone))).toBeNull();
  });

  it('[RULE.sold.07] of many locations whose terminals are silent wait for one question to the database', async () => {
    const company = await makeCompany(server, { locations: ['Ash', 'Bay', 'Cove'] });
    for (const name of ['Ash', 'Bay', 'Cove']) {
      const { terminal } = await openTills(server)(company, name);
      await terminal.tickets({ body: { tickets: [soldTicket(name, now())] } });
      await terminal.checkIn({ body: { deviceId: 'till', softwareVersion: '9.1', runs: [] } });
    }
    passTo(13 * hourMs);
    await makeRollups(server.context, goOn);
    const before = server.statements.length;
    await closeDays(server.context, goOn);
    const asked = server.statements.slice(before).filter(one => one.includes('"device"'));
    expect(asked).toHaveLength(1);
  });

  describe('by hand', () => {
    /** A day on which something was sold, and the call that closes it. */
    const sold = async () => {
      const { company, send, closed } = await open();
      const day = businessDay(now(), zone);
      await send(soldTicket('a', now()));
      const ofDay = (name = 'Elm', on = day) => ({
        params: { companyId: company.id, locationId: company.tenantId(name) },
        body: { day: on },
      });
      const mo = await company.person({ name: 'Mo', permissions: ['dashboard', 'editLocation'], on: 'Elm' });
      // Signed in anew: a session is over before the day is.
      return { company, day, send, closed, ofDay, signIn: () => server.clientOf(mo.id) };
    };
    const refused = (status: number, code: string, path?: string) => ({
      status,
      body: [{ code, ...(path && { path }) }],
    });

    it('[CALL.reports.closeDay] [RULE.sold.20] are closed from their end on, once, with who did it in the audit', async () => {
      const { company, signIn, day, closed, ofDay } = await sold();
      passTo(-1);
      const client = await signIn();
      expect(await client.reports.closeDay(ofDay())).toMatchObject(refused(400, 'DAY_NOT_OVER', '/day'));
      expect(await closed(day)).toBeNull();
      server.clock.pass(1);
      const done = await client.reports.closeDay(ofDay());
      expect(done).toMatchObject({
        status: 200,
        body: { at: now(), by: 'Mo', salesTotal: 1_200, since: { tickets: 0 } },
      });
      expect(await closed(day)).toEqual(done.body);
      expect(await client.reports.closeDay(ofDay())).toMatchObject(refused(409, 'DAY_CLOSED', '/day'));
      const entries = await server.context.db
        .selectFrom('audit')
        .select(['person_name', 'target', 'details'])
        .where('company_id', '=', company.id)
        .where('action', '=', 'day.close')
        .execute();
      expect(entries).toEqual([{ person_name: 'Mo', target: day, details: { salesTotal: 1_200 } }]);
      // It does not close by itself once more.
      server.clock.pass(49 * hourMs);
      await work();
      expect(await closed(day)).toMatchObject({ by: 'Mo' });
    });

    it('[RULE.sold.20] are not closed by whoever lacks one of the two permissions there, nor at a group', async () => {
      const { company, day, closed, ofDay } = await sold();
      passTo(1);
      for (const permission of ['dashboard', 'editLocation'] as const) {
        const { client: other } = await company.person({ permissions: [permission], on: 'Elm' });
        expect((await other.reports.closeDay(ofDay())).status, permission).toBe(403);
      }
      const { client: elsewhere } = await company.person({ permissions: ['dashboard', 'editLocation'], on: 'Oak' });
      expect((await elsewhere.reports.closeDay(ofDay())).status).toBe(403);
      expect(await closed(day)).toBeNull();
      const grouped = await makeCompany(server, { groups: { West: ['Elm'] } });
      const { client: owner } = await grouped.person({ permissions: ['dashboard', 'editLocation'] });
      const params = { companyId: grouped.id, locationId: grouped.tenantId('West') };
      expect(await owner.reports.closeDay({ params, body: { day } })).toMatchObject(refused(400, 'NOT_A_LOCATION'));
    });

    it('[RULE.sold.20] are days on which something was sold', async () => {
      const { signIn, ofDay } = await sold();
      passTo(1);
      const client = await signIn();
      const before = ofDay('Elm', '2020-02-29');
      expect(await client.reports.closeDay(before)).toMatchObject(refused(400, 'NOTHING_SOLD', '/day'));
    });

    it('[RULE.sold.20] are offered to who may close them, as long as they are over and open', async () => {
      const { company, signIn, day, ofDay } = await sold();
      passTo(-1);
      const client = await signIn();
      const { client: reader } = await company.person({ permissions: ['dashboard'], on: 'Elm' });
      const offered = async (as = client, to = day) => {
        const params = { companyId: company.id, report: 'storeSummary' } as const;
        const got = await as.reports.read({ params, query: { from: day, to, tenantId: company.tenantId('Elm') } });
        return got.status === 200 && got.body.mayClose;
      };
      expect(await offered()).toBe(false);
      server.clock.pass(1);
      expect(await offered()).toBe(true);
      expect(await offered(reader)).toBe(false);
      expect(await offered(client, businessDay(now(), zone))).toBe(false);
      await client.reports.closeDay(ofDay());
      expect(await offered()).toBe(false);
    });

    it('[RULE.sold.21] no closed day is changed or removed, by no statement', async () => {
      const { signIn, ofDay } = await sold();
      passTo(1);
      const client = await signIn();
      await client.reports.closeDay(ofDay());
      const { db } = server.context;
      await expect(db.deleteFrom('closed_day').execute()).rejects.toThrow('append-only');
      await expect(db.updateTable('closed_day').set({ closed_at: new Date() }).execute()).rejects.toThrow(
        'append-only',
      );
    });
  });
});
