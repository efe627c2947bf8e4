import { type EmployeeRecord, type EmployeeRole, employeeRecord } from '@commissary/catalog';
import type { Employee, Role } from '@commissary/contract';
import type { VersionedRecord } from '../../snapshot/index.ts';
import { type ScopeOption, scopeOfValue, scopeValue, withHidden } from './scopes.ts';

/** What the caller may choose among. */
export interface RoleChoices {
  readonly roles: readonly Pick<Role, 'id' | 'name'>[];
  readonly scopes: readonly ScopeOption[];
}

/** An employee as an edit session opens it; null is one who is being added. */
export const employeeRecordOf = (employee: Employee | null, choices: RoleChoices): VersionedRecord<EmployeeRecord> => ({
  definition: employeeRecord(optionsOf(employee, choices)),
  id: employee?.id ?? '',
  version: employee?.ver ?? 0,
  value: employee === null ? newEmployee : recordValueOf(employee),
});

const optionsOf = (employee: Employee | null, { roles, scopes }: RoleChoices) => {
  const granted = employee?.roles ?? [];
  const names = new Map([...granted.map(one => [one.roleId, one.name] as const), ...roles.map(namedRole)]);
  return {
    roles: [...names].map(([value, label]) => ({ value, label })),
    scopes: withHidden(
      scopes,
      granted.map(({ grantObject }) => scopeValue(grantObject)),
    ),
  };
};

const namedRole = ({ id, name }: RoleChoices['roles'][number]) => [id, name] as const;

const newEmployee: EmployeeRecord = {
  name: '',
  email: '',
  active: true,
  invite: true,
  roles: [{ id: 'first', roleId: '', scope: '', mayRemove: true }],
};

const recordValueOf = ({ name, email, status, roles }: Employee): EmployeeRecord => ({
  name,
  email,
  active: status === 'ACTIVE',
  invite: false,
  roles: roles.map(({ id, roleId, grantObject, mayRemove }) => ({
    id,
    roleId,
    scope: scopeValue(grantObject),
    mayRemove,
  })),
});

/** The fields that both calls take; a role without a tenant is not valid and never sent. */
export const employeeBody = ({ name, email, roles }: EmployeeRecord) => ({
  name,
  email,
  roles: roles.flatMap(({ roleId, scope }) => {
    const grantObject = scopeOfValue(scope);
    return grantObject === null ? [] : [{ roleId, grantObject }];
  }),
});

/** Whether a role is what the person already has, and not one that was chosen here. */
export const isGranted = (saved: EmployeeRole | undefined, { roleId, scope }: EmployeeRole): boolean =>
  saved?.roleId === roleId && saved.scope === scope;
