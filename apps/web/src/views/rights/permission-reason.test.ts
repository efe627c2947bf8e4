import type { PermissionReason, User } from '@commissary/contract';
import { expect, it } from 'vitest';
import { missingPermissionText, permissionReasonText } from './permission-reason.ts';

const user = {
  companyId: 'acme',
  companyName: 'Acme',
  accessibleTenants: [{ id: 'elm', name: 'Elm St.' }],
} as unknown as User;
const scope = { user };
const reason = (part: Partial<PermissionReason>): PermissionReason => ({
  roleId: 'lead',
  roleName: 'Shift lead',
  grantObject: { type: 'LOCATION', id: 'elm' },
  by: 'name',
  givenBy: null,
  givenAt: null,
  ...part,
});
const right = { permission: 'payroll', here: [], whyNot: null };

it('names the role, the tenant, who granted it and when', () => {
  expect(permissionReasonText(reason({}), scope, 'UTC')).toBe('Shift lead at Elm St.');
  expect(
    permissionReasonText(reason({ givenBy: 'Rae', givenAt: Date.UTC(2024, 10, 3, 2) }), scope, 'America/Chicago'),
  ).toBe('Shift lead at Elm St., assigned by Rae on Sat, Nov 2, 2024');
  expect(
    permissionReasonText(reason({ by: 'superUser', grantObject: { type: 'COMPANY', id: 'acme' } }), scope, 'UTC'),
  ).toBe('Shift lead at Acme, which includes every permission');
});

it('names where else it is held, and who can grant it', () => {
  expect(missingPermissionText({ ...right, elsewhere: [], givers: ['Rae', 'Bo', 'Cy'] }, scope)).toEqual([
    'Not granted by any role',
    'Rae, Bo or Cy can grant it',
  ]);
  expect(missingPermissionText({ ...right, elsewhere: [reason({}), reason({})], givers: [] }, scope)).toEqual([
    'Only at Elm St.',
    'No one here can grant it',
  ]);
});
