import { readFileSync } from 'node:fs';
import { contract, type Endpoint } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimedMembers, withFalseClaim } from '../testing/authorization/claimed-members.ts';
import { createAuthorizationFixture, type FixtureIds } from '../testing/authorization/fixture.ts';
import { type ProbeRequest, requests } from '../testing/authorization/requests.ts';
import { openRollbackDatabase } from '../testing/authorization/rollback-database.ts';
import { targetsOf, targetUrl } from '../testing/authorization/targets.ts';
import { rowDigests } from '../testing/row-digests.ts';
import { type Browser, encode, send } from '../testing/test-client.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

interface Lie {
  /** Changes the true value into one that differs from the stored value. */
  readonly lie: (honest: unknown) => unknown;
  /** The error that the call returns. Absent: the call ignores the claim and has the same result without it. */
  readonly refused?: { readonly status: number; readonly code: string };
  /** The request to send, where the request of the authorization tests lacks the member. */
  readonly sends?: (at: FixtureIds) => ProbeRequest;
}

const next = (honest: unknown) => Number(honest) + 1;
const conflict = (code: string) => ({ lie: next, refused: { status: 409, code } });
const edit = conflict('CONFLICTING EDIT');
/** The same of several people: the answer names them. */
const changed = conflict('CHANGED_SINCE');
const role = conflict('ROLE_CHANGED');
/**
 * A change list applies on top of the layers above as they are then, and permissions are checked against the stored
 * layers.
 */
const unasked = { lie: next };
const document = (call: string) => ({
  [`${call}.saveBase /body/ver`]: edit,
  [`${call}.saveOverride /body/overrideVer`]: edit,
  [`${call}.saveOverride /body/groupOverrideVer`]: unasked,
  [`${call}.saveOverride /body/baseVer`]: unasked,
});

/** The false value for each claim. A claim that is added but not listed here fails the test. */
const lies: Readonly<Record<string, Lie>> = {
  'users.changePassword /body/currentPassword': {
    lie: honest => `${honest}?`,
    refused: { status: 400, code: 'INVALID_CREDENTIALS' },
  },
  'users.update /body/ver': edit,
  'users.previewSeveral /body/people/0/ver': changed,
  'users.changeSeveral /body/people/0/ver': changed,
  'images.edit /body/ver': edit,
  'companies.update /body/ver': edit,
  'companies.setSecurity /body/ver': edit,
  'news.save /body/ver': {
    ...edit,
    sends: at => ({ body: { companyId: at.companyId, articles: '[]', ver: 0 } }),
  },
  'roles.savePermissions /body/*/ver': role,
  'roles.savePermissions /body/*/currentMaxDiscountPct': role,
  'roles.preview /body/*/ver': role,
  'roles.preview /body/*/currentMaxDiscountPct': role,
  'roles.edit /body/ver': role,
  'roles.openToHiring /body/ver': role,
  'roles.remove /body/ver': role,
  'tenants.edit /body/ver': {
    ...edit,
    sends: at => ({ body: { type: 'LOCATION', id: at.locationId, ver: 1, name: 'Elm Street' } }),
  },
  'tenants.edit /body/join/0/from': {
    lie: () => null,
    refused: { status: 409, code: 'CONFLICTING EDIT' },
    sends: at => ({
      body: { type: 'GROUP', id: at.groupId, join: [{ locationId: at.locationId, from: at.groupId }] },
    }),
  },
  'menus.convert /body/ver': edit,
  'menus.convert /body/locationVer': edit,
  'menus.takeTemplate /body/ver': edit,
  'menus.takeTemplate /body/from': edit,
  'tenants.editSeveral /body/edits/0/ver': edit,
  'overrides.promote /body/versions': {
    lie: honest => ({ ...Object(honest), own: 2 }),
    refused: { status: 409, code: 'CONFLICTING EDIT' },
  },
  'overrides.previewSet /body/places/0/ver': edit,
  'overrides.set /body/places/0/ver': edit,
  'overrides.undo /body/places/0/ver': edit,
  'syncLocations.onlyThis /body/places/0/ver': edit,
  'syncEmployment.onlyThis /body/places/0/ver': edit,
  'syncLocations.otherValues /body/places/0/ver': edit,
  'syncEmployment.otherValues /body/places/0/ver': edit,
  ...document('settings'),
  ...document('employment'),
  ...document('menus'),
  // The specification requires these codes for a company's menu.
  'menus.saveBase /body/ver': { lie: next, refused: { status: 400, code: 'CONFLICTING EDIT' } },
  'menus.saveOverride /query/overrideVer': {
    lie: next,
    refused: { status: 400, code: 'not-the-same' },
    sends: at => ({ ...requests['menus.saveOverride']?.(at), query: { overrideVer: '0' } }),
  },
};

/** What a preview says that it showed, of several rows: true only right after it, and so proved beside it. */
const ofPreviews: Readonly<Record<string, string>> = {
  'images.replace /body/seen': '../areas/image-library.test.ts',
  'pushNotifications.send /body/seen': '../areas/push-notifications.test.ts',
  'syncLocations.start /body/seen': 'publishing/seen-versions.test.ts',
  'syncEmployment.start /body/seen': 'publishing/seen-versions.test.ts',
  'syncLocations.rollback /body/seen': 'reverting/rollback.test.ts',
  'syncEmployment.rollback /body/seen': 'reverting/rollback.test.ts',
};

const endpointOf = (name: string): Endpoint => {
  const found = Object.entries(contract).flatMap(([area, endpoints]) =>
    Object.entries<Endpoint>(endpoints).flatMap(([call, endpoint]) => (`${area}.${call}` === name ? [endpoint] : [])),
  );
  if (found[0] === undefined) throw new Error(`There is no call ${name}.`);
  return found[0];
};

describe('claims about stored values in requests', () => {
  it('are all listed here', () => {
    expect(claimedMembers.length).toBeGreaterThan(20);
    expect([...claimedMembers].sort()).toEqual([...Object.keys(lies), ...Object.keys(ofPreviews)].sort());
    for (const test of new Set(Object.values(ofPreviews))) {
      const text = readFileSync(new URL(`../services/${test}`, import.meta.url), 'utf8');
      expect([test, /\bseen\b/.test(text) && /status: 409/.test(text)]).toEqual([test, true]);
    }
  });
});

describe('a false claim about a stored value', () => {
  const password = 'kitchen 42';
  let server: TestServer;
  let undoing: <T>(work: () => Promise<T>) => Promise<T>;
  let admin: Browser;
  let clerk: Browser;
  let target: ReturnType<typeof targetsOf>[number] | undefined;

  beforeAll(async () => {
    // What a valid call writes is rolled back before the next one.
    const opened = await openRollbackDatabase();
    server = await openTestServer({ database: 'pglite', open: async () => opened.database });
    undoing = opened.undoing;
    const [own, other] = [
      await createAuthorizationFixture(server, 'ours'),
      await createAuthorizationFixture(server, 'theirs', false),
    ];
    admin = await server.browserOf(
      (await own.company.person({ permissions: ['companyAdmin', 'company-owner'], password })).id,
    );
    clerk = await server.browserOf((await own.company.person({ permissions: [] })).id);
    [target] = targetsOf(own, other);
  });
  afterAll(() => server.close());

  const ask = (claim: string, by: Browser, lying: boolean) => {
    if (target === undefined) throw new Error('There is no target.');
    const [name = '', path = ''] = claim.split(' ');
    const { lie, sends = requests[name] } = lies[claim] ?? {};
    const endpoint = endpointOf(name);
    const [, part = '', ...members] = path.split('/');
    const honest = { query: {}, ...sends?.(target.ids) };
    const sent = (lying ? withFalseClaim(honest, [part, ...members], lie) : honest) as ProbeRequest;
    const { headers, ...body } = encode(endpoint, sent.body);
    const browser = { ...by, cookies: new Map(by.cookies) };
    const url = targetUrl(endpoint, target, sent);
    return send(server.server, browser, {
      method: endpoint.method,
      url,
      headers: { 'x-commissary': '1', ...headers },
      ...body,
    });
  };

  const refused = Object.entries(lies).filter(([, { refused }]) => refused !== undefined);
  it.each(refused)('%s is rejected, and changes nothing', async (claim, { refused: expected }) => {
    const before = await rowDigests(server.context.db);
    const answer = await ask(claim, admin, true);
    expect(answer).toMatchObject({ status: expected?.status, body: [{ code: expected?.code }] });
    expect(await rowDigests(server.context.db)).toEqual(before);
  });

  const idle = Object.entries(lies).filter(([, { refused }]) => refused === undefined);
  it.each(idle)('%s grants nothing', async claim => {
    const before = await rowDigests(server.context.db);
    expect(await ask(claim, clerk, true)).toMatchObject({ status: 403 });
    const after = await rowDigests(server.context.db);
    expect(new Map([...after, ['audit', before.get('audit')]])).toEqual(before);
  });

  // Otherwise the rejection could have another cause than the false claim.
  it.each(Object.keys(lies))('%s is accepted when it is true', claim =>
    undoing(async () => {
      expect((await ask(claim, admin, false)).status).toBeLessThan(300);
    }),
  );
});
