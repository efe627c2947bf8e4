import type { Ticket } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reencryptAll } from '../services/secrets/rotate-key.ts';
import { unpackTicket } from '../services/tickets/ticket-body.ts';
import { allRows } from '../testing/all-rows.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

type Client = TestServer['anonymous'];
type Batch = Parameters<Client['terminal']['tickets']>[0]['body'];

describe.each(bothDatabases)('tickets that terminals send, on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let [elm, oak]: Client[] = [];
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    [elm, oak] = [await connect('Elm'), await connect('Oak')];
  });
  afterAll(() => server.close());

  const credential = async (name: string) => {
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const params = { companyId: company.id, locationId: company.tenantId(name) };
    const made = await client.tenants.createCredential({ params, body: { name: 'Counter' } });
    if (made.status !== 200) throw new Error(`${made.status}`);
    return server.terminal(made.body);
  };
  const connect = async (name: string) => {
    const client = await credential(name);
    await client.terminal.checkIn({ body: { deviceId: 'till', softwareVersion: '9.1', runs: [] } });
    return client;
  };
  const now = () => server.clock.now().getTime();
  const sold = (id: string, more: Partial<Ticket> = {}) => soldTicket(id, now(), more);
  const send = async (tickets: Batch['tickets'], client = elm, more: Partial<Batch> = {}) => {
    if (client === undefined) throw new Error('no terminal');
    const answer = await client.terminal.tickets({ body: { tickets, ...more } });
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const all = { refused: [] };
  const rows = (id: string) =>
    server.context.db.selectFrom('ticket').selectAll().where('id', '=', id).orderBy('location_id').execute();
  const row = async (id: string) => {
    const [only, ...more] = await rows(id);
    if (only === undefined || more.length > 0) throw new Error(`${id}: ${more.length}`);
    return only;
  };

  it('[RULE.tickets.01] are stored once each with what they are found by, however often they are sent', async () => {
    const ticket = sold('once');
    expect(await send([ticket])).toEqual({ accepted: 1, ...all });
    const first = await row('once');
    expect(first).toMatchObject({
      ...{ location_id: company.tenantId('Elm'), revision: 1, number: 7, total: 1296, flags: [], last4: ['4242'] },
      ...{ server_id: 'p1', server_name: 'Sam Hill', opened_at: server.clock.now(), closed_at: server.clock.now() },
    });
    expect(unpackTicket(first)).toEqual({ ...ticket, customer: null });
    server.clock.pass(60_000);
    expect(await send([ticket])).toEqual({ accepted: 1, ...all });
    expect(await send([ticket, ticket])).toEqual({ accepted: 2, ...all });
    expect(await row('once')).toEqual(first);
  });

  it('[RULE.tickets.01] the newest revision stands, in whatever order they come', async () => {
    const [one, two, three] = [1, 2, 3].map(revision => sold('revised', { revision, number: revision }));
    await send([two]);
    expect(await send([one])).toEqual({ accepted: 1, ...all });
    expect(await row('revised')).toMatchObject({ revision: 2, number: 2 });
    expect(await send([three, one, two])).toEqual({ accepted: 3, ...all });
    expect(await row('revised')).toMatchObject({ revision: 3, number: 3 });
    expect(await send([one, two])).toEqual({ accepted: 2, ...all });
    expect(await row('revised')).toMatchObject({ revision: 3, number: 3 });
  });

  it('[RULE.tickets.01] another ticket of a revision that is stored is refused, and of two in a batch the second', async () => {
    const differs = { id: 'differs', code: 'REVISION_DIFFERS', path: '/revision' };
    await send([sold('differs')]);
    const other = sold('differs', { guests: 3 });
    expect(await send([sold('beside'), other])).toEqual({ accepted: 1, refused: [{ index: 1, ...differs }] });
    expect(unpackTicket(await row('differs')).guests).toBe(2);
    const [mine, theirs] = [sold('differs', { revision: 2 }), sold('differs', { revision: 2, guests: 4 })];
    expect(await send([mine, theirs, mine])).toEqual({ accepted: 2, refused: [{ index: 1, ...differs }] });
    expect(unpackTicket(await row('differs')).guests).toBe(2);
  });

  it('[RULE.tickets.01] are of the location of the credential: the same id elsewhere is another ticket', async () => {
    await send([sold('both', { number: 1 })], elm);
    await send([sold('both', { number: 2 })], oak);
    const stored = await rows('both');
    expect(new Map(stored.map(one => [one.location_id, one.number]))).toEqual(
      new Map([
        [company.tenantId('Elm'), 1],
        [company.tenantId('Oak'), 2],
      ]),
    );
    const claims = { ...sold('claims'), locationId: company.tenantId('Oak') };
    expect((await send([claims])).refused).toMatchObject([{ code: 'UNKNOWN_KEY', path: '/locationId' }]);
  });

  it('[RULE.tickets.07] of a batch each is judged alone, and those that are refused are named', async () => {
    const [line] = sold('x').lines;
    const bad = [
      [null, null, 'INVALID_TYPE', '/'],
      [{ id: 7 }, null, 'INVALID_TYPE', '/id'],
      [
        sold('negative', { lines: line === undefined ? [] : [{ ...line, gross: -1 }] }),
        'negative',
        'TOO_SMALL',
        '/lines/0/gross',
      ],
      [sold('part', { total: 12.5 }), 'part', 'INVALID_TYPE', '/total'],
      [sold('long', { customer: { name: 'x'.repeat(201), phone: '' } }), 'long', 'TOO_BIG', '/customer/name'],
      [sold('none', { revision: 0 }), 'none', 'TOO_SMALL', '/revision'],
      [sold('../x'), '../x', 'INVALID_FORMAT', '/id'],
      [sold('card', { server: { id: 'p1', name: '4111 1111 1111 1111' } }), 'card', 'CARD_NUMBER', '/server/name'],
      [sold('early', { openedAt: 0 }), 'early', 'TIME_TOO_EARLY', '/openedAt'],
      [sold('future', { closedAt: now() + 90_000_000 }), 'future', 'TIME_IN_FUTURE', '/closedAt'],
      [{ ...sold('more'), tax: 1 }, 'more', 'UNKNOWN_KEY', '/tax'],
    ] as const;
    const refused = bad.map(([, id, code, path], index) => ({ index: index + 1, id, code, path }));
    const sent = [sold('good'), ...bad.map(([ticket]) => ticket), sold('last')];
    expect(await send(sent)).toEqual({ accepted: 2, refused });
    expect([(await rows('good')).length, (await rows('last')).length]).toEqual([1, 1]);
    expect((await rows('card')).length + (await rows('negative')).length).toBe(0);
    // Only whole numbers of four digits are the end of a card.
    for (const last4 of ['123', '12345', 'abcd', '4242\n'])
      expect(
        (
          await send([
            sold('digits', {
              payments: [{ tender: { id: 't', name: 'Card' }, at: now(), cents: 1296, tip: 0, last4 }],
            }),
          ])
        ).refused,
      ).toMatchObject([{ code: 'INVALID_FORMAT', path: '/payments/0/last4' }]);
  });

  it('[RULE.tickets.07] 200 are stored at once, and a batch of more or none, or of more than 1 MB, is refused as a whole', async () => {
    const many = (length: number, more: Partial<Ticket> = {}) =>
      Array.from({ length }, (_, i) => sold(`many-${i}`, more));
    const refusal = async (tickets: Batch['tickets']) => {
      const answer = await elm?.terminal.tickets({ body: { tickets } });
      return [answer?.status, answer?.status === 200 ? [] : answer?.body.map(({ code }) => code)];
    };
    expect(await refusal(many(201))).toEqual([400, ['TOO_BIG']]);
    expect(await refusal([])).toEqual([400, ['TOO_SMALL']]);
    const text = 'x'.repeat(200);
    const lines = sold('x').lines.flatMap(line =>
      Array.from({ length: 100 }, () => ({ ...line, item: { id: 'i', name: text } })),
    );
    expect(await refusal(many(40, { lines }))).toEqual([413, ['BODY_TOO_LARGE']]);
    expect(await rows('many-0')).toEqual([]);
    expect(await send(many(200))).toEqual({ accepted: 200, ...all });
  });

  it('[RULE.tickets.07] a terminal that never checked in sends nothing', async () => {
    const stranger = await credential('Elm');
    expect(await stranger.terminal.tickets({ body: { tickets: [sold('stranger')] } })).toMatchObject({ status: 403 });
    expect(await rows('stranger')).toEqual([]);
  });

  it('[RULE.tickets.08] two batches with the same tickets at once store each once, and the newest revision', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => `race-${i}`);
    const batch = (revision: number) => ids.map(id => sold(id, { revision, number: revision }));
    const answers = await Promise.all([
      send(batch(1)),
      send(batch(2).toReversed()),
      send(batch(1).toReversed()),
      send(batch(2)),
    ]);
    expect(answers).toEqual(answers.map(() => ({ accepted: 100, ...all })));
    const stored = await server.context.db
      .selectFrom('ticket')
      .select(['id', 'revision'])
      .where('id', 'like', 'race-%')
      .execute();
    expect([stored.length, new Set(stored.map(({ revision }) => revision))]).toEqual([100, new Set([2])]);
    const [one, other] = await Promise.all([sold('tie'), sold('tie', { guests: 9 })].map(ticket => send([ticket])));
    expect((one?.accepted ?? 0) + (other?.accepted ?? 0)).toBe(1);
  });

  it('[RULE.tickets.09] day and hour are those of the location when they arrive, with what decided', async () => {
    // Chicago: 7 AM, and 2 AM of the night that is still the day before.
    const early = Date.UTC(2026, 10, 20, 8);
    await send([
      soldTicket('night', early),
      soldTicket('due', early, { deferred: { dueAt: now(), countsAt: 'PROMISE_TIME' } }),
    ]);
    expect(await row('night')).toMatchObject({ day: '2026-11-19', hour: 2, counts_when_due: false });
    expect(await row('due')).toMatchObject({ day: '2026-11-20', hour: 6, counts_when_due: true });
  });

  it('[RULE.tickets.03] [RULE.tickets.04] what is noted is stored with them', async () => {
    await send([sold('noted', { total: 1295 })], elm, { sentAt: now() - 3_600_000 });
    expect((await row('noted')).flags).toEqual(['CLOCK_OFF', 'SUMS_DIFFER']);
    await send([sold('unnoted')], elm, { sentAt: now() });
    expect((await row('unnoted')).flags).toEqual([]);
  });

  it('[RULE.tickets.10] a guest is nowhere in plain text, is found by hashes of this company, and stays so under another key', async () => {
    const { db, guests } = server.context;
    await send([sold('guest', { customer: { name: 'Zoë  Quillfeather', phone: '+1 (312) 555-7731' } })]);
    const owner = { companyId: company.id, locationId: company.tenantId('Elm'), ticketId: 'guest' };
    const known = async () => {
      const { guest, key_id: keyId, guest_terms: terms } = await row('guest');
      if (guest === null || keyId === null) throw new Error('nobody');
      return { terms, guest: guests.open(owner, { guest, keyId }) };
    };
    const { terms, guest } = await known();
    expect(guest).toEqual({ name: 'Zoë  Quillfeather', phone: '+1 (312) 555-7731' });
    const asked = (name: string, phone = '') => guests.terms(company.id, { name, phone });
    for (const found of [asked('zoe'), asked('QUILLFEATHER zoë'), asked('', '3125557731')])
      expect(found.filter(term => !terms.includes(term))).toEqual([]);
    for (const none of [asked('zo'), asked('', '3125557732'), guests.terms('other', { name: 'zoe' })])
      expect(none.filter(term => terms.includes(term))).toEqual([]);
    const stored = JSON.stringify(await allRows(db));
    expect([/quillfeather/i, /5557731|555-7731/].map(one => one.test(stored))).toEqual([false, false]);
    expect(unpackTicket(await row('guest')).customer).toBeNull();

    const key = (id: string, byte: number) => ({ id, bytes: Buffer.alloc(32, byte) });
    const keysOf = (...keys: ReturnType<typeof key>[]) => ({
      current: () => keys[0] ?? null,
      find: (id: string) => keys.find(one => one.id === id) ?? null,
    });
    const [old, next] = [key('test', 7), key('next', 9)];
    expect(await reencryptAll(db, keysOf(next, old))).toBeGreaterThan(0);
    expect((await row('guest')).key_id).toBe('next');
    expect((await row('guest')).guest_terms).not.toContain(terms[0]);
    expect(await reencryptAll(db, keysOf(old, next))).toBeGreaterThan(0);
    expect(await known()).toEqual({ terms, guest });
  });
});
