import type { CalledValue, employeeMembers } from '@commissary/catalog';
import { type AssignedRole, canAssignRole, type Grant, roleGrantRefusal, type TenantRow } from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import { deleteGrants, type GrantableRole, type GrantRow, insertGrants } from '../../store/people/index.ts';
import type { Person, UseCaseContext } from '../context/index.ts';
import { apiError, forbidden, notYours } from '../errors/index.ts';
import { type EmployeeCase, grantedRolesOf } from './employees.ts';

export type RequestedRole = CalledValue<typeof employeeMembers.roles>[number];

interface NewRole {
  readonly role: GrantableRole;
  readonly on: Grant['on'];
}

/** The roles to add and to remove so that a person has the wanted ones; roles that stay are not checked. */
export interface EmployeeRolePlan {
  readonly given: readonly NewRole[];
  readonly taken: readonly GrantRow[];
}

/**
 * Throws for a role or a tenant that the company does not have, and for a role that the caller may not assign or
 * remove.
 */
export const planRoles = (
  caller: Person,
  companyId: string,
  roles: readonly GrantableRole[],
  before: Pick<EmployeeCase, 'grants' | 'tenants'> & { readonly personId: string },
  requested: readonly RequestedRole[],
  path: string,
): EmployeeRolePlan => {
  const { personId, grants, tenants } = before;
  const resolved = requested.map((one, index) => ({
    role: known(roles, one.roleId, `${path}/roles/${index}`),
    on: placed(one.grantObject, companyId, tenants, `${path}/roles/${index}`),
  }));
  const key = (roleId: string, on: Grant['on']) => `${roleId} ${on.type} ${on.id}`;
  const keys = resolved.map(({ role, on }) => key(role.id, on));
  if (new Set(keys).size < keys.length) throw apiError(400, 'DUPLICATE_ROLE', `${path}/roles`);
  const had = new Set(grants.map(grant => key(grant.roleId, { type: grant.onType, id: grant.onId })));
  const added = (index: number) => !had.has(keys[index] ?? '');
  const given = resolved.filter((_, index) => added(index));
  const taken = grants.filter(grant => !keys.includes(key(grant.roleId, { type: grant.onType, id: grant.onId })));
  const giving = { companyId, tenants, toThemselves: caller.id === personId };
  resolved.forEach(({ role, on }, index) => {
    const reason = added(index) ? roleGrantRefusal(caller, roleOn(role, on), giving) : null;
    if (reason !== null) throw notYours(`${path}/roles/${index}`, reason);
  });
  if (!taken.every(grant => canAssignRole(caller, grantedRolesOf(grant), companyId, tenants))) throw forbidden();
  return { given, taken };
};

/** Throws for the second of two different roles at one location. */
export const requireOneRoleEach = (requested: readonly RequestedRole[], path: string): void => {
  const places = requested.map(({ grantObject: { type, id } }) => (type === 'LOCATION' ? id : null));
  const second = places.findIndex(
    (id, index) =>
      id !== null && places.indexOf(id) < index && requested[places.indexOf(id)]?.roleId !== requested[index]?.roleId,
  );
  if (second >= 0) throw apiError(400, 'DUPLICATE_GRANT', `${path}/roles/${second}`);
};

/** A role in the form that the assignment rule needs. */
export const roleOn = (role: GrantableRole, on: Grant['on']): AssignedRole => ({ ...givesOf(role), on });

/** The same, independent of the tenant. */
export const givesOf = ({ permissions, maxDiscount, openToHiring }: GrantableRole): Omit<AssignedRole, 'on'> => ({
  permissions,
  maxDiscountPct: maxDiscount,
  openToHiring,
});

export const writeRoles = async (
  { newId, now, person }: Pick<UseCaseContext, 'newId' | 'now' | 'person'>,
  db: Db,
  people: readonly { readonly id: string; readonly roles: EmployeeRolePlan }[],
): Promise<void> => {
  await deleteGrants(
    db,
    people.flatMap(({ roles }) => roles.taken.map(({ id }) => id)),
  );
  await insertGrants(
    db,
    people.flatMap(({ id, roles }) =>
      roles.given.map(({ role, on }) => ({
        id: newId(),
        personId: id,
        roleId: role.id,
        onType: on.type,
        onId: on.id,
        givenBy: person.name,
        givenAt: now(),
      })),
    ),
  );
};

const known = (roles: readonly GrantableRole[], id: string, path: string): GrantableRole => {
  const role = roles.find(one => one.id === id);
  if (role === undefined) throw apiError(400, 'UNKNOWN_ROLE', `${path}/roleId`);
  return role;
};

const placed = (on: Grant['on'], companyId: string, tenants: readonly TenantRow[], path: string): Grant['on'] => {
  if (on.type === 'GLOBAL') return { type: 'GLOBAL', id: '' };
  const there =
    on.type === 'COMPANY' ? on.id === companyId : tenants.some(({ id, type }) => id === on.id && type === on.type);
  if (!there) throw apiError(400, 'UNKNOWN_PLACE', `${path}/grantObject`);
  return on;
};
