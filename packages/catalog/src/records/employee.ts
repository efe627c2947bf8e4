import {
  choice,
  type Field,
  group,
  type Issue,
  idField,
  list,
  type Option,
  own,
  type Rule,
  required,
  text,
  toggle,
  type Value,
} from '@commissary/schema';
import { employeesTexts } from '../texts/index.ts';

/** What a person who edits an employee may choose among. */
export interface EmployeeOptions {
  readonly roles: readonly Option[];
  /** The company, groups and locations where a role can be granted. */
  readonly scopes: readonly Option[];
}

const roleFields = ({ roles, scopes }: EmployeeOptions) =>
  group(
    { label: employeesTexts.roles },
    {
      id: idField(),
      roleId: choice({ label: 'Role', options: [{ value: '', label: employeesTexts.chooseARole }, ...roles] }),
      scope: choice({ label: 'Location', options: [{ value: '', label: employeesTexts.chooseLocation }, ...scopes] }),
      mayRemove: toggle({ label: 'Can be removed', initial: true, systemManaged: true }),
    },
  );

const roleRule: Rule<{ roles: readonly { roleId: string; scope: string }[] }> = {
  code: 'role-incomplete',
  at: 'roles',
  holds: ({ roles }) => roles.every(({ roleId, scope }) => roleId !== '' && scope !== ''),
};

const emailRule: Rule<{ email: string }> = {
  code: 'email-missing',
  at: 'email',
  holds: ({ email }) => /\S@\S/.test(email),
};

const employeeFields = (options: EmployeeOptions) =>
  group(
    { label: 'Employee' },
    {
      name: text({ label: employeesTexts.name, max: 120 }),
      email: text({ label: employeesTexts.email, help: employeesTexts.usedToSignIn, max: 254 }),
      /** Shown for a person who exists, unless it is the reader. */
      active: toggle({ label: employeesTexts.canSignIn, initial: true }),
      /** Shown while a person is added. */
      invite: toggle({ label: employeesTexts.sendInvitationNow, initial: true }),
      roles: list(
        { label: employeesTexts.roles, max: 100, displayName: member => roleName(options, member) },
        roleFields(options),
      ),
    },
    [required('name', 'name-missing'), emailRule, roleRule],
  );

export interface EmployeeRole extends Value<ReturnType<typeof roleFields>> {}
export interface EmployeeRecord extends Value<ReturnType<typeof employeeFields>> {}

/** An employee as an edit session edits it. A role on a tenant is a member by itself, so roles merge one by one. */
export const employeeRecord: (options: EmployeeOptions) => Field<EmployeeRecord> = employeeFields;

const roleName = ({ roles, scopes }: EmployeeOptions, member: unknown): string => {
  const named = (options: readonly Option[], value: unknown) => options.find(option => option.value === value)?.label;
  return [named(roles, own(member, 'roleId')), named(scopes, own(member, 'scope'))]
    .filter(name => name !== undefined)
    .join(', ');
};

const needs = {
  'name-missing': employeesTexts.aName,
  'email-missing': employeesTexts.anEmailAddress,
  'role-incomplete': employeesTexts.aRole,
};

/** What is missing while rules do not hold, in the order of the form. */
export const employeeNeeds = (issues: readonly Issue[]): readonly string[] => {
  const broken = new Set(issues.map(issue => issue.rule));
  return Object.entries(needs).flatMap(([rule, need]) => (broken.has(rule) ? [need] : []));
};
