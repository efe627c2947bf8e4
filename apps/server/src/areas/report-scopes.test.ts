import { answer, questionsOf, reports } from '@commissary/catalog';
import { businessDay, type Posting, postingsOf, type Ticket, ticketDay } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRollupMaker } from '../jobs/index.ts';
import { seeded } from '../sample/seeded.ts';
import { makeRollups, makeScopes } from '../services/reports/index.ts';
import { placeOfTicket } from '../services/tickets/index.ts';
import { claimScope, dueScopes, storeScope } from '../store/rollups/index.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';

const [hourMs, dayMs] = [3_600_000, 86_400_000];
const zone = 'America/Chicago';
const goOn = () => false;
const groups = { West: ['Elm', 'Oak'], East: ['Ash', 'Fir'] };
const names = ['Elm', 'Oak', 'Ash', 'Fir', 'Yew'];

describe.each(bothDatabases)('kept sums of a company and its groups, on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const open = async () => {
    const company = await makeCompany(server, { groups, locations: ['Yew'] });
    const tillAt = openTills(server);
    for (const name of names) await tillAt(company, name);
    const send = async (name: string, ...tickets: Ticket[]) => {
      const sent = await (await tillAt(company, name)).terminal.tickets({ body: { tickets } });
      expect(sent).toMatchObject({ status: 200, body: { refused: [] } });
    };
    const readerOn = async (on: string) => (await company.person({ permissions: ['dashboard'], on })).id;
    return { company, send, readerOn };
  };
  const at = (daysAgo: number) => server.clock.now().getTime() - daysAgo * dayMs;
  const day = (daysAgo: number) => businessDay(at(daysAgo), zone);
  const makeLocations = () => makeRollups(server.context, goOn);
  const make = async () => {
    await makeLocations();
    await makeScopes(server.context, goOn);
  };
  /** Sessions end while the clock passes. */
  const ask = async (
    { id: companyId }: TestCompany,
    reader: string,
    query: { readonly from: string; readonly to: string; readonly tenantId?: string | undefined },
  ) => {
    const got = await (await server.clientOf(reader)).reports.read({
      params: { companyId, report: 'productMix' },
      query,
    });
    if (got.status !== 200) throw new Error(JSON.stringify(got.body));
    return got.body;
  };
  const move = async (company: TestCompany, name: string, group: string | null) => {
    const to = group === null ? null : company.tenantId(group);
    const { db } = server.context;
    await db.updateTable('tenant').set({ group_id: to }).where('id', '=', company.tenantId(name)).execute();
  };
  const kept = async (company: TestCompany, span: string) => {
    const rows = await server.context.db
      .selectFrom('scope_rollup')
      .select(['scope_id', 'members'])
      .where('company_id', '=', company.id)
      .where('span', '=', span)
      .execute();
    const name = (id: string) =>
      id === company.id ? 'company' : Object.keys(groups).find(group => company.tenantId(group) === id);
    return Object.fromEntries(rows.map(({ scope_id, members }) => [name(scope_id), members]));
  };

  it('[RULE.sold.36] answer with the cents of all tickets, whoever asks, whatever came when, was corrected, and moved between groups, before and after they are made', async () => {
    const { company, send, readerOn } = await open();
    const readers = await Promise.all(['company', 'West', 'East', 'Elm'].map(readerOn));
    const random = seeded('scopes');
    const pick = <T>(...all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    const stored = new Map<string, { readonly name: string; readonly ticket: Ticket }>();
    const groupOf = new Map<string, string | null>([
      ...Object.entries(groups).flatMap(([group, members]) => members.map(name => [name, group] as const)),
    ]);
    const anyTicket = (id: string, revision: number): Ticket => {
      const openedAt = at(pick(0, 2, 20, 50)) - Math.floor(random() * 20) * hourMs;
      const ticket = soldTicket(id, openedAt, { revision });
      const item = pick({ id: 'i1', name: 'Soup' }, { id: 'i2', name: `Pie ${revision}` });
      return {
        ...ticket,
        lines: ticket.lines.map(line => ({ ...line, item, gross: 100 + Math.floor(random() * 900) })),
      };
    };
    const postings = (isAsked: (name: string) => boolean): Posting[] =>
      [...stored.values()].flatMap(({ name, ticket }) => {
        const place = { locationId: company.tenantId(name), ...ticketDay(ticket, zone) };
        return isAsked(name) ? postingsOf(ticket, placeOfTicket(place, { timeZone: zone, dayStarts: [] })) : [];
      });
    let asked = 0;
    for (let step = 0; step < 60; step += 1) {
      const name = pick(...names);
      const id = `t${Math.floor(random() * 12)}`;
      const ticket = anyTicket(id, (stored.get(`${name} ${id}`)?.ticket.revision ?? 0) + 1);
      stored.set(`${name} ${id}`, { name, ticket });
      await send(name, ticket);
      if (random() < 0.2) {
        const [moved, group] = [pick(...names), pick('West', 'East', null)];
        await move(company, moved, group);
        groupOf.set(moved, group);
      }
      // Between the two, sums of locations are newer than those that were made of them.
      if (random() < 0.7) await pick(makeLocations, make)();
      if (random() < 0.2) server.clock.pass(9 * hourMs);
      const period = { from: day(pick(1, 20, 22, 90, 1_000)), to: day(pick(0, 1)) };
      if (period.from > period.to) continue;
      const sees = pick(0, 0, 0, 1, 2, 3);
      const group = sees === 0 ? pick(null, 'West', 'East') : null;
      const isSeen = (one: string): boolean =>
        [
          group === null || groupOf.get(one) === group,
          [true, groupOf.get(one) === 'West', groupOf.get(one) === 'East', one === 'Elm'][sees],
        ].every(Boolean);
      if (!names.some(isSeen)) continue;
      const tenantId = group === null ? undefined : company.tenantId(group);
      const got = await ask(company, readers[sees] ?? '', { ...period, tenantId });
      const rights = { payroll: false, viewWageData: false };
      const expected = questionsOf(reports.productMix, period, [], rights).map(one => answer(one, postings(isSeen)));
      expect(got.tables.map(({ rows, total }) => ({ rows, total }))).toEqual(expected);
      const called = new Set(got.names.map(({ dimension, id: known }) => `${dimension} ${known}`));
      const items = got.tables.flatMap(({ dimensions, rows }) => (dimensions.includes('item') ? rows : []));
      expect(items.filter(({ by }) => !called.has(`item ${by[1]}`) || !called.has('server p1'))).toEqual([]);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(20);
  });

  it('[RULE.sold.37] are read by who sees all locations that they are of and no other one, until something changes', async () => {
    const { company, send, readerOn } = await open();
    const [all, west] = await Promise.all(['company', 'West'].map(readerOn));
    const { db } = server.context;
    for (const name of names) await send(name, soldTicket('a', at(3)));
    await make();
    // Sums that no tickets have: whoever reads them has other numbers.
    const sums = (scope: string) =>
      db.selectFrom('scope_rollup').select('body').where('scope_id', '=', scope).where('span', '=', day(3));
    const { body } = await sums(company.id).executeTakeFirstOrThrow();
    const setBody = (scope: string, to: Uint8Array) =>
      db.updateTable('scope_rollup').set({ body: to }).where('scope_id', '=', scope).execute();
    await setBody(company.tenantId('West'), body);
    const quantity = async (reader: string | undefined, group?: string) => {
      const tenantId = group === undefined ? undefined : company.tenantId(group);
      const got = await ask(company, reader ?? '', { from: day(4), to: day(1), tenantId });
      return Number(got.tables[0]?.total[0]) / 1000;
    };
    expect([
      await quantity(west),
      await quantity(all, 'West'),
      await quantity(all, 'East'),
      await quantity(all),
    ]).toEqual([5, 5, 2, 5]);
    await setBody(company.id, (await sums(company.tenantId('East')).executeTakeFirstOrThrow()).body);
    expect([await quantity(all), await quantity(all, 'East')]).toEqual([2, 2]);
    // Nobody who sees one location less or more.
    await move(company, 'Oak', 'East');
    expect([await quantity(all, 'West'), await quantity(all, 'East'), await quantity(all)]).toEqual([1, 3, 2]);
    // A ticket that is in no sums yet, and in those of its location alone.
    await send('Yew', soldTicket('b', at(3)));
    expect(await quantity(all)).toBe(6);
    await makeLocations();
    expect(await quantity(all)).toBe(6);
    await make();
    expect([await quantity(all), await quantity(all, 'East')]).toEqual([6, 3]);
  });

  it('[RULE.sold.38] are made of days and months that all locations have, anew after a move, and not of a group with one location', async () => {
    const { company, send } = await open();
    for (const name of names) await send(name, soldTicket('a', at(40)));
    await send('Elm', soldTicket('b', at(0)));
    await make();
    const month = day(40).slice(0, 'YYYY-MM'.length);
    const whole = { company: 5, West: 2, East: 2 };
    expect([await kept(company, day(40)), await kept(company, month), await kept(company, day(0))]).toEqual([
      whole,
      whole,
      {},
    ]);
    await send('Yew', soldTicket('b', at(40)));
    // Sums of a location are still to be made.
    const due = async () =>
      (await dueScopes(server.context.db, { now: server.clock.now(), limit: 1_000 })).filter(
        ({ companyId }) => companyId === company.id,
      );
    await makeScopes(server.context, goOn);
    expect(await due()).toEqual([]);
    await makeLocations();
    expect((await due()).map(({ scopeId, span }) => [scopeId, span])).toEqual([
      [company.id, day(40)],
      [company.id, month],
    ]);
    await move(company, 'Oak', 'East');
    await make();
    expect([await kept(company, day(40)), await due()]).toEqual([{ company: 5, East: 3 }, []]);
    await move(company, 'Oak', null);
    await server.context.db
      .updateTable('tenant')
      .set({ removed_at: server.clock.now() })
      .where('id', '=', company.tenantId('Fir'))
      .execute();
    await make();
    expect(await kept(company, month)).toEqual({ company: 4 });
  });

  it('[RULE.sold.38] are made by one of several processes, and not in place of newer ones', async () => {
    const { company, send } = await open();
    const { db, now } = server.context;
    for (const name of names) await send(name, soldTicket('a', at(3)));
    await makeLocations();
    const mine = async () => {
      const due = await dueScopes(db, { now: now(), limit: 1_000 });
      return due.find(one => one.scopeId === company.id && one.span === day(3));
    };
    const stale = await mine();
    if (stale === undefined) throw new Error('nothing is due');
    const until = new Date(now().getTime() + 60_000);
    const claims = await Promise.all([1, 2].map(() => claimScope(db, stale, { now: now(), until })));
    expect(claims.toSorted()).toEqual([false, true]);
    expect(await mine()).toBeUndefined();
    server.clock.pass(60_000);
    await send('Elm', soldTicket('b', at(3)));
    const job = startRollupMaker(server.context);
    await expect.poll(() => kept(company, day(3))).toEqual({ company: 5, West: 2, East: 2 });
    await job.stop();
    await storeScope(db, stale, { hashes: [1n, 2n], body: Buffer.from('older') });
    expect(await kept(company, day(3))).toMatchObject({ company: 5 });
  });
});
