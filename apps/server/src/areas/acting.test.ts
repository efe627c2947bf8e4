import { contract, type Endpoint } from '@commissary/contract';
import type { Permission, SupportAccess } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWork } from '../store/accounts/outbox.ts';
import { type Browser, send, type TestClient, testClient } from '../testing/test-client.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { settingsWith } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const minute = 60_000;
const reason = 'Ticket 4711: the price of a pizza';

describe.each(databases)('acting as another person on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let other: TestCompany;
  let provider: TestCompany;
  let ana: TestPerson;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    other = await makeCompany(server, { name: 'Elsewhere', locations: ['Bay'] });
    provider = await makeCompany(server, { name: 'Provider', provider: true });
    ana = await company.person({ name: 'Ana Owner', permissions: ['companyAdmin'] });
  });
  afterAll(() => server.close());

  /** A person who signs in and acts; with the browser, to look at its session. */
  const actor = async (plan: Parameters<TestCompany['person']>[0] = {}, of = provider) => {
    const { id } = await of.person({ name: 'Dana Support', ...plan });
    const browser = await server.browserOf(id);
    return { id, browser, client: testClient(server.server, browser) };
  };
  const engineer = (...more: Permission[]) => actor({ permissions: ['engineering', ...more], on: 'everywhere' });
  const act = (client: TestClient, userId: string) => client.session.actAs({ body: { userId, reason } });
  const entries = (action: string) =>
    server.context.db.selectFrom('audit').selectAll().where('action', '=', action).orderBy('id').execute();
  const saveBase = (client: TestClient) =>
    client.settings.saveBase({
      params: { id: company.id },
      body: { id: `settings-${company.id}`, ver: 0, settingsBlob: settingsWith({ issueServerBankOfAmount: '2.00' }) },
    });
  const letSupport = (rules: { readonly support_access: SupportAccess; readonly support_until: string | null }) =>
    server.context.db.updateTable('company').set(rules).where('id', '=', company.id).execute();
  const today = () => server.clock.now().toISOString().slice(0, 10);
  const letWrite = (mayWrite: boolean) =>
    letSupport(
      mayWrite ? { support_access: 'write', support_until: today() } : { support_access: 'read', support_until: null },
    );

  it('[RULE.language.02] keeps the language of who signed in, whatever the other person chose', async () => {
    const eva = await company.person({ name: 'Eva' });
    await eva.client.session.setLanguage({ body: { language: 'es' } });
    const { browser, client } = await engineer();
    await act(client, eva.id);
    expect((await client.session.start({ query: {} })).body).toMatchObject({
      user: { userId: eva.id, language: null },
    });
    expect(browser.cookies.has('commissary-language')).toBe(false);
    expect(await client.session.setLanguage({ body: { language: 'en' } })).toMatchObject({ status: 403 });
  });

  it('[CALL.session.actAs] shows the other person with what both may do, and who signed in', async () => {
    const { id, client } = await engineer('userAdmin', 'manageMenus');
    const answer = await act(client, ana.id);
    expect(answer.body).toMatchObject({
      userId: ana.id,
      userDisplayName: 'Ana Owner',
      originalUserId: id,
      companyId: company.id,
      enabledFeatures: ['manageMenus', 'userAdmin'],
      acting: { by: 'Dana Support', until: server.clock.now().getTime() + 60 * minute, mayWrite: false },
    });
    expect(await client.session.status()).toEqual(answer);
    const companies = await client.companies.accessible();
    expect(companies.body).toMatchObject([{ id: company.id }]);
    expect((await client.session.status({ query: { companyId: other.id } })).status).toBe(403);
    expect((await ana.client.session.status()).body).toMatchObject({ originalUserId: null, acting: null });
  });

  it('never gives more than either of both has, at any place', async () => {
    const clerk = await company.person({ permissions: ['manageMenus', 'dashboard'], on: 'West' });
    const { client } = await actor({ permissions: ['engineering', 'manageMenus'], on: 'everywhere' });
    const { body } = await act(client, clerk.id);
    expect(body).toMatchObject({ enabledFeatures: ['manageMenus'], companyWide: false });
    expect((await client.users.list({ params: { id: company.id } })).status).toBe(403);
    expect((await client.settings.base({ params: { id: company.id } })).status).toBe(403);
  });

  it('takes back at once what either of both loses, and ends when the other one may not sign in', async () => {
    const clerk = await company.person({ permissions: ['manageMenus'], on: 'West' });
    const { client } = await engineer('manageMenus');
    await act(client, clerk.id);
    const { db } = server.context;
    await db.deleteFrom('granted_role').where('person_id', '=', clerk.id).execute();
    expect((await client.session.status()).body).toMatchObject({ enabledFeatures: [], accessibleTenants: [] });
    await db.updateTable('person').set({ status: 'DELETED' }).where('id', '=', clerk.id).execute();
    expect((await client.session.status()).status).toBe(401);
  });

  it('reads only, until the company lets support write; what is saved then names both', async () => {
    const { id, client } = await engineer('companyAdmin');
    await act(client, ana.id);
    expect(await saveBase(client)).toEqual({ status: 403, body: [{ code: 'ACTING_READ_ONLY' }] });
    const at = { params: { id: company.id } };
    expect((await client.settings.base(at)).body).toMatchObject({ ver: 0 });
    await letWrite(true);
    expect((await saveBase(client)).status).toBe(200);
    await letWrite(false);
    expect((await client.settings.base(at)).body).toMatchObject({ ver: 1, savedBy: 'Dana Support as Ana Owner' });
    expect((await entries('document.save')).at(-1)).toMatchObject({
      person_id: id,
      person_name: 'Dana Support',
      acting_as: ana.id,
      acting_as_name: 'Ana Owner',
    });
    const log = await ana.client.audit.list({ params: { companyId: company.id }, query: { search: 'Dana', limit: 1 } });
    expect(log.body).toMatchObject({ entries: [{ by: { id, name: 'Dana Support', actingAs: 'Ana Owner' } }] });
  });

  it('refuses every act of security, although the company lets support write', async () => {
    await letWrite(true);
    const { client, browser } = await engineer('companyAdmin');
    await act(client, ana.id);
    const refused = Object.values<Readonly<Record<string, Endpoint>>>(contract)
      .flatMap(calls => Object.values(calls))
      .filter(({ acting }) => acting === 'refused');
    const answers = await Promise.all(refused.map(endpoint => callEmpty(browser, endpoint)));
    await letWrite(false);
    expect(refused.length).toBeGreaterThan(25);
    expect(answers.filter(({ status, body }) => status !== 403 || code(body) !== 'NOT_WHILE_ACTING')).toEqual([]);
  });
  const callEmpty = (browser: Browser, { method, path, body }: Endpoint) =>
    send(server.server, browser, {
      method,
      url: path.replaceAll(/:\w+/g, '000000000000'),
      headers: { 'x-commissary': '1', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: '{}' }),
    });
  const code = (body: unknown): unknown => (Array.isArray(body) ? body[0]?.code : undefined);

  it('does not say whether a password was used before', async () => {
    const known = await company.person({ permissions: [], password: 'kitchen 42' });
    const { client } = await engineer();
    await act(client, known.id);
    const asked = await client.users.isValidNewPassword({ body: { userId: known.id, password: 'kitchen 42' } });
    expect(asked.status).toBe(200);
  });

  it('does not nest, and is no third person’s', async () => {
    const { client } = await engineer('companyAdmin', 'engineering');
    await act(client, ana.id);
    const bob = await company.person({ name: 'Bob' });
    expect(await act(client, bob.id)).toEqual({ status: 403, body: [{ code: 'NOT_WHILE_ACTING' }] });
    expect((await client.session.status()).body).toMatchObject({ userId: ana.id });
  });

  it.each([
    ['themselves', async () => ({ ...(await engineer()), as: null })],
    ['provider', async () => ({ ...(await engineer()), as: (await provider.person()).id })],
    [
      'support-only',
      async () => ({ ...(await actor({ permissions: ['companyAdmin'], on: 'everywhere' })), as: ana.id }),
    ],
    [
      'support-only',
      async () => ({ ...(await actor({ permissions: ['userAdmin'], on: 'Elm' }, company)), as: ana.id }),
    ],
    ['support-only', async () => ({ ...(await actor({}, company)), as: ana.id })],
    ['holds-more', async () => ({ ...(await actor({ permissions: ['userAdmin'] }, company)), as: ana.id })],
  ] as const)('is refused: %s', async (why, makeCase) => {
    const { id, client, as } = await makeCase();
    const before = (await entries('acting-began')).length;
    const params = { reason: why };
    const failure = { code: 'FORBIDDEN', path: '/body/userId', params };
    expect(await act(client, as ?? id)).toEqual({ status: 403, body: [failure] });
    expect((await client.session.status()).body).toMatchObject({ userId: id, originalUserId: null });
    expect(await entries('acting-began')).toHaveLength(before);
  });

  it('[RULE.security.09] is closed to support where a company lets none in, also for who acts already, and open to its managers', async () => {
    const { client } = await engineer('userAdmin');
    expect((await act(client, ana.id)).status).toBe(200);
    await letSupport({ support_access: 'never', support_until: null });
    expect(await client.session.status()).toMatchObject({ status: 401 });
    const closed = { code: 'FORBIDDEN', path: '/body/userId', params: { reason: 'support-closed' } };
    const other = await engineer('userAdmin');
    expect(await act(other.client, ana.id)).toEqual({ status: 403, body: [closed] });
    const clerk = await company.person({ on: 'Elm' });
    const manager = await actor({ permissions: ['userAdmin'] }, company);
    expect((await act(manager.client, clerk.id)).status).toBe(200);
    await letWrite(false);
    expect((await act(other.client, ana.id)).status).toBe(200);
  });

  it('[RULE.security.09] writes until the end of the last day in UTC', async () => {
    const now = server.clock.now().getTime();
    server.clock.pass(86_400_000 - (now % 86_400_000) - 30 * minute);
    const { client } = await engineer('companyAdmin');
    await letWrite(true);
    await act(client, ana.id);
    expect((await client.session.status()).body).toMatchObject({ acting: { mayWrite: true } });
    server.clock.pass(29 * minute);
    expect((await client.session.status()).body).toMatchObject({ acting: { mayWrite: true } });
    server.clock.pass(minute);
    expect((await client.session.status()).body).toMatchObject({ acting: { mayWrite: false } });
    expect(await saveBase(client)).toEqual({ status: 403, body: [{ code: 'ACTING_READ_ONLY' }] });
    await letWrite(false);
  });

  it('is possible for who manages the employees of a whole company, within that company', async () => {
    const clerk = await company.person({ name: 'Carl Clerk', on: 'Elm' });
    const { client } = await actor({ name: 'Mia Manager', permissions: ['userAdmin'] }, company);
    expect((await act(client, clerk.id)).body).toMatchObject({ userId: clerk.id, acting: { by: 'Mia Manager' } });
    const { client: again } = await actor({ permissions: ['companyAdmin'] }, other);
    expect(await act(again, clerk.id)).toEqual(await act(again, 'unknown'));
    expect((await act(again, clerk.id)).status).toBe(404);
  });

  it.each([
    ['no reason', { userId: 'x' }, '/body/reason'],
    ['an empty reason', { userId: 'x', reason: ' ' }, '/body/reason'],
    ['a long reason', { userId: 'x', reason: 'x'.repeat(201) }, '/body/reason'],
    ['two lines', { userId: 'x', reason: 'one\ntwo' }, '/body/reason'],
    ['an unknown key', { userId: 'x', reason: 'why', until: 9 }, '/body/until'],
    ['no person', { reason: 'why' }, '/body/userId'],
  ])('refuses %s and changes nothing', async (_, body, path) => {
    const { id, browser, client } = await engineer();
    const answer = await send(server.server, browser, {
      method: 'POST',
      url: '/api/session/actAs',
      headers: { 'x-commissary': '1', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(new Set(Array.isArray(answer.body) ? answer.body.map(one => one.path) : [])).toEqual(new Set([path]));
    expect((await client.session.status()).body).toMatchObject({ userId: id });
  });

  it('[CALL.session.stopActing] makes the caller themselves again, once', async () => {
    const { id, client } = await engineer();
    await act(client, ana.id);
    const back = await client.session.stopActing();
    expect(back.body).toMatchObject({ userId: id, originalUserId: null, acting: null });
    expect(await client.session.status()).toEqual(back);
    expect(await client.session.stopActing()).toEqual({ status: 409, body: [{ code: 'NOT_ACTING' }] });
    expect((await entries('acting-ended')).at(-1)).toMatchObject({ person_id: id, acting_as: ana.id, target: ana.id });
  });

  it('ends the session after 60 minutes, with one entry that names both', async () => {
    const { id, client } = await engineer();
    await act(client, ana.id);
    for (let step = 0; step < 5; step += 1) {
      server.clock.pass(11 * minute);
      expect((await client.session.keepAlive()).status).toBe(204);
    }
    const before = (await entries('session-expired')).length;
    server.clock.pass(5 * minute);
    expect((await client.session.status()).status).toBe(401);
    expect((await client.session.status()).status).toBe(401);
    const found = (await entries('session-expired')).slice(before);
    expect(found).toMatchObject([
      { person_id: id, acting_as: ana.id, acting_as_name: 'Ana Owner', details: { reason: 'acting' } },
    ]);
  });

  it('tells the person by e-mail who acts, why and for how long, and is in their audit with the reason', async () => {
    const { id, client } = await engineer();
    await act(client, ana.id);
    const work = (await openWork(server.context.db, 'mail')).at(-1);
    expect(work?.payload).toEqual({
      kind: 'acting',
      personId: ana.id,
      by: 'Dana Support',
      byCompany: 'Provider',
      reason,
      minutes: 60,
    });
    expect((await entries('acting-began')).at(-1)).toMatchObject({
      person_id: id,
      company_id: company.id,
      target: ana.id,
      details: { changes: [{ what: 'Reason', was: null, now: reason }] },
    });
  });
});
