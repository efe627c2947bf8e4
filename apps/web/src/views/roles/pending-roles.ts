import type { EditedRole, RolesRecord } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { isRoleChanged, type RoleChanges, type RoleState, roleChangesBetween } from '@commissary/domain';
import type { SentChanges } from '../../cache/index.ts';

/** The unsaved changes, by role. Roles without a change are not in it. */
export type PendingRoles = Readonly<Record<string, RoleChanges>>;

/** What differs from the saved roles. A typed text that is no discount counts as the saved discount. */
export const pendingRoles = (saved: RolesRecord, edited: RolesRecord): PendingRoles => {
  const before = new Map(saved.roles.map(role => [role.id, role]));
  return Object.fromEntries(
    edited.roles.flatMap(role => {
      const was = before.get(role.id);
      if (was === undefined) return [];
      const changes = roleChangesBetween(was, withSavedDiscount(was, role));
      return isRoleChanged(changes) ? [[String(role.id), changes]] : [];
    }),
  );
};

const withSavedDiscount = (saved: RoleState, edited: RoleState): RoleState =>
  isDiscountText(edited.maxDiscountPct) ? { ...edited, maxDiscountPct: saved.maxDiscountPct } : edited;

/** A text that cannot be read stands in place of the number until it is corrected. */
export const isDiscountText = (value: unknown): value is string => typeof value === 'string';

/** The texts that are no discount, by role: they prevent a save. */
export const typedDiscounts = ({ roles }: RolesRecord): Readonly<Record<string, string>> =>
  Object.fromEntries(
    roles.flatMap(({ id, maxDiscountPct }: { readonly id: unknown; readonly maxDiscountPct: unknown }) =>
      isDiscountText(maxDiscountPct) ? [[String(id), maxDiscountPct]] : [],
    ),
  );

/** The body of the call, with the versions that the changes were made on. */
export const sentChanges = (pending: PendingRoles, versions: Readonly<Record<string, number>>): SentChanges =>
  Object.fromEntries(Object.entries(pending).map(([id, changes]) => [id, { ...changes, ver: versions[id] ?? 0 }]));

/** A permission switched on or off; the saved ones keep their order, so that switching back leaves no change. */
export const withPermission = (
  { grantedPermissions: saved }: Pick<Role, 'grantedPermissions'>,
  edited: readonly string[],
  permission: string,
  on: boolean,
): readonly string[] => {
  const others = edited.filter(name => name !== permission);
  const next = on ? [...others, permission] : others;
  return [...saved.filter(name => next.includes(name)), ...next.filter(name => !saved.includes(name))];
};

export const editedRole = ({ roles }: RolesRecord, id: string): EditedRole | undefined =>
  roles.find(role => role.id === id);
