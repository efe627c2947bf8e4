import {
  type EmployeeFormValue,
  type EmployeeRole,
  employeeForm,
  employeeRecord,
  emptyRecord,
  jobsTexts,
  recordValueOf,
  sentRecord,
} from '@commissary/catalog';
import type { Employee, JobChoices, Role } from '@commissary/contract';
import { isRecord, type Option } from '@commissary/schema';
import type { VersionedRecord } from '../../snapshot/index.ts';
import { type ScopeOption, scopeOfValue, scopeValue, withHidden, workplaceOfValue } from './scopes.ts';

/** What the caller may choose among. */
export interface RoleChoices {
  readonly roles: readonly Pick<Role, 'id' | 'name'>[];
  readonly scopes: readonly ScopeOption[];
  /** Nobody has two security roles at one location. */
  readonly oneRolePerLocation: boolean;
}

export interface EmployeeChoices extends RoleChoices {
  readonly jobTypes: readonly Option[];
  readonly requirements: readonly Option[];
}

/** The choices of a form: those of the company and of the active location, and what the employee has already. */
export const employeeChoices = (
  employee: Employee | null,
  { roles, scopes }: Pick<RoleChoices, 'roles' | 'scopes'>,
  there: readonly JobChoices[],
): EmployeeChoices => ({
  roles,
  scopes,
  oneRolePerLocation: there.some(({ oneRolePerLocation }) => oneRolePerLocation),
  jobTypes: optionsOf([
    ...there.flatMap(({ jobs }) => jobs),
    ...(employee?.jobs ?? []).map(({ jobTypeId, name }) => ({ id: jobTypeId, name: name ?? jobsTexts.otherJob })),
  ]),
  requirements: optionsOf([
    ...there.flatMap(({ requirements }) => requirements),
    ...(employee?.certifications ?? []).map(({ requirementId, name }) => ({
      id: requirementId,
      name: name ?? jobsTexts.otherCertification,
    })),
  ]),
});

/** An employee with the names of what the caller may choose, and of what the employee has. */
export const employeeKind = (employee: Employee | null, choices: EmployeeChoices) =>
  employeeForm({ isNew: employee === null, ...choices, ...namedIn(employee, choices) });

/** An employee as an edit session opens it; null is one who is being added. */
export const employeeRecordOf = (
  employee: Employee | null,
  choices: EmployeeChoices,
  scope: string,
): VersionedRecord<EmployeeFormValue> => ({
  definition: employeeKind(employee, choices).field,
  id: employee?.id ?? '',
  version: employee?.ver ?? 0,
  value: employee === null ? newEmployee(scope) : formValueOf(employee),
});

/** Options by id; of several with one id, the first. */
const optionsOf = (list: readonly { readonly id: string; readonly name: string }[]): readonly Option[] =>
  [...new Map(list.toReversed().map(({ id, name }) => [id, name]))]
    .toReversed()
    .map(([value, label]) => ({ value, label }));

const namedIn = (employee: Employee | null, { roles, scopes, jobTypes }: EmployeeChoices) => {
  const granted = employee?.roles ?? [];
  const names = new Map([...granted.map(one => [one.roleId, one.name] as const), ...roles.map(namedRole)]);
  const taken = [...granted, ...(employee?.jobs ?? [])].map(({ grantObject }) => scopeValue(grantObject));
  return {
    roles: [...names].map(([value, label]) => ({ value, label })),
    jobs: jobTypes,
    scopes: withHidden(scopes, taken),
  };
};

const namedRole = ({ id, name }: RoleChoices['roles'][number]) => [id, name] as const;

/** A new employee starts with a job: most people work at a terminal and have no role. */
const newEmployee = (scope: string): EmployeeFormValue => ({
  ...emptyRecord(employeeRecord),
  active: true,
  invite: true,
  roles: [],
  jobs: [{ id: 'first', jobTypeId: '', scope, wages: [], showsWages: true, mayChange: true }],
  certifications: [],
});

const formValueOf = (employee: Employee): EmployeeFormValue => ({
  ...recordValueOf(employeeRecord, employee),
  ...(employee.hasPin && { pin: { $secret: '' } }),
  active: employee.status === 'ACTIVE',
  invite: false,
  roles: employee.roles.map(({ id, roleId, grantObject, mayRemove }) => ({
    id,
    roleId,
    scope: scopeValue(grantObject),
    mayRemove,
  })),
  jobs: employee.jobs.map(({ id, jobTypeId, grantObject, wages, mayChange }) => ({
    id,
    jobTypeId,
    scope: scopeValue(grantObject),
    wages: (wages ?? []).map(({ from, amount, per }) => ({ id: from, from, amount, per })),
    showsWages: wages !== undefined,
    mayChange,
  })),
  certifications: employee.certifications.map(({ requirementId, endsOn }) => ({
    id: requirementId,
    requirementId,
    endsOn: endsOn ?? '',
  })),
});

/** The fields that both calls take; a role or a job without a tenant is not valid and never sent. */
export const employeeBody = ({ pin, roles, jobs, certifications, ...value }: EmployeeFormValue) => ({
  ...sentRecord(employeeRecord, value),
  ...sentPin(pin),
  roles: roles.flatMap(({ roleId, scope }) => {
    const grantObject = scopeOfValue(scope);
    return grantObject === null ? [] : [{ roleId, grantObject }];
  }),
  jobs: jobs.flatMap(({ jobTypeId, scope, wages, showsWages }) => {
    const grantObject = workplaceOfValue(scope);
    if (grantObject === null || jobTypeId === '') return [];
    const paid = wages.map(({ from, amount, per }) => ({ from, amount, per }));
    return [{ jobTypeId, grantObject, ...(showsWages && { wages: paid }) }];
  }),
  certifications: certifications.map(({ requirementId, endsOn }) => ({
    requirementId,
    endsOn: endsOn === '' ? null : endsOn,
  })),
});

/** A PIN that was typed, or removed; absent: as it is stored. */
const sentPin = (pin: unknown): { readonly pin?: string | null } => {
  const typed = typedPin(pin);
  if (typed !== '') return { pin: typed };
  return isRecord(pin) && pin.clear === true ? { pin: null } : {};
};

export const typedPin = (pin: unknown): string => (isRecord(pin) && typeof pin.value === 'string' ? pin.value : '');

/** Whether a role is what the person already has, and not one that was chosen here. */
export const isGranted = (saved: EmployeeRole | undefined, { roleId, scope }: EmployeeRole): boolean =>
  saved?.roleId === roleId && saved.scope === scope;
