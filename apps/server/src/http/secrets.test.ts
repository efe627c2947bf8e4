import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRows } from '../testing/all-rows.ts';
import { allAnswers } from '../testing/authorization/all-answers.ts';
import { createAuthorizationFixture } from '../testing/authorization/fixture.ts';
import { targetsOf } from '../testing/authorization/targets.ts';
import { plantSecrets } from '../testing/secret-leak-fixtures.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(bothDatabases)('a secret that was written on %s', database => {
  let server: TestServer;
  let secrets: readonly string[];
  let answers: readonly string[];
  beforeAll(async () => {
    server = await openTestServer({ database });
    const world = await createAuthorizationFixture(server, 'canary-world');
    const { company } = world;
    const boss = await company.person({ on: 'everywhere', permissions: ['companyAdmin', 'engineering'] });
    const looker = await company.person({ on: 'everywhere', permissions: ['companyAdmin', 'engineering'] });
    secrets = await plantSecrets({ server, company, boss });
    const [target] = targetsOf(world, world);
    if (target === undefined) throw new Error('There is no target.');
    // Whatever else a call creates, the planted secrets must not be returned.
    answers = await allAnswers(server, looker, target);
  });
  afterAll(() => server.close());

  /** Returns the secrets that a text contains, in any encoding that a dump may use. */
  const foundIn = (text: string): string[] =>
    secrets.filter(secret =>
      [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64').replace(/=+$/, '')].some(
        one => text.includes(one),
      ),
    );

  it('is found by this test where it is present, so that the other tests are valid', () => {
    expect(secrets.length).toBeGreaterThan(database === 'pglite' ? 14 : 12);
    expect(secrets.every(secret => secret.length >= 5)).toBe(true);
    const [first = ''] = secrets;
    expect(foundIn(`a dump: \\x${Buffer.from(first).toString('hex')}`)).toEqual([first]);
    expect(answers.filter(answer => answer.includes('canary-world')).length).toBeGreaterThan(20);
  });

  it('is in no response of any call', () => {
    expect(answers.filter(answer => foundIn(answer).length > 0)).toEqual([]);
  });

  it('is in no row of the database', async () => {
    const rows = await allRows(server.context.db);
    expect(rows.some(row => row.startsWith('part ') && row.includes('canary-world'))).toBe(true);
    expect(rows.filter(row => foundIn(row).length > 0)).toEqual([]);
  });

  it('is in no line of the log, not even when every call that sends it fails', async () => {
    await server.context.db.destroy();
    const [token = '', password = ''] = [
      secrets.find(one => one.length > 30),
      secrets.find(one => one.startsWith('canary')),
    ];
    const address = 'somebody@example.com';
    await server.anonymous.session.login({ body: { email: address, password } }).catch(() => undefined);
    await server.anonymous.users
      .isValidInviteToken({ query: { userId: 'x', inviteToken: token } })
      .catch(() => undefined);
    await server.anonymous.users
      .setPasswordWithToken({ body: { userId: 'x', inviteToken: token, newPassword: password } })
      .catch(() => undefined);
    expect(server.errors.length).toBeGreaterThanOrEqual(3);
    const lines = server.errors.map(({ error, ...event }) =>
      JSON.stringify({ ...event, error: error instanceof Error ? `${error.stack} ${JSON.stringify(error)}` : error }),
    );
    expect(lines.filter(line => foundIn(line).length > 0)).toEqual([]);
  });
});
