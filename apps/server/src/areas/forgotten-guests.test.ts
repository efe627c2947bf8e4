import type { Ticket } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGuestForgetter } from '../jobs/index.ts';
import { insertGrants } from '../store/people/index.ts';
import { allRows } from '../testing/all-rows.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTills } from '../testing/tills.ts';

type Client = TestServer['anonymous'];

describe.each(databases)('guests who are forgotten, on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let other: TestCompany;
  let tillAt: ReturnType<typeof openTills>;
  beforeAll(async () => {
    server = await openTestServer({ database });
    tillAt = openTills(server);
    company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    other = await makeCompany(server, { locations: ['Elm'] });
  });
  afterAll(() => server.close());

  const sell = async (of: TestCompany, name: string, id: string, customer: Ticket['customer'], more: object = {}) => {
    const ticket = soldTicket(id, server.clock.now().getTime(), { customer, ...more });
    const sent = await (await tillAt(of, name)).terminal.tickets({ body: { tickets: [ticket] } });
    expect(sent).toMatchObject({ status: 200, body: { accepted: 1, refused: [] } });
  };
  const forget = (client: Client, name: string, ticketId: string) =>
    client.tickets.forgetGuest({ params: { companyId: company.id, locationId: company.tenantId(name), ticketId } });
  /** The tickets of a company that have a guest. */
  const known = async (of: TestCompany, start: string) => {
    const rows = await server.context.db
      .selectFrom('ticket')
      .innerJoin('tenant', 'tenant.id', 'ticket.location_id')
      .select(['ticket.id', 'ticket.guest_terms as terms', 'ticket.guest'])
      .where('tenant.company_id', '=', of.id)
      .where('ticket.id', 'like', `${start}%`)
      .orderBy('ticket.id')
      .execute();
    for (const { terms, guest } of rows) expect(terms.length > 0).toBe(guest !== null);
    return rows.filter(({ guest }) => guest !== null).map(({ id }) => id);
  };

  it('[RULE.finder.11] are so on all their tickets in the company, found by the phone number and else by the whole name', async () => {
    const { client } = await company.person({ permissions: ['dashboard', 'manageAccount'] });
    const [dana, samePhone] = [
      { name: 'Dana Reed', phone: '(312) 555-0142' },
      { name: 'D. Reed', phone: '+1 312 555 0142' },
    ];
    await sell(company, 'Elm', 'p1', dana);
    await sell(company, 'Oak', 'p2', samePhone);
    await sell(company, 'Oak', 'p3', { ...dana, phone: '3125550143' });
    await sell(company, 'Oak', 'p4', { name: 'Dana Reed', phone: '' });
    await sell(other, 'Elm', 'p5', dana);
    expect(await forget(client, 'Elm', 'p1')).toEqual({ status: 200, body: { tickets: 2 } });
    expect(await known(company, 'p')).toEqual(['p3', 'p4']);
    expect(await known(other, 'p')).toEqual(['p5']);
    await sell(company, 'Elm', 'n1', { name: 'reed  Dana', phone: '' });
    await sell(company, 'Elm', 'n2', { name: 'Dana Reed Smith', phone: '' });
    expect(await forget(client, 'Oak', 'p4')).toEqual({ status: 200, body: { tickets: 2 } });
    expect([await known(company, 'p'), await known(company, 'n')]).toEqual([['p3'], ['n2']]);
    await sell(company, 'Elm', 'e1', { name: '', phone: '' });
    expect(await forget(client, 'Elm', 'e1')).toEqual({ status: 200, body: { tickets: 1 } });
    expect([await known(company, 'p'), await known(company, 'n')]).toEqual([['p3'], ['n2']]);
    for (const id of ['p1', 'e1'])
      expect(await forget(client, 'Elm', id)).toMatchObject({ status: 400, body: [{ code: 'NOBODY' }] });
    expect(await forget(client, 'Elm', 'nothing')).toMatchObject({ status: 404 });
  });

  it('[RULE.finder.12] stay so when a newer revision of a ticket comes, which counts in every other respect', async () => {
    const { client } = await company.person({ permissions: ['dashboard', 'manageAccount'] });
    const kim = { name: 'Kim Vale', phone: '6305550100' };
    await sell(company, 'Elm', 'r1', kim);
    await forget(client, 'Elm', 'r1');
    await sell(company, 'Elm', 'r1', kim, { revision: 2, number: 99 });
    expect(await known(company, 'r')).toEqual([]);
    const params = { companyId: company.id, locationId: company.tenantId('Elm'), ticketId: 'r1' };
    expect(await client.tickets.read({ params })).toMatchObject({ status: 200, body: { number: 99, guest: null } });
    const found = await client.tickets.search({ params, query: { guest: 'Kim Vale' } });
    expect(found).toMatchObject({ status: 200, body: { tickets: [] } });
  });

  it('[RULE.finder.13] are so at the locations where the person may manage guests, and the audit does not name them', async () => {
    const lee = { name: 'Lee Quimby', phone: '7085550199' };
    await sell(company, 'Elm', 'a1', lee);
    await sell(company, 'Oak', 'a2', lee);
    const { client, id: personId } = await company.person({ permissions: ['dashboard'] });
    expect(await forget(client, 'Elm', 'a1')).toMatchObject({ status: 403 });
    const given = { id: server.context.newId(), personId, onType: 'LOCATION' as const, onId: company.tenantId('Elm') };
    await insertGrants(server.context.db, [{ ...given, roleId: await company.role('manageAccount') }]);
    expect(await forget(client, 'Oak', 'a2')).toMatchObject({ status: 403 });
    expect(await known(company, 'a')).toEqual(['a1', 'a2']);
    expect(await forget(client, 'Elm', 'a1')).toEqual({ status: 200, body: { tickets: 1 } });
    expect(await known(company, 'a')).toEqual(['a2']);
    const entries = await server.context.db
      .selectFrom('audit')
      .select(['subject', 'target', 'details'])
      .where('action', '=', 'guest.forget')
      .where('person_id', '=', personId)
      .execute();
    expect(entries).toEqual([{ subject: '7', target: 'a1', details: { tickets: 1 } }]);
    expect(JSON.stringify(await allRows(server.context.db))).not.toMatch(/quimby|5550199/i);
  });

  it('[RULE.finder.14] are forgotten 24 months after the business day, by a job, and not a day before', async () => {
    const { db } = server.context;
    await sell(company, 'Elm', 'o1', { name: 'Old Guest', phone: '' });
    await sell(company, 'Elm', 'o2', { name: 'Younger Guest', phone: '' });
    const moveTo = (id: string, day: string) => db.updateTable('ticket').set({ day }).where('id', '=', id).execute();
    const start = server.clock.now();
    const back = (days: number) =>
      new Date(Date.UTC(start.getUTCFullYear() - 2, start.getUTCMonth(), start.getUTCDate() - days))
        .toISOString()
        .slice(0, 10);
    await moveTo('o1', back(1));
    await moveTo('o2', back(0));
    const job = startGuestForgetter(server.context);
    await job.stop();
    expect(await known(company, 'o')).toEqual(['o2']);
    server.clock.pass(86_400_000);
    await startGuestForgetter(server.context).stop();
    expect(await known(company, 'o')).toEqual([]);
  });

  it('[RULE.finder.27] are forgotten as early as their company says, and those of others are not', async () => {
    const other = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    const { client } = await other.person({ permissions: ['editCompanies'] });
    const setMonths = (guestMonths: number) => client.companies.update({ body: { id: other.id, guestMonths } });
    for (const wrong of [0, 85, 1.5])
      expect(await setMonths(wrong)).toMatchObject({ status: 400, body: [{ path: '/body/guestMonths' }] });
    expect(await setMonths(84)).toMatchObject({ status: 200 });
    expect(await setMonths(1)).toMatchObject({ status: 200, body: { guestMonths: 1 } });
    const now = server.clock.now();
    const back = (days: number) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, now.getUTCDate() - days))
        .toISOString()
        .slice(0, 10);
    for (const [of, id, day] of [
      [other, 'm1', back(1)],
      [other, 'm2', back(0)],
      [company, 'm3', back(1)],
    ] as const) {
      await sell(of, 'Elm', id, { name: 'Old Guest', phone: '' });
      await server.context.db.updateTable('ticket').set({ day }).where('id', '=', id).execute();
    }
    await startGuestForgetter(server.context).stop();
    expect([await known(other, 'm'), await known(company, 'm')]).toEqual([['m2'], ['m3']]);
    const [entry] = await server.context.db
      .selectFrom('audit')
      .select('details')
      .where('company_id', '=', other.id)
      .where('action', '=', 'company.edit')
      .orderBy('id', 'desc')
      .execute();
    expect(entry?.details).toEqual({ changes: [{ what: 'Months that guests are kept', was: '84', now: '1' }] });
  });
});
