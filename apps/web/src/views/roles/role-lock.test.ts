import type { Role } from '@commissary/contract';
import { permissionFlags } from '@commissary/domain';
import { expect, it } from 'vitest';
import { discountOf, isImplied, isWideningLocked, lockOf, type RoleScope } from './role-lock.ts';

it('a super user has the console permissions, ticked or not; the permissions of terminals, and the super-user permission itself, can still be ticked', () => {
  const superUser = { grantedPermissions: ['companyAdmin'] };
  expect(['manageMenus', 'userAdmin', 'payroll'].map(name => isImplied(superUser, name))).toEqual([true, true, true]);
  expect(['companyAdmin', 'voidTicket', 'engineering'].map(name => isImplied(superUser, name))).toEqual([
    false,
    false,
    false,
  ]);
  expect(permissionFlags.filter(name => isImplied({ grantedPermissions: ['manageMenus'] }, name))).toEqual([]);
});

const role = (grantedPermissions: string[], openToHiring: boolean, maxDiscountPct = 10): Role => ({
  id: 'lead',
  name: 'Shift lead',
  grantedPermissions,
  maxDiscountPct,
  openToHiring,
  ver: 0,
  isDefault: false,
});
const reach = (maxDiscountPct: number, ...permissions: string[]): RoleScope => ({
  mayEdit: true,
  permissions: new Set(permissions),
  maxDiscountPct,
  isDefault: false,
});

it('only an owner adds a restricted permission to a role that is open to hiring; removing one, and every other permission, stays allowed', () => {
  const lead = reach(50, 'viewWageData', 'manageMenus', 'dashboard');
  const open = role(['manageMenus'], true);
  expect(['viewWageData', 'manageMenus', 'dashboard', 'payroll'].map(name => lockOf(open, name, lead))).toEqual([
    'open-to-hiring',
    null,
    null,
    'out-of-reach',
  ]);
  expect(lockOf(role(['manageMenus'], false), 'viewWageData', lead)).toBeNull();
  expect(lockOf(open, 'viewWageData', reach(50, 'viewWageData', 'company-owner'))).toBeNull();
  expect(isWideningLocked(open, lead)).toBe(true);
});

it('its discount can be lowered by everybody who may edit it, and raised only by an owner', () => {
  expect(discountOf(role([], true), reach(50))).toEqual({ limit: 10, lock: 'open-to-hiring' });
  expect(discountOf(role([], true, 0), reach(50))).toEqual({ limit: 0, lock: 'open-to-hiring' });
  expect(discountOf(role([], true), reach(100, 'company-owner'))).toEqual({ limit: 100, lock: null });
  expect(discountOf(role([], false), reach(50))).toEqual({ limit: 50, lock: null });
  expect(discountOf(role([], false, 60), reach(50))).toEqual({ limit: 0, lock: 'out-of-reach' });
});
