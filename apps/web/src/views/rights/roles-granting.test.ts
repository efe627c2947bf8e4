import type { ExplainedPermissions, Role } from '@commissary/contract';
import { expect, it } from 'vitest';
import { lostPermissions, replacedRoles, rolesGranting, sharedRefusal } from './roles-granting.ts';

const role = (id: string, ...grantedPermissions: string[]): Role => ({
  id,
  name: id,
  grantedPermissions,
  maxDiscountPct: 0,
  ver: 0,
  openToHiring: false,
  isDefault: false,
});
const reason = {
  roleId: 'r',
  roleName: 'r',
  grantObject: { type: 'LOCATION', id: 'elm' },
  by: 'name',
  givenBy: null,
  givenAt: null,
} as const;
const rights: ExplainedPermissions['rights'] = [
  { permission: 'dashboard', here: [reason], elsewhere: [], givers: [], whyNot: null },
  { permission: 'payroll', here: [], elsewhere: [], givers: [], whyNot: null },
];

it('offers the roles with the permission, the one with the fewest other permissions first', () => {
  const roles = [
    role('everything', 'payroll', 'manageMenus', 'userAdmin'),
    role('reader', 'dashboard'),
    role('payroll clerk', 'payroll', 'dashboard'),
    role('accounting', 'payroll', 'manageMenus'),
  ];
  expect(rolesGranting('payroll', roles, { rights }, {}).map(({ id, extra }) => [id, extra])).toEqual([
    ['payroll clerk', 0],
    ['accounting', 1],
    ['everything', 2],
  ]);
});

it('lists a role that cannot be granted last, with its reason, however few permissions it adds', () => {
  const roles = [role('clerk', 'payroll'), role('accounting', 'payroll', 'manageMenus')];
  const offered = rolesGranting('payroll', roles, { rights }, { clerk: 'restricted', accounting: null });
  expect(offered.map(({ id, whyNot }) => [id, whyNot])).toEqual([
    ['accounting', null],
    ['clerk', 'restricted'],
  ]);
});

it('returns one reason that applies to every missing permission; held ones do not count', () => {
  const missing = (...reasons: (typeof rights)[number]['whyNot'][]) =>
    reasons.map((whyNot, index) => ({ permission: `p${index}`, here: [], elsewhere: [], givers: [], whyNot }));
  const held = { permission: 'dashboard', here: [reason], elsewhere: [], givers: [], whyNot: null };
  expect(sharedRefusal([held, ...missing('not-managed', 'not-managed')])).toBe('not-managed');
  expect(sharedRefusal(missing('not-managed', null))).toBeNull();
  expect(sharedRefusal(missing('restricted', 'themselves'))).toBeNull();
  expect(sharedRefusal([held])).toBeNull();
});

const held = (roleId: string, type: 'LOCATION' | 'COMPANY', id: string) => ({
  id: roleId,
  roleId,
  name: roleId,
  grantObject: { type, id },
  mayRemove: true,
});
const elm = { type: 'LOCATION', id: 'elm' } as const;

it('[RULE.employment.21] replaces the roles of the location where the company allows one, and no others', () => {
  const employee = {
    roles: [held('r', 'LOCATION', 'elm'), held('s', 'LOCATION', 'oak'), held('t', 'COMPANY', 'acme')],
  };
  const replacedAt = (on: ExplainedPermissions['place'], oneRolePerLocation = true) =>
    replacedRoles(employee, on, { oneRolePerLocation }).map(({ roleId }) => roleId);
  expect(replacedAt(elm)).toEqual(['r']);
  expect(replacedAt(elm, false)).toEqual([]);
  expect(replacedAt({ type: 'COMPANY', id: 'acme' })).toEqual([]);
});

it('counts the permissions that nothing but the replaced roles grants there', () => {
  const also = { ...reason, roleId: 's', grantObject: { type: 'COMPANY', id: 'acme' } } as const;
  const at = (permission: string, ...here: ExplainedPermissions['rights'][number]['here']) =>
    ({ permission, here, elsewhere: [], givers: [], whyNot: null }) as ExplainedPermissions['rights'][number];
  const explained = { place: elm, rights: [at('dashboard', reason), at('payroll', reason, also), at('userAdmin')] };
  const replaced = [held('r', 'LOCATION', 'elm')];
  expect(lostPermissions(replaced, role('clerk'), explained)).toBe(1);
  expect(lostPermissions(replaced, role('reader', 'dashboard'), explained)).toBe(0);
});
