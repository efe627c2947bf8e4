import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newBrowser, testClient } from '../testing/test-client.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const minute = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const tablet = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

describe.each(databases)('the sessions of a person on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
  });
  afterAll(() => server.close());

  const password = 'kitchen 42';
  /** Signs in from a device at an address. */
  const signIn = async (email: string, agent: string, address: string) => {
    const browser: Browser = { ...newBrowser({ 'user-agent': agent }), address };
    const client = testClient(server.server, browser);
    expect((await client.session.login({ body: { email, password } })).status).toBe(200);
    return client;
  };
  const entries = () =>
    server.context.db.selectFrom('audit').selectAll().where('action', '=', 'session-ended').orderBy('id').execute();
  const listed = async (client: Awaited<ReturnType<typeof signIn>>) => {
    const answer = await client.session.list();
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    return answer.body;
  };

  it('[CALL.session.list] have a device in words, an address, a beginning and a last use', async () => {
    const { email } = await company.person({ password });
    const began = server.clock.now().getTime();
    const here = await signIn(email, firefox, '198.51.100.7');
    server.clock.pass(5 * minute);
    await signIn(email, tablet, '203.0.113.9');
    const [there, mine, first] = await listed(here);
    const common = { own: true, acting: null };
    expect(there).toMatchObject({ ...common, device: 'Safari on iOS', address: '203.0.113.9', current: false });
    const at = { since: began, lastSeen: began + 5 * minute };
    expect(mine).toMatchObject({
      ...common,
      ...at,
      device: 'Firefox on Linux',
      address: '198.51.100.7',
      current: true,
    });
    expect(first).toMatchObject({ device: null, address: null });
    expect(JSON.stringify([there, mine, first])).not.toContain(email);
  });

  it('[CALL.session.end] end one at a time, and only the own', async () => {
    const { id, email } = await company.person({ password });
    const other = await company.person({ password });
    const here = await signIn(email, firefox, '198.51.100.7');
    const there = await signIn(email, tablet, '203.0.113.9');
    const sessionId = (await listed(here)).find(({ device }) => device === 'Safari on iOS')?.id ?? '';
    expect((await other.client.session.end({ params: { sessionId } })).status).toBe(404);
    expect((await there.session.status()).status).toBe(200);
    expect((await here.session.end({ params: { sessionId } })).status).toBe(204);
    expect((await entries()).at(-1)).toMatchObject({ person_id: id, target: id, details: { session: sessionId } });
    expect((await there.session.status()).status).toBe(401);
    expect((await here.session.status()).status).toBe(200);
    expect((await here.session.end({ params: { sessionId } })).status).toBe(404);
  });

  it('[CALL.users.sessions] [CALL.users.endSession] are shown to, and ended by, who may change the employee', async () => {
    const { id, email } = await company.person({ password, on: 'Elm' });
    const there = await signIn(email, tablet, '203.0.113.9');
    const manager = await company.person({ permissions: ['userAdmin'], on: 'Elm' });
    const elsewhere = await company.person({ permissions: ['userAdmin'], on: 'Oak' });
    expect((await elsewhere.client.users.sessions({ params: { id } })).status).toBe(404);
    const answer = await manager.client.users.sessions({ params: { id } });
    const found = answer.status === 200 ? answer.body.find(({ device }) => device === 'Safari on iOS') : undefined;
    expect(found).toMatchObject({ address: '203.0.113.9', current: false });
    const sessionId = found?.id ?? '';
    expect((await elsewhere.client.users.endSession({ params: { id, sessionId } })).status).toBe(404);
    expect((await there.session.status()).status).toBe(200);
    expect((await manager.client.users.endSession({ params: { id, sessionId } })).status).toBe(204);
    expect((await entries()).at(-1)).toMatchObject({ person_id: manager.id, target: id });
    expect((await there.session.status()).status).toBe(401);
  });

  it('show who acts as the person, which the person can end', async () => {
    const ana = await company.person({ name: 'Ana', permissions: ['userAdmin'] });
    const provider = await makeCompany(server, { provider: true });
    const dana = await provider.person({ name: 'Dana', permissions: ['engineering'], on: 'everywhere' });
    await dana.client.session.actAs({ body: { userId: ana.id, reason: 'A question' } });
    const found = (await listed(ana.client)).find(({ own }) => !own);
    const until = server.clock.now().getTime() + 60 * minute;
    expect(found).toMatchObject({ acting: { by: 'Dana', as: 'Ana', until }, current: false });
    expect((await ana.client.session.end({ params: { sessionId: found?.id ?? '' } })).status).toBe(204);
    expect((await dana.client.session.status()).status).toBe(401);
  });

  it.each(['', '0', 'ZZZZZZZZZZZZ', '0000000000000', '%27%20or%201'])('refuse %s as an id', async sessionId => {
    const { client } = await company.person();
    expect((await client.session.end({ params: { sessionId } })).status).toBeGreaterThanOrEqual(400);
    expect((await client.session.status()).status).toBe(200);
  });
});
