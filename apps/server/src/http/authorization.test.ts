import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthorizationFixture, createAuthorizationFixture } from '../testing/authorization/fixture.ts';
import {
  isGood,
  isRefused,
  type ProbedAnswer,
  probePermissions,
  withoutRequest,
} from '../testing/authorization/probe-permissions.ts';
import { openRollbackDatabase } from '../testing/authorization/rollback-database.ts';
import { authorizationTable } from '../testing/authorization/table.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** These visitors must have no access to another company, whatever the table contains. */
const insiders = ['nobody', 'ended', 'terminal', 'sample', 'clerk', 'manager', 'area', 'office', 'admin', 'acting'];
const elsewhere = ['foreign', 'unknown', 'smuggled', 'astray', 'with foreign', 'with unknown'];
/** Calls that need a value which no visitor here has: a password, the token of a link, the id of a secret. */
const guesses = [
  // Only a company that is closed can be opened again.
  'companies.restore',
  'sample.open',
  // The id of an own session.
  'session.end',
  'session.login',
  'setup.check',
  'setup.create',
  // Only a publish that waits, beside which none could start.
  'syncEmployment.reschedule',
  // Only what the preview said just before.
  'syncEmployment.rollback',
  'syncLocations.reschedule',
  'syncLocations.rollback',
  // A signature that only a check-in tells.
  'terminal.content',
  'terminal.license',
  // Only a credential of before there were lists of devices.
  'terminal.logOn',
  'terminal.secret',
  'users.changePassword',
  'users.isValidInviteToken',
  'users.setPasswordWithToken',
];

/**
 * Calls whose query narrows the results in the own company by tenant: for a tenant of another company the result is
 * empty, as for an unknown tenant.
 */
const narrowed = ({ request, text }: Answer): boolean => request === 'audit.list at' && text.includes('"entries":[]');

interface Answer extends ProbedAnswer {
  readonly request: string;
  readonly visitor: string;
  readonly target: string;
}

describe('authorization', () => {
  let server: TestServer;
  let own: AuthorizationFixture;
  let other: AuthorizationFixture;
  let seen: Awaited<ReturnType<typeof probePermissions>>;
  beforeAll(async () => {
    const { database, undoing } = await openRollbackDatabase();
    server = await openTestServer({
      database: 'pglite',
      open: async () => database,
      config: {
        onlineServiceUrl: 'https://online.example',
        appBuilderUrl: 'https://build.example',
        schedulingUrl: 'https://schedule.example',
        pushServiceUrl: 'https://push.example',
        analyticsUrl: 'https://bi.example',
        analyticsSecret: 'a secret of thirty-two characters',
      },
      // Accepts every call and confirms it.
      outgoing: {
        call: async ({ answer }) => {
          const list = answer.safeParse([]);
          return list.success ? list.data : answer.parse({ cutover: false, status: 'RUNNING', devices: 1 });
        },
      },
    });
    own = await createAuthorizationFixture(server, 'ours-7f3a');
    other = await createAuthorizationFixture(server, 'theirs-9c1e', false);
    seen = await probePermissions({ server, undoing }, own, other);
  });
  afterAll(() => server.close());

  const answers = (): Answer[] =>
    seen.observed.flatMap(({ request, answers: found }) =>
      [...found].flatMap(([visitor, byTarget]) =>
        [...byTarget].map(([target, answer]) => ({ request, visitor, target, ...answer })),
      ),
    );
  const publicCalls = () =>
    seen.observed.filter(({ endpoint }) => endpoint.access.kind === 'public').map(({ request }) => request);
  const nameOf = ({ request, visitor, target, status }: Answer) => `${request} ${visitor} ${target} ${status}`;

  it('has a request in testing/authorization/requests.ts for every call with a body', () => {
    expect(withoutRequest).toEqual([]);
  });

  it('is observed for every call: at least one visitor is allowed to make it as it is requested here', () => {
    const done = new Set(answers().flatMap(answer => (isGood(answer) ? [answer.request] : [])));
    const never = seen.observed.map(({ request }) => request).filter(one => !done.has(one) && !guesses.includes(one));
    expect(never).toEqual([]);
  });

  it('is as docs/authorization.txt has it; the head of that file explains what to do when it differs', async () => {
    await expect(authorizationTable(seen)).toMatchFileSnapshot('../../../../docs/authorization.txt');
  });

  it('causes no server error', () => {
    expect(answers().filter(({ status }) => status >= 500)).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  it('is checked after authentication: a visitor without a session or with an ended session gets 401', () => {
    const heard = answers().filter(
      ({ request, visitor }) => ['nobody', 'ended'].includes(visitor) && !publicCalls().includes(request),
    );
    expect(heard.length).toBeGreaterThan(100);
    expect(heard.filter(({ status }) => status !== 401).map(nameOf)).toEqual([]);
  });

  it('prevents any access to another company, whichever way its ids are sent', () => {
    const tries = answers().filter(
      ({ request, visitor, target }) =>
        insiders.includes(visitor) && elsewhere.includes(target) && !publicCalls().includes(request),
    );
    expect(tries.length).toBeGreaterThan(1000);
    expect(tries.filter(answer => isGood(answer) && !narrowed(answer)).map(nameOf)).toEqual([]);
  });

  it('returns the same for foreign ids as for unknown ids', () => {
    const by = new Map(answers().map(one => [`${one.request} ${one.visitor} ${one.target}`, one]));
    const reported = [...by.values()].filter(({ request, visitor, target, status, text }) => {
      if (target !== 'foreign' || !insiders.includes(visitor)) return false;
      const unknown = by.get(`${request} ${visitor} unknown`);
      return unknown !== undefined && (unknown.status !== status || unknown.text.length !== text.length);
    });
    expect(reported.map(nameOf)).toEqual([]);
  });

  it('lets nobody who acts as another person do what that person may not, nor change anything unasked', () => {
    const good = new Set(answers().flatMap(one => (isGood(one) ? [nameOf(one)] : [])));
    const done = answers().filter(
      one => one.visitor === 'acting' && isGood(one) && one.request !== 'session.stopActing',
    );
    expect(done.length).toBeGreaterThan(50);
    expect(done.map(one => nameOf({ ...one, visitor: 'admin' })).filter(name => !good.has(name))).toEqual([]);
    const rules = new Map(seen.observed.map(({ request, endpoint }) => [request, endpoint]));
    const ruleOf = ({ request }: Answer) => rules.get(request);
    expect(done.filter(one => ruleOf(one)?.acting === 'refused').map(nameOf)).toEqual([]);
    const writes = done.filter(one => ruleOf(one)?.method !== 'GET' && ruleOf(one)?.access.kind !== 'public');
    expect(writes.filter(one => ruleOf(one)?.acting !== 'allowed').map(nameOf)).toEqual([]);
  });

  it('lets somebody who acts in a company that lets support write do so there, and sees nothing of any other', () => {
    const heard = answers().filter(({ visitor }) => visitor === 'helping');
    const written = heard.filter(one => isGood(one) && one.request.includes('.save'));
    expect(new Set(written.map(({ target }) => target))).toEqual(new Set(['foreign']));
    expect(heard.filter(({ text }) => text.includes('ours-7f3a')).map(nameOf)).toEqual([]);
  });

  it('rejects a whole list when one tenant in it would be rejected alone', () => {
    const by = new Map(answers().map(one => [`${one.request} ${one.visitor} ${one.target}`, one]));
    const mixed = answers().filter(({ target }) => target.startsWith('with '));
    expect(mixed.length).toBeGreaterThan(100);
    const slipped = mixed.filter(answer => {
      const { request, visitor, target } = answer;
      const parts = ['own', target.replace('with ', '')].map(one => by.get(`${request} ${visitor} ${one}`));
      return isGood(answer) && parts.some(isRefused);
    });
    expect(slipped.map(nameOf)).toEqual([]);
  });

  it('returns no byte of another company, although names and member ids are the same in both', () => {
    const heard = answers().filter(({ visitor }) => insiders.includes(visitor));
    const theirs = ['theirs-9c1e', other.elm.menuId, other.elm.personId, other.pine.personId, other.elm.credentialId];
    expect(heard.filter(({ text }) => text.includes('ours-7f3a')).length).toBeGreaterThan(100);
    expect(heard.filter(({ text }) => theirs.some(one => text.includes(one))).map(nameOf)).toEqual([]);
  });

  it('returns nothing that was entered at another location to users of one location', () => {
    const heard = answers().filter(({ visitor }) => ['clerk', 'manager', 'area'].includes(visitor));
    const siblings = ['Pine ours', 'East group ours', own.pine.locationId, own.pine.personId, own.pine.credentialId];
    expect(heard.filter(({ text }) => siblings.some(one => text.includes(one))).map(nameOf)).toEqual([]);
  });
});
