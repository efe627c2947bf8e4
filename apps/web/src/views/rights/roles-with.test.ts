import type { Role } from '@commissary/contract';
import { expect, it } from 'vitest';
import { rolesWith } from './roles-with.ts';

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
const rights = [
  { permission: 'dashboard', here: [reason], elsewhere: [], givers: [], whyNot: null },
  { permission: 'payroll', here: [], elsewhere: [], givers: [], whyNot: null },
];

it('offers the roles with the right, what brings the least besides first', () => {
  const roles = [
    role('everything', 'payroll', 'manageMenus', 'userAdmin'),
    role('reader', 'dashboard'),
    role('payroll clerk', 'payroll', 'dashboard'),
    role('accounting', 'payroll', 'manageMenus'),
  ];
  expect(rolesWith('payroll', roles, { rights }).map(({ id, extra }) => [id, extra])).toEqual([
    ['payroll clerk', 0],
    ['accounting', 1],
    ['everything', 2],
  ]);
});
