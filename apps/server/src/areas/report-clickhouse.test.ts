import type { Question } from '@commissary/catalog';
import { businessDay, type Ticket } from '@commissary/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDays, compareSent, makeRollups, sendClosedDays } from '../services/reports/index.ts';
import { createClickHouse } from '../store/clickhouse/index.ts';
import { markSent, sentMonths, unsentDays } from '../store/rollups/index.ts';
import { type ClickHousePeer, openClickHousePeer } from '../testing/clickhouse-peer.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';

const dayMs = 86_400_000;
const zone = 'America/Chicago';
const goOn = () => false;
const count = 12;
const net = 1_200;
/** What kept sums do not answer. */
const only: Readonly<Record<string, string[]>> = { server: ['p1'] };

describe.each(bothDatabases)('reports with a ClickHouse, on %s', database => {
  let peer: ClickHousePeer;
  let server: TestServer;
  beforeEach(async () => {
    peer = await openClickHousePeer();
    server = await openTestServer({ database, config: { clickHouseUrl: peer.url } });
  });
  afterEach(async () => {
    await server.close();
    await peer.close();
  });

  const at = (daysAgo: number) => server.clock.now().getTime() - daysAgo * dayMs;
  const day = (daysAgo: number) => businessDay(at(daysAgo), zone);
  /** A company with a check on each of twelve closed days, that are in no file. */
  const open = async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const { id: reader } = await company.person({ permissions: ['dashboard'] });
    const tillAt = openTills(server);
    const send = async (...tickets: Ticket[]) => {
      const sent = await (await tillAt(company, 'Elm')).terminal.tickets({ body: { tickets } });
      expect(sent).toMatchObject({ status: 200, body: { refused: [] } });
    };
    await send(...Array.from({ length: count }, (_, n) => soldTicket(`daily-${n}`, at(100 + n))));
    await make();
    const total = async (to = 90): Promise<unknown> => {
      const client = await server.clientOf(reader);
      const got = await client.reports.read({
        params: { companyId: company.id, report: 'productMix' },
        query: { from: day(115), to: day(to), ...only },
      });
      if (got.status !== 200) throw new Error(JSON.stringify(got.body));
      const [table] = got.body.tables;
      return table?.total[table.measures.indexOf('net')];
    };
    return { send, total };
  };
  const sumUp = () => makeRollups(server.context, goOn);
  const make = async () => {
    await sumUp();
    await closeDays(server.context, goOn);
  };
  const send = () => sendClosedDays(server.context, goOn);
  const asked = (kind: string) => peer.requests.filter(one => one.kind === kind).length;
  const sentDays = () => peer.rows('commissary_sold_day_1').map(one => one.day);

  it('[RULE.clickhouse.01] learn of each closed day once, of one that changes again, and of one whose sending failed', async () => {
    const { send: sell } = await open();
    await send();
    expect(sentDays().toSorted()).toEqual(Array.from({ length: count }, (_, n) => day(111 - n)));
    const rows = peer.rows('commissary_sold_1');
    const versions = new Map(peer.rows('commissary_sold_day_1').map(one => [one.day, one.version]));
    expect(rows.filter(({ gross }) => gross).every(one => one.version === versions.get(String(one.day)))).toBe(true);
    // What was there counts no more before other rows come, and these count when all have come.
    const inserts = peer.requests.filter(({ kind }) => kind === 'insert').map(({ table }) => table);
    expect(inserts).toEqual(['commissary_sold_day_1', 'commissary_sold_1', 'commissary_sold_day_1']);
    const before = peer.requests.length;
    await send();
    expect(peer.requests.length).toBe(before);
    // Basic authentication, with what the address has.
    expect(peer.requests.every(one => one.authorization === `Basic ${btoa('reports:s:cret')}`)).toBe(true);

    await sell(soldTicket('late', at(105)));
    await make();
    // Killed between what is withdrawn, the rows, and that they count.
    for (const failing of [0, 1, 2]) {
      let inserts = 0;
      peer.behave(({ kind }) => (kind === 'insert' && inserts++ === failing ? 'REFUSES' : 'ANSWERS'));
      await expect(send()).rejects.toThrow('Too many parts');
    }
    peer.behave(() => 'ANSWERS');
    await send();
    const again = peer.rows('commissary_sold_day_1').filter(one => versions.get(one.day) !== one.version);
    expect(again.map(one => one.day)).toEqual([day(105)]);
    const sold = peer.rows('commissary_sold_1').filter(one => one.day === day(105) && one.gross);
    expect(sold.map(({ version }) => version)).toEqual(sold.map(() => again[0]?.version));
  });

  it('[RULE.clickhouse.01] send no day that is open or has a change that is not summed up, and one again that was summed up while it was sent', async () => {
    const { db } = server.context;
    const { send: sell } = await open();
    const unsent = async () => (await unsentDays(db, 99)).map(one => one.day);
    const all = Array.from({ length: count }, (_, n) => day(111 - n));
    await sell(soldTicket('open', at(98)));
    await sumUp();
    expect(await unsent()).toEqual(all);
    await sell(soldTicket('late', at(105)));
    expect(await unsent()).toEqual(all.filter(one => one !== day(105)));
    await sumUp();
    const [first, second] = [await unsentDays(db, 99), await unsentDays(db, 99)];
    expect(first.length).toBe(count);
    await sell(soldTicket('later', at(103)));
    await sumUp();
    // Of two processes the one that sent first may say so last.
    await markSent(db, second);
    const marked = await sentMonths(db);
    await markSent(db, first);
    expect([await sentMonths(db), await unsent()]).toEqual([marked, [day(103)]]);
  });

  it('[RULE.clickhouse.03] are asked of it where it has all closed days as they are, with others from checks, and else of what answered before', async () => {
    const { send: sell, total } = await open();
    expect([await total(), asked('question')]).toEqual([count * net, 0]);
    // Two processes may send the same.
    await Promise.all([send(), send()]);
    // The peer finds nothing on days that it has.
    expect([await total(), asked('question') > 0]).toEqual([0, true]);
    await sell(soldTicket('today', at(0)));
    expect(await total(0)).toBe(net);
    await sell(soldTicket('late', at(105)));
    expect(await total()).toBe(2 * net);
    const before = asked('question');
    await sumUp();
    expect([await total(), asked('question')]).toEqual([(count + 1) * net, before]);
    await send();
    expect(await total()).toBe(0);
  });

  it('[RULE.clickhouse.02] are not asked of one that has other days than it was sent, until it was sent them again', async () => {
    const { total } = await open();
    await send();
    await compareSent(server.context);
    await send();
    const before = asked('insert');
    peer.empty();
    expect(await total()).toBe(count * net);
    await compareSent(server.context);
    await send();
    expect([asked('insert') > before, sentDays().length, await total()]).toEqual([true, count, 0]);
  });

  it('[RULE.clickhouse.02] are asked of one that has as many days in the same versions alone', async () => {
    const told: string[] = [];
    const other = createClickHouse({ url: peer.url, told: state => told.push(state) });
    const days = { from: day(115), to: day(90), locationIds: ['elm'], changed: [] };
    const sold = { locationId: 'elm', day: day(100), postings: [], names: new Map() };
    await other.send([{ ...sold, version: 7 }]);
    const question: Question = { measures: ['net'], dimensions: [], filters: [], period: days };
    const isAnswered = async (count: number, versions: string) =>
      (await other.ask([question], days, { days: count, versions }, [])) !== null;
    expect([await isAnswered(1, '7'), await isAnswered(2, '7'), await isAnswered(1, '8')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(told).toEqual([]);
    await other.close();
  });

  it('[RULE.clickhouse.02] are not sent again for what was sent while it was compared', async () => {
    await open();
    const { clickHouse } = server.context;
    if (clickHouse === null) throw new Error('There is no ClickHouse.');
    const months = async () => {
      const found = await clickHouse.months();
      await send();
      return found;
    };
    await compareSent({ ...server.context, clickHouse: { ...clickHouse, months } });
    const before = asked('insert');
    await send();
    expect([before > 0, asked('insert')]).toEqual([true, before]);
  });

  it('[RULE.clickhouse.04] are made without one that does not answer, which health and the log say once, until it answers again', async () => {
    const { total } = await open();
    await send();
    const health = async () => (await server.anonymous.system.health()).body.clickHouse;
    const logged = () => server.errors.map(({ message }) => message.split(':', 1)[0]);
    expect([await health(), logged()]).toEqual(['OK', []]);
    peer.behave(() => 'REFUSES');
    const [whole, before] = [count * net, asked('question')];
    expect([await total(), await health(), logged()]).toEqual([whole, 'GONE', ['ClickHouse does not answer']]);
    expect(asked('question')).toBeGreaterThan(before);
    // It rests: nobody asks it at once again, though it would answer.
    peer.behave(() => 'ANSWERS');
    expect([await total(), await health()]).toEqual([whole, 'GONE']);
    const made = asked('create');
    await compareSent(server.context);
    // It may be another one by then, without tables.
    expect(asked('create')).toBeGreaterThan(made);
    expect([await total(), await health(), logged().slice(1)]).toEqual([0, 'OK', ['ClickHouse answers']]);
    await peer.close();
    expect([await total(), await health()]).toEqual([whole, 'GONE']);
  });

  it('[RULE.clickhouse.04] wait no longer for it than they may', async () => {
    const told: string[] = [];
    const quick = createClickHouse({ url: peer.url, told: state => told.push(state), mostMs: 20, sendMs: 2 ** 31 - 1 });
    peer.behave(() => 'HANGS');
    const days = { from: day(115), to: day(90), locationIds: [], changed: [] };
    const question: Question = { measures: ['net'], dimensions: [], filters: [], period: days };
    expect(await quick.ask([question], days, { days: 0, versions: '0' }, [])).toBe(null);
    expect([told, quick.state()]).toEqual([['GONE'], 'GONE']);
    await quick.close();
  });
});
