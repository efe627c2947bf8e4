import { initial, isList, newMember, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { messages } from '../../texts/messages.ts';
import { issueText } from '../issue-text.ts';
import { employmentDepartment, employmentDepartments } from './departments.ts';

it('[MSG.builtin.EmploymentDepartment.*] [CONST.department.defaultCount] a new document has four departments', () => {
  expect(initial(employmentDepartments).map(({ id, name, isDefault }) => [id, name, isDefault])).toEqual([
    [1, 'Management', true],
    [2, 'Front of House', true],
    [3, 'Back of House', true],
    [4, 'Drivers', true],
  ]);
});

it('[RULE.employment.23] the code of a built-in department equals its id', () => {
  for (const department of initial(employmentDepartments)) expect(department.code).toBe(department.id);
});

it('[RULE.employment.15] a department can be added without a name', () => {
  const added = isList(employmentDepartments) ? newMember(employmentDepartments, 'd5') : undefined;
  expect(added).toEqual({ id: 'd5', name: '', created: 0, updated: 0, isDefault: false });
});

it('[RULE.employment.18] a department without a name is an error', () => {
  for (const name of ['', '  ']) {
    const issues = validateValue(employmentDepartments, [{ ...initial(employmentDepartment), id: 'd5', name }]);
    expect(issues).toEqual([{ path: '/[d5]/name', code: 'rule', rule: 'department-unnamed' }]);
    expect(issues.map(issueText)).toEqual([messages.department.unnamed]);
  }
});
