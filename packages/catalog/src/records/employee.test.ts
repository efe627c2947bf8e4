import {
  fieldsTo,
  formatValueAt,
  type Issue,
  noTenant,
  pathLabelsAt,
  type TenantValue,
  validateEntered,
  walk,
} from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { valueTexts } from '../texts/index.ts';
import { companyNames } from './company-names.ts';
import { type EmployeeFormValue, editedEmployeeRecord, newEmployeeRecord, secondRoles } from './employee.ts';
import { recordNeeds, recordValueOf, sentRecord } from './record.ts';

const definition = editedEmployeeRecord.field;
const elm = { type: 'LOCATION', id: 'elm' } as const;
const role = { id: 'r', roleId: 'clerk', name: 'Clerk', grantObject: elm, mayRemove: true };
const wage = { id: 'w', from: '2026-03-02', amount: '12.00', per: 'HOUR', setBy: null, setAt: null } as const;
const job = { id: 'j', jobTypeId: '4', name: 'Server', grantObject: elm, wages: [wage], mayChange: true };
const certificate = { id: '1', requirementId: '1', endsOn: null, name: 'Food Handlers' };
/** As the initial value of a tenant is. */
const nowhere = { grantObject: noTenant as TenantValue<'LOCATION'> };
const whole: EmployeeFormValue = {
  name: 'Nia',
  email: 'nia@x',
  phone: '3125550142',
  hireDate: '2026-03-02',
  active: true,
  invite: false,
  roles: [role],
  jobs: [job],
  certifications: [certificate],
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
    [{ roles: [role, { ...role, id: 's', ...nowhere }] }, ['a role and its location']],
    [{ email: null }, []],
    [{ email: '  ' }, []],
    [{ phone: null }, []],
    [{ phone: '312 555 014' }, ['a phone number of ten digits']],
    [pin({ $secret: 'stored' }), []],
    [pin({ clear: true }), []],
    [pin({ value: '482915' }), []],
    [pin({ value: '482' }), ['a PIN of 4 to 8 digits']],
    [pin({ value: '48a9' }), ['a PIN of 4 to 8 digits']],
    [{ jobs: [{ ...job, ...nowhere }] }, ['a job and its location']],
    [{ jobs: [{ ...job, jobTypeId: '', wages: [] }] }, []],
    [{ jobs: [{ ...job, jobTypeId: '' }] }, ['a job and its location']],
    [{ jobs: [{ ...job, wages: [{ ...wage, from: '' }] }] }, ['the day from which a wage applies']],
    [{ certifications: [{ ...certificate, requirementId: '' }] }, ['a certification']],
    [
      { name: '', email: 'nia', roles: [{ ...role, roleId: '' }] },
      ['a name', 'an email address', 'a role and its location'],
    ],
  ])('with %j still needs %j', (part, needs) => {
    const issues = issuesOf(part);
    expect(recordNeeds(editedEmployeeRecord, issues)).toEqual(needs);
    expect(issues).toHaveLength(needs.length);
  });

  it('has a second role at a location where an earlier one is, and at another tenant none', () => {
    const second = { ...role, id: 's', roleId: 'cook' };
    expect(secondRoles([role, second, { ...role, grantObject: { type: 'LOCATION', id: 'oak' } }])).toEqual([second]);
    const whole = { ...role, grantObject: { type: 'COMPANY', id: 'c' } } as const;
    expect(secondRoles([whole, { ...whole, id: 's' }])).toEqual([]);
  });

  it('who is new needs a job or a role; one who is there may have none', () => {
    const unchosen = { ...whole, roles: [], jobs: [{ ...job, jobTypeId: '', wages: [] }] };
    const isNew = newEmployeeRecord.field;
    expect(recordNeeds(editedEmployeeRecord, validateEntered(isNew, unchosen))).toEqual(['a job or a role']);
    expect(recordNeeds(editedEmployeeRecord, validateEntered(isNew, { ...unchosen, roles: [role] }))).toEqual([]);
    expect(recordNeeds(editedEmployeeRecord, validateEntered(isNew, { ...unchosen, jobs: [job] }))).toEqual([]);
    expect(recordNeeds(editedEmployeeRecord, validateEntered(definition, unchosen))).toEqual([]);
  });

  it('has wages that are read by permission, so that no draft on the disk holds them', () => {
    const passed = fieldsTo(definition, '/jobs/[j]/wages/[w]/amount') ?? [];
    expect(passed.map(({ read }) => read)).toContain('viewWageData');
  });

  it('has members that are called after what they point at, where the names are known', () => {
    const names = companyNames({
      roles: [{ id: 'clerk', name: 'Clerk' }],
      jobTypes: [{ id: '4', name: 'Server' }],
      requirements: [{ id: '1', name: 'Food Handlers' }],
      tenants: [{ id: 'elm', name: 'Elm St.' }],
    });
    const paths = ['/roles/[r]', '/jobs/[j]', '/certifications/[1]'];
    const called = (companions?: typeof names) =>
      paths.map(path => pathLabelsAt(valueTexts, definition, whole, path, companions).at(-1));
    expect(called(names)).toEqual(['Clerk, Elm St.', 'Server, Elm St.', 'Food Handlers']);
    expect(called()).toEqual(['Unnamed role', 'Unnamed job', 'Unnamed certification']);
    const on = (companions: typeof names) =>
      formatValueAt(valueTexts, definition, whole, '/jobs/[j]/grantObject', elm, companions);
    expect([on(names), on({})]).toEqual(['Elm St.', '1 location']);
  });

  it('is opened with an id for each member, which its key is where the answer has none, and sent without', () => {
    const { id: _, ...answeredWage } = wage;
    const { id: __, ...answeredCertificate } = certificate;
    const answer = { ...whole, jobs: [{ ...job, wages: [answeredWage] }], certifications: [answeredCertificate] };
    const value = recordValueOf(editedEmployeeRecord, answer);
    expect(value).toEqual({ ...whole, jobs: [{ ...job, wages: [{ ...wage, id: '2026-03-02' }] }] });
    expect(sentRecord(editedEmployeeRecord, value)).toMatchObject({
      roles: [{ roleId: 'clerk', grantObject: elm }],
      certifications: [{ requirementId: '1', endsOn: null }],
    });
    expect(sentRecord(editedEmployeeRecord, value).jobs).toStrictEqual([
      { jobTypeId: '4', grantObject: elm, wages: [{ from: '2026-03-02', amount: '12.00', per: 'HOUR' }] },
    ]);
  });

  it('is sent without wages that are not shown, and with a PIN as text where it was typed or removed', () => {
    const { wages: _, ...hidden } = job;
    const sent = (part: Partial<EmployeeFormValue>) => sentRecord(editedEmployeeRecord, { ...whole, ...part });
    expect(sent({ jobs: [hidden] }).jobs).toStrictEqual([{ jobTypeId: '4', grantObject: elm }]);
    const pins = [{ value: '482915' }, { clear: true }, { $secret: '' }, { set: true }].map(one => sent(pin(one)));
    expect(pins.map(({ pin: text }) => text)).toEqual(['482915', null, undefined, undefined]);
  });
});

it('no field of a member has a permission of its own but the wages of a job, which the plan of a save asks for', () => {
  const limited: string[] = [];
  walk(definition, (field, path) => {
    const isInMember = path.includes('/[]/');
    if (isInMember && (field.read !== undefined || field.permission !== undefined)) limited.push(path);
  });
  expect(limited).toEqual(['/jobs/[]/wages']);
});
