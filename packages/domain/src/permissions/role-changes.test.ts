import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyRoleChanges,
  inverseChanges,
  isRoleChanged,
  ontoRole,
  type RoleChanges,
  type RoleState,
  switchPermission,
  unchangedRole,
  withMaxDiscount,
} from './role-changes.ts';

const role: RoleState = { permissions: ['dashboard', 'payroll'], maxDiscountPct: 25 };
const none = unchangedRole(role);
const pending = ({ addPerms, removePerms }: RoleChanges) => [addPerms, removePerms];

describe('pending changes of a role', () => {
  it('[RULE.roles.01] switching on a permission that is not granted adds it', () => {
    expect(pending(switchPermission(role, none, 'manageMenus', true))).toEqual([['manageMenus'], []]);
  });
  it('[RULE.roles.02] switching on a pending removal cancels it', () => {
    const removed = switchPermission(role, none, 'payroll', false);
    expect(pending(switchPermission(role, removed, 'payroll', true))).toEqual([[], []]);
  });
  it('[RULE.roles.03] switching off a granted permission removes it', () => {
    expect(pending(switchPermission(role, none, 'payroll', false))).toEqual([[], ['payroll']]);
  });
  it('[RULE.roles.04] switching off a pending addition cancels it', () => {
    const added = switchPermission(role, none, 'manageMenus', true);
    expect(pending(switchPermission(role, added, 'manageMenus', false))).toEqual([[], []]);
  });
  it('[RULE.roles.06] another max discount alone changes a role, and setting the saved one again cancels it', () => {
    expect(isRoleChanged(none)).toBe(false);
    expect(isRoleChanged(withMaxDiscount(none, 30))).toBe(true);
    expect(isRoleChanged(withMaxDiscount(withMaxDiscount(none, 30), 25))).toBe(false);
  });
});

describe('laws of pending changes', () => {
  const names = ['dashboard', 'payroll', 'manageMenus', 'userAdmin', 'retired'];
  const anyRole: fc.Arbitrary<RoleState> = fc.record({
    permissions: fc.uniqueArray(fc.constantFrom(...names)),
    maxDiscountPct: fc.integer({ min: 0, max: 100 }),
  });
  const switches = fc.array(fc.tuple(fc.constantFrom(...names), fc.boolean()), { maxLength: 12 });
  const after = (of: RoleState, acts: readonly (readonly [string, boolean])[], pct = of.maxDiscountPct) =>
    withMaxDiscount(
      acts.reduce((changes, [name, on]) => switchPermission(of, changes, name, on), unchangedRole(of)),
      pct,
    );
  const set = ({ permissions, maxDiscountPct }: RoleState) => [[...permissions].sort(), maxDiscountPct];
  const runs = { numRuns: 1_000 };

  it('a permission switched on and off again leaves no pending change', () => {
    fc.assert(
      fc.property(anyRole, switches, fc.constantFrom(...names), (of, acts, name) => {
        const before = after(of, acts);
        const on = applyRoleChanges(of, before).permissions.includes(name);
        const back = switchPermission(of, switchPermission(of, before, name, !on), name, on);
        expect([[...back.addPerms].sort(), [...back.removePerms].sort()]).toEqual([
          [...before.addPerms].sort(),
          [...before.removePerms].sort(),
        ]);
      }),
      runs,
    );
  });

  it('the last switch of each permission decides, and all others stay unchanged', () => {
    fc.assert(
      fc.property(anyRole, switches, (of, acts) => {
        const last = new Map(acts);
        const expected = names.filter(name => last.get(name) ?? of.permissions.includes(name));
        expect([...applyRoleChanges(of, after(of, acts)).permissions].sort()).toEqual(expected.sort());
      }),
      runs,
    );
  });

  it('no permission is both added and removed, and no pending change equals the saved state', () => {
    fc.assert(
      fc.property(anyRole, switches, (of, acts) => {
        const { addPerms, removePerms } = after(of, acts);
        return (
          addPerms.every(name => !of.permissions.includes(name)) &&
          removePerms.every(name => of.permissions.includes(name)) &&
          new Set([...addPerms, ...removePerms]).size === addPerms.length + removePerms.length
        );
      }),
      runs,
    );
  });

  it('the inverse reverts the saved changes', () => {
    fc.assert(
      fc.property(anyRole, switches, fc.integer({ min: 0, max: 100 }), (of, acts, pct) => {
        const changes = after(of, acts, pct);
        const saved = applyRoleChanges(of, changes);
        expect(set(applyRoleChanges(saved, inverseChanges(changes)))).toEqual(set(of));
      }),
      runs,
    );
  });

  it('on a role that another user changed meanwhile both sets of changes apply, and the own ones win', () => {
    fc.assert(
      fc.property(anyRole, switches, switches, (of, theirs, mine) => {
        const fresh = applyRoleChanges(of, after(of, theirs));
        const moved = ontoRole(fresh, after(of, mine));
        const pendingHere = after(of, mine);
        const wanted = names.filter(name =>
          pendingHere.addPerms.includes(name)
            ? true
            : !pendingHere.removePerms.includes(name) && fresh.permissions.includes(name),
        );
        expect([...applyRoleChanges(fresh, moved).permissions].sort()).toEqual(wanted.sort());
        expect(ontoRole(fresh, moved)).toEqual(moved);
      }),
      runs,
    );
  });
});
