import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('companies on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let other: TestCompany;
  beforeAll(async () => {
    server = await openTestServer({ database, config: { version: '1.2.3', environment: 'staging' } });
    company = await makeCompany(server, { name: 'Beta', groups: { West: ['Elm'] } });
    other = await makeCompany(server, { name: 'Alpha', locations: ['Sea'] });
  });
  afterAll(() => server.close());

  it('[CALL.companies.accessible] lists the companies where the person holds any grant', async () => {
    const list = async (on: string) => {
      const { client } = await company.person({ on });
      return (await client.companies.accessible()).body;
    };
    const beta = { id: company.id, name: 'Beta' };
    expect([await list('Elm'), await list('West'), await list('company')]).toEqual([[beta], [beta], [beta]]);
    expect(await list('everywhere')).toEqual([{ id: other.id, name: 'Alpha' }, beta]);
  });

  it('[CALL.companies.get] returns a company to a person who may enter it, and 404 to all others', async () => {
    const { client } = await company.person({ on: 'Elm' });
    await server.context.db
      .updateTable('company')
      .set({ batch_size: 7, batch_spacing_ms: 45_000 })
      .where('id', '=', company.id)
      .execute();
    expect(await client.companies.get({ params: { id: company.id } })).toEqual({
      status: 200,
      body: { id: company.id, name: 'Beta', batchSize: 7, batchSpacingMs: 45_000 },
    });
    const foreign = await client.companies.get({ params: { id: other.id } });
    const unknown = await client.companies.get({ params: { id: 'unknown' } });
    expect([foreign, unknown]).toEqual([unknown, { status: 404, body: [{ code: 'NOT_FOUND' }] }]);
  });

  it('[CALL.companies.appVersion] returns the version and the environment', async () => {
    const { client } = await company.person({ on: 'Elm' });
    const answer = await client.companies.appVersion({ params: { id: company.id } });
    expect(answer).toEqual({ status: 200, body: { version: '1.2.3', environment: 'staging' } });
    const status = await client.session.status();
    expect(status.body).toMatchObject({ softwareVersion: '1.2.3 staging' });
  });

  it('applies a removed permission at once', async () => {
    const { id, client } = await company.person({ on: 'Elm' });
    await server.context.db.deleteFrom('granted_role').where('person_id', '=', id).execute();
    expect(await client.companies.get({ params: { id: company.id } })).toMatchObject({ status: 404 });
  });
});

const fields = {
  name: 'Gamma',
  brand: 'Bistro',
  contactName: 'Lena Ortiz',
  contactEmail: 'lena@gamma.example',
  contactPhone: '3125550114',
  batchSize: 3,
  batchSpacingMs: 10_000,
  internal: false,
};
const owner = { name: 'Omar Aziz', email: 'omar@gamma.example' };

describe.each(databases)('editing companies on %s', database => {
  let server: TestServer;
  let provider: TestCompany;
  let company: TestCompany;
  let admin: TestPerson;
  beforeEach(async () => {
    server = await openTestServer({ database });
    provider = await makeCompany(server, { name: 'Provider', provider: true });
    company = await makeCompany(server, { name: 'Beta', groups: { West: ['Elm'] } });
    admin = await provider.person({ on: 'everywhere', permissions: ['companyAdmin', 'addCompanies', 'editCompanies'] });
    return () => server.close();
  });
  const body = <A extends { readonly status: number; readonly body: unknown }>(answer: A) => {
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body as Extract<A, { readonly status: 200 }>['body'];
  };
  const create = async () => body(await admin.client.companies.create({ body: { ...fields, owner } }));

  it('[CALL.companies.create] [RULE.employment.09] makes a company with documents that can be published, and invites its owner', async () => {
    const made = await create();
    expect(made).toMatchObject({ ...fields, ver: 1, number: expect.any(Number), closedAt: null, locations: 0 });
    const people = await server.context.db.selectFrom('person').selectAll().where('company_id', '=', made.id).execute();
    expect(people).toEqual([expect.objectContaining({ ...owner, password_hash: null })]);
    const work = await server.context.db.selectFrom('outbox').select('payload').where('topic', '=', 'mail').execute();
    expect(work).toEqual([{ payload: { kind: 'invite', personId: people[0]?.id, by: admin.name, language: 'en' } }]);
    const { client } = { client: await server.clientOf(people[0]?.id ?? '') };
    expect(body(await client.menus.list({ params: { companyId: made.id } }))).toMatchObject([{ name: 'Menu', ver: 1 }]);
    expect(await client.employment.base({ params: { companyId: made.id }, query: {} })).toMatchObject({
      body: { ver: 1 },
    });
    const again = await admin.client.companies.create({ body: { ...fields, owner } });
    expect(again).toMatchObject({ status: 400, body: [{ code: 'ALREADY_EXISTS', path: '/body/owner/email' }] });
    expect(body(await admin.client.companies.list())).toHaveLength(3);
  });

  it('[RULE.cost.07] answers twenty times a minute at most that somebody has the address of an owner', async () => {
    await create();
    const again = () => admin.client.companies.create({ body: { ...fields, owner } });
    for (let tries = 0; tries < 20; tries += 1)
      expect(await again()).toMatchObject({ body: [{ code: 'ALREADY_EXISTS' }] });
    expect(await again()).toMatchObject({ status: 400, body: [{ code: 'RATE_LIMIT_EXCEEDED' }] });
  });

  it('[CALL.companies.list] [CALL.companies.brands] lists the companies where the caller holds editCompanies, and the brands they see', async () => {
    const made = await create();
    const names = async ({ client }: TestPerson) => body(await client.companies.list()).map(({ name }) => name);
    expect(await names(admin)).toEqual(['Beta', 'Gamma', 'Provider']);
    expect(await names(await company.person({ permissions: ['companyAdmin'] }))).toEqual(['Beta']);
    expect(await names(await company.person({ permissions: ['editCompanies'] }))).toEqual(['Beta']);
    expect(await names(await company.person({ on: 'Elm', permissions: ['companyAdmin'] }))).toEqual([]);
    const brands = [{ id: 'bistro', name: made.brand }];
    expect(body(await admin.client.companies.brands())).toEqual(brands);
    expect(body(await (await company.person({ permissions: ['companyAdmin'] })).client.companies.brands())).toEqual([]);
  });

  it('[CALL.companies.update] changes a company, refuses the second of two edits, and what the caller may not do', async () => {
    const boss = await company.person({ permissions: ['companyAdmin'] });
    const edit = { ...fields, id: company.id, ver: 1 };
    expect(await boss.client.companies.update({ body: edit })).toMatchObject({
      status: 200,
      body: { ...fields, ver: 2 },
    });
    expect(await boss.client.companies.update({ body: { ...edit, name: 'Late' } })).toMatchObject({ status: 409 });
    expect(await boss.client.companies.update({ body: { ...edit, ver: 2, internal: true } })).toMatchObject({
      status: 403,
      body: [{ path: '/body/internal' }],
    });
    expect(await admin.client.companies.update({ body: { ...edit, ver: 2, internal: true } })).toMatchObject({
      body: { internal: true, ver: 3 },
    });
    expect(await boss.client.companies.update({ body: { ...edit, id: provider.id } })).toMatchObject({ status: 404 });
    const clerk = await company.person({ permissions: ['manageMenus'] });
    expect(await clerk.client.companies.update({ body: { ...edit, ver: 3 } })).toMatchObject({ status: 403 });
    expect(await boss.client.companies.create({ body: { ...fields, owner } })).toMatchObject({ status: 403 });
    for (const [change, path] of [
      [{ contactPhone: '12' }, '/body/contactPhone'],
      [{ contactEmail: 'nobody' }, '/body/contactEmail'],
      [{ batchSize: 0 }, '/body/batchSize'],
      [{ batchSpacingMs: -1 }, '/body/batchSpacingMs'],
      [{ batchSpacingMs: 3_600_001 }, '/body/batchSpacingMs'],
      [{ brand: 'Two\nlines' }, '/body/brand'],
      [{ city: 'Chicago' }, '/body/city'],
    ] as const)
      expect(await boss.client.companies.update({ body: { ...edit, ver: 3, ...change } })).toMatchObject({
        status: 400,
        body: expect.arrayContaining([expect.objectContaining({ path })]),
      });
    expect(body(await boss.client.companies.list())).toMatchObject([{ ver: 3, name: 'Gamma' }]);
    const audit = server.context.db.selectFrom('audit').select('details').where('action', '=', 'company.edit');
    expect(await audit.orderBy('id').execute()).toMatchObject([
      {
        details: {
          changes: expect.arrayContaining([
            { what: 'Contact phone', was: null, now: '(312) 555-0114' },
            { what: 'Seconds between batches', was: '30 seconds', now: '10 seconds' },
          ]),
        },
      },
      { details: { changes: [{ what: 'Internal company', was: 'Off', now: 'On' }] } },
    ]);
  });

  it('[CALL.companies.delete] closes a company at once, confirmed by name and number, and opens it again for 30 days', async () => {
    const boss = await company.person({ permissions: ['companyAdmin'], password: 'kitchen 42' });
    const params = { id: company.id };
    const atElm = { companyId: company.id, locationId: company.tenantId('Elm') };
    const till = server.terminal(
      body(await boss.client.tenants.createCredential({ params: atElm, body: { name: 'Till' } })),
    );
    const { number, name } = body(await boss.client.companies.list())[0] ?? { number: 0, name: '' };
    const close = (sent: { name: string; number: number }) => admin.client.companies.remove({ params, body: sent });
    expect(await boss.client.companies.remove({ params, body: { name, number } })).toMatchObject({ status: 403 });
    expect(await close({ name: 'Beto', number })).toEqual({
      status: 400,
      body: [{ code: 'WRONG_NAME', path: '/body/name' }],
    });
    expect(await close({ name, number: number + 1 })).toEqual({
      status: 400,
      body: [{ code: 'WRONG_NUMBER', path: '/body/number' }],
    });
    expect(await boss.client.session.status()).toMatchObject({ status: 200 });

    expect(await close({ name, number })).toMatchObject({
      status: 200,
      body: { closedAt: server.clock.now().getTime() },
    });
    expect(await boss.client.session.status()).toMatchObject({ status: 401 });
    const login = { email: boss.email, password: 'kitchen 42' };
    expect(await server.anonymous.session.login({ body: login })).toMatchObject({ status: 400 });
    expect(await admin.client.session.start({ query: { companyId: company.id } })).toMatchObject({ status: 403 });
    expect(await admin.client.companies.get({ params })).toMatchObject({ status: 404 });
    const checkIn = { deviceId: 'till', softwareVersion: '9', runs: [] };
    expect(await till.terminal.checkIn({ body: checkIn })).toMatchObject({ status: 401 });
    expect(body(await admin.client.companies.list()).map(one => [one.name, one.closedAt !== null])).toEqual([
      ['Beta', true],
      ['Provider', false],
    ]);
    expect(await close({ name, number })).toMatchObject({ status: 400, body: [{ code: 'ALREADY_CLOSED' }] });

    server.clock.pass(29 * 24 * 3_600_000);
    const later = await server.clientOf(admin.id);
    expect(await later.companies.restore({ params })).toMatchObject({ status: 200, body: { closedAt: null } });
    expect(await server.anonymous.session.login({ body: login })).toMatchObject({ status: 200 });
    expect(await till.terminal.checkIn({ body: checkIn })).toMatchObject({ status: 200 });
    await later.companies.remove({ params, body: { name, number } });
    server.clock.pass(31 * 24 * 3_600_000);
    const late = await server.clientOf(admin.id);
    expect(await late.companies.restore({ params })).toMatchObject({ status: 400, body: [{ code: 'NOT_RESTORABLE' }] });
  });

  it('keeps the provider, and ends the scheduled publishes of a company that is closed', async () => {
    const [, ours] = body(await admin.client.companies.list()).map(({ id, name, number }) => ({
      id,
      body: { name, number },
    }));
    const closing = { params: { id: ours?.id ?? '' }, body: ours?.body ?? { name: '', number: 0 } };
    expect(await admin.client.companies.remove(closing)).toMatchObject({ body: [{ code: 'PROVIDER_COMPANY' }] });
    await giveMenu(server, company);
    const boss = await company.person({ permissions: ['companyAdmin'] });
    const syncDateMillis = server.clock.now().getTime() + 3_600_000;
    const locationIds = [company.tenantId('Elm')];
    body(await boss.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds, syncDateMillis } }));
    const [beta] = body(await admin.client.companies.list());
    body(
      await admin.client.companies.remove({
        params: { id: company.id },
        body: { name: 'Beta', number: beta?.number ?? 0 },
      }),
    );
    server.clock.pass(2 * 3_600_000);
    await publishDue(server.context);
    const { db } = server.context;
    expect(await db.selectFrom('run_location').select('status').execute()).toEqual([{ status: 'TERMINATED' }]);
    expect(await db.selectFrom('published').selectAll().execute()).toEqual([]);
  });
});
