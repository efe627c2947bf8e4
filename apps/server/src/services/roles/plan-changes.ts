import {
  applyRoleChanges,
  isPermission,
  isRoleChanged,
  type Permission,
  type RoleChanges,
  type RoleState,
} from '@commissary/domain';
import type { RequestContext } from '../../request-context.ts';
import { listRoles, type RoleRow } from '../../store/grant.ts';
import { type HolderRow, listHolders } from '../../store/role.ts';
import type { Db } from '../../store/tables.ts';
import { notFound, refuse } from '../refusal.ts';
import { demandChange, demandRole, type RoleOwner, reachOf } from './role-reach.ts';

export type VersionedChanges = RoleChanges & { readonly ver: number };
export type ChangesByRole = Readonly<Record<string, VersionedChanges>>;

/** A role as it is, and as it would be. */
export interface PlannedRole {
  readonly role: RoleRow;
  readonly after: RoleState;
  readonly holders: readonly HolderRow[];
}

/**
 * What the changes come to, role by role. Refuses a role that the owner does not have (404), one that somebody changed
 * since (409), a right that does not exist (400), and whatever the caller may not give or take (403).
 */
export const planChanges = async (
  { person }: Pick<RequestContext, 'person'>,
  db: Db,
  owner: RoleOwner,
  changes: ChangesByRole,
): Promise<PlannedRole[]> => {
  const roles = new Map((await listRoles(db, owner.companyId)).map(role => [role.id, role]));
  const asked = Object.entries(changes).filter(([, change]) => isRoleChanged(change));
  const byRole = Map.groupBy(
    await listHolders(
      db,
      asked.map(([id]) => id),
    ),
    ({ roleId }) => roleId,
  );
  return asked.map(([id, change]) => {
    const role = roles.get(id);
    // A company changes its own roles only.
    if (role === undefined || role.companyId !== owner.companyId) throw notFound();
    const holders = byRole.get(id) ?? [];
    const reach = reachOf(person, owner, holders);
    demandRole(reach, role);
    const rights = [...change.addPerms, ...change.removePerms];
    demandChange(reach, rights.map(knownPermission(id)), discountsOf(change));
    if (role.version !== change.ver) throw refuse(409, 'ROLE_CHANGED', `/body/${id}`);
    return { role, holders, after: applyRoleChanges(stateOf(role), change) };
  });
};

export const stateOf = ({ permissions, maxDiscount }: RoleRow): RoleState => ({
  permissions,
  maxDiscountPct: maxDiscount,
});

export const knownPermission =
  (where: string) =>
  (name: string): Permission => {
    if (!isPermission(name)) throw refuse(400, 'UNKNOWN_PERMISSION', `/body/${where}`);
    return name;
  };

const discountsOf = ({ maxDiscountPct, currentMaxDiscountPct }: RoleChanges): readonly number[] =>
  maxDiscountPct === currentMaxDiscountPct ? [] : [maxDiscountPct, currentMaxDiscountPct];
