export { appTexts } from './app.ts';
export { deliveryTexts } from './delivery.ts';
export { designersTexts } from './designers.ts';
export { errorTexts } from './errors.ts';
export { changeTexts } from './form/changes.ts';
export { controlsTexts } from './form/controls.ts';
export { countTexts } from './form/counts.ts';
export { dragTexts } from './form/drag.ts';
export { filtersTexts } from './form/filters.ts';
export { formTexts } from './form/form.ts';
export { formListsTexts } from './form/form-lists.ts';
export { formMembersTexts } from './form/form-members.ts';
export { formVersionsTexts } from './form/form-versions.ts';
export { gridTexts } from './form/grid.ts';
export { hoursTexts } from './form/hours.ts';
export { inputsTexts } from './form/inputs.ts';
export { issueTexts, parseHints, ruleTexts } from './form/issues.ts';
export { itemPreviewTexts } from './form/item-preview.ts';
export { locationLabels, productLabels } from './form/location-fields.ts';
export { matrixTexts } from './form/matrix.ts';
export { moveTexts } from './form/move.ts';
export { valueTexts } from './form/values.ts';
export { homeTexts } from './home.ts';
export { compareTexts } from './levels/compare.ts';
export { groupsTexts } from './levels/groups.ts';
export { historyTexts } from './levels/history.ts';
export { levelsTexts } from './levels/levels.ts';
export { locationsTexts } from './levels/locations.ts';
export { overridesTexts } from './levels/overrides.ts';
export { publishTexts } from './levels/publish.ts';
export { sheetTexts } from './levels/sheet.ts';
export { messages } from './messages.ts';
export { onlineTexts } from './online.ts';
export { accountTexts } from './people/account.ts';
export { auditTexts } from './people/audit.ts';
export { auditActionTexts, auditKindLabel } from './people/audit-actions.ts';
export { emailsTexts } from './people/emails.ts';
export { employeesTexts } from './people/employees.ts';
export { passwordTexts } from './people/password-rules.ts';
export {
  permissionDescription,
  permissionGroupLabels,
  permissionLabel,
  permissionTexts,
} from './people/permissions.ts';
export { rolesTexts } from './people/roles.ts';
export { signInTexts } from './people/sign-in.ts';
export { shellTexts } from './shell.ts';
