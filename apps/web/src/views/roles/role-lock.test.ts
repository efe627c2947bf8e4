import { permissionFlags } from '@commissary/domain';
import { expect, it } from 'vitest';
import { isImplied } from './role-lock.ts';

it('a super user holds the rights of the console, ticked or not; what a till asks for, and the mark itself, stay to be ticked', () => {
  const superUser = { grantedPermissions: ['companyAdmin'] };
  expect(['manageMenus', 'userAdmin', 'payroll'].map(name => isImplied(superUser, name))).toEqual([true, true, true]);
  expect(['companyAdmin', 'voidTicket', 'engineering'].map(name => isImplied(superUser, name))).toEqual([
    false,
    false,
    false,
  ]);
  expect(permissionFlags.filter(name => isImplied({ grantedPermissions: ['manageMenus'] }, name))).toEqual([]);
});
