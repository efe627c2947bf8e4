import { fieldsTo, type Issue, validateEntered } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { type EmployeeFormValue, employeeForm } from './employee.ts';
import { recordNeeds } from './record.ts';

const options = {
  isNew: false,
  oneRolePerLocation: true,
  roles: [{ value: 'clerk', label: 'Clerk' }],
  jobs: [{ value: '4', label: 'Server' }],
  requirements: [{ value: '1', label: 'Food Handlers' }],
  scopes: [{ value: 'LOCATION:elm', label: 'Elm St.' }],
};
const kind = employeeForm(options);
const definition = kind.field;
const role = { id: 'r', roleId: 'clerk', scope: 'LOCATION:elm', mayRemove: true };
const wage = { id: 'w', from: '2026-03-02', amount: '12.00', per: 'HOUR' } as const;
const job = { id: 'j', jobTypeId: '4', scope: 'LOCATION:elm', wages: [wage], showsWages: true, mayChange: true };
const whole: EmployeeFormValue = {
  name: 'Nia',
  email: 'nia@x',
  phone: '3125550142',
  hireDate: '2026-03-02',
  active: true,
  invite: false,
  roles: [role],
  jobs: [job],
  certifications: [{ id: '1', requirementId: '1', endsOn: '' }],
};
/** As a form sends it. */
const pin = (sent: object) => ({ pin: sent }) as Partial<EmployeeFormValue>;
const issuesOf = (part: Partial<EmployeeFormValue>): readonly Issue[] =>
  validateEntered(definition, { ...whole, ...part });

describe('an employee', () => {
  it.each([
    [{}, []],
    [{ roles: [] }, []],
    [{ name: ' ' }, ['a name']],
    [{ email: '@x' }, ['an email address']],
    [{ roles: [role, { ...role, id: 's', scope: '' }] }, ['a role and its location']],
    [{ roles: [role, { ...role, id: 's', roleId: 'clerk' }] }, ['only one role at each location']],
    [{ email: null }, []],
    [{ email: '  ' }, []],
    [{ phone: null }, []],
    [{ phone: '312 555 014' }, ['a phone number of ten digits']],
    [pin({ $secret: 'stored' }), []],
    [pin({ clear: true }), []],
    [pin({ value: '482915' }), []],
    [pin({ value: '482' }), ['a PIN of 4 to 8 digits']],
    [pin({ value: '48a9' }), ['a PIN of 4 to 8 digits']],
    [{ jobs: [{ ...job, scope: '' }] }, ['a job and its location']],
    [{ jobs: [{ ...job, jobTypeId: '', wages: [] }] }, []],
    [{ jobs: [{ ...job, jobTypeId: '' }] }, ['a job and its location']],
    [{ jobs: [{ ...job, wages: [{ ...wage, from: '' }] }] }, ['the day from which a wage applies']],
    [{ certifications: [{ id: 'c', requirementId: '', endsOn: '' }] }, ['a certification']],
    [
      { name: '', email: 'nia', roles: [{ ...role, roleId: '' }] },
      ['a name', 'an email address', 'a role and its location'],
    ],
  ])('with %j still needs %j', (part, needs) => {
    const issues = issuesOf(part);
    expect(recordNeeds(kind, issues)).toEqual(needs);
    expect(issues).toHaveLength(needs.length);
  });

  it('with a role or a tenant that cannot be chosen is not valid', () => {
    expect(issuesOf({ roles: [{ ...role, scope: 'LOCATION:oak' }] })).toMatchObject([
      { code: 'not-an-option', path: '/roles/[r]/scope' },
    ]);
  });

  it('who is new needs a job or a role; one who is there may have none', () => {
    const unchosen = { ...whole, roles: [], jobs: [{ ...job, jobTypeId: '', wages: [] }] };
    const isNew = employeeForm({ ...options, isNew: true }).field;
    expect(recordNeeds(kind, validateEntered(isNew, unchosen))).toEqual(['a job or a role']);
    expect(recordNeeds(kind, validateEntered(isNew, { ...unchosen, roles: [role] }))).toEqual([]);
    expect(recordNeeds(kind, validateEntered(isNew, { ...unchosen, jobs: [job] }))).toEqual([]);
    expect(recordNeeds(kind, validateEntered(definition, unchosen))).toEqual([]);
  });

  it('has wages that are read by permission, so that no draft on the disk holds them', () => {
    const passed = fieldsTo(definition, '/jobs/[j]/wages/[w]/amount') ?? [];
    expect(passed.map(({ read }) => read)).toContain('viewWageData');
  });
});
