export * from './audit-messages.ts';
export * from './colors.ts';
export * from './delivery/index.ts';
export * from './documents/index.ts';
export * from './finding.ts';
export * from './findings/index.ts';
export * from './location-fields.ts';
export * from './messages.ts';
export * from './offers/index.ts';
export * from './records/index.ts';
export type { RuleCode } from './rule.ts';
export * from './sample-order.ts';
export * from './screens/index.ts';
export {
  accountTexts,
  actingNames,
  actingTexts,
  aggregatorTexts,
  appTexts,
  auditKindLabel,
  auditTexts,
  changeTexts,
  companiesTexts,
  companyLabels,
  companySecurityLabels,
  companySecurityTexts,
  compareTexts,
  controlsTexts,
  countTexts,
  deliveryTexts,
  designersTexts,
  dragTexts,
  emailsTexts,
  employeesTexts,
  endingsTexts,
  filtersTexts,
  findingsTexts,
  formListsTexts,
  formMembersTexts,
  formTexts,
  formVersionsTexts,
  gridTexts,
  groupsTexts,
  guestQuestionsTexts,
  historyTexts,
  homeDayTexts,
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
  newPasswordTexts,
  newsTexts,
  offersTexts,
  onlineTexts,
  overridesTexts,
  parseHints,
  payTexts,
  permissionDescription,
  permissionGroupLabels,
  permissionLabel,
  permissionTexts,
  pricingTexts,
  productLabels,
  publishTexts,
  rolesTexts,
  sessionEndTexts,
  sessionsTexts,
  setupTexts,
  sheetTexts,
  shellTexts,
  signInTexts,
  valueTexts,
} from './texts/index.ts';
