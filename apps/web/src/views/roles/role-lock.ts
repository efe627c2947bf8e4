import type { Role } from '@commissary/contract';
import { comesWithSuperUser, isRoleInReach, isSuperUserRole } from '@commissary/domain';

/** What the person may change in roles at all. */
export interface RoleReach {
  readonly mayEdit: boolean;
  readonly permissions: ReadonlySet<string>;
  readonly maxDiscountPct: number;
  /** Whether the roles that every company has are the ones being looked after. */
  readonly isDefault: boolean;
}

/** May the person change this role, as far as its rights allow? */
export const isRoleOpen = (role: Role, { mayEdit, permissions, isDefault }: RoleReach): boolean =>
  mayEdit && role.isDefault === isDefault && isRoleInReach(role.grantedPermissions, permissions);

/** Does the right come with the role because it makes a super user, whatever else is ticked? The mark itself does not. */
export const isImplied = (role: Pick<Role, 'grantedPermissions'>, permission: string): boolean =>
  permission !== 'companyAdmin' && isSuperUserRole(role.grantedPermissions) && comesWithSuperUser(permission);

/** Nobody gives a right, or takes it, that they do not hold. */
export const isRightOpen = (permission: string, { permissions }: RoleReach): boolean => permissions.has(permission);
