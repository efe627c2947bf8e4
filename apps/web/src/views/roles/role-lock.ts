import { rolesTexts } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import {
  comesWithSuperUser,
  isRoleInReach,
  isSuperUserRole,
  maxDiscountLimit,
  widensRestricted,
} from '@commissary/domain';

/** What the user may change in roles at all. */
export interface RoleScope {
  readonly mayEdit: boolean;
  readonly permissions: ReadonlySet<string>;
  readonly maxDiscountPct: number;
  /** Whether the built-in roles of every company are edited. */
  readonly isDefault: boolean;
}

/** Whether the user may change this role, as far as its permissions allow. */
export const isRoleEditable = (role: Role, { mayEdit, permissions, isDefault }: RoleScope): boolean =>
  mayEdit && role.isDefault === isDefault && isRoleInReach(role.grantedPermissions, permissions);

/**
 * Whether the role has the permission because it makes a super user, whatever else is ticked. Not true of the
 * super-user permission itself.
 */
export const isImplied = (role: Pick<Role, 'grantedPermissions'>, permission: string): boolean =>
  permission !== 'companyAdmin' && isSuperUserRole(role.grantedPermissions) && comesWithSuperUser(permission);

/** A user cannot add or remove a permission that they do not hold. */
export const isPermissionEditable = (permission: string, { permissions }: RoleScope): boolean =>
  permissions.has(permission);

export const isOwner = ({ permissions }: RoleScope): boolean => permissions.has('company-owner');

/**
 * Whether the role is open to hiring, and the user is no owner. Then permissions that an owner has not approved cannot
 * be added.
 */
export const isWideningLocked = ({ openToHiring }: Pick<Role, 'openToHiring'>, reach: RoleScope): boolean =>
  openToHiring && !isOwner(reach);

/** Why a permission of a role cannot be ticked or unticked. */
export type CellLock = 'super-user' | 'out-of-reach' | 'open-to-hiring';

/**
 * The reason why this user cannot add the permission to the role or remove it; null: they can. The server checks the
 * same.
 */
export const lockOf = (role: Role, permission: string, reach: RoleScope): CellLock | null => {
  if (isImplied(role, permission)) return 'super-user';
  if (!isPermissionEditable(permission, reach) || !isRoleEditable(role, reach)) return 'out-of-reach';
  const isNew = !role.grantedPermissions.includes(permission);
  return isNew && isWideningLocked(role, reach) && widensRestricted([permission], false) ? 'open-to-hiring' : null;
};

/**
 * The maximum discount, in percent, that this user may set for the role, and the reason where the role is the limit.
 */
export const discountOf = (
  role: Role,
  reach: RoleScope,
): { readonly limit: number; readonly lock: CellLock | null } => {
  const own = Math.min(reach.maxDiscountPct, maxDiscountLimit);
  // A user may not lower a discount that is greater than their own either.
  if (!isRoleEditable(role, reach) || own === 0 || role.maxDiscountPct > own) return { limit: 0, lock: 'out-of-reach' };
  if (!isWideningLocked(role, reach) || !widensRestricted([], role.maxDiscountPct < own))
    return { limit: own, lock: null };
  return { limit: role.maxDiscountPct, lock: 'open-to-hiring' };
};

/** Which discounts can be typed, as text. */
export const discountLimitText = (limit: number, lock: CellLock | null): string =>
  rolesTexts.discountRange(limit, lock === 'open-to-hiring');

/** A copy has the permissions of the original. */
export const isCopyable = ({ grantedPermissions, maxDiscountPct }: Role, reach: RoleScope): boolean =>
  reach.mayEdit &&
  maxDiscountPct <= reach.maxDiscountPct &&
  grantedPermissions.every(name => reach.permissions.has(name));
