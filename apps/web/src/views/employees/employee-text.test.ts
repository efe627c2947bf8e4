import { expect, it } from 'vitest';
import { employeeStateOf } from './employee-text.ts';

it('distinguishes who can sign in, who was only invited, who uses terminals only, and who was removed', () => {
  const email = 'ana@example.com';
  expect(employeeStateOf({ status: 'ACTIVE', email, hasPassword: true })).toBe('active');
  expect(employeeStateOf({ status: 'ACTIVE', email, hasPassword: false })).toBe('invited');
  expect(employeeStateOf({ status: 'ACTIVE', email: null, hasPassword: false })).toBe('terminal');
  expect(employeeStateOf({ status: 'DELETED', email: null, hasPassword: false })).toBe('deactivated');
});
