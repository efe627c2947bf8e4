import type { Ticket } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { insertGrants } from '../store/people/index.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';

type Client = TestServer['anonymous'];
type Asked = NonNullable<Parameters<Client['tickets']['search']>[0]['query']>;
const hourMs = 3_600_000;

describe.each(databases)('finding tickets, on %s', database => {
  let server: TestServer;
  let tillOf: ReturnType<typeof openTills>;
  beforeAll(async () => {
    server = await openTestServer({ database });
    tillOf = openTills(server);
  });
  afterAll(() => server.close());

  const restaurants = () => makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Pine'] });
  const now = () => server.clock.now().getTime();
  const send = async (company: TestCompany, name: string, ...tickets: Ticket[]) => {
    const sent = await (await tillOf(company, name)).terminal.tickets({ body: { tickets } });
    expect(sent).toMatchObject({ status: 200, body: { accepted: tickets.length, refused: [] } });
  };
  /** Sold so many hours ago. */
  const sold = (id: string, hoursAgo = 0, more: Partial<Ticket> = {}) =>
    soldTicket(id, now() - hoursAgo * hourMs, more);
  const search = async (company: TestCompany, client: Client, query: Asked = {}) => {
    const answer = await client.tickets.search({ params: { companyId: company.id }, query });
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const idsOf = async (...asked: Parameters<typeof search>) =>
    (await search(...asked)).tickets.map(({ id }) => id).toSorted();
  const manager = async (company: TestCompany) =>
    (await company.person({ permissions: ['dashboard', 'manageAccount'] })).client;

  it('[RULE.finder.01] [CALL.unlisted.ticketFinder] newest first, a page at a time, each once, with how many there are', async () => {
    const company = await restaurants();
    const client = await manager(company);
    expect(await search(company, client)).toEqual({ tickets: [], next: null, sum: { tickets: 0, total: 0 } });
    const [elm, oak] = [
      ['a', 'b', 'c', 'd'],
      ['x', 'y', 'z'],
    ];
    await send(company, 'Elm', ...elm.map((id, at) => sold(id, 30 * at)));
    // At one instant at two locations.
    await send(company, 'Oak', ...oak.map((id, at) => sold(id, 30 * at)), sold('b', 30));
    const first = await search(company, client, { limit: '3' });
    expect(first.sum).toEqual({ tickets: 8, total: 8 * 1296 });
    const seen = first.tickets;
    for (let { next } = first; next !== null; ) {
      const page = await search(company, client, { limit: '3', after: next });
      expect(page.sum).toBeNull();
      seen.push(...page.tickets);
      next = page.next;
    }
    expect(seen.map(({ openedAt }) => openedAt)).toEqual(
      seen.map(({ openedAt }) => openedAt).toSorted((a, b) => b - a),
    );
    expect(new Set(seen.map(({ locationId, id }) => `${locationId} ${id}`)).size).toBe(8);
    expect(seen).toHaveLength(8);
    for (const after of ['x', '2026-11-01~9999999999999999~a~b', '2026-11-01~1~a'])
      expect(await client.tickets.search({ params: { companyId: company.id }, query: { after } })).toMatchObject({
        status: 400,
        body: [{ code: 'INVALID_VALUE', path: '/query/after' }],
      });
  });

  it('[RULE.finder.02] by business day, number, total, last four digits of a card and server, each alone and together', async () => {
    const company = await restaurants();
    const client = await manager(company);
    const card = (last4: string | null): Partial<Ticket> => ({
      payments: [{ tender: { id: 't1', name: 'Card' }, at: now(), cents: 1296, tip: 0, last4 }],
    });
    await send(
      company,
      'Elm',
      sold('number', 0, { number: 4471, ...card('0001') }),
      sold('total', 0, { total: 0, lines: [], ...card('0002'), payments: [] }),
      sold('card', 0, card('9876')),
      sold('server', 0, { ...card(null), server: { id: 'p9', name: 'Renée Zell' } }),
      sold('nobody', 0, { ...card(null), server: null }),
      sold('early', 72, card('9876')),
    );
    const find = (query: Asked) => idsOf(company, client, query);
    expect(await find({ number: '4471' })).toEqual(['number']);
    expect(await find({ amount: '0' })).toEqual(['total']);
    expect(await find({ last4: '9876' })).toEqual(['card', 'early']);
    for (const server of ['renee', 'ZELL', 'née z', 'Renée Zell']) expect(await find({ server })).toEqual(['server']);
    for (const server of ['%', 'nobody', 'p9']) expect(await find({ server })).toEqual([]);
    expect(await find({ last4: '9876', number: '4471' })).toEqual([]);
    const [{ day = '' } = {}] = (await search(company, client, { last4: '9876' })).tickets;
    expect(await find({ last4: '9876', from: day })).toEqual(['card']);
    const [, { day: early = '' } = {}] = (await search(company, client, { last4: '9876' })).tickets;
    expect(early < day).toBe(true);
    expect(await find({ from: early, to: early })).toEqual(['early']);
    expect(await find({ to: early, server: 'sam' })).toEqual(['early']);
    expect(await find({ from: day, server: 'sam', amount: '1296' })).toEqual(['card', 'number']);
    const params = { companyId: company.id };
    expect(await client.tickets.search({ params, query: { from: day, to: early } })).toMatchObject({
      status: 400,
      body: [{ code: 'INVALID_VALUE', path: '/query/to' }],
    });
    for (const query of [{ last4: '987' }, { number: '-1' }, { amount: '1.5' }, { from: '2026-02-30' }])
      expect(await client.tickets.search({ params, query })).toMatchObject({ status: 400 });
  });

  it('[RULE.finder.03] of the locations where the person may see reports, of one of them, or of a group', async () => {
    const company = await restaurants();
    for (const name of ['Elm', 'Oak', 'Pine']) await send(company, name, sold(name));
    const [elm, oak, pine, west] = ['Elm', 'Oak', 'Pine', 'West'].map(company.tenantId);
    const all = await manager(company);
    const find = (client: Client, tenantId?: string) => idsOf(company, client, { tenantId });
    expect(await find(all)).toEqual(['Elm', 'Oak', 'Pine']);
    expect(await find(all, west)).toEqual(['Elm', 'Oak']);
    expect(await find(all, pine)).toEqual(['Pine']);
    const one = await company.person({ permissions: ['dashboard'], on: 'Elm' });
    const given = { id: server.context.newId(), personId: one.id, onType: 'LOCATION' as const, onId: oak ?? '' };
    await insertGrants(server.context.db, [{ ...given, roleId: await company.role('manageMenus') }]);
    expect(await find(one.client)).toEqual(['Elm']);
    expect(await idsOf(company, one.client, { number: '7', guest: 'Reed', last4: '4242' })).toEqual(['Elm']);
    const params = { companyId: company.id };
    for (const tenantId of [oak, pine])
      expect(await one.client.tickets.search({ params, query: { tenantId } })).toMatchObject({ status: 403 });
    const read = (client: Client, locationId = '', ticketId = '') =>
      client.tickets.read({ params: { ...params, locationId, ticketId } });
    expect(await read(one.client, elm, 'Elm')).toMatchObject({ status: 200 });
    for (const [locationId, id] of [[oak, 'Oak'], [pine, 'Pine']]) // biome-ignore format: pairs
      expect(await read(one.client, locationId, id)).toMatchObject({ status: 403 });
    for (const [locationId, id] of [[elm, 'Oak'], [elm, 'none']]) // biome-ignore format: pairs
      expect(await read(all, locationId, id)).toMatchObject({ status: 404 });
    const engineer = await company.person({ permissions: ['engineering'], on: 'Elm' });
    const index = await engineer.client.tickets.indexInfo({ params });
    expect(index).toMatchObject({ status: 200, body: { locations: [{ name: 'Elm' }], next: null } });
    expect(await one.client.tickets.indexInfo({ params })).toMatchObject({ status: 403 });
    const cook = await company.person({ permissions: ['manageMenus'] });
    expect(await cook.client.tickets.search({ params })).toMatchObject({ status: 403 });
    expect(await cook.client.tickets.indexInfo({ params })).toMatchObject({ status: 403 });
    expect(await read(cook.client, elm, 'Elm')).toMatchObject({ status: 403 });
  });

  it('[RULE.finder.04] by words of the name of a guest or the whole phone number, in their own company', async () => {
    const [company, other] = [await restaurants(), await restaurants()];
    const client = await manager(company);
    const guest = (id: string, name: string, phone: string) => sold(id, 0, { customer: { name, phone } });
    await send(company, 'Elm', guest('zoe', 'Zoë Quill', '+1 (312) 555-7731'), guest('ann', 'Ann Quill', ''));
    await send(company, 'Elm', sold('none', 0, { customer: null }));
    await send(other, 'Elm', guest('theirs', 'Zoë Quill', '3125557731'));
    const find = (text: string) => idsOf(company, client, { guest: text });
    for (const text of ['zoe', 'Quill ZOË', '312-555-7731', '13125557731', 'Quill 3125557731'])
      expect(await find(text)).toEqual(['zoe']);
    expect(await find('quill')).toEqual(['ann', 'zoe']);
    for (const text of ['zo', '5557731', 'Zoe Ann', 'Ann 3125557731']) expect(await find(text)).toEqual([]);
    expect(await client.tickets.search({ params: { companyId: company.id }, query: { guest: '-' } })).toMatchObject({
      status: 400,
      body: [{ code: 'INVALID_VALUE', path: '/query/guest' }],
    });
  });

  it('[RULE.finder.05] guests are masked at each location where the person may not manage them', async () => {
    const company = await restaurants();
    for (const name of ['Elm', 'Oak']) await send(company, name, sold('a'));
    const { client, id: personId } = await company.person({ permissions: ['dashboard'] });
    const elm = company.tenantId('Elm');
    const given = { id: server.context.newId(), personId, onType: 'LOCATION' as const, onId: elm };
    await insertGrants(server.context.db, [{ ...given, roleId: await company.role('manageAccount') }]);
    const known = { name: 'Dana Reed', phone: '(312) 555-0142', isMasked: false };
    const masked = { name: 'D•••', phone: '•••42', isMasked: true };
    // A person finds by a whole name or number what the paper ticket says.
    const { tickets } = await search(company, client, { guest: 'Dana Reed' });
    expect(tickets.map(one => [one.locationId === elm, one.guest])).toEqual(
      expect.arrayContaining([
        [true, known],
        [false, masked],
      ]),
    );
    for (const { locationId, guest } of tickets) {
      const read = await client.tickets.read({ params: { companyId: company.id, locationId, ticketId: 'a' } });
      expect(read).toMatchObject({ status: 200, body: { guest } });
      expect(JSON.stringify(read).includes('Dana')).toBe(locationId === elm);
    }
  });

  it('[RULE.finder.06] a ticket is read with its lines, payments and events, as it was sent last', async () => {
    const company = await restaurants();
    const client = await manager(company);
    const params = { companyId: company.id, locationId: company.tenantId('Elm'), ticketId: 'a' };
    const [line] = sold('a').lines;
    const [payment] = sold('a').payments;
    if (line === undefined || payment === undefined) throw new Error('empty');
    const voided = { at: now(), by: { id: 'p2', name: 'Jo' }, reason: 'guest changed' };
    const refund = { ...payment, cents: -500, tip: 0, at: now() };
    await send(company, 'Elm', sold('a', 2));
    server.clock.pass(60_000);
    const last = sold('a', 2, { revision: 2, lines: [line, { ...line, voided }], payments: [payment, refund] });
    await send(company, 'Elm', last);
    const { customer: _, ran: __, ...sent } = last;
    const read = await client.tickets.read({ params });
    const shown = { refunded: 500, voidedLines: 1, orderType: 'Dine in', server: 'Sam Hill', last4: ['4242'] };
    expect(read).toMatchObject({ status: 200, body: { ...shown, sent, receivedAt: now(), flags: ['SUMS_DIFFER'] } });
    expect((await search(company, client)).tickets).toMatchObject([shown]);
  });

  it('[RULE.finder.07] a ticket says which publishes its terminal ran, as far as this database numbered them', async () => {
    const company = await restaurants();
    await giveMenu(server, company);
    const { client } = await company.person({
      permissions: ['accessConfigurationOptions', 'dashboard'],
      name: 'Kim',
    });
    const locationId = company.tenantId('Elm');
    const publish = async () => {
      const started = await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [locationId] } });
      if (started.status !== 200) throw new Error(JSON.stringify(started));
      await publishDue(server.context);
      return started.body[0]?.workflowId;
    };
    const workflows = [await publish(), await publish()];
    const { id: epoch } = await server.context.db.selectFrom('epoch').select('id').executeTakeFirstOrThrow();
    const ranOf = async (id: string, ran: Ticket['ran']) => {
      await send(company, 'Elm', sold(id, 0, { ran }));
      const read = await client.tickets.read({ params: { companyId: company.id, locationId, ticketId: id } });
      if (read.status !== 200) throw new Error(`${read.status}`);
      return read.body.ran.map(({ kind, publish }) => [kind, publish?.workflowId ?? null, publish?.by ?? null]);
    };
    const had = (sequence: number, of: string | null = epoch) => ({ epoch: of, sequence });
    expect(await ranOf('r1', { menu: had(1), settings: had(2) })).toEqual([
      ['menu', workflows[0], 'Kim'],
      ['settings', workflows[1], 'Kim'],
    ]);
    // Of a terminal of before there were epochs; of a number that was raised; of another database; of nothing published.
    expect(await ranOf('r2', { menu: had(1, null), settings: had(9) })).toEqual([
      ['menu', workflows[0], 'Kim'],
      ['settings', workflows[1], 'Kim'],
    ]);
    expect(await ranOf('r3', { menu: had(1, 'other'), settings: null })).toEqual([['menu', null, null]]);
    expect(await ranOf('r4', { menu: had(0), settings: null })).toEqual([['menu', null, null]]);
  });

  it('[RULE.finder.08] the index says of each location how many tickets came, of which days, and how late', async () => {
    const company = await restaurants();
    const client = await manager(company);
    const engineer = await company.person({ permissions: ['engineering'] });
    const ask = async (after?: string) => {
      const answer = await engineer.client.tickets.indexInfo({ params: { companyId: company.id }, query: { after } });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      return answer.body;
    };
    await send(company, 'Elm', sold('a', 0.5), sold('b', 1), sold('c', 2), sold('old', 50));
    const days = (await search(company, client)).tickets.map(({ day }) => day);
    const none = { tickets: 0, firstDay: null, lastDay: null, lastReceivedAt: null, delayMs: null };
    expect(await ask()).toEqual({
      locations: [
        {
          ...{ locationId: company.tenantId('Elm'), name: 'Elm', tickets: 4, lastReceivedAt: now() },
          ...{ firstDay: days.at(-1), lastDay: days[0], delayMs: hourMs },
        },
        { locationId: company.tenantId('Oak'), name: 'Oak', ...none },
        { locationId: company.tenantId('Pine'), name: 'Pine', ...none },
      ],
      next: null,
    });
  });
});

it('[RULE.finder.09] without a key nobody finds a guest, and everything else is found', async () => {
  const server = await openTestServer({ database: databases[0] ?? 'pglite', config: { secretKeys: [] } });
  try {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const { client } = await company.person({ permissions: ['dashboard'] });
    const params = { companyId: company.id };
    expect(await client.tickets.search({ params, query: { guest: 'Reed' } })).toMatchObject({
      status: 400,
      body: [{ code: 'NO_SECRET_KEY', path: '/query/guest' }],
    });
    expect(await client.tickets.search({ params, query: { number: '7' } })).toMatchObject({ status: 200 });
  } finally {
    await server.close();
  }
});
