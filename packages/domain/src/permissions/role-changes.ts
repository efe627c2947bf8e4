/** The contents of a role: the names of its permissions, and the maximum discount of its holders in percent. */
export interface RoleState {
  readonly grantedPermissions: readonly string[];
  readonly maxDiscountPct: number;
}

/** The unsaved changes of one role. `currentMaxDiscountPct` is the saved value. */
export interface RoleChanges {
  readonly addPerms: readonly string[];
  readonly removePerms: readonly string[];
  readonly maxDiscountPct: number;
  readonly currentMaxDiscountPct: number;
}

/** The maximum discount that a role can allow, in percent. */
export const maxDiscountLimit = 100;

/** What has to be saved so that the first state becomes the second one. */
export const roleChangesBetween = (saved: RoleState, edited: RoleState): RoleChanges => ({
  addPerms: edited.grantedPermissions.filter(name => !saved.grantedPermissions.includes(name)),
  removePerms: saved.grantedPermissions.filter(name => !edited.grantedPermissions.includes(name)),
  maxDiscountPct: edited.maxDiscountPct,
  currentMaxDiscountPct: saved.maxDiscountPct,
});

/** Only roles with changes are saved. */
export const isRoleChanged = ({ addPerms, removePerms, ...discount }: RoleChanges): boolean =>
  addPerms.length > 0 || removePerms.length > 0 || discount.maxDiscountPct !== discount.currentMaxDiscountPct;

export const applyRoleChanges = ({ grantedPermissions: before }: RoleState, changes: RoleChanges): RoleState => ({
  grantedPermissions: [
    ...before.filter(name => !changes.removePerms.includes(name)),
    ...changes.addPerms.filter(name => !before.includes(name)),
  ],
  maxDiscountPct: changes.maxDiscountPct,
});
