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
    return { checkIn, send, closed };
  };
  const now = () => server.clock.now().getTime();
  const work = async () => {
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
});
