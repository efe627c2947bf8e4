import type { AuditEntry, AuditNarrowed } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { send } from '../testing/test-client.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('the audit log on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let owner: TestPerson;
  let began: number;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'], East: [] }, locations: ['Fir'] });
    await giveMenu(server, company);
    owner = await company.person({ name: 'Olive Owner', permissions: ['companyAdmin'] });
    const mel = await company.person({ name: 'Mel Mover', permissions: ['editLocation', 'addLocation'] });
    began = server.clock.now().getTime();
    await rename(owner.client, 'West', 'Wild West');
    await next(() => move(mel.client, 'Elm', 'West', 'East'));
    await next(() => move(mel.client, 'Oak', 'West', 'East'));
    await next(() => publish(['Elm', 'Oak']));
    await next(() => rename(owner.client, 'West', 'West'));
  });
  afterAll(() => server.close());

  const next = async <T>(act: () => Promise<T>): Promise<T> => {
    server.clock.pass(60_000);
    return act();
  };
  const inCompany = () => ({ companyId: company.id });
  const rename = (client: TestClient, group: string, name: string) =>
    client.tenants.edit({ params: inCompany(), body: { type: 'GROUP', id: company.tenantId(group), name } });
  const move = (client: TestClient, location: string, from: string, to: string) =>
    client.tenants.edit({
      params: inCompany(),
      body: {
        type: 'GROUP',
        id: company.tenantId(to),
        join: [{ locationId: company.tenantId(location), from: company.tenantId(from) }],
      },
    });
  const publish = (names: readonly string[]) =>
    owner.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: names.map(company.tenantId) } });

  type Query = AuditNarrowed & { readonly limit?: number; readonly before?: string };
  const read = async (query: Query = {}, client = owner.client) => {
    const answer = await client.audit.list({ params: inCompany(), query });
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
    return answer.body;
  };
  const said = ({ entries }: { readonly entries: readonly AuditEntry[] }) =>
    entries.map(entry => `${entry.by.name} ${entry.said}`);
  const everything = [
    'Olive Owner renamed the group West',
    'Olive Owner published menu and location settings at 2 locations',
    'Mel Mover moved the location Oak',
    'Mel Mover moved the location Elm',
    'Olive Owner renamed the group Wild West',
  ];

  it('lists newest first who did what, with old and new value, tenant and origin', async () => {
    const page = await read();
    expect(said(page)).toEqual(everything);
    expect(page).toMatchObject({ next: null, people: [{ name: 'Mel Mover' }, { name: 'Olive Owner' }] });
    expect(page.entries[2]).toMatchObject({
      at: began + 120_000,
      kind: 'places',
      changes: [{ what: 'Group', was: 'Wild West', now: 'East' }],
      placeId: company.tenantId('Oak'),
      about: { is: 'place', id: company.tenantId('Oak') },
      address: '127.0.0.1',
      session: expect.stringMatching(/^[0-9a-f]{12}$/),
      source: 'console',
    });
    expect(page.entries[1]).toMatchObject({ about: { is: 'publish', of: 'menu' }, placeId: null });
  });

  it('filters by person, tenant, kind, object, words and time, and by several at once', async () => {
    const { entries } = await read();
    const by = entries.at(-2)?.by.id ?? '';
    const [west, elm] = [company.tenantId('West'), company.tenantId('Elm')];
    const table: readonly (readonly [Query, readonly number[]])[] = [
      [{ by }, [2, 3]],
      [{ placeId: elm }, [1, 3]],
      [{ placeId: west }, [0, 4]],
      [{ kind: 'publishes' }, [1]],
      [{ kind: 'access' }, []],
      [{ target: elm }, [3]],
      [{ search: 'renamed wil' }, [0, 4]],
      [{ search: 'MOVER oak' }, [2]],
      [{ search: "o'k') | true" }, []],
      [{ search: 'elm', by, placeId: elm }, [3]],
      [{ from: began + 60_000, to: began + 180_000 }, [2, 3]],
      [{ from: began + 240_000 }, [0]],
    ];
    for (const [query, found] of table)
      expect([query, said(await read(query))]).toEqual([query, found.map(index => everything[index])]);
  });

  it('returns pages, also for several entries at the same time and at several tenants', async () => {
    for (const narrowed of [{}, { placeId: company.tenantId('Elm') }]) {
      const whole = (await read(narrowed)).entries.map(({ id }) => id);
      const seen: number[] = [];
      for (let before: string | null = ''; before !== null; ) {
        const page = await read({ ...narrowed, limit: 1, ...(before !== '' && { before }) });
        seen.push(...page.entries.map(({ id }) => id));
        before = page.next;
      }
      expect(seen).toEqual(whole);
    }
    const call = await owner.client.audit.list({ params: inCompany(), query: { before: 'x' } });
    expect(call).toMatchObject({ status: 400, body: [{ code: 'invalid', path: 'before' }] });
  });

  it('shows a manager of employees at one location the entries of that location, and no others', async () => {
    const manager = await company.person({ on: 'Elm', permissions: ['userAdmin'] });
    const elm = [everything[1], everything[3]];
    expect(said(await read({}, manager.client))).toEqual(elm);
    expect(said(await read({ placeId: company.tenantId('Elm') }, manager.client))).toEqual(elm);
    expect((await read({}, manager.client)).people).toEqual([]);
    const sibling = { params: inCompany(), query: { placeId: company.tenantId('Oak') } };
    expect((await manager.client.audit.list(sibling)).status).toBe(403);
    const area = await company.person({ on: 'East', permissions: ['userAdmin'] });
    expect(said(await read({}, area.client))).toEqual([everything[1], everything[2], everything[3]]);
    const clerk = await company.person({ permissions: ['dashboard'] });
    expect((await clerk.client.audit.list({ params: inCompany() })).status).toBe(403);
  });

  it('contains nothing of another company', async () => {
    const foreign = await makeCompany(server, { locations: ['Elm'] });
    const stranger = await foreign.person({ permissions: ['companyAdmin'] });
    expect((await stranger.client.audit.list({ params: inCompany() })).status).toBe(404);
    const own = await stranger.client.audit.list({
      params: { companyId: foreign.id },
      query: { placeId: company.tenantId('Elm') },
    });
    expect(own.status).toBe(404);
  });

  it('records a denied write with its browser, at most twenty times a minute', async () => {
    const here = await makeCompany(server, { locations: ['Elm'] });
    const { id } = await here.person({ name: 'Curious', permissions: ['userAdmin'] });
    const browser = await server.browserOf(id);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const call = {
      method: 'POST',
      url: `/api/tenants/${here.id}`,
      headers: { 'x-commissary': '1', 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ type: 'GROUP', name: 'North', locationIds: [] }),
    };
    for (let time = 0; time < 25; time++) expect((await send(server.server, browser, call)).status).toBe(403);
    const answer = await (await server.clientOf(id)).audit.list({ params: { companyId: here.id } });
    if (answer.status !== 200) throw new Error('not read');
    expect(answer.body.entries.length).toBe(20);
    expect(answer.body.entries[0]).toMatchObject({
      by: { name: 'Curious' },
      said: 'was denied for a missing permission: Make a location, or a group with locations in it from the start',
      agent: 'Firefox on Linux',
    });
  });
});
