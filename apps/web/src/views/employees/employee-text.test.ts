import type { Employee } from '@commissary/contract';
import { expect, it } from 'vitest';
import { employeeStateOf, matching } from './employee-text.ts';

const employee = (name: string, role: string): Employee => ({
  ver: 1,
  id: name,
  name,
  email: `${name}@example.com`,
  status: 'ACTIVE',
  hasPassword: true,
  roles: [{ id: 'grant', roleId: role, name: role, grantObject: { type: 'COMPANY', id: 'acme' }, mayRemove: true }],
  mayEdit: true,
  mayActAs: false,
});

it('finds people by name, address and role, ignoring case', () => {
  const all = [employee('Ana', 'General manager'), employee('Ming', 'Bar lead')];
  const found = (text: string) => matching(all, text).map(({ name }) => name);
  expect([found('ANA'), found('ming@'), found(' bar '), found(''), found('zoe')]).toEqual([
    ['Ana'],
    ['Ming'],
    ['Ming'],
    ['Ana', 'Ming'],
    [],
  ]);
});

it('distinguishes who can sign in, who was only invited, and who was removed', () => {
  expect(employeeStateOf({ status: 'ACTIVE', hasPassword: true })).toBe('active');
  expect(employeeStateOf({ status: 'ACTIVE', hasPassword: false })).toBe('invited');
  expect(employeeStateOf({ status: 'DELETED', hasPassword: true })).toBe('removed');
});
