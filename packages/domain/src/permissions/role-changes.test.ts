import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRoleChanges, isRoleChanged, type RoleState, roleChangesBetween } from './role-changes.ts';

const role: RoleState = { grantedPermissions: ['dashboard', 'payroll'], maxDiscountPct: 25 };
const pending = (...permissions: string[]) => {
  const { addPerms, removePerms } = roleChangesBetween(role, { ...role, grantedPermissions: permissions });
  return [addPerms, removePerms];
};

describe('pending changes of a role', () => {
  it('[RULE.roles.01] a permission that is not granted is added', () => {
    expect(pending('dashboard', 'payroll', 'manageMenus')).toEqual([['manageMenus'], []]);
  });
  it('[RULE.roles.03] a granted permission is removed', () => {
    expect(pending('dashboard')).toEqual([[], ['payroll']]);
  });
  it('[RULE.roles.02] [RULE.roles.04] the saved permissions, in whatever order, are no change', () => {
    expect(pending('payroll', 'dashboard')).toEqual([[], []]);
    expect(isRoleChanged(roleChangesBetween(role, { ...role, grantedPermissions: ['payroll', 'dashboard'] }))).toBe(
      false,
    );
  });
  it('[RULE.roles.06] another max discount alone changes a role', () => {
    expect(isRoleChanged(roleChangesBetween(role, role))).toBe(false);
    expect(isRoleChanged(roleChangesBetween(role, { ...role, maxDiscountPct: 30 }))).toBe(true);
  });
});

it('applying the changes between two states to the first one makes the second', () => {
  const names = ['dashboard', 'payroll', 'manageMenus', 'userAdmin', 'retired'];
  const anyRole: fc.Arbitrary<RoleState> = fc.record({
    grantedPermissions: fc.uniqueArray(fc.constantFrom(...names)),
    maxDiscountPct: fc.integer({ min: 0, max: 100 }),
  });
  const set = ({ grantedPermissions, maxDiscountPct }: RoleState) => [[...grantedPermissions].sort(), maxDiscountPct];
  fc.assert(
    fc.property(anyRole, anyRole, (saved, edited) => {
      const changes = roleChangesBetween(saved, edited);
      expect(set(applyRoleChanges(saved, changes))).toEqual(set(edited));
      expect(applyRoleChanges(edited, roleChangesBetween(edited, edited))).toEqual(edited);
      return changes.addPerms.every(name => !changes.removePerms.includes(name));
    }),
  );
});
