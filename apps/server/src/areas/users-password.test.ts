import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendEmails } from '../services/mail/send-emails.ts';
import { type Browser, newBrowser, testClient } from '../testing/test-client.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/test-smtp-server.ts';

const minute = 60_000;
const first = 'kitchen 42';

describe.each(databases)('passwords on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let office: TestSmtpServer;
  let ana: TestPerson;
  beforeAll(async () => {
    office = await startTestSmtpServer();
    server = await openTestServer({ database, config: { smtpUrl: office.url } });
    company = await makeCompany(server, { locations: ['Elm'] });
  });
  beforeEach(async () => {
    server.clock.pass(61 * minute);
    ana = await company.person({ name: 'Ana', password: first });
  });
  afterAll(async () => {
    await server.close();
    await office.close();
  });

  const deliver = () => sendEmails(server.context, 'https://console.example');
  const login = (password: string, browser: Browser = newBrowser(), email = ana.email) =>
    testClient(server.server, browser).session.login({ body: { email, password } });
  const ask = (emailAddress: string) => server.anonymous.users.sendPasswordReset({ body: { emailAddress } });
  const lettersTo = (email: string) => office.emails.filter(({ to }) => to === email);
  /** The token of the link in the last e-mail to a person who requested one. */
  const askedToken = async (email = ana.email): Promise<string> => {
    const reported = server.errors.length;
    await ask(email);
    await deliver();
    expect(server.errors.slice(reported)).toEqual([]);
    return lettersTo(email).at(-1)?.link?.split('/').at(-1) ?? '';
  };
  const check = (userId: string, inviteToken: string) =>
    server.anonymous.users.isValidInviteToken({ query: { userId, inviteToken } });
  const set = (userId: string, inviteToken: string, newPassword: string) =>
    server.anonymous.users.setPasswordWithToken({ body: { userId, inviteToken, newPassword } });
  const badToken = { status: 400, body: [{ code: 'INVALID_TOKEN' }] };

  it('[CALL.users.sendPasswordReset] [CALL.rule.loginHelpers] sends a link by e-mail, and responds the same for an unknown address', async () => {
    const known = await ask(` ${ana.email.toUpperCase()} `);
    const unknown = await ask('nobody@example.com');
    const gone = await company.person({ status: 'DELETED', password: first });
    expect([known, unknown, await ask(gone.email)]).toEqual(Array(3).fill({ status: 204, body: undefined }));
    const before = office.emails.length;
    expect(await deliver()).toBe(3);
    expect(office.emails.slice(before)).toMatchObject([{ to: ana.email, subject: 'Set a new password' }]);
    expect(lettersTo(ana.email)[0]?.raw).toContain('https://console.example/reset/');
    expect(await server.context.db.selectFrom('outbox').where('topic', '=', 'mail').selectAll().execute()).toEqual([]);
  });

  it('rejects an address that is too short', async () => {
    expect((await ask('a@b.')).status).toBe(400);
  });

  it('stores no token: the database contains nothing that could be used as a link', async () => {
    const token = await askedToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await server.context.db.selectFrom('link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await server.context.db.selectFrom('audit').selectAll().execute())).not.toContain(token);
  });

  it('[CALL.users.isValidInviteToken] returns the person of a valid link, for 60 minutes', async () => {
    const token = await askedToken();
    expect(await check(ana.id, token)).toEqual({
      status: 200,
      body: {
        userDisplayName: 'Ana',
        userEmail: ana.email,
        userCompanyName: 'Test Kitchen',
        passwordPolicy: 'standard',
      },
    });
    const other = await company.person();
    expect([await check(other.id, token), await check(ana.id, 'made-up')]).toEqual([badToken, badToken]);
    server.clock.pass(60 * minute - 1);
    expect((await check(ana.id, token)).status).toBe(200);
    server.clock.pass(1);
    expect(await check(ana.id, token)).toEqual(badToken);
    expect(await set(ana.id, token, 'another 43')).toEqual(badToken);
  });

  it('[CALL.users.setPasswordWithToken] sets the password once, ends every session, and sends an e-mail', async () => {
    const [older, token] = [await askedToken(), await askedToken()];
    expect(await set(ana.id, token, 'short1')).toEqual({ status: 400, body: [{ code: 'PW_TOO_SHORT' }] });
    expect((await set(ana.id, token, 'another 43')).status).toBe(204);
    for (const spent of [token, older]) expect(await set(ana.id, spent, 'a third 44')).toEqual(badToken);
    expect((await ana.client.session.status()).status).toBe(401);
    expect((await login(first)).body).toEqual([{ code: 'INVALID_CREDENTIALS' }]);
    expect((await login('another 43')).status).toBe(200);
    await deliver();
    expect(lettersTo(ana.email).at(-1)?.subject).toBe('Your password was changed');
  });

  it('sets the password once when two use the same link at once', async () => {
    const token = await askedToken();
    const answers = await Promise.all(['one of 44', 'two of 44'].map(password => set(ana.id, token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it('unlocks the account when its owner uses a link from an e-mail', async () => {
    const here: Browser = { ...newBrowser(), address: '198.51.100.7' };
    for (let n = 0; n < 10; n += 1) await login('wrong', here);
    expect((await login(first, here)).body).toEqual([{ code: 'FAILED_LOGIN_LOCK' }]);
    await set(ana.id, await askedToken(), 'another 43');
    expect((await login('another 43', here)).status).toBe(200);
  });

  it('sends at most five e-mails an hour to one address', async () => {
    for (let n = 0; n < 7; n += 1) await askedToken();
    expect(lettersTo(ana.email)).toHaveLength(5);
  });

  it('[RULE.password.07] [CALL.users.isValidNewPassword] rejects the last four passwords, and reveals them to no other person', async () => {
    const anonymous = server.anonymous.users;
    for (const next of ['second 2', 'third 33', 'fourth 4']) await set(ana.id, await askedToken(), next);
    const token = await askedToken();
    const judge = (password: string) =>
      anonymous.isValidNewPassword({ body: { userId: ana.id, password, inviteToken: token } });
    const used = { status: 400, body: [{ code: 'PW_PREVIOUSLY_USED' }] };
    for (const password of [first, 'second 2', 'third 33', 'fourth 4']) expect(await judge(password)).toEqual(used);
    expect(await set(ana.id, token, first)).toEqual(used);
    expect(await judge('fifth 55')).toEqual({ status: 200, body: true });
    expect(await judge('')).toEqual({
      status: 400,
      body: [{ code: 'PW_TOO_SHORT' }, { code: 'PW_MISSING_LETTERS' }, { code: 'PW_MISSING_NUMBERS' }],
    });
    await set(ana.id, token, 'fifth 55');
    // The first one is now the fifth before the current one.
    const later = await askedToken();
    expect(
      await anonymous.isValidNewPassword({ body: { userId: ana.id, password: first, inviteToken: later } }),
    ).toEqual({
      status: 200,
      body: true,
    });
    const stranger = await company.person();
    const own = await server.clientOf(ana.id);
    const asked = { body: { userId: ana.id, password: 'fifth 55' } };
    expect((await anonymous.isValidNewPassword(asked)).status).toBe(200);
    expect((await stranger.client.users.isValidNewPassword(asked)).status).toBe(200);
    expect(await own.users.isValidNewPassword(asked)).toEqual(used);
    const nobody = { body: { userId: 'nobody', password: 'fifth 55' } };
    expect((await anonymous.isValidNewPassword(nobody)).status).toBe(200);
  });

  it('validates at most 30 passwords a minute from one address', async () => {
    const browser: Browser = { ...newBrowser(), address: '192.0.2.44' };
    const judge = () =>
      testClient(server.server, browser).users.isValidNewPassword({ body: { userId: ana.id, password: 'abcdef1' } });
    for (let n = 0; n < 30; n += 1) expect((await judge()).status).toBe(200);
    expect(await judge()).toEqual({ status: 400, body: [{ code: 'RATE_LIMIT_EXCEEDED' }] });
    server.clock.pass(minute);
    expect((await judge()).status).toBe(200);
  });

  it('[CALL.unlisted.users.changePassword] a change requires the current password, keeps this browser signed in under a new session, and ends the others', async () => {
    const browser = await server.browserOf(ana.id);
    const before = browser.cookies.get('commissary');
    const kept = { ...browser, cookies: new Map(browser.cookies) };
    const { users, session } = testClient(server.server, browser);
    const change = (currentPassword: string, newPassword: string) =>
      users.changePassword({ body: { currentPassword, newPassword } });
    expect(await change('wrong', 'another 43')).toEqual({
      status: 400,
      body: [{ code: 'INVALID_CREDENTIALS', path: '/body/currentPassword' }],
    });
    expect(await change(first, first)).toEqual({ status: 400, body: [{ code: 'PW_PREVIOUSLY_USED' }] });
    expect((await change(first, 'another 43')).status).toBe(204);
    expect((await session.status()).status).toBe(200);
    expect(browser.cookies.get('commissary')).not.toBe(before);
    expect((await ana.client.session.status()).status).toBe(401);
    expect((await testClient(server.server, kept).session.status()).status).toBe(401);
    expect((await login('another 43')).status).toBe(200);
  });

  it('a wrong current password counts as a failed sign-in', async () => {
    const browser = await server.browserOf(ana.id);
    const change = () =>
      testClient(server.server, browser).users.changePassword({ body: { currentPassword: 'wrong', newPassword: 'x' } });
    for (let n = 0; n < 9; n += 1) await change();
    expect((await change()).body).toMatchObject([{ code: 'FAILED_LOGIN_LOCK' }]);
    expect((await login(first)).body).toEqual([{ code: 'FAILED_LOGIN_LOCK' }]);
  });

  it('ends all other sessions', async () => {
    const here = testClient(server.server, await server.browserOf(ana.id));
    expect((await here.users.signOutEverywhere()).status).toBe(204);
    expect((await here.session.status()).status).toBe(200);
    expect((await ana.client.session.status()).status).toBe(401);
  });

  it('a company that requires strong passwords enforces them, without rules about characters', async () => {
    const strict = await makeCompany(server, { name: 'Strict' });
    await server.context.db
      .updateTable('company')
      .set({ password_policy: 'strong' })
      .where('id', '=', strict.id)
      .execute();
    const pia = await strict.person({ name: 'Pia', password: first });
    const token = await askedToken(pia.email);
    expect(await check(pia.id, token)).toMatchObject({ body: { passwordPolicy: 'strong' } });
    expect((await pia.client.session.status()).body).toMatchObject({ passwordPolicy: 'strong' });
    expect((await set(pia.id, token, 'fourteen 14 ab')).body).toEqual([{ code: 'PW_TOO_SHORT' }]);
    expect((await set(pia.id, token, 'passwordpassword')).body).toEqual([{ code: 'PW_TOO_COMMON' }]);
    const long = `five wet radishes ${'and one more '.repeat(60)}`;
    expect((await set(pia.id, token, long)).status).toBe(204);
    expect((await login(long.slice(0, -1), newBrowser(), pia.email)).status).toBe(400);
    expect((await login(long, newBrowser(), pia.email)).status).toBe(200);
  });

  it('an e-mail that cannot be delivered is tried again, and sent once', async () => {
    await deliver();
    office.refuse(true);
    await ask(ana.email);
    expect(await deliver()).toBe(1);
    expect(server.errors.at(-1)?.message).toMatch(/could not be sent \(try 1\)/);
    office.refuse(false);
    expect(await deliver()).toBe(0);
    server.clock.pass(minute);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(lettersTo(ana.email)).toHaveLength(1);
  });
});
