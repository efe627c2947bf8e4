import type { ExplainedRights, Role } from '@commissary/contract';

/** A role on offer. `extra`: how many rights besides it would bring that the person lacks there. */
export type OfferedRole = Role & { readonly extra: number };

/** The roles that give a right, the one that brings the least besides first. */
export const rolesWith = (
  permission: string,
  roles: readonly Role[],
  { rights }: Pick<ExplainedRights, 'rights'>,
): readonly OfferedRole[] => {
  const held = new Set(rights.filter(({ here }) => here.length > 0).map(right => right.permission));
  const extraOf = ({ grantedPermissions }: Role) =>
    grantedPermissions.filter(name => name !== permission && !held.has(name)).length;
  return roles
    .filter(({ grantedPermissions }) => grantedPermissions.includes(permission))
    .map(role => ({ ...role, extra: extraOf(role) }))
    .sort((a, b) => a.extra - b.extra || a.name.localeCompare(b.name));
};
