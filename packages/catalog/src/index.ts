export * from './audit-messages.ts';
export * from './colors.ts';
export * from './delivery/index.ts';
export * from './documents/index.ts';
export * from './location-fields.ts';
export * from './messages.ts';
export * from './records/index.ts';
export type { RuleCode } from './rule.ts';
export * from './sample-order.ts';
export * from './screens/index.ts';
export {
  accountTexts,
  appTexts,
  auditKindLabel,
  auditTexts,
  changeTexts,
  compareTexts,
  controlsTexts,
  countTexts,
  deliveryTexts,
  designersTexts,
  dragTexts,
  emailsTexts,
  employeesTexts,
  filtersTexts,
  formListsTexts,
  formMembersTexts,
  formTexts,
  formVersionsTexts,
  gridTexts,
  groupsTexts,
  historyTexts,
  homeTexts,
  hoursTexts,
  inputsTexts,
  itemPreviewTexts,
  levelsTexts,
  locationLabels,
  locationsTexts,
  matrixTexts,
  messages,
  moveTexts,
  onlineTexts,
  overridesTexts,
  parseHints,
  permissionDescription,
  permissionGroupLabels,
  permissionLabel,
  permissionTexts,
  productLabels,
  publishTexts,
  rolesTexts,
  sheetTexts,
  shellTexts,
  signInTexts,
  valueTexts,
} from './texts/index.ts';
