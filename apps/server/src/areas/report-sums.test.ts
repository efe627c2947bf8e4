import { answer, questionsOf, reports } from '@commissary/catalog';
import { addDays, businessDay, type Posting, postingsOf, type Ticket, ticketDay } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../sample/seeded.ts';
import { makeRollups } from '../services/reports/index.ts';
import { packRollup, unpackRollup } from '../services/reports/rollup-body.ts';
import { placeOfTicket } from '../services/tickets/index.ts';
import { claimRollup, dueRollups, storeRollup } from '../store/rollups/index.ts';
import { insertTenants } from '../store/tenants/index.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';

const [hourMs, dayMs] = [3_600_000, 86_400_000];
const zone = 'America/Chicago';
const goOn = () => false;

describe.each(bothDatabases)('kept sums of what was sold, on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const open = async (...names: string[]) => {
    const company = await makeCompany(server, { locations: names });
    const { id } = await company.person({ permissions: ['dashboard'] });
    const tillAt = openTills(server);
    for (const name of names) await tillAt(company, name);
    const send = async (name: string, ...tickets: Ticket[]) => {
      const sent = await (await tillAt(company, name)).terminal.tickets({ body: { tickets } });
      expect(sent).toMatchObject({ status: 200, body: { refused: [] } });
    };
    return { company, reader: id, send };
  };
  const today = () => server.clock.now().toISOString().slice(0, 10);
  const day = (daysAgo: number) => businessDay(at(daysAgo), zone);
  const at = (daysAgo: number) => server.clock.now().getTime() - daysAgo * dayMs;
  const make = () => makeRollups(server.context, goOn);
  const dueOf = async (company: TestCompany) => {
    const due = await dueRollups(server.context.db, { before: '9999-12-31', now: server.clock.now(), limit: 10_000 });
    return due.filter(({ locationId }) => company.tenantId('Elm') === locationId).map(({ span }) => span);
  };
  /** Sessions end while the clock passes. */
  const ask = async (
    { id: companyId }: TestCompany,
    reader: string,
    [report, from, to]: readonly [keyof typeof reports, string, string],
    more: Readonly<Record<string, string[]>> = {},
  ) => {
    const client = await server.clientOf(reader);
    return client.reports.read({ params: { companyId, report }, query: { from, to, ...more } });
  };

  it('[RULE.sold.33] are answered as all tickets would be, whatever came when, was corrected, moved to another day, or has been added up so far', async () => {
    const names = ['Elm', 'Oak'];
    const { company, reader, send } = await open(...names);
    // Who sees labor has a table by day, beside those of whole months.
    const { id: withLabor } = await company.person({ permissions: ['dashboard', 'payroll', 'viewWageData'] });
    const random = seeded('sums');
    const pick = <T>(...all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    const stored = new Map<string, { readonly locationId: string; readonly ticket: Ticket }>();
    const anyTicket = (id: string, revision: number): Ticket => {
      const openedAt = at(pick(0, 0.3, 1, 2, 19, 20, 21, 50, 80)) - Math.floor(random() * 20) * hourMs;
      const ticket = soldTicket(id, openedAt, { revision, server: pick({ id: 'a', name: 'Ann' }, null) });
      const [line] = ticket.lines;
      if (line === undefined) throw new Error('no line');
      const item = pick({ id: 'i1', name: 'Soup' }, { id: 'i2', name: `Pie ${revision}` });
      const voided = { at: openedAt + pick(0.1, 1, 18) * dayMs, by: null, reason: null };
      const isVoided = random() < 0.3 && voided.at <= at(0);
      return {
        ...ticket,
        channel: pick('POS', 'ONLINE'),
        lines: [{ ...line, item, voided: isVoided ? voided : null }],
      };
    };
    const postings = (): Posting[] =>
      [...stored.values()].flatMap(({ locationId, ticket }) =>
        postingsOf(
          ticket,
          placeOfTicket({ locationId, ...ticketDay(ticket, zone) }, { timeZone: zone, dayStarts: [] }),
        ),
      );
    let [asked, made] = [0, 0];
    for (let step = 0; step < 60; step += 1) {
      const name = pick(...names);
      const batch = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
        const id = `t${Math.floor(random() * 25)}`;
        const before = stored.get(`${name} ${id}`)?.ticket.revision ?? 0;
        const ticket = anyTicket(id, before + 1);
        stored.set(`${name} ${id}`, { locationId: company.tenantId(name), ticket });
        return ticket;
      });
      await send(name, ...batch);
      if (random() < 0.35) {
        await make();
        made += 1;
      }
      if (random() < 0.2) server.clock.pass(9 * hourMs);
      const report = pick('storeSummary', 'productMix', 'serverPerformance');
      const period = { from: addDays(today(), -pick(0, 1, 20, 51, 90, 1_000)), to: addDays(today(), -pick(0, 1, 19)) };
      if (period.from > period.to) continue;
      const filters = random() < 0.3 ? [{ dimension: 'location' as const, values: [company.tenantId('Oak')] }] : [];
      const seesLabor = random() < 0.5;
      const got = await ask(company, seesLabor ? withLabor : reader, [report, period.from, period.to], {
        ...(filters.length > 0 && { location: [company.tenantId('Oak')] }),
      });
      if (got.status !== 200) throw new Error(JSON.stringify(got.body));
      const rights = { payroll: seesLabor, viewWageData: seesLabor };
      const questions = questionsOf(reports[report], period, filters, rights);
      const expected = questions.map(question => answer(question, postings()));
      expect(got.body.tables.map(({ rows, total }) => ({ rows, total }))).toEqual(expected);
      const ids = new Set(
        got.body.tables.flatMap(({ dimensions, rows }) =>
          dimensions.includes('item') ? rows.map(({ by }) => by[1]) : [],
        ),
      );
      const called = new Map(got.body.names.flatMap(one => (one.dimension === 'item' ? [[one.id, one.name]] : [])));
      expect([...ids].filter(id => !called.has(String(id)))).toEqual([]);
      asked += 1;
    }
    expect([asked > 30, made > 10]).toEqual([true, true]);
  });

  it('[RULE.sold.33] are answered from the few sums of a day, and from all of them where an earlier version has made them', async () => {
    const { company, reader, send } = await open('Elm', 'Oak');
    const { db } = server.context;
    await send('Elm', soldTicket('a', at(3)));
    await send('Oak', soldTicket('a', at(3)), soldTicket('b', at(3)));
    await make();
    const of = (name: string) =>
      db.selectFrom('rollup').where('location_id', '=', company.tenantId(name)).where('span', '=', day(3));
    const short = async () => (await of('Elm').select('short').executeTakeFirstOrThrow()).short;
    const [one, two] = [
      await of('Elm').selectAll().executeTakeFirstOrThrow(),
      await of('Oak').selectAll().executeTakeFirstOrThrow(),
    ];
    const rewrite = (body: Uint8Array, more = {}) =>
      db
        .updateTable('rollup')
        .set({ body, ...more })
        .where('location_id', '=', company.tenantId('Elm'))
        .where('span', '=', day(3))
        .execute();
    const checks = async (report: 'serverPerformance' | 'productMix') => {
      const got = await ask(company, reader, [report, day(3), day(3)], { location: [company.tenantId('Elm')] });
      if (got.status !== 200) throw new Error('refused');
      const [table] = got.body.tables;
      return table?.total[table.measures.indexOf('net')];
    };
    expect([await checks('serverPerformance'), await checks('productMix')]).toEqual([1200, 1200]);
    // Only the items are read of all sums.
    await rewrite(two.body, { short: Buffer.concat([one.short ?? Buffer.of(), Buffer.of(0)]) });
    expect([await checks('serverPerformance'), await checks('productMix')]).toEqual([1200, 2400]);
    // As a process of an earlier version does.
    await rewrite(one.body);
    expect(await short()).toBeNull();
    expect([await checks('serverPerformance'), await checks('productMix')]).toEqual([1200, 1200]);
    await rewrite(two.body);
    expect([await checks('serverPerformance'), await checks('productMix')]).toEqual([2400, 2400]);
  });

  it('[RULE.sold.39] are answered by day from whole months without their days, and from these where an earlier version has made a month', async () => {
    const { company, reader, send } = await open('Elm', 'Oak');
    const { id: withLabor } = await company.person({ permissions: ['dashboard', 'payroll', 'viewWageData'] });
    const month = day(40).slice(0, 7);
    const [first, last] = [`${month}-01`, addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1)];
    const noon = Date.parse(`${month}-11T18:00:00Z`);
    await send('Elm', soldTicket('a', noon), soldTicket('b', noon + dayMs), soldTicket('c', noon + dayMs));
    await send('Oak', soldTicket('a', noon));
    await make();
    const byDay = async (who = withLabor) => {
      const got = await ask(company, who, ['storeSummary', first, last]);
      if (got.status !== 200) throw new Error('refused');
      const table = got.body.tables.find(({ dimensions }) => dimensions.includes('day'));
      return table?.rows.map(({ by, values }) => [...by, values[table.measures.indexOf('net')]]);
    };
    const expected = [
      [`${month}-11`, 2400],
      [`${month}-12`, 2400],
    ];
    expect([await byDay(), await byDay(reader)]).toEqual([expected, undefined]);
    const { db } = server.context;
    const ofElm = () => db.updateTable('rollup').where('location_id', '=', company.tenantId('Elm'));
    const bodyOf = async (span: string) => {
      const found = db.selectFrom('rollup').select('body').where('location_id', '=', company.tenantId('Elm'));
      return (await found.where('span', '=', span).executeTakeFirstOrThrow()).body;
    };
    const [one, whole] = [await bodyOf(`${month}-11`), await bodyOf(month)];
    // The days are not read: the second one has the sums of the first one now.
    await ofElm().set({ body: one, short: null }).where('span', '=', `${month}-12`).execute();
    expect(await byDay()).toEqual(expected);
    // A month of an earlier version.
    const { sums, names } = unpackRollup({ locationId: null, span: month }, whole);
    const before = packRollup({ sums: new Map([...sums].filter(([key]) => key !== 'days')), names });
    await ofElm().set(before).where('span', '=', month).execute();
    expect(await byDay()).toEqual([
      [`${month}-11`, 2400],
      [`${month}-12`, 1200],
    ]);
  });

  it('[RULE.sold.34] are made of days and months that are over, and anew where something came later', async () => {
    const { company, send } = await open('Elm');
    await send('Elm', soldTicket('a', at(0)), soldTicket('b', at(1)), soldTicket('c', at(40)));
    const monthOf = (daysAgo: number) => day(daysAgo).slice(0, 7);
    expect(await dueOf(company)).toEqual([day(40), day(1), day(0)]);
    await make();
    // The month that is open has a day of which sums were made.
    expect(await dueOf(company)).toEqual([monthOf(1), day(0)]);
    await send('Elm', soldTicket('c', at(39), { revision: 2 }));
    expect(await dueOf(company)).toEqual([day(40), day(39), monthOf(1), day(0)].toSorted());
    await make();
    expect(await dueOf(company)).toEqual([monthOf(1), day(0)]);
    // What is sent once more changes nothing.
    await send('Elm', soldTicket('c', at(39), { revision: 2 }));
    expect(await dueOf(company)).toEqual([monthOf(1), day(0)]);
  });

  it('[RULE.sold.34] are made of days that are over, however many locations have days and months that are not', async () => {
    const { company, send } = await open('Elm');
    const { db } = server.context;
    // A day that is over in Chicago, and not yet on a clock that is five hours behind.
    const noon = Date.parse(`${today()}T12:00:00Z`);
    const now = server.clock.now().getTime();
    server.clock.pass((noon > now ? noon : noon + dayMs) - now);
    await send('Elm', soldTicket('a', at(1)));
    const over = day(1);
    const others = Array.from({ length: 501 }, (_, n) => ({
      ...{ id: `${String(n).padStart(8, '0')}-${company.id}`, companyId: company.id },
      ...{ name: `Other ${n}`, type: 'LOCATION' as const, timeZone: 'Pacific/Pago_Pago' },
    }));
    await insertTenants(db, others, server.clock.now());
    for (const span of [over, over.slice(0, 7)])
      await db
        .insertInto('rollup_due')
        .values(others.map(({ id }) => ({ location_id: id, span })))
        .execute();
    await make();
    expect(await dueOf(company)).not.toContain(over);
  });

  it('[RULE.sold.35] are made by one of several processes, and again where what came meanwhile or an end of the process kept them from being stored', async () => {
    const { company, reader, send } = await open('Elm');
    const { db, now } = server.context;
    await send('Elm', soldTicket('a', at(3)));
    const before = day(3);
    const mine = async () =>
      (await dueRollups(db, { before: '9999-12-31', now: now(), limit: 10_000 })).find(
        one => one.locationId === company.tenantId('Elm') && one.span === before,
      );
    const due = await mine();
    if (due === undefined) throw new Error('nothing is due');
    const until = new Date(now().getTime() + 60_000);
    const claims = await Promise.all([1, 2].map(() => claimRollup(db, due, { now: now(), until })));
    expect(claims.toSorted()).toEqual([false, true]);
    // Whoever claimed it is gone: it is not made before the claim has ended.
    await make();
    expect(await dueOf(company)).toEqual([]);
    server.clock.pass(60_000);
    expect(await dueOf(company)).toEqual([before]);
    // A ticket comes after it was read and before its sums are stored.
    const stale = await mine();
    await send('Elm', soldTicket('b', at(3)));
    if (stale === undefined) throw new Error('nothing is due');
    expect(await storeRollup(db, stale, { body: Buffer.from('nothing of it'), short: Buffer.from('') })).toBe(false);
    await make();
    await make();
    const got = await ask(company, reader, ['productMix', before, before]);
    if (got.status !== 200) throw new Error('refused');
    expect(got.body.tables[1]?.rows[0]?.values[0]).toBe(2_000);
  });

  it('[RULE.sold.04] answer up to five years', async () => {
    const { company, reader } = await open('Elm');
    const days = (report: keyof typeof reports, count: number, more?: Readonly<Record<string, string[]>>) =>
      ask(company, reader, [report, addDays('2026-11-20', 1 - count), '2026-11-20'], more);
    const tooMany = { status: 400, body: [{ code: 'TOO_MANY_DAYS', path: '/query/to' }] };
    expect(await days('storeSummary', 1_827, { channel: ['POS'] })).toMatchObject({ status: 200 });
    expect(await days('storeSummary', 1_828)).toMatchObject(tooMany);
    expect(await days('deliveries', 1_827)).toMatchObject({ status: 200 });
    expect(await days('deliveries', 1_828)).toMatchObject(tooMany);
  });

  it('[RULE.sold.05] are filtered by what the report can be, and by nothing else', async () => {
    const { company, reader, send } = await open('Elm', 'Oak');
    const ann = { id: 'a', name: 'Ann' };
    await send('Elm', soldTicket('a', at(3)), soldTicket('b', at(3), { server: ann }));
    await send('Oak', soldTicket('a', at(2)));
    const checks = async (more: Readonly<Record<string, string[]>>) => {
      const got = await ask(company, reader, ['serverPerformance', day(3), day(2)], more);
      if (got.status !== 200) return got.body;
      const [table] = got.body.tables;
      return table?.total[table.measures.indexOf('checks')];
    };
    for (const isMade of [false, true]) {
      if (isMade) await make();
      expect(await checks({})).toBe(3);
      expect(await checks({ server: ['a'] })).toBe(1);
      expect(await checks({ server: ['a', 'p1'], location: [company.tenantId('Elm')] })).toBe(2);
      expect(await checks({ server: ['nobody'] })).toEqual([{ code: 'INVALID_VALUE', path: '/query/server' }]);
      expect(await checks({ zone: ['near'] })).toMatchObject([{ code: 'INVALID_VALUE', path: '/query/zone' }]);
    }
  });

  it('[RULE.sold.06] say until when the tickets of each location are here, and which terminals are silent', async () => {
    const { company, reader } = await open('Elm');
    const heard = server.clock.now().getTime();
    const said = async () => {
      const got = await ask(company, reader, ['productMix', today(), today()]);
      if (got.status !== 200) throw new Error('refused');
      return got.body.locations;
    };
    const id = company.tenantId('Elm');
    expect(await said()).toEqual([{ id, until: heard, silent: [] }]);
    server.clock.pass(dayMs);
    expect(await said()).toEqual([{ id, until: heard, silent: [] }]);
    server.clock.pass(1);
    expect(await said()).toEqual([{ id, until: heard, silent: [{ deviceId: 'till', since: heard }] }]);
    server.clock.pass(30 * dayMs);
    expect(await said()).toEqual([{ id, until: null, silent: [] }]);
  });
});
