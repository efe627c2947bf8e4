import type { Role } from '@commissary/contract';
import {
  inverseChanges,
  isRoleChanged,
  ontoRole,
  type RoleChanges,
  type RoleState,
  unchangedRole,
} from '@commissary/domain';
import type { SentChanges } from '../../cache/index.ts';

/** The unsaved changes, by role. Roles without a change are not in it. */
export type PendingRoles = Readonly<Record<string, RoleChanges>>;

export const stateOfRole = ({ grantedPermissions, maxDiscountPct }: Role): RoleState => ({
  permissions: grantedPermissions,
  maxDiscountPct,
});

export const changesOf = (pending: PendingRoles, role: Role): RoleChanges =>
  pending[role.id] ?? unchangedRole(stateOfRole(role));

/** Replaces the pending changes of one role. */
export const withPendingChanges = (pending: PendingRoles, id: string, changes: RoleChanges): PendingRoles => {
  const { [id]: _, ...others } = pending;
  return isRoleChanged(changes) ? { ...others, [id]: changes } : others;
};

/** The pending changes rebased onto the current roles: another user may have saved some of them, or deleted a role. */
export const settled = (pending: PendingRoles, roles: readonly Role[]): PendingRoles =>
  roles.reduce<PendingRoles>((all, role) => {
    const changes = pending[role.id];
    return changes === undefined ? all : withPendingChanges(all, role.id, ontoRole(stateOfRole(role), changes));
  }, {});

/** The body of the call, with the versions that the user saw. */
export const sentChanges = (pending: PendingRoles, roles: readonly Role[]): SentChanges =>
  Object.fromEntries(
    roles.flatMap(({ id, ver }) => {
      const changes = pending[id];
      return changes === undefined ? [] : [[id, { ...changes, ver }]];
    }),
  );

/** The changes that undo a save. */
export const inverse = (pending: PendingRoles): PendingRoles =>
  Object.fromEntries(Object.entries(pending).map(([id, changes]) => [id, inverseChanges(changes)]));
