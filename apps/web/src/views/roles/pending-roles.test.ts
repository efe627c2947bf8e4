import type { Role } from '@commissary/contract';
import { switchPermission, unchangedRole, withMaxDiscount } from '@commissary/domain';
import { expect, it } from 'vitest';
import { changesOf, inverse, sentChanges, settled, stateOfRole, withPendingChanges } from './pending-roles.ts';

const role = (id: string, grantedPermissions: string[], ver = 4): Role => ({
  id,
  name: id,
  grantedPermissions,
  maxDiscountPct: 10,
  ver,
  openToHiring: false,
  isDefault: false,
});
const [clerk, lead, boss] = [role('clerk', ['dashboard']), role('lead', ['payroll']), role('boss', [])];
const switched = (of: Role, name: string, on: boolean) =>
  switchPermission(stateOfRole(of), unchangedRole(stateOfRole(of)), name, on);
const pending = withPendingChanges(
  withPendingChanges({}, 'clerk', switched(clerk, 'payroll', true)),
  'lead',
  withMaxDiscount(unchangedRole(stateOfRole(lead)), 20),
);

it('[RULE.roles.05] sends the roles that change, and no others', () => {
  const sent = sentChanges(pending, [clerk, lead, boss]);
  expect(sent).toEqual({
    clerk: { addPerms: ['payroll'], removePerms: [], maxDiscountPct: 10, currentMaxDiscountPct: 10, ver: 4 },
    lead: { addPerms: [], removePerms: [], maxDiscountPct: 20, currentMaxDiscountPct: 10, ver: 4 },
  });
  const back = withPendingChanges(pending, 'lead', unchangedRole(stateOfRole(lead)));
  expect(Object.keys(sentChanges(back, [clerk, lead, boss]))).toEqual(['clerk']);
});

it('rebases pending changes onto roles that others saved meanwhile, without those already saved', () => {
  const fresh = [role('clerk', ['dashboard', 'payroll'], 5), { ...role('lead', []), maxDiscountPct: 15 }];
  expect(settled(pending, fresh)).toEqual({
    lead: { addPerms: [], removePerms: [], maxDiscountPct: 20, currentMaxDiscountPct: 15 },
  });
  expect(settled(pending, [boss])).toEqual({});
  expect(changesOf(pending, boss)).toEqual(unchangedRole(stateOfRole(boss)));
});

it('a save is undone by its inverse', () => {
  const saved = role('clerk', ['dashboard', 'payroll'], 5);
  expect(settled(inverse(pending), [saved])).toEqual({
    clerk: { addPerms: [], removePerms: ['payroll'], maxDiscountPct: 10, currentMaxDiscountPct: 10 },
  });
});
