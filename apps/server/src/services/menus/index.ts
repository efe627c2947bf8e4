/**
 * Where to look:
 * - Which menus there are, made, deleted and restored: this folder. What is in one: `services/documents`, `services/saving`.
 */
export { createMenu } from './create-menu.ts';
export { deleteMenu, restoreMenu } from './delete-menu.ts';
export { readManagedMenus } from './managed-menus.ts';
export { compareVersions, readVersions } from './menu-versions.ts';
export { previewAssign } from './preview-assign.ts';
export { convertSingleUse, readSingleUse } from './single-use.ts';
export { readTemplateChanges, takeTemplateChanges } from './template-changes.ts';
export { readTemplate, readTemplates } from './templates.ts';
