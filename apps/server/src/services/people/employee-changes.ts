import type { AuditChange, Grant } from '@commissary/domain';
import type { GrantRow, PersonRow } from '../../store/people/index.ts';
import type { NamedTenant } from '../../store/tenants/index.ts';
import type { EmployeeRolePlan } from './plan-employee-roles.ts';

type Fields = Pick<PersonRow, 'name' | 'email' | 'status'>;
type Changes = { readonly given?: EmployeeRolePlan['given']; readonly taken?: readonly GrantRow[] };

/** What an edit changed about an employee, as text for the audit. */
export const employeeFieldChanges = (was: Fields, now: Fields): AuditChange[] =>
  [
    { what: 'Name', was: was.name, now: now.name },
    { what: 'Email', was: was.email, now: now.email },
    { what: 'May sign in', was: yesOrNo(was), now: yesOrNo(now) },
  ].filter(change => change.was !== change.now);

/** Added and removed roles, each with its tenant. */
export const employeeRoleChanges = (
  { given = [], taken = [] }: Changes,
  tenants: readonly NamedTenant[],
): AuditChange[] => {
  const said = (role: string, on: Grant['on']) => `${role}, ${scopeText(on, tenants)}`;
  return [
    ...taken.map(grant => ({ what: 'Role', was: said(grant.roleName, onOf(grant)), now: null })),
    ...given.map(({ role, on }) => ({ what: 'Role', was: null, now: said(role.name, on) })),
  ];
};

/** Locations and groups where the roles of an employee changed. */
export const scopesOf = ({ given = [], taken = [] }: Changes): string[] => {
  const on = [...given.map(role => role.on), ...taken.map(onOf)];
  return [...new Set(on.filter(({ type }) => type === 'LOCATION' || type === 'GROUP').map(({ id }) => id))];
};

const scopeText = ({ type, id }: Grant['on'], tenants: readonly NamedTenant[]): string => {
  if (type === 'GLOBAL') return 'everywhere';
  return type === 'COMPANY' ? 'the whole company' : (tenants.find(tenant => tenant.id === id)?.name ?? id);
};

const onOf = ({ onType, onId }: GrantRow): Grant['on'] => ({ type: onType, id: onId });

const yesOrNo = ({ status }: Fields): string => (status === 'ACTIVE' ? 'yes' : 'no');
