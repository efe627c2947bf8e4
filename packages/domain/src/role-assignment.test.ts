import { describe, expect, it } from 'vitest';
import type { Grant, GrantHolder, TenantRow } from './grants.ts';
import {
  canAssignRole,
  canGrantPermission,
  canManageUser,
  canSeeEmployee,
  everywhere as everyPlace,
  grantableDiscount,
  isRoleInReach,
  restrictedRights,
  whyNotAdministered,
  whyNotGiven,
  whyRightNotGiven,
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

describe('giving roles', () => {
  it('reaches as far as the right to manage employees', () => {
    const scopes = [onElm, onNorth, onAcme, { type: 'LOCATION', id: 'bay' } as const, everywhere];
    const reach = (who: GrantHolder) => scopes.map(on => gives(who, ['voidTicket'], on));
    expect(reach(holder(onElm, 'userAdmin'))).toEqual([true, false, false, false, false]);
    expect(reach(holder(onNorth, 'userAdmin'))).toEqual([true, true, false, false, false]);
    expect(reach(holder(onAcme, 'userAdmin'))).toEqual([true, true, true, true, false]);
    expect(reach(holder(everywhere, 'userAdmin'))).toEqual([true, true, true, true, false]);
    expect(reach(holder(onAcme, 'manageMenus'))).toEqual([false, false, false, false, false]);
  });
  it('a role on everything needs the right to grant such roles, held on everything', () => {
    expect(gives(holder(everywhere, 'userAdmin', 'globalRoleGranting'), [], everywhere)).toBe(true);
    expect(gives(holder(onAcme, 'userAdmin', 'globalRoleGranting'), [], everywhere)).toBe(false);
  });
  it('what opens everything is passed on only by who holds it there', () => {
    for (const flag of ['companyAdmin', 'company-owner', 'engineering', 'addCompanies', 'globalRoleGranting']) {
      expect(gives(holder(onAcme, 'userAdmin'), [flag], onElm)).toBe(false);
      expect(gives(holder(onAcme, 'userAdmin', flag), [flag], onElm)).toBe(true);
    }
    expect(gives(holder(onAcme, 'companyAdmin'), ['company-owner'], onAcme)).toBe(false);
  });
  it('no role of another company, and none at a place that does not exist', () => {
    const who = holder(onAcme, 'userAdmin');
    expect(gives(who, [], { type: 'COMPANY', id: 'other' })).toBe(false);
    expect(gives(who, [], { type: 'LOCATION', id: 'north' })).toBe(false);
    expect(gives(who, [], { type: 'LOCATION', id: 'gone' })).toBe(false);
  });
});

describe('restricted rights', () => {
  const lead = holder(onAcme, 'userAdmin', 'manageMenus');
  const why = (
    who: GrantHolder,
    role: { permissions: readonly string[]; maxDiscountPct?: number; openToHiring?: boolean },
    { on = onElm, toThemselves = false }: { on?: Grant['on']; toThemselves?: boolean } = {},
  ) => whyNotGiven(who, { ...role, on }, { companyId: 'acme', tenants, toThemselves });

  it('are given only by who holds them there', () => {
    for (const right of restrictedRights) {
      const refusal = right === 'manageMenus' ? null : expect.stringMatching(/^(restricted|opens-everything)$/);
      expect(why(lead, { permissions: [right] })).toEqual(refusal);
      expect(why(holder(onElm, 'userAdmin', right), { permissions: [right] })).toBeNull();
      expect(why(holder(onAcme, 'userAdmin'), { permissions: [right] }, { on: onNorth })).not.toBeNull();
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
  it('are publishing, wages, credentials, licenses and cards, beside what opens everything', () => {
    expect(restrictedRights).toEqual(
      expect.arrayContaining(['accessConfigurationOptions', 'manageMenus', 'viewWageData', 'configureCreditCards']),
    );
    for (const right of ['voidTicket', 'openDrawer', 'dashboard', 'payroll'])
      expect(why(holder(onAcme, 'userAdmin'), { permissions: [right] })).toBeNull();
  });
  it('a discount above the own one counts as one', () => {
    expect(why(lead, { permissions: [], maxDiscountPct: 10 })).toBe('discount');
    const ten: GrantHolder = { grants: [{ permissions: ['userAdmin'], on: onAcme, maxDiscountPct: 10 }] };
    expect(why(ten, { permissions: [], maxDiscountPct: 10 })).toBeNull();
    expect(why(ten, { permissions: [], maxDiscountPct: 11 })).toBe('discount');
  });
  it('in a role that an owner opened to hiring are given by who manages employees, not what opens everything', () => {
    const open = { permissions: ['apiCredAdmin'], maxDiscountPct: 25, openToHiring: true };
    expect(why(lead, open)).toBeNull();
    expect(why(holder(onAcme, 'dashboard'), open)).toBe('not-managed');
    expect(why(lead, { ...open, permissions: ['companyAdmin'] })).toBe('opens-everything');
  });
  it('nobody gives to themselves, not even an owner', () => {
    const owner = holder(onAcme, 'companyAdmin', 'company-owner');
    for (const role of [{ permissions: ['viewWageData'] }, { permissions: ['manageMenus'], openToHiring: true }])
      for (const who of [lead, owner]) expect(why(who, role, { toThemselves: true })).toBe('themselves');
    expect(why(lead, { permissions: ['voidTicket'] }, { toThemselves: true })).toBeNull();
  });
});

describe('giving a right', () => {
  const lead = holder(onAcme, 'userAdmin');
  const open = { permissions: ['apiCredAdmin', 'dashboard'], openToHiring: true };
  const why = (roles: readonly (typeof open)[], toThemselves = false) =>
    whyRightNotGiven(lead, 'apiCredAdmin', onElm, roles, { companyId: 'acme', tenants, toThemselves });

  it('takes a role that is open to hiring, where the right alone is not theirs to give', () => {
    expect(why([])).toBe('restricted');
    expect(why([{ ...open, openToHiring: false }])).toBe('restricted');
    expect(why([{ ...open, permissions: ['dashboard'] }])).toBe('restricted');
    expect(why([open])).toBeNull();
  });
  it('is refused where the open role gives more than the mark covers, and to themselves', () => {
    expect(why([{ ...open, permissions: ['apiCredAdmin', 'companyAdmin'] }])).toBe('restricted');
    expect(why([open], true)).toBe('themselves');
  });
  it('needs no role for what is not restricted', () => {
    expect(whyRightNotGiven(lead, 'voidTicket', onElm, [], { companyId: 'acme', tenants })).toBeNull();
  });
});

describe('managing employees', () => {
  const clerk = { permissions: ['dashboard'], on: onElm };
  const owner = { permissions: ['companyAdmin', 'company-owner'], on: onAcme };

  it('changes somebody only who could give all that they hold', () => {
    const manager = holder(onElm, 'userAdmin');
    const lead = holder(onAcme, 'userAdmin');
    expect(canManageUser(manager, [clerk], 'acme', tenants)).toBe(true);
    expect(canManageUser(manager, [clerk, { ...clerk, on: onNorth }], 'acme', tenants)).toBe(false);
    expect(canManageUser(lead, [clerk, owner], 'acme', tenants)).toBe(false);
    expect(canManageUser(manager, [], 'acme', tenants)).toBe(false);
    expect(canManageUser(lead, [], 'acme', tenants)).toBe(true);
  });
  it('says whether the place or what somebody holds stands in the way', () => {
    const why = (who: GrantHolder, ...roles: (typeof clerk)[]) => whyNotAdministered(who, roles, 'acme', tenants);
    expect(why(holder(onAcme, 'userAdmin'), clerk, owner)).toBe('holds-more');
    expect(why(holder(onElm, 'userAdmin'), clerk, { ...clerk, on: onNorth })).toBe('holds-more');
    expect(why(holder(onAcme, 'dashboard'), clerk, owner)).toBe('not-managed');
    expect(why(holder(onElm, 'userAdmin'))).toBe('not-managed');
    expect(why(holder(onElm, 'userAdmin'), clerk)).toBeNull();
  });
  it('sees who has a role at one of the own places', () => {
    const manager = holder(onElm, 'userAdmin');
    expect(canSeeEmployee(manager, [{ ...clerk, on: onNorth }, clerk], 'acme', tenants)).toBe(true);
    for (const on of [onNorth, onAcme, everywhere])
      expect(canSeeEmployee(manager, [{ ...clerk, on }], 'acme', tenants)).toBe(false);
    expect(canSeeEmployee(holder(onAcme, 'userAdmin'), [{ ...clerk, on: everywhere }], 'acme', tenants)).toBe(true);
  });
});

describe('changing what a role gives', () => {
  const company = { companyId: 'acme' };

  it('takes the right itself, held where the role counts', () => {
    expect(canGrantPermission(holder(onAcme, 'manageMenus'), 'manageMenus', company)).toBe(true);
    expect(canGrantPermission(holder(onAcme, 'userRolesAdmin', 'userAdmin'), 'manageMenus', company)).toBe(false);
    expect(canGrantPermission(holder(onElm, 'manageMenus'), 'manageMenus', company)).toBe(false);
    expect(canGrantPermission(holder(onAcme, 'manageMenus'), 'manageMenus', everyPlace)).toBe(false);
    expect(canGrantPermission(holder(everywhere, 'manageMenus'), 'manageMenus', everyPlace)).toBe(true);
  });
  it('a super user gives what tills alone ask about, and nothing that opens more than the company', () => {
    const boss = holder(onAcme, 'companyAdmin');
    for (const right of ['voidTicket', 'openDrawer', 'manageMenus'] as const)
      expect(canGrantPermission(boss, right, company)).toBe(true);
    for (const right of ['engineering', 'addCompanies', 'company-owner'] as const)
      expect(canGrantPermission(boss, right, company)).toBe(false);
    expect(canGrantPermission(holder(onAcme, 'userRolesAdmin'), 'voidTicket', company)).toBe(false);
  });
  it('a role with a right that opens everything belongs to who holds that right', () => {
    expect(isRoleInReach(['dashboard', 'payroll'], new Set())).toBe(true);
    expect(isRoleInReach(['dashboard', 'companyAdmin'], new Set(['dashboard']))).toBe(false);
    expect(isRoleInReach(['dashboard', 'companyAdmin'], new Set(['companyAdmin']))).toBe(true);
  });
  it('a discount is passed on up to the own one', () => {
    const manager: GrantHolder = { grants: [{ permissions: [], on: onAcme, maxDiscountPct: 25 }] };
    expect(grantableDiscount(manager, company)).toBe(25);
    expect(grantableDiscount(manager, everyPlace)).toBe(0);
    expect(grantableDiscount(holder(onAcme, 'companyAdmin'), company)).toBe(100);
    expect(grantableDiscount(holder(onAcme, 'userRolesAdmin'), company)).toBe(0);
  });
});
