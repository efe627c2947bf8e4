import type { Permission } from '@commissary/domain';
import { issueSampleLink } from '../../services/accounts/sample-link.ts';
import { startSession } from '../../services/accounts/sessions.ts';
import { insertGrants, insertRoles } from '../../store/people/grant.ts';
import { insertPeople } from '../../store/people/person.ts';
import { type Browser, newBrowser, testClient } from '../test-client.ts';
import { makeCompany, type TestCompany } from '../test-company.ts';
import type { TestServer } from '../test-server.ts';
import type { AuthorizationFixture } from './fixture.ts';

export interface TestPrincipal {
  /** The head of its column. */
  readonly name: string;
  readonly about: string;
  readonly browser: Browser;
}

/** Permissions that grant everything, in addition to those that a super user has anyway. */
const everything: readonly Permission[] = [
  'companyAdmin',
  'company-owner',
  'globalRoleGranting',
  'defaultRoleAdmin',
  'engineering',
  'addCompanies',
  'manageAccount',
];

/** Every kind of principal, relative to the location Elm of `own`, in this order. */
export const createPrincipals = async (
  server: TestServer,
  own: AuthorizationFixture,
  other: AuthorizationFixture,
): Promise<readonly TestPrincipal[]> => {
  const { company, credential } = own;
  const provider = await makeCompany(server, { name: 'Provider', provider: true });
  const signedIn = async (on: string, permissions: readonly Permission[], of = company) =>
    server.browserOf((await of.person({ on, permissions })).id);
  const engineer = async () => (await provider.person({ on: 'everywhere', permissions: everything })).id;
  const staff = server.browserOf(await personWithoutGrant(server, provider.id));
  return [
    { name: 'nobody', about: 'a browser that is not signed in', browser: newBrowser() },
    { name: 'ended', about: 'a super user whose session has expired', browser: await endedSession(server, own) },
    {
      name: 'terminal',
      about: 'the terminal of Elm, by its credential',
      browser: newBrowser({ authorization: `Bearer ${credential.clientId}.${credential.secret}` }),
    },
    {
      name: 'sample',
      about: 'a browser that opened the link of the sample company',
      browser: await samplePass(server),
    },
    { name: 'clerk', about: 'a person with a role on Elm without permissions', browser: await signedIn('Elm', []) },
    { name: 'manager', about: 'a super user of Elm', browser: await signedIn('Elm', ['companyAdmin']) },
    { name: 'area', about: 'a super user of the group of Elm', browser: await signedIn('West', ['companyAdmin']) },
    {
      name: 'office',
      about: 'a person with a role on the company without permissions',
      browser: await signedIn('company', []),
    },
    { name: 'admin', about: 'a super user of the company', browser: await signedIn('company', ['companyAdmin']) },
    {
      name: 'stranger',
      about: 'a super user of another company',
      browser: await signedIn('company', ['companyAdmin'], other.company),
    },
    { name: 'staff', about: 'a person of the provider, without a role', browser: await staff },
    {
      name: 'engineer',
      about: 'a person of the provider, with every permission on every company',
      browser: await signedIn('everywhere', everything, provider),
    },
    {
      name: 'acting',
      about: 'that person, acting as a super user of the company, which does not let support write',
      browser: await actingAs(server, await engineer(), await superUser(company)),
    },
    {
      name: 'helping',
      about: 'that person, acting as a super user of another company, which lets support write',
      browser: await helping(server, await engineer(), await superUser(other.company), other.company),
    },
  ];
};

export interface Holder {
  readonly rights: readonly Permission[];
  readonly browser: Browser;
}

/**
 * One person for each set of permissions, granted on the whole company and nothing else; created in three statements.
 */
export const makeHolders = async (
  server: TestServer,
  { company }: AuthorizationFixture,
  sets: readonly (readonly Permission[])[],
): Promise<readonly Holder[]> => {
  const { db, newId, now } = server.context;
  const companyId = company.id;
  const people = sets.map(permissions => ({ rights: permissions, id: newId(), roleId: newId() }));
  const passwordHash = null;
  const createdAt = now();
  await insertPeople(
    db,
    people.map(({ id }) => ({ id, companyId, name: 'Holder', email: `${id}@example.com`, passwordHash, createdAt })),
  );
  await insertRoles(
    db,
    people.map(({ roleId: id, rights: permissions }) => ({ id, companyId, name: `Holder ${id}`, permissions })),
  );
  await insertGrants(
    db,
    people.map(({ id, roleId }) => ({ id: newId(), personId: id, roleId, onType: 'COMPANY', onId: companyId })),
  );
  return Promise.all(
    people.map(async ({ id, rights: permissions }) => ({ rights: permissions, browser: await server.browserOf(id) })),
  );
};

const personWithoutGrant = async ({ context }: TestServer, companyId: string): Promise<string> => {
  const id = context.newId();
  const person = { id, companyId, name: 'Staff', email: `${id}@example.com`, passwordHash: null };
  await insertPeople(context.db, [{ ...person, createdAt: context.now() }]);
  return id;
};

const superUser = async (company: TestCompany): Promise<string> =>
  (await company.person({ permissions: ['companyAdmin'] })).id;

const actingAs = async (server: TestServer, actorId: string, userId: string): Promise<Browser> => {
  const browser = await server.browserOf(actorId);
  const { status } = await testClient(server.server, browser).session.actAs({ body: { userId, reason: 'A question' } });
  if (status !== 200) throw new Error(`Acting was answered ${status}.`);
  return browser;
};

const helping = async (server: TestServer, actorId: string, userId: string, { id }: TestCompany): Promise<Browser> => {
  await server.context.db
    .updateTable('company')
    .set({ support_access: 'write', support_until: '9999-12-31' })
    .where('id', '=', id)
    .execute();
  return actingAs(server, actorId, userId);
};

const endedSession = async (server: TestServer, { company }: AuthorizationFixture): Promise<Browser> => {
  const { context } = server;
  const person = await company.person({ permissions: ['companyAdmin'] });
  const browser = newBrowser();
  browser.cookies.set('commissary', await startSession(context, person.id));
  const long = new Date(context.now().getTime() - 24 * 3_600_000);
  await context.db
    .updateTable('session')
    .set({ created_at: long, last_seen_at: long })
    .where('person_id', '=', person.id)
    .execute();
  return browser;
};

const samplePass = async (server: TestServer): Promise<Browser> => {
  const browser = newBrowser();
  const token = await issueSampleLink(server.context);
  if (token === null) throw new Error('There is no sample company.');
  await testClient(server.server, browser).sample.open({ body: { token } });
  return browser;
};
