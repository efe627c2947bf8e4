import {
  applyRoleChanges,
  can,
  isPermission,
  type Permission,
  type RoleChanges,
  type RoleState,
  widensRestricted,
} from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import { type GrantableRole, type HolderRow, listHolders, listRoles } from '../../store/people/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, notFound, notYours } from '../errors/index.ts';
import { type RoleOwnerRow, requireChange, requireRole, roleEditScopeOf } from './role-edit-scope.ts';

export type VersionedChanges = RoleChanges & { readonly ver?: number | undefined };
export type ChangesByRole = Readonly<Record<string, VersionedChanges>>;

/** A role as it is, and as it would be. */
export interface PlannedRole {
  readonly role: GrantableRole;
  readonly after: RoleState;
  readonly holders: readonly HolderRow[];
}

/**
 * The effect of the changes, role by role. Throws for a role that the owner does not have (404), one that differs from
 * what the sender claims (409), an unknown permission (400), and whatever the caller may not add or remove (403). The
 * difference between the stored and the new role is authorized: what the sender claims about it decides nothing.
 */
export const planChanges = async (
  { person }: Pick<RequestContext, 'person'>,
  db: Db,
  owner: RoleOwnerRow,
  changes: ChangesByRole,
): Promise<PlannedRole[]> => {
  const roles = new Map((await listRoles(db, owner.companyId)).map(role => [role.id, role]));
  const byRole = Map.groupBy(await listHolders(db, Object.keys(changes)), ({ roleId }) => roleId);
  return Object.entries(changes).flatMap(([id, change]) => {
    const role = roles.get(id);
    // A company changes only its own roles.
    if (role === undefined || role.companyId !== owner.companyId) throw notFound();
    if (role.version !== (change.ver ?? role.version) || role.maxDiscount !== change.currentMaxDiscountPct)
      throw apiError(409, 'ROLE_CHANGED', `/body/${id}`);
    const before = stateOf(role);
    const after = applyRoleChanges(before, change);
    const { rights, discounts } = differenceOf(before, after);
    if (rights.length === 0 && discounts.length === 0) return [];
    const holders = byRole.get(id) ?? [];
    const reach = roleEditScopeOf(person, owner, holders);
    requireRole(reach, role);
    requireChange(reach, rights.map(knownPermission(id)), discounts);
    const given = after.grantedPermissions.filter(name => !before.grantedPermissions.includes(name));
    const widened = widensRestricted(given, after.maxDiscountPct > before.maxDiscountPct);
    if (role.openToHiring && widened && !can(person, 'company-owner', reach.scope))
      throw notYours(`/body/${id}`, 'open-to-hiring');
    return [{ role, holders, after }];
  });
};

/** The permissions that are added or removed, and both discounts where they differ. */
export const differenceOf = (
  before: RoleState,
  after: RoleState,
): { readonly rights: readonly string[]; readonly discounts: readonly number[] } => ({
  rights: [
    ...after.grantedPermissions.filter(name => !before.grantedPermissions.includes(name)),
    ...before.grantedPermissions.filter(name => !after.grantedPermissions.includes(name)),
  ],
  discounts: before.maxDiscountPct === after.maxDiscountPct ? [] : [after.maxDiscountPct, before.maxDiscountPct],
});

export const stateOf = ({ permissions, maxDiscount }: GrantableRole): RoleState => ({
  grantedPermissions: permissions,
  maxDiscountPct: maxDiscount,
});

export const knownPermission =
  (where: string) =>
  (name: string): Permission => {
    if (!isPermission(name)) throw apiError(400, 'UNKNOWN_PERMISSION', `/body/${where}`);
    return name;
  };
