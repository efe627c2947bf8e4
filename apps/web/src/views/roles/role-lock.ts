import type { Role } from '@commissary/contract';
import {
  comesWithSuperUser,
  isRoleInReach,
  isSuperUserRole,
  maxDiscountLimit,
  widensRestricted,
} from '@commissary/domain';

/** What the person may change in roles at all. */
export interface RoleScope {
  readonly mayEdit: boolean;
  readonly permissions: ReadonlySet<string>;
  readonly maxDiscountPct: number;
  /** Whether the roles that every company has are the ones being looked after. */
  readonly isDefault: boolean;
}

/** May the person change this role, as far as its rights allow? */
export const isRoleEditable = (role: Role, { mayEdit, permissions, isDefault }: RoleScope): boolean =>
  mayEdit && role.isDefault === isDefault && isRoleInReach(role.grantedPermissions, permissions);

/** Does the right come with the role because it makes a super user, whatever else is ticked? The mark itself does not. */
export const isImplied = (role: Pick<Role, 'grantedPermissions'>, permission: string): boolean =>
  permission !== 'companyAdmin' && isSuperUserRole(role.grantedPermissions) && comesWithSuperUser(permission);

/** Nobody gives a right, or takes it, that they do not hold. */
export const isPermissionEditable = (permission: string, { permissions }: RoleScope): boolean =>
  permissions.has(permission);

export const isOwner = ({ permissions }: RoleScope): boolean => permissions.has('company-owner');

/** Is the role open to hiring, and the person no owner? Then nothing that an owner has not seen is added to it. */
export const isWideningLocked = ({ openToHiring }: Pick<Role, 'openToHiring'>, reach: RoleScope): boolean =>
  openToHiring && !isOwner(reach);

/** Why a right of a role cannot be ticked or unticked. */
export type CellLock = 'super-user' | 'out-of-reach' | 'open-to-hiring';

/** The reason why this person cannot give the right to the role or take it; null: they can. The server asks the same. */
export const lockOf = (role: Role, permission: string, reach: RoleScope): CellLock | null => {
  if (isImplied(role, permission)) return 'super-user';
  if (!isPermissionEditable(permission, reach) || !isRoleEditable(role, reach)) return 'out-of-reach';
  const isNew = !role.grantedPermissions.includes(permission);
  return isNew && isWideningLocked(role, reach) && widensRestricted([permission], false) ? 'open-to-hiring' : null;
};

/** Up to how many percent this person may set the discount of the role, and why no further where the role is the reason. */
export const discountOf = (
  role: Role,
  reach: RoleScope,
): { readonly limit: number; readonly lock: CellLock | null } => {
  const own = Math.min(reach.maxDiscountPct, maxDiscountLimit);
  // Taking a greater discount than the own one away is not theirs either.
  if (!isRoleEditable(role, reach) || own === 0 || role.maxDiscountPct > own) return { limit: 0, lock: 'out-of-reach' };
  if (!isWideningLocked(role, reach) || !widensRestricted([], role.maxDiscountPct < own))
    return { limit: own, lock: null };
  return { limit: role.maxDiscountPct, lock: 'open-to-hiring' };
};
