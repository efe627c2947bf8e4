import { companyAuthorizations, type Permission } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompanyPlan, makeCompany, type PersonPlan } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const features: readonly (readonly [feature: string, permission: Permission])[] = [
  ['dashboard', 'dashboard'],
  ['editCompanies', 'editCompanies'],
  ['manageMenus', 'manageMenus'],
  ['overrideMenus', 'overrideMenus'],
  ['userAdmin', 'userAdmin'],
  ['userRolesAdmin', 'userRolesAdmin'],
  ['defaultRoleAdmin', 'defaultRoleAdmin'],
  ['accessConfigurationOptions', 'accessConfigurationOptions'],
  ['manageOnline', 'MODIFY_ONLINE_ORDERING_CONFIGURATION'],
  ['limitedManageOnline', 'LIMITED_MANAGE_ONLINE'],
  ['locationSettings', 'locationSettings'],
  ['configureCreditCards', 'configureCreditCards'],
  ['configureHardware', 'configureHardware'],
  ['engineeringUser', 'engineering'],
  ['tolLicense', 'TOL'],
];

describe.each(databases)('what the server tells a user about themselves on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const userOf = async (person: PersonPlan, plan: CompanyPlan = {}) => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Pier'], ...plan });
    const { client } = await company.person(person);
    const answer = await client.session.status({ query: {} });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    return answer.body;
  };

  it.each(features)(
    '[PERM.feature.*] the feature %s comes from %s, held anywhere in the company',
    async (feature, permission) => {
      expect((await userOf({ permissions: [permission] })).enabledFeatures).toEqual([feature]);
      expect((await userOf({ permissions: [permission], on: 'Elm' })).enabledFeatures).toEqual([feature]);
    },
  );

  it.each<[kind: string, person: PersonPlan, plan: CompanyPlan, internal: boolean, wide: boolean, reach: number]>([
    ['provider staff', { permissions: ['dashboard'], on: 'everywhere' }, { provider: true }, true, true, 4],
    ['company staff', { permissions: ['dashboard'], on: 'everywhere' }, {}, false, true, 4],
    ['an administrator', { permissions: ['dashboard'] }, {}, false, true, 4],
    ['a location manager', { permissions: ['dashboard'], on: 'Elm' }, {}, false, false, 1],
  ])('[PERM.userKind.*] %s', async (_, person, plan, internal, wide, reach) => {
    const { enabledFeatures, companyWide, accessibleTenants } = await userOf(person, plan);
    expect(enabledFeatures).toEqual(['dashboard', ...(internal ? ['providerCompany'] : [])]);
    expect([companyWide, accessibleTenants.length]).toEqual([wide, reach]);
  });

  it.each([
    ['Online', 'online'],
    ['Delivery', 'delivery'],
    ['TableService', 'tableService'],
  ] as const)(
    '[PERM.authorisation.*] %s comes from a license for %s, which the server returns with the location',
    async (name, product) => {
      const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
      const { db } = server.context;
      await db
        .updateTable('tenant')
        .set({ products: JSON.stringify([product]) })
        .where('id', '=', company.tenantId('Oak'))
        .execute();
      const { client } = await company.person({ permissions: ['dashboard'] });
      const answer = await client.session.status({ query: {} });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      const none = { Online: false, Delivery: false, TableService: false };
      expect(companyAuthorizations(answer.body.accessibleTenants)).toEqual({ ...none, [name]: true });
    },
  );
});
