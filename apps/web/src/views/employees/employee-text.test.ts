import type { Employee } from '@commissary/contract';
import { expect, it } from 'vitest';
import { employeeStateOf, matching } from './employee-text.ts';

const employee = (name: string, role: string): Employee => ({
  ver: 1,
  id: name,
  name,
  email: `${name}@example.com`,
  phone: name === 'Ana' ? '3125550142' : null,
  hireDate: null,
  status: 'ACTIVE',
  hasPassword: true,
  hasPin: false,
  roles: [{ id: 'grant', roleId: role, name: role, grantObject: { type: 'COMPANY', id: 'acme' }, mayRemove: true }],
  jobs:
    name === 'Ming'
      ? [{ id: 'j', jobTypeId: '9', name: 'Bartender', grantObject: { type: 'LOCATION', id: 'elm' }, mayChange: true }]
      : [],
  certifications: [],
  mayEdit: true,
  mayRevealPin: false,
  mayActAs: false,
});

it('finds people by name, address, phone, role and job, ignoring case', () => {
  const all = [employee('Ana', 'General manager'), employee('Ming', 'Bar lead')];
  const found = (text: string) => matching(all, text).map(({ name }) => name);
  expect([
    found('ANA'),
    found('ming@'),
    found(' bar '),
    found('555014'),
    found('bartend'),
    found(''),
    found('zoe'),
  ]).toEqual([['Ana'], ['Ming'], ['Ming'], ['Ana'], ['Ming'], ['Ana', 'Ming'], []]);
});

it('distinguishes who can sign in, who was only invited, who uses terminals only, and who was removed', () => {
  const email = 'ana@example.com';
  expect(employeeStateOf({ status: 'ACTIVE', email, hasPassword: true })).toBe('active');
  expect(employeeStateOf({ status: 'ACTIVE', email, hasPassword: false })).toBe('invited');
  expect(employeeStateOf({ status: 'ACTIVE', email: null, hasPassword: false })).toBe('terminal');
  expect(employeeStateOf({ status: 'DELETED', email: null, hasPassword: false })).toBe('removed');
});
