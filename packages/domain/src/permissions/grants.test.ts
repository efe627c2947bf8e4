import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enabledFeatures } from './features.ts';
import {
  accessibleTenants,
  can,
  canEnter,
  type Grant,
  type GrantHolder,
  hasCompanyRole,
  hasCompanyWideGrant,
  indexGrants,
  permissionsAt,
  type TenantRow,
  tenantReach,
  tenantScopeOf,
} from './grants.ts';
import { isPermission, permissions } from './permissions.ts';

const tenants: readonly TenantRow[] = [
  { id: 'north', companyId: 'acme', type: 'GROUP' },
  { id: 'south', companyId: 'acme', type: 'GROUP' },
  { id: 'elm', companyId: 'acme', type: 'LOCATION', groupId: 'north' },
  { id: 'oak', companyId: 'acme', type: 'LOCATION', groupId: 'north' },
  { id: 'bay', companyId: 'acme', type: 'LOCATION', groupId: null },
  { id: 'far', companyId: 'other', type: 'LOCATION' },
];

const grant = (type: Grant['on']['type'], id: string, ...names: string[]): Grant => ({
  permissions: names,
  on: { type, id },
});
const person = (...grants: Grant[]): GrantHolder => ({ grants });
const base = { companyId: 'acme' };
const at = (id: string) =>
  tenantScopeOf(tenants.find(tenant => tenant.id === id) ?? { id, companyId: 'acme', type: 'LOCATION' });

/** The tenants at which a `manageMenus` of this grant applies, over the bases of both companies and every tenant. */
const reach = (...grants: Grant[]): string[] => [
  ...['acme', 'other'].filter(companyId => can(person(...grants), 'manageMenus', { companyId })),
  ...tenants.map(({ id }) => id).filter(id => can(person(...grants), 'manageMenus', at(id))),
];

describe('what a grant covers', () => {
  it('a global grant covers every company', () => {
    expect(reach(grant('GLOBAL', '', 'manageMenus'))).toEqual([
      'acme',
      'other',
      'north',
      'south',
      'elm',
      'oak',
      'bay',
      'far',
    ]);
  });
  it('a grant on a company covers its base, groups and locations', () => {
    expect(reach(grant('COMPANY', 'acme', 'manageMenus'))).toEqual(['acme', 'north', 'south', 'elm', 'oak', 'bay']);
  });
  it('a grant on a group covers the override of that group and its locations, never the base', () => {
    expect(reach(grant('GROUP', 'north', 'manageMenus'))).toEqual(['north', 'elm', 'oak']);
  });
  it('a grant on a location covers that override only', () => {
    expect(reach(grant('LOCATION', 'elm', 'manageMenus'))).toEqual(['elm']);
  });
  it('a grant on a location does not apply to a group or company of the same id', () => {
    expect(can(person(grant('LOCATION', 'x', 'payroll')), 'payroll', { companyId: 'x', groupId: 'x' })).toBe(false);
  });
  it('a grant contains only the requested permission', () => {
    expect(can(person(grant('COMPANY', 'acme', 'payroll')), 'manageMenus', base)).toBe(false);
  });
});

describe('a super user', () => {
  const boss = person(grant('COMPANY', 'acme', 'companyAdmin'));
  const kept = ['globalRoleGranting', 'defaultRoleAdmin', 'engineering', 'addCompanies'] as const;

  it('has the permissions of the console inside the company, but not those above it', () => {
    for (const name of [
      'dashboard',
      'manageMenus',
      'overrideMenus',
      'editCompanies',
      'apiCredAdmin',
      'viewWageData',
      'viewEmployeePasswords',
    ] as const) {
      expect(can(boss, name, base)).toBe(true);
      expect(can(boss, name, at('elm'))).toBe(true);
      expect(can(boss, name, at('far'))).toBe(false);
    }
    for (const name of kept) expect(can(boss, name, base)).toBe(false);
  });
  it('has the other permissions only by name', () => {
    expect(can(person(grant('COMPANY', 'acme', 'companyAdmin', 'addCompanies')), 'addCompanies', base)).toBe(true);
  });
  it('of one location is limited to it', () => {
    const manager = person(grant('LOCATION', 'elm', 'companyAdmin'));
    expect(can(manager, 'editLocation', at('elm'))).toBe(true);
    expect(can(manager, 'editLocation', at('oak'))).toBe(false);
    expect(can(manager, 'editLocation', base)).toBe(false);
  });
  it('is no owner because of that, but an owner is a super user', () => {
    expect(can(boss, 'company-owner', base)).toBe(false);
    expect(can(person(grant('COMPANY', 'acme', 'company-owner')), 'companyAdmin', base)).toBe(true);
  });
});

const heldByName = ({ grants }: GrantHolder, name: string): boolean =>
  grants.some(({ permissions: names }) => names.includes(name));

describe('access to tenants', () => {
  it('[PERM.rule.locationOptions] a person can access the tenants that a grant covers and no others', () => {
    const ids = (...grants: Grant[]) => accessibleTenants(person(...grants), tenants).map(({ id }) => id);
    expect(ids(grant('GROUP', 'north'), grant('LOCATION', 'bay'))).toEqual(['north', 'elm', 'oak', 'bay']);
    expect(ids(grant('COMPANY', 'other'))).toEqual(['far']);
    expect(ids()).toEqual([]);
  });
  it('names what the grants cover, or those of them with a permission', () => {
    const holder = person(
      grant('GROUP', 'north', 'payroll'),
      grant('LOCATION', 'bay', 'userAdmin'),
      grant('COMPANY', 'other'),
    );
    expect(tenantReach(holder, 'acme')).toEqual({ groupIds: ['north'], locationIds: ['bay'] });
    expect(tenantReach(holder, 'acme', 'userAdmin')).toEqual({ groupIds: [], locationIds: ['bay'] });
    expect(tenantReach(holder, 'other')).toBe('all');
    expect(tenantReach(holder, 'other', 'userAdmin')).toEqual({ groupIds: [], locationIds: ['bay'] });
    expect(tenantReach(person(grant('GLOBAL', '', 'companyAdmin')), 'acme', 'userAdmin')).toBe('all');
  });
  it('[PERM.rule.companyRole] [RULE.roles.09] company staff are internal people and holders of a global grant', () => {
    expect(hasCompanyRole({ grants: [], internal: true })).toBe(true);
    expect(hasCompanyRole(person(grant('GLOBAL', '')))).toBe(true);
    expect(hasCompanyRole(person(grant('COMPANY', 'acme', 'companyAdmin')))).toBe(false);
  });
  it('only a grant on the company or a global one opens company level', () => {
    expect(hasCompanyWideGrant(person(grant('COMPANY', 'acme')), 'acme')).toBe(true);
    expect(hasCompanyWideGrant(person(grant('GLOBAL', '')), 'acme')).toBe(true);
    expect(hasCompanyWideGrant(person(grant('GROUP', 'north')), 'acme')).toBe(false);
  });
  it('a grant on any tenant inside opens the company', () => {
    expect(canEnter(person(grant('LOCATION', 'elm')), 'acme', tenants)).toBe(true);
    expect(canEnter(person(grant('LOCATION', 'far')), 'acme', tenants)).toBe(false);
    expect(canEnter(person(grant('GROUP', 'elm')), 'acme', tenants)).toBe(false);
  });
});

describe('kinds of users', () => {
  const scopes = ['acme', 'other', ...tenants.map(({ id }) => id)];
  const kinds: readonly { kind: string; who: GrantHolder; staff: boolean; reaches: readonly string[] }[] = [
    {
      kind: 'provider staff',
      who: { grants: [grant('GLOBAL', '', 'manageMenus')], internal: true },
      staff: true,
      reaches: scopes,
    },
    { kind: 'company staff', who: person(grant('GLOBAL', '', 'manageMenus')), staff: true, reaches: scopes },
    {
      kind: 'an administrator',
      who: person(grant('COMPANY', 'acme', 'companyAdmin')),
      staff: false,
      reaches: ['acme', 'north', 'south', 'elm', 'oak', 'bay'],
    },
    {
      kind: 'a location manager',
      who: person(grant('LOCATION', 'elm', 'manageMenus')),
      staff: false,
      reaches: ['elm'],
    },
  ];

  it.each(kinds)('[PERM.userKind.*] $kind works at $reaches.length tenants', ({ who, staff, reaches }) => {
    expect(reach(...who.grants)).toEqual(reaches);
    expect(hasCompanyRole(who)).toBe(staff);
    const facts = { companyId: 'acme', tenants, internalCompany: false, providerCompany: who.internal === true };
    expect(enabledFeatures(who, facts).includes('providerCompany')).toBe(who.internal === true);
    expect(enabledFeatures(who, facts).includes('userAdmin')).toBe(heldByName(who, 'companyAdmin'));
  });
});

describe('features', () => {
  const facts = { companyId: 'acme', tenants, internalCompany: false, providerCompany: false };
  const table: Readonly<Record<string, string>> = {
    dashboard: 'dashboard',
    editCompanies: 'editCompanies',
    manageMenus: 'manageMenus',
    userAdmin: 'userAdmin',
    userRolesAdmin: 'userRolesAdmin',
    defaultRoleAdmin: 'defaultRoleAdmin',
    accessConfigurationOptions: 'accessConfigurationOptions',
    manageOnline: 'MODIFY_ONLINE_ORDERING_CONFIGURATION',
    limitedManageOnline: 'LIMITED_MANAGE_ONLINE',
    locationSettings: 'locationSettings',
    configureCreditCards: 'configureCreditCards',
    configureHardware: 'configureHardware',
    engineeringUser: 'engineering',
    tolLicense: 'TOL',
    overrideMenus: 'overrideMenus',
  };

  it('[PERM.feature.*] each feature follows from its permission held anywhere in the company', () => {
    for (const [feature, permission] of Object.entries(table)) {
      expect(enabledFeatures(person(grant('LOCATION', 'elm', permission)), facts)).toEqual([feature]);
      expect(enabledFeatures(person(grant('LOCATION', 'far', permission)), facts)).toEqual([]);
    }
    expect(enabledFeatures(person(), { ...facts, internalCompany: true })).toEqual(['internalCompany']);
    expect(enabledFeatures(person(), { ...facts, providerCompany: true })).toEqual(['providerCompany']);
  });
});

describe('laws of grants', () => {
  const anyGrant: fc.Arbitrary<Grant> = fc.record({
    permissions: fc.array(fc.constantFrom(...permissions.map(({ name }) => name), 'retired'), { maxLength: 4 }),
    on: fc.record({
      type: fc.constantFrom('GLOBAL' as const, 'COMPANY' as const, 'GROUP' as const, 'LOCATION' as const),
      id: fc.constantFrom('acme', 'other', ...tenants.map(({ id }) => id)),
    }),
  });
  const anyScope = fc.constantFrom(base, { companyId: 'other' }, ...tenants.map(tenantScopeOf));

  it('the set of permissions at a tenant agrees with checking one by one', () => {
    fc.assert(
      fc.property(fc.array(anyGrant, { maxLength: 4 }), anyScope, (grants, scope) => {
        const held = permissionsAt(person(...grants), scope);
        return permissions.every(({ name }) => held.has(name) === can(person(...grants), name, scope));
      }),
    );
  });

  it('one more grant never removes a permission, and a permission of the company applies at every tenant inside', () => {
    fc.assert(
      fc.property(fc.array(anyGrant, { maxLength: 3 }), anyGrant, anyScope, (grants, more, scope) => {
        const before = permissionsAt(person(...grants), scope);
        const after = permissionsAt(person(...grants, more), scope);
        const wide = permissionsAt(person(...grants), { companyId: scope.companyId });
        return (
          [...before].every(name => after.has(name)) && [...wide].every(name => before.has(name) && isPermission(name))
        );
      }),
    );
  });
});

describe('the grants of somebody with many', () => {
  const anywhere = fc.array(
    fc.record({
      permissions: fc.subarray(['manageMenus', 'userAdmin', 'companyAdmin']),
      on: fc.record({
        type: fc.constantFrom<Grant['on']['type'][]>('GLOBAL', 'COMPANY', 'GROUP', 'LOCATION'),
        id: fc.constantFrom('acme', 'other', ...tenants.map(({ id }) => id)),
      }),
    }),
    { minLength: 9, maxLength: 20 },
  );
  const scopes = [base, { companyId: 'other' }, ...tenants.map(tenantScopeOf)];

  it('say the same in an index by place', () => {
    fc.assert(
      fc.property(anywhere, grants => {
        const [one, other] = [person(...grants), { grants: indexGrants(grants) }];
        for (const scope of scopes) {
          expect(permissionsAt(other, scope)).toEqual(permissionsAt(one, scope));
          for (const name of ['manageMenus', 'userAdmin'] as const)
            expect(can(other, name, scope)).toBe(can(one, name, scope));
        }
        expect(accessibleTenants(other, tenants)).toEqual(accessibleTenants(one, tenants));
      }),
    );
  });

  it('are not looked through for each question', () => {
    let reads = 0;
    const grants = Array.from({ length: 1_000 }, (_, n) => ({
      permissions: ['manageMenus'],
      get on() {
        reads += 1;
        return { type: 'LOCATION' as const, id: `location ${n}` };
      },
    }));
    const holder = { grants: indexGrants(grants) };
    const indexing = reads;
    for (let n = 0; n < 2_000; n++)
      expect(can(holder, 'manageMenus', { companyId: 'acme', locationId: `location ${n}` })).toBe(n < 1_000);
    expect(reads).toBe(indexing);
  });
});
