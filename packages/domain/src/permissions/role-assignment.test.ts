import { describe, expect, it } from 'vitest';
import type { Grant, GrantHolder, TenantRow } from './grants.ts';
import {
  canAssignRole,
  canGrantPermission,
  canSeeEmployee,
  everywhere as everyPlace,
  grantableDiscount,
  isRoleInReach,
  managementRefusal,
  permissionGrantRefusal,
  restrictedPermissions,
  roleGrantRefusal,
} from './role-assignment.ts';

const tenants: readonly TenantRow[] = [
  { id: 'north', companyId: 'acme', type: 'GROUP' },
  { id: 'elm', companyId: 'acme', type: 'LOCATION', groupId: 'north' },
  { id: 'bay', companyId: 'acme', type: 'LOCATION', groupId: null },
];
const onElm: Grant['on'] = { type: 'LOCATION', id: 'elm' };
const onNorth: Grant['on'] = { type: 'GROUP', id: 'north' };
const onAcme: Grant['on'] = { type: 'COMPANY', id: 'acme' };
const everywhere: Grant['on'] = { type: 'GLOBAL', id: '' };
const holder = (on: Grant['on'], ...permissions: string[]): GrantHolder => ({ grants: [{ permissions, on }] });
const gives = (who: GrantHolder, permissions: readonly string[], on: Grant['on']) =>
  canAssignRole(who, { permissions, on }, 'acme', tenants);

describe('granting roles', () => {
  it('requires the permission to manage employees at the tenant', () => {
    const scopes = [onElm, onNorth, onAcme, { type: 'LOCATION', id: 'bay' } as const, everywhere];
    const reach = (who: GrantHolder) => scopes.map(on => gives(who, ['voidTicket'], on));
    expect(reach(holder(onElm, 'userAdmin'))).toEqual([true, false, false, false, false]);
    expect(reach(holder(onNorth, 'userAdmin'))).toEqual([true, true, false, false, false]);
    expect(reach(holder(onAcme, 'userAdmin'))).toEqual([true, true, true, true, false]);
    expect(reach(holder(everywhere, 'userAdmin'))).toEqual([true, true, true, true, false]);
    expect(reach(holder(onAcme, 'manageMenus'))).toEqual([false, false, false, false, false]);
  });
  it('a global role requires the permission to grant such roles, held globally', () => {
    expect(gives(holder(everywhere, 'userAdmin', 'globalRoleGranting'), [], everywhere)).toBe(true);
    expect(gives(holder(onAcme, 'userAdmin', 'globalRoleGranting'), [], everywhere)).toBe(false);
  });
  it('a permission that opens everything is granted only by its holders at the tenant', () => {
    for (const flag of ['companyAdmin', 'company-owner', 'engineering', 'addCompanies', 'globalRoleGranting']) {
      expect(gives(holder(onAcme, 'userAdmin'), [flag], onElm)).toBe(false);
      expect(gives(holder(onAcme, 'userAdmin', flag), [flag], onElm)).toBe(true);
    }
    expect(gives(holder(onAcme, 'companyAdmin'), ['company-owner'], onAcme)).toBe(false);
  });
  it('rejects a role of another company, and a tenant that does not exist', () => {
    const who = holder(onAcme, 'userAdmin');
    expect(gives(who, [], { type: 'COMPANY', id: 'other' })).toBe(false);
    expect(gives(who, [], { type: 'LOCATION', id: 'north' })).toBe(false);
    expect(gives(who, [], { type: 'LOCATION', id: 'gone' })).toBe(false);
  });
});

describe('restricted permissions', () => {
  const lead = holder(onAcme, 'userAdmin', 'manageMenus');
  const why = (
    who: GrantHolder,
    role: { permissions: readonly string[]; maxDiscountPct?: number; openToHiring?: boolean },
    { on = onElm, toThemselves = false }: { on?: Grant['on']; toThemselves?: boolean } = {},
  ) => roleGrantRefusal(who, { ...role, on }, { companyId: 'acme', tenants, toThemselves });

  it('are granted only by their holders at the tenant', () => {
    for (const permission of restrictedPermissions) {
      const refusal = permission === 'manageMenus' ? null : expect.stringMatching(/^(restricted|opens-everything)$/);
      expect(why(lead, { permissions: [permission] })).toEqual(refusal);
      expect(why(holder(onElm, 'userAdmin', permission), { permissions: [permission] })).toBeNull();
      expect(why(holder(onAcme, 'userAdmin'), { permissions: [permission] }, { on: onNorth })).not.toBeNull();
    }
    const split: GrantHolder = {
      grants: [
        { permissions: ['userAdmin'], on: onAcme },
        { permissions: ['apiCredAdmin'], on: onElm },
      ],
    };
    expect(why(split, { permissions: ['apiCredAdmin'] })).toBeNull();
    expect(why(split, { permissions: ['apiCredAdmin'] }, { on: onNorth })).toBe('restricted');
  });
  it('are publishing, wages, credentials, licenses and cards, and those that open everything', () => {
    expect(restrictedPermissions).toEqual(
      expect.arrayContaining(['accessConfigurationOptions', 'manageMenus', 'viewWageData', 'configureCreditCards']),
    );
    for (const right of ['voidTicket', 'openDrawer', 'dashboard', 'payroll'])
      expect(why(holder(onAcme, 'userAdmin'), { permissions: [right] })).toBeNull();
  });
  it('a discount above the own one counts as restricted', () => {
    expect(why(lead, { permissions: [], maxDiscountPct: 10 })).toBe('discount');
    const ten: GrantHolder = { grants: [{ permissions: ['userAdmin'], on: onAcme, maxDiscountPct: 10 }] };
    expect(why(ten, { permissions: [], maxDiscountPct: 10 })).toBeNull();
    expect(why(ten, { permissions: [], maxDiscountPct: 11 })).toBe('discount');
  });
  it('in a role that an owner opened to hiring are granted by users who manage employees, except those that open everything', () => {
    const open = { permissions: ['apiCredAdmin'], maxDiscountPct: 25, openToHiring: true };
    expect(why(lead, open)).toBeNull();
    expect(why(holder(onAcme, 'dashboard'), open)).toBe('not-managed');
    expect(why(lead, { ...open, permissions: ['companyAdmin'] })).toBe('opens-everything');
  });
  it('rejects granting to oneself, also for an owner', () => {
    const owner = holder(onAcme, 'companyAdmin', 'company-owner');
    for (const role of [{ permissions: ['viewWageData'] }, { permissions: ['manageMenus'], openToHiring: true }])
      for (const who of [lead, owner]) expect(why(who, role, { toThemselves: true })).toBe('themselves');
    expect(why(lead, { permissions: ['voidTicket'] }, { toThemselves: true })).toBeNull();
  });
});

describe('granting a permission', () => {
  const lead = holder(onAcme, 'userAdmin');
  const open = { permissions: ['apiCredAdmin', 'dashboard'], openToHiring: true };
  const why = (roles: readonly (typeof open)[], toThemselves = false) =>
    permissionGrantRefusal(lead, 'apiCredAdmin', onElm, roles, { companyId: 'acme', tenants, toThemselves });

  it('is allowed in a role that is open to hiring, where the user may not grant the permission alone', () => {
    expect(why([])).toBe('restricted');
    expect(why([{ ...open, openToHiring: false }])).toBe('restricted');
    expect(why([{ ...open, permissions: ['dashboard'] }])).toBe('restricted');
    expect(why([open])).toBeNull();
  });
  it('is rejected where the open role also opens everything, and to oneself', () => {
    expect(why([{ ...open, permissions: ['apiCredAdmin', 'companyAdmin'] }])).toBe('restricted');
    expect(why([open], true)).toBe('themselves');
  });
  it('needs no role for a permission that is not restricted', () => {
    expect(permissionGrantRefusal(lead, 'voidTicket', onElm, [], { companyId: 'acme', tenants })).toBeNull();
  });
});

describe('managing employees', () => {
  const clerk = { permissions: ['dashboard'], on: onElm };
  const owner = { permissions: ['companyAdmin', 'company-owner'], on: onAcme };

  it('allows changes of a person only to users who could grant everything that the person holds', () => {
    const manager = holder(onElm, 'userAdmin');
    const lead = holder(onAcme, 'userAdmin');
    expect(managementRefusal(manager, [clerk], 'acme', tenants)).toBeNull();
    expect(managementRefusal(manager, [clerk, { ...clerk, on: onNorth }], 'acme', tenants)).not.toBeNull();
    expect(managementRefusal(lead, [clerk, owner], 'acme', tenants)).not.toBeNull();
    expect(managementRefusal(manager, [], 'acme', tenants)).not.toBeNull();
    expect(managementRefusal(lead, [], 'acme', tenants)).toBeNull();
  });
  it('returns whether the tenant or a permission of the person is the reason', () => {
    const why = (who: GrantHolder, ...roles: (typeof clerk)[]) => managementRefusal(who, roles, 'acme', tenants);
    expect(why(holder(onAcme, 'userAdmin'), clerk, owner)).toBe('holds-more');
    expect(why(holder(onElm, 'userAdmin'), clerk, { ...clerk, on: onNorth })).toBe('holds-more');
    expect(why(holder(onAcme, 'dashboard'), clerk, owner)).toBe('not-managed');
    expect(why(holder(onElm, 'userAdmin'))).toBe('not-managed');
    expect(why(holder(onElm, 'userAdmin'), clerk)).toBeNull();
  });
  it("shows people with a role at one of the user's own tenants", () => {
    const manager = holder(onElm, 'userAdmin');
    expect(canSeeEmployee(manager, [{ ...clerk, on: onNorth }, clerk], 'acme', tenants)).toBe(true);
    for (const on of [onNorth, onAcme, everywhere])
      expect(canSeeEmployee(manager, [{ ...clerk, on }], 'acme', tenants)).toBe(false);
    expect(canSeeEmployee(holder(onAcme, 'userAdmin'), [{ ...clerk, on: everywhere }], 'acme', tenants)).toBe(true);
  });
});

describe('changing the permissions of a role', () => {
  const company = { companyId: 'acme' };

  it('requires the permission itself, held where the role applies', () => {
    expect(canGrantPermission(holder(onAcme, 'manageMenus'), 'manageMenus', company)).toBe(true);
    expect(canGrantPermission(holder(onAcme, 'userRolesAdmin', 'userAdmin'), 'manageMenus', company)).toBe(false);
    expect(canGrantPermission(holder(onElm, 'manageMenus'), 'manageMenus', company)).toBe(false);
    expect(canGrantPermission(holder(onAcme, 'manageMenus'), 'manageMenus', everyPlace)).toBe(false);
    expect(canGrantPermission(holder(everywhere, 'manageMenus'), 'manageMenus', everyPlace)).toBe(true);
  });
  it('a super user may grant permissions that only terminals check, and none that open more than the company', () => {
    const boss = holder(onAcme, 'companyAdmin');
    for (const right of ['voidTicket', 'openDrawer', 'manageMenus'] as const)
      expect(canGrantPermission(boss, right, company)).toBe(true);
    for (const right of ['engineering', 'addCompanies', 'company-owner'] as const)
      expect(canGrantPermission(boss, right, company)).toBe(false);
    expect(canGrantPermission(holder(onAcme, 'userRolesAdmin'), 'voidTicket', company)).toBe(false);
  });
  it('a role with a permission that opens everything may be changed only by holders of that permission', () => {
    expect(isRoleInReach(['dashboard', 'payroll'], new Set())).toBe(true);
    expect(isRoleInReach(['dashboard', 'companyAdmin'], new Set(['dashboard']))).toBe(false);
    expect(isRoleInReach(['dashboard', 'companyAdmin'], new Set(['companyAdmin']))).toBe(true);
  });
  it("allows a discount up to the user's own", () => {
    const manager: GrantHolder = { grants: [{ permissions: [], on: onAcme, maxDiscountPct: 25 }] };
    expect(grantableDiscount(manager, company)).toBe(25);
    expect(grantableDiscount(manager, everyPlace)).toBe(0);
    expect(grantableDiscount(holder(onAcme, 'companyAdmin'), company)).toBe(100);
    expect(grantableDiscount(holder(onAcme, 'userRolesAdmin'), company)).toBe(0);
  });
});
