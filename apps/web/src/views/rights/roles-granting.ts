import type { Employee, ExplainedPermissions, JobChoices, Role } from '@commissary/contract';
import type { RoleGrantRefusal } from '@commissary/domain';

/** An offered role. `extra`: the number of other permissions it contains that the person lacks there. */
export type OfferedRole = Role & { readonly extra: number; readonly whyNot: RoleGrantRefusal | null };

/** By role, why it cannot be granted there; null for those that can. */
export type GivingReasons = Readonly<Record<string, RoleGrantRefusal | null>>;

/** The roles with a permission: those that can be granted first, of these the one with the fewest other permissions. */
export const rolesGranting = (
  permission: string,
  roles: readonly Role[],
  { rights }: Pick<ExplainedPermissions, 'rights'>,
  reasons: GivingReasons,
): readonly OfferedRole[] => {
  const held = new Set(rights.filter(({ here }) => here.length > 0).map(right => right.permission));
  const extraOf = ({ grantedPermissions }: Role) =>
    grantedPermissions.filter(name => name !== permission && !held.has(name)).length;
  return roles
    .filter(({ grantedPermissions }) => grantedPermissions.includes(permission))
    .map(role => ({ ...role, extra: extraOf(role), whyNot: reasons[role.id] ?? null }))
    .sort(
      (a, b) =>
        Number(a.whyNot !== null) - Number(b.whyNot !== null) || a.extra - b.extra || a.name.localeCompare(b.name),
    );
};

export type HeldRole = Employee['roles'][number];

/** The roles that another one replaces there: all of the location, where the company allows one. */
export const replacedRoles = (
  { roles }: Pick<Employee, 'roles'>,
  on: ExplainedPermissions['place'],
  { oneRolePerLocation }: Pick<JobChoices, 'oneRolePerLocation'>,
): readonly HeldRole[] =>
  oneRolePerLocation && on.type === 'LOCATION'
    ? roles.filter(({ grantObject }) => grantObject.type === 'LOCATION' && grantObject.id === on.id)
    : [];

/** How many permissions somebody has there by the replaced roles only, and not by the new one. */
export const lostPermissions = (
  replaced: readonly HeldRole[],
  { grantedPermissions }: Pick<Role, 'grantedPermissions'>,
  { rights, place }: Pick<ExplainedPermissions, 'rights' | 'place'>,
): number => {
  const isReplaced = ({ roleId, grantObject }: ExplainedPermissions['rights'][number]['here'][number]) =>
    grantObject.id === place.id && replaced.some(role => role.roleId === roleId);
  return rights.filter(
    ({ permission, here }) =>
      here.length > 0 && here.every(isReplaced) && !grantedPermissions.some(name => name === permission),
  ).length;
};

/** Why none of the missing permissions can be granted, where one reason applies to all of them; null otherwise. */
export const sharedRefusal = (rights: ExplainedPermissions['rights']): RoleGrantRefusal | null => {
  const [first = null, ...others] = new Set(rights.flatMap(({ here, whyNot }) => (here.length > 0 ? [] : [whyNot])));
  return others.length === 0 ? first : null;
};
