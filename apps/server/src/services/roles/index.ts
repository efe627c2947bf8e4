export { cloneRole, createRole, removeRole, renameRole } from './edit-role.ts';
export { explainPermissions } from './explain-permissions.ts';
export { previewChanges } from './preview-changes.ts';
export { holdersOf, permissionRows, presentReach, readRoles } from './read-roles.ts';
export type { RoleOwnerRow } from './role-edit-scope.ts';
export { openToHiring, rolesToGive } from './role-giving.ts';
export { saveChanges } from './save-changes.ts';
