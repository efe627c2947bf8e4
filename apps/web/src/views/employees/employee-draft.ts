import { employeesTexts } from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import type { ActiveTenant } from '../../session/index.ts';

type GrantObject = Employee['roles'][number]['grantObject'];

/** A role while it is chosen: role and tenant may still be missing. */
export interface RoleDraft {
  readonly key: number;
  readonly roleId: string | null;
  /** As `placeValue` writes it. */
  readonly scope: string | null;
  readonly mayRemove: boolean;
  /** Chosen here, and not one that the person already has. */
  readonly isNew: boolean;
}

export interface EmployeeDraft {
  readonly name: string;
  readonly email: string;
  readonly active: boolean;
  readonly invite: boolean;
  readonly roles: readonly RoleDraft[];
}

export const emptyEmployeeDraft: EmployeeDraft = {
  name: '',
  email: '',
  active: true,
  invite: true,
  roles: [{ key: 0, roleId: null, scope: null, mayRemove: true, isNew: true }],
};

export const employeeDraftOf = ({ name, email, status, roles }: Employee): EmployeeDraft => ({
  name,
  email,
  active: status === 'ACTIVE',
  invite: false,
  roles: roles.map(({ roleId, grantObject, mayRemove }, key) => ({
    key,
    roleId,
    scope: scopeValue(grantObject),
    mayRemove,
    isNew: false,
  })),
});

export const scopeValue = ({ type, id }: GrantObject): string => `${type}:${id}`;

/** Null: none is chosen yet. */
export const scopeOfValue = (value: string | null): GrantObject | null => {
  const [, type, id = ''] = /^(GLOBAL|COMPANY|GROUP|LOCATION):(.*)$/.exec(value ?? '') ?? [];
  return type === undefined ? null : { type: type as GrantObject['type'], id };
};

/** The roles as the call takes them; null while one of them is incomplete. */
export const wantedRoles = (
  roles: readonly RoleDraft[],
): { readonly roleId: string; readonly grantObject: GrantObject }[] | null => {
  const wanted = roles.map(({ roleId, scope }) => {
    const grantObject = scopeOfValue(scope);
    return roleId === null || grantObject === null ? null : { roleId, grantObject };
  });
  return wanted.every(role => role !== null) ? wanted : null;
};

/** Why it cannot be saved yet, as text; null when it can. */
export const missingFields = ({ name, email, roles }: EmployeeDraft, changed: boolean): string | null => {
  const missing = [
    ...(name.trim() === '' ? [employeesTexts.aName] : []),
    ...(/\S@\S/.test(email) ? [] : [employeesTexts.anEmailAddress]),
    ...(wantedRoles(roles) === null ? [employeesTexts.aRole] : []),
  ];
  if (missing.length > 0) return employeesTexts.stillNeeded(missing.join(', '));
  return changed ? null : employeesTexts.noChanges;
};

/** The changed fields, counted: the leave guard asks about them. */
export const changesIn = (draft: EmployeeDraft, before: EmployeeDraft): number => {
  const roles = (of: EmployeeDraft) => JSON.stringify(of.roles.map(({ roleId, scope }) => [roleId, scope]));
  return [
    draft.name !== before.name,
    draft.email !== before.email,
    draft.active !== before.active,
    roles(draft) !== roles(before),
  ].filter(Boolean).length;
};

/** The tenants where a role can be granted: the company for its own employees, and every accessible tenant. */
export const scopeChoices = ({ user }: ActiveTenant): { readonly value: string; readonly label: string }[] => [
  ...(user.companyWide
    ? [{ value: scopeValue({ type: 'COMPANY', id: user.companyId }), label: user.companyName }]
    : []),
  ...user.accessibleTenants.map(({ id, type, name }) => ({
    value: scopeValue({ type, id }),
    label: type === 'GROUP' ? employeesTexts.groupOption(name) : name,
  })),
];
