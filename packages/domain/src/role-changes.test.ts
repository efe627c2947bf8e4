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
  it('[RULE.roles.01] switching on what is not granted adds it', () => {
    expect(pending(switchPermission(role, none, 'manageMenus', true))).toEqual([['manageMenus'], []]);
  });
  it('[RULE.roles.02] switching on what was to be removed cancels that', () => {
    const removed = switchPermission(role, none, 'payroll', false);
    expect(pending(switchPermission(role, removed, 'payroll', true))).toEqual([[], []]);
  });
  it('[RULE.roles.03] switching off what is granted removes it', () => {
    expect(pending(switchPermission(role, none, 'payroll', false))).toEqual([[], ['payroll']]);
  });
  it('[RULE.roles.04] switching off what was to be added cancels that', () => {
    const added = switchPermission(role, none, 'manageMenus', true);
    expect(pending(switchPermission(role, added, 'manageMenus', false))).toEqual([[], []]);
  });
  it('[RULE.roles.06] another max discount alone changes a role, and the saved one again does not', () => {
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

  it('what is switched there and back leaves nothing pending', () => {
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

  it('the last switch of each right decides, and the rest stays as it is', () => {
    fc.assert(
      fc.property(anyRole, switches, (of, acts) => {
        const last = new Map(acts);
        const expected = names.filter(name => last.get(name) ?? of.permissions.includes(name));
        expect([...applyRoleChanges(of, after(of, acts)).permissions].sort()).toEqual(expected.sort());
      }),
      runs,
    );
  });

  it('no right is to be added and removed at once, and nothing pending is so already', () => {
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

  it('the inverse takes back what was saved', () => {
    fc.assert(
      fc.property(anyRole, switches, fc.integer({ min: 0, max: 100 }), (of, acts, pct) => {
        const changes = after(of, acts, pct);
        const saved = applyRoleChanges(of, changes);
        expect(set(applyRoleChanges(saved, inverseChanges(changes)))).toEqual(set(of));
      }),
      runs,
    );
  });

  it('on a role that others changed meanwhile both sets of changes hold, and the own ones win', () => {
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
