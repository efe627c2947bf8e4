import { documentKinds } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

type Client = TestServer['anonymous'];
type ReceiptQuery = Parameters<Client['tenants']['receipts']>[0]['query'];

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(databases)('what terminals run of what is live, on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    await giveMenu(server, company);
    // A session does not outlive the days that pass here.
    const signIn = async () => (await company.person({ permissions: ['companyAdmin'] })).client;
    const connect = async (name: string) => {
      const params = { companyId: company.id, locationId: company.tenantId(name) };
      const created = await (await signIn()).tenants.createCredential({ params, body: { name: 'Counter' } });
      if (created.status !== 200) throw new Error(`${created.status}`);
      const { checkIn } = server.terminal(created.body).terminal;
      return async (deviceId: string, report: Partial<Parameters<typeof checkIn>[0]['body']> = {}) => {
        const answer = await checkIn({ body: { deviceId, softwareVersion: '9.1', runs: [], ...report } });
        if (answer.status !== 200) throw new Error(`${answer.status}`);
        return answer.body.assigned;
      };
    };
    const publish = async (...names: string[]) => {
      const locationIds = names.map(company.tenantId);
      const answer = await (await signIn()).syncLocations.start({ body: { action: 'PUBLISH', locationIds } });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      await publishDue(server.context);
      return answer.body[0]?.workflowId ?? '';
    };
    const receipts = async (query: ReceiptQuery = {}, asking?: Client) => {
      // The answer for a whole company is as old as this at most.
      if (query?.locationIds === undefined) server.clock.pass(30_000);
      const answer = await (asking ?? (await signIn())).tenants.receipts({ params: { companyId: company.id }, query });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      return answer.body;
    };
    return { company, signIn, connect, publish, receipts, elm: company.tenantId('Elm'), oak: company.tenantId('Oak') };
  };

  it('[RULE.receipt.01] [RULE.receipt.02] count the terminals that run it, and name the others with the reason and since when', async () => {
    const { connect, publish, receipts, elm, oak } = await world();
    const [atElm, atOak] = [await connect('Elm'), await connect('Oak')];
    await atElm('counter');
    expect(await receipts()).toEqual({ terminals: 1, running: 1, behind: [], locations: [] });
    const workflowId = await publish('Elm', 'Oak');
    const since = server.clock.now().getTime();
    await atOak('till');
    server.clock.pass(2 * day);
    const lastSeen = server.clock.now().getTime();
    const assigned = await atElm('counter');
    const [menu] = assigned.filter(({ kind }) => kind === 'menu');
    await atElm('bar', { runs: assigned.filter(({ kind }) => kind === 'menu') });
    const troubles = [{ kind: 'menu' as const, manifest: menu?.manifest ?? '', code: 'DAMAGED' }];
    await atElm('counter', { troubles });
    expect(await receipts()).toEqual({
      terminals: 3,
      running: 0,
      behind: [
        { locationId: elm, deviceId: 'counter', reason: 'trouble', code: 'DAMAGED', since, workflowId, lastSeen },
        { locationId: oak, deviceId: 'till', reason: 'silent', code: null, since, workflowId, lastSeen: since },
        { locationId: elm, deviceId: 'bar', reason: 'fetching', code: null, since, workflowId, lastSeen },
      ],
      locations: [],
    });
    await atElm('counter', { runs: assigned });
    expect(await receipts()).toMatchObject({
      terminals: 3,
      running: 1,
      behind: [{ deviceId: 'till' }, { deviceId: 'bar' }],
    });
    expect((await receipts({ locationIds: [elm].join() })).locations).toEqual([
      { locationId: elm, terminals: 2, running: 1 },
    ]);
    // What is live of employment concerns neither.
    expect(await receipts({ publish: 'employment' })).toMatchObject({ terminals: 3, running: 3 });
    await publish('Elm');
    // The next publish there is another one to run.
    expect((await receipts()).running).toBe(0);
  });

  it('[RULE.receipt.10] count the terminals that run what a publish brought, or something later, where it went live', async () => {
    const { company, connect, publish, receipts, elm, oak } = await world();
    const [atElm, atOak] = [await connect('Elm'), await connect('Oak')];
    await atOak('till');
    const first = await publish('Elm');
    const since = server.clock.now().getTime();
    const old = await atElm('counter');
    await atElm('bar');
    await atElm('counter', { runs: old });
    server.clock.pass(minute);
    const second = await publish('Elm');
    const of = (workflowId: string, more: ReceiptQuery = {}) => receipts({ workflowId, ...more });
    const bar = { locationId: elm, deviceId: 'bar', reason: 'fetching', since, workflowId: first };
    expect(await of(first)).toMatchObject({ terminals: 2, running: 1, behind: [bar] });
    expect(await of(second)).toMatchObject({ terminals: 2, running: 0, behind: [{ workflowId: second }, {}] });
    // What it reports it cannot take is what it should run now.
    const [newest] = await atElm('bar');
    const troubles = [{ kind: newest?.kind ?? 'menu', manifest: newest?.manifest ?? '', code: 'UNREADABLE' }];
    await atElm('bar', { troubles });
    expect((await of(first)).behind).toMatchObject([{ ...bar, reason: 'trouble', code: 'UNREADABLE' }]);
    await atElm('counter', { runs: await atElm('counter') });
    expect(await of(second)).toMatchObject({ terminals: 2, running: 1 });
    expect(await of(first, { locationIds: [elm, oak].join() })).toMatchObject({
      locations: [{ locationId: elm, terminals: 2, running: 1 }],
    });
    const invented = old.map(run => ({ ...run, sequence: run.sequence + 700 }));
    await atElm('bar', { runs: invented });
    expect((await of(first)).running).toBe(1);
    const { client } = await company.person({ permissions: ['overridePriceAndTax'], on: 'Oak' });
    expect(await receipts({ workflowId: first }, client)).toMatchObject({ terminals: 0, behind: [] });
    expect(await of('no-such-publish')).toMatchObject({ terminals: 0, behind: [] });
    const other = await makeCompany(server, { locations: ['Pier'] });
    const { client: foreign } = await other.person({ permissions: ['companyAdmin'] });
    const answer = await foreign.tenants.receipts({ params: { companyId: other.id }, query: { workflowId: first } });
    expect(answer).toMatchObject({ status: 200, body: { terminals: 0, behind: [] } });
  });

  it('[RULE.receipt.02] a trouble with what is no longer live counts no more, and neither does one that is reported no more', async () => {
    const { connect, publish, receipts } = await world();
    const checkIn = await connect('Elm');
    await publish('Elm');
    const [first] = await checkIn('counter');
    if (first === undefined) throw new Error('nothing is assigned');
    await checkIn('counter', { troubles: [{ kind: first.kind, manifest: 'a'.repeat(64), code: 'DAMAGED' }] });
    expect((await receipts()).behind).toMatchObject([{ reason: 'fetching', code: null }]);
    await checkIn('counter', { troubles: [{ kind: first.kind, manifest: first.manifest, code: 'NOT_STORED' }] });
    expect((await receipts()).behind).toMatchObject([{ reason: 'trouble', code: 'NOT_STORED' }]);
    await checkIn('counter');
    expect((await receipts()).behind).toMatchObject([{ reason: 'fetching', code: null }]);
  });

  it('[RULE.receipt.03] store when a terminal first ran a publish, once, and only one that is live there', async () => {
    const { company, signIn, connect, publish, elm } = await world();
    const checkIn = await connect('Elm');
    await publish('Elm');
    const runs = await checkIn('counter');
    const device = async () => {
      const answer = await (await signIn()).tenants.devices({ params: { companyId: company.id, locationId: elm } });
      return answer.status === 200
        ? answer.body[0]?.runs.map(({ kind, since }) => [kind, since]).sort()
        : answer.status;
    };
    const first = server.clock.now().getTime();
    await checkIn('counter', { runs });
    server.clock.pass(minute);
    await checkIn('counter', { runs });
    await checkIn('counter', { runs: [] });
    await checkIn('counter', { runs });
    expect(await device()).toEqual([
      ['menu', first],
      ['settings', first],
    ]);
    const invented = runs.map(run => ({ ...run, sequence: run.sequence + 700 }));
    await checkIn('other', { runs: invented });
    const stored = await server.context.db
      .selectFrom('terminal_receipt')
      .selectAll()
      .where('location_id', '=', elm)
      .execute();
    expect(stored.map(({ device_id, sequence }) => [device_id, sequence])).not.toContainEqual([
      'other',
      expect.any(Number),
    ]);
    // Those of earlier publishes go in time, with the next one.
    server.clock.pass(91 * day);
    await publish('Elm');
    const later = await checkIn('counter', { runs });
    await checkIn('counter', { runs: later });
    const left = await server.context.db
      .selectFrom('terminal_receipt')
      .selectAll()
      .where('location_id', '=', elm)
      .execute();
    expect(left.map(({ at }) => at.getTime())).toEqual([server.clock.now().getTime(), server.clock.now().getTime()]);
  });

  it('[RULE.receipt.02] name a terminal that should run it by now before one that needs a moment', async () => {
    const { connect, publish, receipts } = await world();
    const [atElm, atOak] = [await connect('Elm'), await connect('Oak')];
    await publish('Elm');
    server.clock.pass(5 * minute);
    await publish('Oak');
    await atOak('till');
    server.clock.pass(1000);
    await atElm('counter');
    const named = async () => (await receipts()).behind.map(({ deviceId }) => deviceId);
    expect(await named()).toEqual(['counter', 'till']);
    // Then both should, and the one without contact for longer comes first.
    server.clock.pass(5 * minute);
    expect(await named()).toEqual(['till', 'counter']);
  });

  it('[RULE.receipt.05] count and name only the terminals of locations that a person has access to', async () => {
    const { company, connect, publish, receipts, elm, oak } = await world();
    const [atElm, atOak] = [await connect('Elm'), await connect('Oak')];
    await publish('Elm', 'Oak');
    await atElm('counter');
    await atOak('till');
    const { client } = await company.person({ permissions: ['overridePriceAndTax'], on: 'Oak' });
    expect(await receipts({}, client)).toMatchObject({ terminals: 1, behind: [{ locationId: oak }] });
    const both = await receipts({ locationIds: [elm, oak].join() }, client);
    expect(both.locations).toEqual([{ locationId: oak, terminals: 1, running: 0 }]);
    const stranger = await makeCompany(server, { locations: ['Pier'] });
    const { client: foreign } = await stranger.person({ permissions: ['companyAdmin'] });
    const params = { companyId: stranger.id };
    const answer = await foreign.tenants.receipts({ params, query: { locationIds: elm } });
    expect(answer).toMatchObject({ status: 200, body: { terminals: 0, behind: [], locations: [] } });
  });

  it('[RULE.receipt.06] count no terminal that was silent for 30 days', async () => {
    const { connect, publish, receipts, elm } = await world();
    const checkIn = await connect('Elm');
    await checkIn('counter');
    await publish('Elm');
    server.clock.pass(30 * day);
    expect(await receipts({ locationIds: elm })).toMatchObject({ terminals: 1, behind: [{ reason: 'silent' }] });
    server.clock.pass(1);
    expect(await receipts({ locationIds: elm })).toMatchObject({ terminals: 0, behind: [] });
  });

  it('[RULE.receipt.02] refuse a report of more troubles than there are kinds, or of no known form', async () => {
    const { company, signIn } = await world();
    const params = { companyId: company.id, locationId: company.tenantId('Elm') };
    const created = await (await signIn()).tenants.createCredential({ params, body: { name: 'Counter' } });
    if (created.status !== 200) throw new Error(`${created.status}`);
    const { checkIn } = server.terminal(created.body).terminal;
    const one = { kind: 'menu' as const, manifest: 'a'.repeat(64), code: 'DAMAGED' };
    const report = { deviceId: 'counter', softwareVersion: '9.1', runs: [] };
    expect((await checkIn({ body: { ...report, troubles: Array.from({ length: 10_000 }, () => one) } })).status).toBe(
      413,
    );
    for (const troubles of [
      Array.from({ length: documentKinds.length + 1 }, () => one),
      [{ ...one, code: 'a word' }],
      [{ ...one, code: '' }],
    ])
      expect((await checkIn({ body: { ...report, troubles } })).status).toBe(400);
    expect((await checkIn({ body: { ...report, troubles: [one] } })).status).toBe(200);
  });
});
