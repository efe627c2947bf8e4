import type { Ticket } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGrants } from '../store/people/index.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';

type Client = TestServer['anonymous'];
const dayMs = 86_400_000;

describe.each(databases)('reports from tickets, on %s', database => {
  let server: TestServer;
  let openTill: ReturnType<typeof openTills>;
  beforeAll(async () => {
    server = await openTestServer({ database });
    openTill = openTills(server);
  });
  afterAll(() => server.close());

  const restaurants = () => makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Pine'] });
  const noon = (daysAgo = 0) => Math.floor(server.clock.now().getTime() / dayMs - daysAgo - 1) * dayMs + dayMs * 0.75;
  const dayOf = (daysAgo: number) => new Date(noon(daysAgo)).toISOString().slice(0, 10);
  const send = async (company: TestCompany, name: string, tickets: readonly Ticket[]) => {
    const till = await openTill(company, name);
    const sent = await till.terminal.tickets({ body: { tickets: [...tickets] } });
    expect(sent).toMatchObject({ status: 200, body: { accepted: tickets.length, refused: [] } });
  };
  const ask = (company: TestCompany, client: Client, from = dayOf(0), to = dayOf(0), tenantId?: string) =>
    client.reports.read({ params: { companyId: company.id, report: 'productMix' }, query: { from, to, tenantId } });
  /** Quantity and net sales of each item, with its name. */
  const itemsOf = async (asked: ReturnType<typeof ask>) => {
    const answer = await asked;
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    const [, items] = answer.body.tables;
    const at = ['quantity', 'net'].map(key => items?.measures.indexOf(key as 'net') ?? -1);
    const nameOf = (id: unknown) => answer.body.names.find(one => one.dimension === 'item' && one.id === id)?.name;
    return items?.rows.map(({ by, values }) => [nameOf(by[1]), ...at.map(index => values[index])]);
  };

  it('[RULE.sold.01] are of what has arrived, at once, and of the newest revision', async () => {
    const company = await restaurants();
    const { client } = await company.person({ permissions: ['dashboard'] });
    expect(await itemsOf(ask(company, client))).toEqual([]);
    await send(company, 'Elm', [soldTicket('a', noon()), soldTicket('b', noon()), soldTicket('c', noon(1))]);
    expect(await itemsOf(ask(company, client))).toEqual([['Margherita', 2_000, 2_400]]);
    expect(await itemsOf(ask(company, client, dayOf(1)))).toEqual([['Margherita', 3_000, 3_600]]);
    await send(company, 'Elm', [soldTicket('b', noon(), { revision: 2, lines: [], total: 0, payments: [] })]);
    expect(await itemsOf(ask(company, client))).toEqual([['Margherita', 1_000, 1_200]]);
  });

  it('[RULE.sold.02] are of the locations where the person may see reports, of one, or of a group', async () => {
    const company = await restaurants();
    for (const name of ['Elm', 'Oak', 'Pine']) await send(company, name, [soldTicket('a', noon())]);
    const [elm, pine, west] = ['Elm', 'Pine', 'West'].map(company.tenantId);
    const all = await company.person({ permissions: ['dashboard'] });
    const sold = async (client: Client, tenantId?: string) =>
      (await itemsOf(ask(company, client, undefined, undefined, tenantId)))?.[0]?.[2];
    expect([await sold(all.client), await sold(all.client, west), await sold(all.client, elm)]).toEqual([
      3_600, 2_400, 1_200,
    ]);
    const one = await company.person({ permissions: ['dashboard'], on: 'Elm' });
    expect([await sold(one.client), await sold(one.client, elm)]).toEqual([1_200, 1_200]);
    expect(await ask(company, one.client, dayOf(0), dayOf(0), pine)).toMatchObject({ status: 403 });
    const given = { id: server.context.newId(), personId: one.id, onType: 'LOCATION' as const, onId: pine ?? '' };
    await insertGrants(server.context.db, [{ ...given, roleId: await company.role('manageMenus') }]);
    expect(await sold(one.client)).toBe(1_200);
    expect(await ask(company, one.client, dayOf(0), dayOf(0), pine)).toMatchObject({ status: 403 });
    const other = await company.person({ permissions: ['manageMenus'] });
    expect(await ask(company, other.client)).toMatchObject({ status: 403 });
  });

  it('[RULE.sold.03] have a refund on its own day, of a ticket of weeks before', async () => {
    const company = await restaurants();
    const { client } = await company.person({ permissions: ['dashboard'] });
    const ticket = soldTicket('late', noon(20));
    const [line] = ticket.lines;
    if (line === undefined) throw new Error('no line');
    await send(company, 'Elm', [ticket]);
    const voided = { at: noon(2), by: null, reason: null };
    await send(company, 'Elm', [{ ...ticket, revision: 2, lines: [{ ...line, voided }], total: 0 }]);
    expect(await itemsOf(ask(company, client, dayOf(20), dayOf(20)))).toEqual([['Margherita', 1_000, 1_200]]);
    expect(await itemsOf(ask(company, client, dayOf(3), dayOf(2)))).toEqual([['Margherita', -1_000, -1_200]]);
    expect(await itemsOf(ask(company, client, dayOf(1)))).toEqual([]);
    expect(await itemsOf(ask(company, client, dayOf(30)))).toEqual([['Margherita', 0, 0]]);
  });

  it('[RULE.sold.04] are of days from the first to the last', async () => {
    const company = await restaurants();
    const { client } = await company.person({ permissions: ['dashboard'] });
    expect(await ask(company, client, dayOf(30))).toMatchObject({ status: 200 });
    expect(await ask(company, client, dayOf(0), dayOf(1))).toMatchObject({ status: 400 });
    expect(await ask(company, client, '2026-02-30', '2026-03-01')).toMatchObject({ status: 400 });
  });
});
