import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBrowser, testClient } from '../testing/test-client.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const short = 'kitchen 42';
const long = 'copper ladle at dawn, twice';

describe.each(databases)('the security of a company on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let owner: TestPerson;
  let ana: TestPerson;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  beforeEach(async () => {
    server.clock.pass(61 * minute);
    company = await makeCompany(server, { locations: ['Elm'] });
    owner = await company.person({ name: 'Olu', permissions: ['companyAdmin', 'company-owner'], password: long });
    ana = await company.person({ name: 'Ana', on: 'Elm', password: short });
  });
  afterAll(() => server.close());

  const usual = {
    passwordPolicy: 'standard',
    sessionIdleMinutes: 60,
    sessionLongestMinutes: 720,
    oneRolePerLocation: true,
    supportAccess: 'read',
    supportUntil: null,
  } as const;
  /** Today, for the clock of the server. */
  const today = () => server.clock.now().toISOString().slice(0, 10);
  const write = () => ({ supportAccess: 'write', supportUntil: today() });
  const params = () => ({ id: company.id });
  const set = (rules: object, client = owner.client, ver = 1) =>
    client.companies.setSecurity({ params: params(), body: { ...usual, ...rules, ver } });
  const effects = (rules: object) => {
    const { supportAccess: _, supportUntil: __, oneRolePerLocation: ___, ...query } = { ...usual, ...rules };
    return owner.client.companies.securityEffects({ params: params(), query });
  };
  const signIn = (password: string, newPassword?: string, email = ana.email) =>
    testClient(server.server, newBrowser()).session.login({ body: { email, password, newPassword } });
  const entries = async () => {
    const rows = server.context.db.selectFrom('audit').where('company_id', '=', company.id);
    return rows.where('action', '=', 'company.security').selectAll().execute();
  };

  it('[RULE.security.01] returns the rules, and changes them for who may edit the company', async () => {
    const clerk = await company.person({ permissions: ['accessConfigurationOptions'] });
    const foreign = await (await makeCompany(server)).person({ permissions: ['companyAdmin'] });
    expect(await clerk.client.companies.security({ params: params() })).toMatchObject({ status: 403 });
    expect(await foreign.client.companies.security({ params: params() })).toMatchObject({ status: 404 });
    expect(await set({}, clerk.client)).toMatchObject({ status: 403 });
    expect(await set({}, foreign.client)).toMatchObject({ status: 404 });
    const about = { id: company.id, name: company.name, mayAllowSupport: true };
    expect(await owner.client.companies.security({ params: params() })).toEqual({
      status: 200,
      body: { ...usual, ...about, ver: 1 },
    });
    expect(await set({ sessionIdleMinutes: 15 })).toEqual({
      status: 200,
      body: { ...usual, sessionIdleMinutes: 15, ...about, ver: 2 },
    });
    expect(await set({ sessionIdleMinutes: 10 })).toMatchObject({ status: 409 });
    expect(await entries()).toMatchObject([
      { subject: company.name, details: { changes: [{ was: '1 hour', now: '15 minutes' }] } },
    ]);
  });

  it.each([
    { sessionIdleMinutes: 61 },
    { sessionIdleMinutes: 0 },
    { sessionLongestMinutes: 1440 },
    { passwordPolicy: 'none' },
    { supportAccess: 'yes' },
    { supportUntil: '2026-02-30', supportAccess: 'write' },
    { supportUntil: '2999-01-01' },
    { other: 1 },
  ])('[RULE.security.02] offers only the lengths of the product or shorter ones: %j is refused', async rules => {
    const [path = ''] = Object.keys(rules);
    expect(await set(rules)).toMatchObject({ status: 400, body: [{ path: `/body/${path}` }] });
    expect(await owner.client.companies.security({ params: params() })).toMatchObject({ body: { ...usual, ver: 1 } });
  });

  it('[RULE.security.03] ends a session after the idle time of the company', async () => {
    expect(await set({ sessionIdleMinutes: 5 })).toMatchObject({ status: 200 });
    server.clock.pass(4 * minute);
    expect(await ana.client.session.status()).toMatchObject({ status: 200, body: { sessionIdleMinutes: 5 } });
    server.clock.pass(5 * minute);
    expect(await ana.client.session.status()).toMatchObject({ status: 401 });
    const other = await (await makeCompany(server)).person();
    server.clock.pass(59 * minute);
    expect(await other.client.session.status()).toMatchObject({ status: 200 });
  });

  it('[RULE.security.04] ends a session after the longest time of the company, however active it is', async () => {
    expect(await set({ sessionLongestMinutes: 60 })).toMatchObject({ status: 200 });
    for (let passed = 0; passed < 55; passed += 5) {
      server.clock.pass(5 * minute);
      expect(await ana.client.session.keepAlive()).toMatchObject({ status: 204 });
    }
    server.clock.pass(5 * minute);
    expect(await ana.client.session.keepAlive()).toMatchObject({ status: 401 });
  });

  it('[RULE.security.05] counts whom other rules would touch, and changes nothing', async () => {
    const untouched = { people: 2, choosePassword: 0, sessions: 2, endedSessions: 0, endsOwn: false };
    expect(await effects({})).toEqual({ status: 200, body: untouched });
    expect(await effects({ passwordPolicy: 'strong' })).toMatchObject({ body: { choosePassword: 2 } });
    // The owner's long password is known once it was typed.
    await signIn(long, undefined, owner.email);
    expect(await effects({ passwordPolicy: 'strong' })).toMatchObject({ body: { choosePassword: 1, sessions: 3 } });
    server.clock.pass(20 * minute);
    await owner.client.session.keepAlive();
    const shorter = await effects({ sessionIdleMinutes: 15 });
    expect(shorter).toMatchObject({ body: { sessions: 3, endedSessions: 2, endsOwn: false } });
    server.clock.pass(41 * minute);
    await owner.client.session.keepAlive();
    expect(await effects({ sessionLongestMinutes: 60 })).toMatchObject({ body: { endedSessions: 1, endsOwn: true } });
    expect(await entries()).toEqual([]);
  });

  it('[RULE.security.06] gives 7 days for another password from the next sign-in, and asks for it there afterwards', async () => {
    expect(await set({ passwordPolicy: 'strong' })).toMatchObject({ status: 200 });
    server.clock.pass(30 * day);
    const dueAt = server.clock.now().getTime() + 7 * day;
    expect(await signIn(short)).toMatchObject({ status: 200, body: { passwordDueAt: dueAt } });
    server.clock.pass(6 * day);
    expect(await signIn(short)).toMatchObject({ status: 200, body: { passwordDueAt: dueAt } });
    server.clock.pass(day);
    const required = [{ code: 'PASSWORD_CHANGE_REQUIRED', path: '/body/newPassword' }];
    expect(await signIn(short)).toEqual({ status: 400, body: required });
    expect(await signIn('wrong 77', long)).toMatchObject({ status: 400, body: [{ code: 'INVALID_CREDENTIALS' }] });
    const tooShort = await signIn(short, 'kitchen 43');
    expect(tooShort).toMatchObject({ status: 400, body: [{ code: 'PW_TOO_SHORT', path: '/body/newPassword' }, {}] });
    expect(await signIn(short, long)).toMatchObject({ status: 200, body: { passwordDueAt: null } });
    expect(await signIn(short)).toMatchObject({ status: 400, body: [{ code: 'INVALID_CREDENTIALS' }] });
    expect(await signIn(long)).toMatchObject({ status: 200, body: { passwordDueAt: null } });
  });

  it('[RULE.security.06] begins the days of grace again when the rules are made strict again', async () => {
    expect(await set({ passwordPolicy: 'strong' })).toMatchObject({ status: 200 });
    await signIn(short);
    server.clock.pass(8 * day);
    const again = await company.person({ permissions: ['companyAdmin'] });
    expect(await set({}, again.client, 2)).toMatchObject({ status: 200 });
    expect(await signIn(short)).toMatchObject({ status: 200, body: { passwordDueAt: null } });
    expect(await set({ passwordPolicy: 'strong' }, again.client, 3)).toMatchObject({ status: 200 });
    expect(await signIn(short)).toMatchObject({ status: 200 });
  });

  it('[RULE.security.07] refuses stricter rules when no owner could sign in under them', async () => {
    const db = server.context.db;
    await db.updateTable('person').set({ password_hash: null }).where('id', '=', owner.id).execute();
    const refused = { status: 400, body: [{ code: 'LAST_OWNER' }] };
    expect(await set({ passwordPolicy: 'strong' })).toEqual(refused);
    expect(await set({ sessionIdleMinutes: 5 })).toEqual(refused);
    expect(await set({ sessionLongestMinutes: 480 })).toEqual(refused);
    expect(await set(write())).toMatchObject({ status: 200 });
    const sent = await owner.client.users.sendInvite({ params: { id: owner.id } });
    expect(sent.status).toBeLessThan(300);
  });

  it('[RULE.security.08] lets only people of the company itself let support do more; anybody who may edit it lets it do less', async () => {
    const provider = await makeCompany(server, { provider: true });
    const staff = await provider.person({ on: 'everywhere', permissions: ['editCompanies'] });
    expect(await staff.client.companies.security({ params: params() })).toMatchObject({
      body: { mayAllowSupport: false },
    });
    const ownOnly = {
      status: 403,
      body: [{ code: 'FORBIDDEN', path: '/body/supportAccess', params: { reason: 'own-company-only' } }],
    };
    expect(await set(write(), staff.client)).toMatchObject(ownOnly);
    expect(await set(write())).toMatchObject({ status: 200, body: write() });
    expect(await set({ sessionIdleMinutes: 30, ...write() }, staff.client, 2)).toMatchObject({ status: 200 });
    expect(await set({ ...write(), supportUntil: '2999-01-01' }, staff.client, 3)).toMatchObject(ownOnly);
    expect(await set({}, staff.client, 3)).toMatchObject({ status: 200, body: { supportAccess: 'read' } });
    expect(await set({ supportAccess: 'never' }, staff.client, 4)).toMatchObject({ status: 200 });
    expect(await set({}, staff.client, 5)).toMatchObject(ownOnly);
  });

  it('[RULE.security.08] lets support write until a day that is named and has not passed', async () => {
    const before = new Date(server.clock.now().getTime() - day).toISOString().slice(0, 10);
    const until = { status: 400, body: [{ path: '/body/supportUntil' }] };
    expect(await set({ supportAccess: 'write' })).toMatchObject(until);
    expect(await set({ supportUntil: today() })).toMatchObject(until);
    expect(await set({ supportAccess: 'write', supportUntil: before })).toMatchObject({
      status: 400,
      body: [{ code: 'DATE_IN_THE_PAST', path: '/body/supportUntil' }],
    });
    expect(await set(write())).toMatchObject({ status: 200 });
    // It stays as it was when other rules change later.
    const stored = write();
    server.clock.pass(2 * day);
    const again = await company.person({ permissions: ['companyAdmin'] });
    expect(await set({ ...stored, sessionIdleMinutes: 30 }, again.client, 2)).toMatchObject({ status: 200 });
    const changes = (await entries()).flatMap(({ details }) => (details as { changes: object[] }).changes);
    expect(changes).toContainEqual({ what: 'Support staff', was: 'Look only', now: 'May change settings until a day' });
    expect(changes).toContainEqual({ what: 'Last day with changes (UTC)', was: null, now: expect.any(String) });
  });
});
