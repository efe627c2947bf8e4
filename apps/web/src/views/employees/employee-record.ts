import {
  companyNames,
  type EmployeeFormValue,
  type EmployeeRole,
  editedEmployeeRecord,
  employeeMembers,
  emptyRecord,
  isJob,
  jobsTexts,
  newEmployeeRecord,
  recordValueOf,
  sentRecord,
} from '@commissary/catalog';
import type { Employee, JobChoices, Role } from '@commissary/contract';
import { isRecord, newMember, type Option } from '@commissary/schema';
import type { VersionedRecord } from '../../snapshot/index.ts';
import { type ScopeOption, scopeOfValue, scopeValue, type Workplace, withHidden } from './scopes.ts';

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

/** Options by id; of several with one id, the first. */
const optionsOf = (list: readonly { readonly id: string; readonly name: string }[]): readonly Option[] =>
  [...new Map(list.toReversed().map(({ id, name }) => [id, name]))]
    .toReversed()
    .map(([value, label]) => ({ value, label }));

/** The names of what the caller may choose, and of what the employee has. */
export const employeeNames = (
  employee: Employee | null,
  { roles, scopes, jobTypes, requirements }: EmployeeChoices,
): ReturnType<typeof companyNames> => {
  const granted = employee?.roles ?? [];
  const taken = [...granted, ...(employee?.jobs ?? [])].map(({ grantObject }) => scopeValue(grantObject));
  return companyNames({
    roles: [...roles, ...granted.map(({ roleId, name }) => ({ id: roleId, name }))],
    jobTypes: jobTypes.map(namedOption),
    requirements: requirements.map(namedOption),
    tenants: withHidden(scopes, taken).map(({ value, label }) => ({ id: scopeOfValue(value)?.id ?? '', name: label })),
  });
};

const namedOption = ({ value, label }: Option) => ({ id: String(value), name: label });

export const employeeKind = (employee: Employee | null): typeof editedEmployeeRecord =>
  employee === null ? newEmployeeRecord : editedEmployeeRecord;

/** An employee as an edit session opens it; null is one who is being added, with a job at that place. */
export const employeeRecordOf = (
  employee: Employee | null,
  place: Workplace | null = null,
): VersionedRecord<EmployeeFormValue> => ({
  definition: employeeKind(employee).field,
  id: employee?.id ?? '',
  version: employee?.ver ?? 0,
  value: employee === null ? valueOfNew(place) : editedValue(employee),
});

/** A new employee starts with a job: most people work at a terminal and have no role. */
const valueOfNew = (place: Workplace | null): EmployeeFormValue => ({
  ...emptyRecord(newEmployeeRecord),
  jobs: [{ ...newMember(employeeMembers.jobs, 'first'), ...newJob(place) }],
});

/** What a new job begins with. */
export const newJob = (place: Workplace | null) => ({ wages: [], ...(place && { grantObject: place }) });

const editedValue = (employee: Employee): EmployeeFormValue =>
  recordValueOf(editedEmployeeRecord, {
    ...employee,
    ...(employee.hasPin && { pin: { $secret: '' } }),
    active: employee.status === 'ACTIVE',
    invite: false,
  });

/** The fields that both calls take. */
export const employeeBody = (value: EmployeeFormValue) => {
  const {
    active: _,
    invite: __,
    ...fields
  } = sentRecord(editedEmployeeRecord, { ...value, jobs: value.jobs.filter(isJob) });
  return fields;
};

export const typedPin = (pin: unknown): string => (isRecord(pin) && typeof pin.value === 'string' ? pin.value : '');

/** Whether a role is what the person already has, and not one that was chosen here. */
export const isGranted = (saved: EmployeeRole | undefined, { roleId, grantObject }: EmployeeRole): boolean =>
  saved?.roleId === roleId && scopeValue(saved.grantObject) === scopeValue(grantObject);
