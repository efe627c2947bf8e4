import { gzipSync } from 'node:zlib';
import { contract, type Endpoint } from '@commissary/contract';
import type { Permission } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newBrowser, send } from './testing/test-client.ts';
import { makeCompany, type TestCompany } from './testing/test-company.ts';
import { databases } from './testing/test-database.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

type Class = 'public' | 'session' | 'sample' | 'credential' | 'company' | 'base' | 'tenant';

/** Who may make each call, written down a second time: a change of the contract must be meant. */
const matrix: Readonly<Record<string, readonly [Class, ...Permission[]]>> = {
  'system.health': ['public'],
  'system.trackingSettings': ['session'],
  'session.status': ['session'],
  'session.login': ['public'],
  'session.logout': ['public'],
  'session.keepAlive': ['session'],
  'users.sendPasswordReset': ['public'],
  'users.isValidInviteToken': ['public'],
  'users.setPasswordWithToken': ['public'],
  'users.isValidNewPassword': ['public'],
  'users.changePassword': ['session'],
  'users.signOutEverywhere': ['session'],
  'users.list': ['company', 'userAdmin'],
  'users.get': ['session'],
  'users.create': ['company', 'userAdmin'],
  'users.update': ['company', 'userAdmin'],
  'users.remove': ['session'],
  'users.sendInvite': ['session'],
  'users.signOut': ['session'],
  'users.inviteEmails': ['session'],
  'users.inviteLink': ['session'],
  'roles.list': ['company'],
  'sample.open': ['public'],
  'sample.people': ['sample'],
  'sample.signIn': ['sample'],
  'companies.accessible': ['session'],
  'companies.get': ['company'],
  'companies.appVersion': ['company'],
  'tenants.locations': ['company'],
  'tenants.groups': ['company'],
  'tenants.any': ['company'],
  'tenants.location': ['tenant'],
  'tenants.group': ['tenant'],
  'tenants.devices': ['tenant'],
  'tenants.credentials': ['tenant', 'viewApiCreds', 'apiCredAdmin'],
  'tenants.createCredential': ['tenant', 'apiCredAdmin'],
  'tenants.deleteCredential': ['tenant', 'apiCredAdmin'],
  'tenants.syncStatus': ['company'],
  'groups.create': ['base', 'addLocation'],
  'groups.edit': ['company'],
  'groups.remove': ['base', 'addLocation'],
  'groups.preview': ['company'],
  'overrides.previewPromotion': ['tenant'],
  'overrides.promote': ['tenant'],
  'overrides.previewReset': ['company'],
  'overrides.reset': ['company'],
  'settings.base': ['base'],
  'settings.saveBase': ['base'],
  'settings.overrides': ['company'],
  'settings.layered': ['tenant'],
  'settings.saveOverride': ['tenant'],
  'settings.template': ['session'],
  'employment.base': ['base'],
  'employment.saveBase': ['base'],
  'employment.overrides': ['company'],
  'employment.layered': ['tenant'],
  'employment.saveOverride': ['tenant'],
  'employment.template': ['session'],
  'menus.list': ['company'],
  'menus.base': ['base'],
  'menus.saveBase': ['base'],
  'menus.overrides': ['company'],
  'menus.layered': ['tenant'],
  'menus.saveOverride': ['tenant'],
  'history.list': ['company'],
  'history.latest': ['company'],
  'history.timeline': ['company'],
  'history.revision': ['company'],
  'history.live': ['company'],
  'presence.watch': ['company'],
  'presence.here': ['company'],
  'presence.leave': ['company'],
  'published.settings': ['tenant'],
  'published.menu': ['tenant'],
  'published.employment': ['tenant'],
  'syncLocations.running': ['company'],
  'syncLocations.status': ['session'],
  'syncLocations.preview': ['session'],
  'syncLocations.start': ['session'],
  'syncLocations.retryFailed': ['session'],
  'syncLocations.unschedule': ['tenant'],
  'syncEmployment.running': ['company'],
  'syncEmployment.status': ['session'],
  'syncEmployment.preview': ['session'],
  'syncEmployment.start': ['session'],
  'syncEmployment.retryFailed': ['session'],
  'syncEmployment.unschedule': ['tenant'],
  'terminal.checkIn': ['credential'],
  'terminal.manifest': ['credential'],
  'terminal.part': ['credential'],
};

const list = { overrideId: 'x', overrideVer: 0, groupOverrideVer: null, baseVer: 0, changes: [] };
const paths = ['/tableSettings'];
const promotion = { kind: 'settings', paths, to: 'GROUP' };
const resetting = { kind: 'settings', paths, places: [{ tenantId: 'x', ver: 0 }] };
const employee = {
  name: 'x',
  email: 'x@example.com',
  roles: [{ roleId: 'x', grantObject: { type: 'LOCATION', id: 'x' } }],
};
/** Bodies of the right shape: what was sent is checked before who may send it there. */
const bodies: Readonly<Record<string, unknown>> = {
  'sample.signIn': { personId: 'x' },
  'users.create': { ...employee, invite: false },
  'users.update': { ...employee, id: 'x', status: 'ACTIVE' },
  'tenants.createCredential': { name: 'Till' },
  'groups.create': { type: 'GROUP', name: 'North', locationIds: [] },
  'groups.edit': { type: 'GROUP', id: 'x' },
  'groups.preview': { moves: [] },
  'overrides.previewPromotion': promotion,
  'overrides.promote': { ...promotion, versions: { own: 0, group: 0, base: 0 } },
  'overrides.previewReset': resetting,
  'overrides.reset': resetting,
  'settings.saveBase': { id: 'x', ver: 0, settingsBlob: {} },
  'settings.saveOverride': list,
  'employment.saveBase': { id: 'x', ver: 0, locationBlob: {} },
  'employment.saveOverride': list,
  'menus.saveBase': { id: 'x', ver: 0, menuBlob: '{}' },
  'menus.saveOverride': list,
  'presence.here': { tenantId: 'x', sections: [] },
  'terminal.checkIn': { deviceId: 'd', softwareVersion: '1', runs: [] },
};

/** The history of the base alone is asked for at company level. */
const queries: Readonly<Record<string, string>> = {
  'history.list': '?tenantId=:locationId&path=',
  'history.latest': '?tenantId=:locationId',
  'history.timeline': '?tenantId=:locationId',
  'history.live': '?tenantId=:locationId',
  'history.revision': '?tenantId=:locationId',
  'presence.watch': '?tenantId=:locationId',
};

const calls = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
);
const of = (...classes: Class[]) => calls.filter(({ name }) => classes.includes(matrix[name]?.[0] ?? 'public'));

it('names every call', () => {
  expect(calls.map(call => call.name).sort()).toEqual(Object.keys(matrix).sort());
});

describe.each(databases)('authorisation on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let foreign: TestCompany;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'], Spare: [] } });
    foreign = await makeCompany(server, { groups: { Far: ['Sea'] } });
  });
  afterAll(() => server.close());

  const visitor = async (on: string, permissions: readonly Permission[] = [], of = company) =>
    server.browserOf((await of.person({ on, permissions })).id);
  const nobody = newBrowser();

  const ask = async (browser: Browser, { name, endpoint }: (typeof calls)[number], place: Place) => {
    const gzip = endpoint.encoding === 'gzip';
    const text = JSON.stringify(bodies[name] ?? {});
    const answer = await send(server.server, browser, {
      method: endpoint.method,
      url: (endpoint.path + (queries[name] ?? '')).replace(
        /:([A-Za-z]+)/g,
        (_, key: string) => place.values[key] ?? 'unknown',
      ),
      headers: { 'x-commissary': '1', 'content-type': gzip ? 'application/octet-stream' : 'application/json' },
      ...(endpoint.body === undefined ? {} : { body: gzip ? gzipSync(text) : text }),
    });
    return answer.status;
  };

  interface Place {
    readonly values: Readonly<Record<string, string>>;
  }
  const placeIn = (of: TestCompany, location: string, group: string, endpoint: Endpoint): Place => {
    const companyLevel = endpoint.access.kind === 'company' || endpoint.access.kind === 'base';
    const values = { companyId: of.id, locationId: of.place(location), groupId: of.place(group), kind: 'settings' };
    return { values: { ...values, id: companyLevel ? of.id : of.place(location), hash: 'a'.repeat(64) } };
  };
  /** A call that removes a group may have one that nothing else here looks at. */
  const ours = (endpoint: Endpoint) =>
    placeIn(company, 'Elm', endpoint.path.endsWith('/delete') ? 'Spare' : 'West', endpoint);
  const theirs = (endpoint: Endpoint) => placeIn(foreign, 'Sea', 'Far', endpoint);
  const nowhere: Place = { values: { kind: 'settings', hash: 'a'.repeat(64) } };
  /** Of a call on a group, its own; of all others, Elm. */
  const placeName = (endpoint: Endpoint) => (endpoint.path.includes(':groupId') ? 'West' : 'Elm');

  it.each(of('session', 'company', 'base', 'tenant', 'sample', 'credential'))(
    '$name answers 401 to nobody, to an ended session, and to the wrong kind of visitor',
    async call => {
      const ended = await visitor('company', ['companyAdmin']);
      await server.context.db.deleteFrom('session').execute();
      const wrong = newBrowser({ authorization: 'Bearer commissary.secret' });
      const person = await visitor('company', ['companyAdmin']);
      const strangers = [nobody, ended, wrong, ...(of('sample', 'credential').includes(call) ? [person] : [])];
      for (const browser of strangers) expect(await ask(browser, call, ours(call.endpoint))).toBe(401);
    },
  );

  it.each(of('company', 'base', 'tenant'))('$name tells nothing about other companies', async call => {
    const owner = await visitor('company', ['companyAdmin']);
    expect(await ask(owner, call, theirs(call.endpoint))).toBe(404);
    expect(await ask(owner, call, nowhere)).toBe(404);
  });

  it.each(of('company'))(
    '$name is open to a location manager of the company, where it asks for a right with that right',
    async call => {
      const needed = matrix[call.name]?.slice(1) as Permission[];
      for (const rights of needed.length === 0 ? [[]] : needed.map(one => [one]))
        expect([401, 403]).not.toContain(await ask(await visitor('Elm', rights), call, ours(call.endpoint)));
      if (needed.length > 0)
        expect(await ask(await visitor('Elm', ['dashboard']), call, ours(call.endpoint))).toBe(403);
    },
  );

  it.each(of('base'))('$name is closed to whoever holds no company-wide grant, whatever they hold', async call => {
    for (const on of ['Elm', 'West'])
      expect(await ask(await visitor(on, ['companyAdmin']), call, ours(call.endpoint))).toBe(403);
    expect(await ask(await visitor('company', ['companyAdmin']), call, ours(call.endpoint))).not.toBe(403);
  });

  it.each(of('tenant'))('$name is open only to whoever reaches the place', async call => {
    const needed = matrix[call.name]?.slice(1) as Permission[];
    const place = ours(call.endpoint);
    const isGroup = placeName(call.endpoint) === 'West';
    expect(await ask(await visitor('Oak', ['companyAdmin']), call, place)).toBe(403);
    if (isGroup) expect(await ask(await visitor('Elm', ['companyAdmin']), call, place)).toBe(403);
    for (const on of ['West', 'company', 'everywhere', ...(isGroup ? [] : ['Elm'])])
      expect(await ask(await visitor(on, ['companyAdmin']), call, place)).not.toBe(403);
    if (needed.length === 0) return;
    expect(await ask(await visitor('Elm', ['dashboard']), call, place)).toBe(403);
    for (const permission of needed) expect(await ask(await visitor('Elm', [permission]), call, place)).not.toBe(403);
  });
});
