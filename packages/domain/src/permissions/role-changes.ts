/** The contents of a role: the names of its permissions, and the maximum discount of its holders in percent. */
export interface RoleState {
  readonly permissions: readonly string[];
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

export const unchangedRole = ({ maxDiscountPct }: RoleState): RoleChanges => ({
  addPerms: [],
  removePerms: [],
  maxDiscountPct,
  currentMaxDiscountPct: maxDiscountPct,
});

/**
 * Switching in one direction cancels a pending change of the other; a value that equals the saved one stays unchanged.
 */
export const switchPermission = (
  { permissions }: RoleState,
  changes: RoleChanges,
  permission: string,
  on: boolean,
): RoleChanges => {
  const granted = permissions.includes(permission);
  const addPerms = without(changes.addPerms, permission);
  const removePerms = without(changes.removePerms, permission);
  if (on && !granted) return { ...changes, addPerms: [...addPerms, permission], removePerms };
  if (!on && granted) return { ...changes, addPerms, removePerms: [...removePerms, permission] };
  return { ...changes, addPerms, removePerms };
};

export const withMaxDiscount = (changes: RoleChanges, maxDiscountPct: number): RoleChanges => ({
  ...changes,
  maxDiscountPct,
});

/** Only roles with changes are saved. */
export const isRoleChanged = ({ addPerms, removePerms, ...discount }: RoleChanges): boolean =>
  addPerms.length > 0 || removePerms.length > 0 || discount.maxDiscountPct !== discount.currentMaxDiscountPct;

export const applyRoleChanges = ({ permissions }: RoleState, changes: RoleChanges): RoleState => ({
  permissions: [
    ...permissions.filter(name => !changes.removePerms.includes(name)),
    ...changes.addPerms.filter(name => !permissions.includes(name)),
  ],
  maxDiscountPct: changes.maxDiscountPct,
});

/**
 * Returns the same changes on a role that another user saved meanwhile: changes that are saved already are no longer
 * pending.
 */
export const ontoRole = (role: RoleState, { addPerms, removePerms, ...discount }: RoleChanges): RoleChanges => ({
  addPerms: addPerms.filter(name => !role.permissions.includes(name)),
  removePerms: removePerms.filter(name => role.permissions.includes(name)),
  maxDiscountPct:
    discount.maxDiscountPct === discount.currentMaxDiscountPct ? role.maxDiscountPct : discount.maxDiscountPct,
  currentMaxDiscountPct: role.maxDiscountPct,
});

/** Returns the changes that revert these once they are saved. */
export const inverseChanges = (changes: RoleChanges): RoleChanges => ({
  addPerms: changes.removePerms,
  removePerms: changes.addPerms,
  maxDiscountPct: changes.currentMaxDiscountPct,
  currentMaxDiscountPct: changes.maxDiscountPct,
});

const without = (names: readonly string[], name: string): readonly string[] => names.filter(one => one !== name);
