import type { Ticket } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRollups } from '../services/reports/index.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';

type Client = TestServer['anonymous'];
type AskedTickets = NonNullable<Parameters<Client['tickets']['search']>[0]['query']>;
type Report = Parameters<Client['reports']['read']>[0]['params']['report'];
const dayMs = 86_400_000;

describe.each(databases)('below a figure, on %s', database => {
  let server: TestServer;
  let tillOf: ReturnType<typeof openTills>;
  beforeAll(async () => {
    server = await openTestServer({ database });
    tillOf = openTills(server);
  });
  afterAll(() => server.close());

  const restaurants = async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    return { company, reader: await company.person({ permissions: ['dashboard'] }) };
  };
  const noon = (daysAgo: number) =>
    Math.floor(server.clock.now().getTime() / dayMs - daysAgo - 1) * dayMs + dayMs * 0.75;
  const dayOf = (daysAgo: number) => new Date(noon(daysAgo)).toISOString().slice(0, 10);
  const send = async (company: TestCompany, name: string, ...tickets: Ticket[]) => {
    const sent = await (await tillOf(company, name)).terminal.tickets({ body: { tickets } });
    expect(sent).toMatchObject({ status: 200, body: { refused: [] } });
  };
  const search = async (company: TestCompany, client: Client, query: AskedTickets) => {
    const answer = await client.tickets.search({ params: { companyId: company.id }, query });
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const idsOf = async (company: TestCompany, client: Client, query: AskedTickets) =>
    (await search(company, client, query)).tickets.map(({ id }) => id).toSorted();
  const read = (
    company: TestCompany,
    client: Client,
    report: Report,
    more: Readonly<Record<string, string[]>> = {},
    [from, to] = [3, 0],
  ) =>
    client.reports.read({
      params: { companyId: company.id, report },
      query: { from: dayOf(from), to: dayOf(to), ...more },
    });
  const line = (id: string, department: string, more: object = {}) => {
    const [first] = soldTicket('x', 0).lines;
    if (first === undefined) throw new Error('no line');
    return { ...first, item: { id, name: `The ${id}` }, department: { id: department, name: department }, ...more };
  };

  it('[RULE.finder.15] tickets are found by what they count for on the days, also what was taken off after their close', async () => {
    const { company, reader } = await restaurants();
    const ann = { id: 'ann', name: 'Ann' };
    const weeksAgo = soldTicket('late', noon(20), { lines: [line('pie', 'food')] });
    await send(
      company,
      'Elm',
      weeksAgo,
      soldTicket('a', noon(1), { lines: [line('soup', 'food'), line('ale', 'bar')] }),
    );
    const voided = { at: noon(2), by: null, reason: null };
    await send(company, 'Elm', { ...weeksAgo, revision: 2, lines: [line('pie', 'food', { voided })], total: 0 });
    await send(
      company,
      'Oak',
      soldTicket('b', noon(1), { lines: [line('soup', 'bar')], server: ann, channel: 'ONLINE' }),
      soldTicket('c', noon(2), { lines: [line('ale', 'bar')], server: null, orderType: null }),
      soldTicket('d', noon(9), { lines: [line('ale', 'bar')] }),
    );
    const days = { from: dayOf(3), to: dayOf(0) };
    const find = (of: string, more: AskedTickets = {}) => idsOf(company, reader.client, { ...days, of, ...more });
    expect(await find('item.soup')).toEqual(['a', 'b']);
    // Both of one line.
    expect(await find('item.soup,department.bar')).toEqual(['b']);
    expect(await find('item.soup,item.pie')).toEqual(['a', 'b', 'late']);
    expect(await find('department.food')).toEqual(['a', 'late']);
    expect(await find('server.~')).toEqual(['c']);
    expect(await find('server.ann,server.~')).toEqual(['b', 'c']);
    expect(await find('orderType.~,channel.POS')).toEqual(['c']);
    expect(await find('item.soup', { tenantId: company.tenantId('Oak') })).toEqual(['b']);
    expect(await find('item.nothing')).toEqual([]);
    expect(await find(`day.${dayOf(2)}`)).toEqual(['c', 'late']);
    expect(await find(`location.${company.tenantId('Elm')}`)).toEqual(['a', 'late']);
    expect(await find('server.p1', { server: 'sam', number: '7' })).toEqual(['a', 'late']);
    expect(await find('item.pie', { from: dayOf(20), to: dayOf(20) })).toEqual(['late']);
    expect(await find('item.pie', { from: dayOf(1) })).toEqual([]);
    const { names, sum } = await search(company, reader.client, { ...days, of: 'item.soup,server.ann,server.~' });
    expect(sum).toEqual({ tickets: 1, total: 1296 });
    expect(names).toEqual([
      { dimension: 'item', id: 'soup', name: 'The soup' },
      { dimension: 'server', id: 'ann', name: 'Ann' },
    ]);
  });

  it('[RULE.finder.15] figures of reports are made of the tickets that are found', async () => {
    const { company, reader } = await restaurants();
    const items = ['soup', 'pie', 'ale'];
    const all = Array.from({ length: 24 }, (_, at) =>
      soldTicket(`t${at}`, noon(at % 4) + (at % 5) * 3_600_000, {
        lines: [line(items[at % 3] ?? '', at % 2 === 0 ? 'food' : 'bar')],
        server: at % 7 === 0 ? null : { id: `p${at % 3}`, name: `Person ${at % 3}` },
      }),
    );
    await send(company, 'Elm', ...all.slice(0, 12));
    await send(company, 'Oak', ...all.slice(12));
    const of = { serverPerformance: 'server', storeSummary: 'hour', productMix: 'item' } as const;
    for (const [report, dimension] of Object.entries(of)) {
      const answer = await read(company, reader.client, report as Report);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      const table = answer.body.tables.find(({ dimensions }) => dimensions.at(-1) === dimension);
      const counted = table?.measures.findIndex(key => key === 'checks' || key === 'quantity') ?? -1;
      expect(table?.rows.length).toBeGreaterThan(2);
      for (const { by, values } of table?.rows ?? []) {
        const own = table?.dimensions.map((one, at) => `${one}.${by[at] ?? '~'}`).join(',') ?? '';
        const { tickets, sum } = await search(company, reader.client, { from: dayOf(3), to: dayOf(0), of: own });
        const figure = (values[counted] ?? 0) / (report === 'productMix' ? 1_000 : 1);
        expect([own, tickets.length, sum?.tickets]).toEqual([own, figure, figure]);
      }
    }
  });

  it('[RULE.finder.16] they come a page at a time, each once, and only where the person may see reports', async () => {
    const { company, reader } = await restaurants();
    const tickets = Array.from({ length: 7 }, (_, at) =>
      soldTicket(`t${at}`, noon(1) + at, { lines: [line(at % 2 === 0 ? 'soup' : 'ale', 'food')] }),
    );
    await send(company, 'Elm', ...tickets);
    await send(company, 'Oak', soldTicket('o', noon(1), { lines: [line('soup', 'food')] }));
    const asked = { from: dayOf(1), to: dayOf(1), of: 'item.soup', limit: '2' };
    const first = await search(company, reader.client, asked);
    expect(first.sum).toEqual({ tickets: 5, total: 5 * 1296 });
    const seen = first.tickets.map(({ id }) => id);
    for (let { next } = first; next !== null; ) {
      const page = await search(company, reader.client, { ...asked, after: next });
      expect(page.sum).toBeNull();
      seen.push(...page.tickets.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toEqual(['t6', 't4', 't2', 'o', 't0'].toSorted((a, b) => seen.indexOf(a) - seen.indexOf(b)));
    expect(new Set(seen).size).toBe(5);
    const one = await company.person({ permissions: ['dashboard'], on: 'Oak' });
    expect(await idsOf(company, one.client, { of: 'item.soup' })).toEqual(['o']);
    const params = { companyId: company.id };
    const refused = (query: AskedTickets) => reader.client.tickets.search({ params, query });
    for (const of of ['item', 'item.', 'hour.24', 'month.x', 'employee.x', 'item.a,'])
      expect(await refused({ of })).toMatchObject({
        status: 400,
        body: [{ code: 'INVALID_VALUE', path: '/query/of' }],
      });
    const years = { from: '2021-11-20', to: '2026-11-20', of: 'item.soup' };
    expect(await refused(years)).toMatchObject({ status: 200 });
    expect(await refused({ ...years, from: '2021-11-19' })).toMatchObject({
      ...{ status: 400, body: [{ code: 'TOO_MANY_DAYS', path: '/query/to' }] },
    });
  });

  it('[RULE.sold.40] a report is restricted to what was sold at its locations, then or until today, and to nothing else', async () => {
    const { company, reader } = await restaurants();
    const other = await restaurants();
    const ann = { id: 'ann', name: 'Ann' };
    await send(company, 'Elm', soldTicket('a', noon(1), { lines: [line('soup', 'food')] }));
    await send(company, 'Oak', soldTicket('b', noon(1), { lines: [line('ale', 'bar')], server: null }));
    await send(company, 'Elm', soldTicket('old', noon(50), { lines: [line('pie', 'food')], server: ann }));
    await send(other.company, 'Elm', soldTicket('z', noon(1), { lines: [line('theirs', 'food')] }));
    const netOf = async (report: Report, more: Readonly<Record<string, string[]>>, client = reader.client) => {
      const got = await read(company, client, report, more);
      if (got.status !== 200) return got.body;
      const [table] = got.body.tables;
      return table?.total[table.measures.indexOf('net')];
    };
    const unknown = (filter: string) => [{ code: 'INVALID_VALUE', path: `/query/${filter}` }];
    const onElm = await company.person({ permissions: ['dashboard'], on: 'Elm' });
    for (const isMade of [false, true]) {
      if (isMade) await makeRollups(server.context, () => false);
      // What the filters of a report are chosen from, whatever it is broken down by.
      const whole = await read(company, reader.client, 'storeSummary');
      if (whole.status !== 200) throw new Error(JSON.stringify(whole.body));
      const servers = whole.body.names.flatMap(({ dimension, id }) => (dimension === 'server' ? [id] : []));
      expect(servers).toEqual(['p1']);
      expect(await netOf('productMix', { item: ['soup'] })).toBe(1_200);
      expect(await netOf('productMix', { item: ['soup', 'ale'] })).toBe(2_400);
      // Sold before, not on these days.
      expect(await netOf('productMix', { item: ['pie'] })).toBe(0);
      expect(await netOf('storeSummary', { server: ['ann'] })).toBe(0);
      expect(await netOf('storeSummary', { server: ['~'] })).toBe(1_200);
      expect(await netOf('storeSummary', { server: ['p1', '~'], orderType: ['1'] })).toBe(2_400);
      expect(await netOf('storeSummary', { channel: ['ONLINE'] })).toBe(0);
      expect(await netOf('productMix', { item: ['soup', 'nothing'] })).toEqual(unknown('item'));
      expect(await netOf('productMix', { item: ['theirs'] })).toEqual(unknown('item'));
      expect(await netOf('productMix', { department: ['x'] })).toEqual(unknown('department'));
      expect(await netOf('storeSummary', { channel: ['PHONE'] })).toEqual(unknown('channel'));
      expect(await netOf('storeSummary', { location: [other.company.tenantId('Elm')] })).toEqual(unknown('location'));
      expect(await netOf('deliveries', { driver: ['max'] })).toEqual(unknown('driver'));
      // What is sold at a location that the person does not see is known to nobody there.
      expect(await netOf('productMix', { item: ['ale'] }, onElm.client)).toEqual(unknown('item'));
      expect(await netOf('productMix', { item: ['soup'] }, onElm.client)).toBe(1_200);
      expect(await netOf('storeSummary', { location: [company.tenantId('Oak')] }, onElm.client)).toEqual(
        unknown('location'),
      );
    }
  });

  it('[RULE.sold.41] figures add up over everything that a report can be restricted to', async () => {
    const { company, reader } = await restaurants();
    const sold = (at: number) =>
      soldTicket(`t${at}`, noon(at % 3), {
        lines: [line(['soup', 'ale', 'pie'][at % 3] ?? '', at % 2 === 0 ? 'food' : 'bar')],
        ...{ server: at % 4 === 0 ? null : { id: `p${at % 2}`, name: `P ${at % 2}` }, channel: 'ONLINE' },
        orderType: at % 5 === 0 ? null : { id: 'to go', name: 'To go' },
      });
    await send(company, 'Elm', ...Array.from({ length: 9 }, (_, at) => sold(at)));
    await send(company, 'Oak', ...Array.from({ length: 6 }, (_, at) => sold(at)));
    const totalOf = async (report: Report, more: Readonly<Record<string, string[]>>) => {
      const got = await read(company, reader.client, report, more);
      if (got.status !== 200) throw new Error(JSON.stringify(got.body));
      const [table] = got.body.tables;
      return table?.total[table.measures.indexOf('net')] ?? 0;
    };
    const values = {
      ...{ location: ['Elm', 'Oak'].map(company.tenantId), department: ['food', 'bar'], item: ['soup', 'ale', 'pie'] },
      ...{ server: ['p0', 'p1', '~'], orderType: ['to go', '~'], channel: ['POS', 'ONLINE'] },
    };
    const reports = {
      productMix: ['location', 'department', 'item', 'orderType', 'server'],
      storeSummary: ['location', 'orderType', 'channel', 'server'],
      serverPerformance: ['location', 'server', 'orderType'],
    } as const;
    for (const isMade of [false, true]) {
      if (isMade) await makeRollups(server.context, () => false);
      for (const [report, filters] of Object.entries(reports) as [
        keyof typeof reports,
        readonly (keyof typeof values)[],
      ][]) {
        const whole = await totalOf(report, {});
        expect(whole).toBe(15 * 1_200);
        for (const filter of filters) {
          const each = await Promise.all(values[filter].map(value => totalOf(report, { [filter]: [value] })));
          expect([report, filter, each.reduce((sum, one) => sum + one, 0)]).toEqual([report, filter, whole]);
        }
      }
    }
  });
});
