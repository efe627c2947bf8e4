import { type Issue, validateValue } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { type EmployeeRecord, employeeNeeds, employeeRecord } from './employee.ts';

const definition = employeeRecord({
  roles: [{ value: 'clerk', label: 'Clerk' }],
  scopes: [{ value: 'LOCATION:elm', label: 'Elm St.' }],
});
const role = { id: 'r', roleId: 'clerk', scope: 'LOCATION:elm', mayRemove: true };
const whole: EmployeeRecord = { name: 'Nia', email: 'nia@x', active: true, invite: false, roles: [role] };
const issuesOf = (part: Partial<EmployeeRecord>): readonly Issue[] => validateValue(definition, { ...whole, ...part });

describe('an employee', () => {
  it.each([
    [{}, []],
    [{ roles: [] }, []],
    [{ name: ' ' }, ['a name']],
    [{ email: '@x' }, ['an email address']],
    [{ roles: [role, { ...role, id: 's', scope: '' }] }, ['a role and its location']],
    [
      { name: '', email: '', roles: [{ ...role, roleId: '' }] },
      ['a name', 'an email address', 'a role and its location'],
    ],
  ])('with %j still needs %j', (part, needs) => {
    const issues = issuesOf(part);
    expect(employeeNeeds(issues)).toEqual(needs);
    expect(issues).toHaveLength(needs.length);
  });

  it('with a role or a tenant that cannot be chosen is not valid', () => {
    expect(issuesOf({ roles: [{ ...role, scope: 'LOCATION:oak' }] })).toMatchObject([
      { code: 'not-an-option', path: '/roles/[r]/scope' },
    ]);
  });
});
