import type { RolesRecord } from '@commissary/catalog';
import { expect, it } from 'vitest';
import { pendingRoles, sentChanges, typedDiscounts, withPermission } from './pending-roles.ts';

const lead = { id: 'lead', name: 'Lead', grantedPermissions: ['dashboard', 'payroll'], maxDiscountPct: 10 };
const boss = { id: 'boss', name: 'Boss', grantedPermissions: ['company-owner'], maxDiscountPct: 100 };
const saved: RolesRecord = { roles: [lead, boss] };
const edited = (part: object): RolesRecord => ({ roles: [{ ...lead, ...part }, boss] });

it('[RULE.roles.05] only the roles that differ are sent, with the version of each', () => {
  const pending = pendingRoles(saved, edited({ grantedPermissions: ['dashboard', 'userAdmin'], maxDiscountPct: 20 }));
  expect(sentChanges(pending, { lead: 3, boss: 7 })).toEqual({
    lead: { addPerms: ['userAdmin'], removePerms: ['payroll'], maxDiscountPct: 20, currentMaxDiscountPct: 10, ver: 3 },
  });
  expect(pendingRoles(saved, saved)).toEqual({});
});

it('a text that is no discount is no change and prevents a save', () => {
  const typed = edited({ maxDiscountPct: 'a lot' });
  expect([pendingRoles(saved, typed), typedDiscounts(typed), typedDiscounts(saved)]).toEqual([
    {},
    { lead: 'a lot' },
    {},
  ]);
});

it('a permission switched off and on again leaves the saved order', () => {
  const role = { grantedPermissions: lead.grantedPermissions };
  const off = withPermission(role, lead.grantedPermissions, 'dashboard', false);
  expect(off).toEqual(['payroll']);
  expect(withPermission(role, off, 'dashboard', true)).toEqual(lead.grantedPermissions);
  expect(withPermission(role, off, 'userAdmin', true)).toEqual(['payroll', 'userAdmin']);
});
