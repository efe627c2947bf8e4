/**
 * Where to look:
 * - A change or a value as text: the sentences of a change: `form/changes.ts`, a parameter of `describeChange` in
 *   `packages/schema/src/formatting/describe-change.ts`; a value: `format` of its kind, `format-value.ts`, with the
 *   words of `form/values.ts` as a parameter.
 * - E-mail: templates, queue, SMTP: `people/emails.ts`, `apps/server/src/services/mail/`,
 *   `apps/server/src/adapters/email.ts`, `apps/server/src/jobs/email-sender.ts`.
 */
export { aggregatorTexts } from './aggregator.ts';
export { appTexts } from './app.ts';
export { deliveryTexts } from './delivery.ts';
export { designersTexts } from './designers.ts';
export { errorTexts } from './errors.ts';
export { fileTexts } from './files.ts';
export { addressTexts } from './form/address.ts';
export { changeTexts, changeTextsIn } from './form/changes.ts';
export { controlsTexts } from './form/controls.ts';
export { countTexts } from './form/counts.ts';
export { dragTexts } from './form/drag.ts';
export { endingsTexts } from './form/endings.ts';
export { filtersTexts } from './form/filters.ts';
export { findingsTexts } from './form/findings.ts';
export { formTexts } from './form/form.ts';
export { formListsTexts } from './form/form-lists.ts';
export { formMembersTexts } from './form/form-members.ts';
export { gridTexts } from './form/grid.ts';
export { guestQuestionsTexts } from './form/guest-questions.ts';
export { hoursTexts } from './form/hours.ts';
export { inputsTexts } from './form/inputs.ts';
export { formatHints, issueTexts, parseHints, ruleTexts } from './form/issues.ts';
export { itemPreviewTexts } from './form/item-preview.ts';
export { matrixTexts } from './form/matrix.ts';
export { moveTexts } from './form/move.ts';
export { overrideListTexts } from './form/override-list.ts';
export { pricesTexts } from './form/prices.ts';
export { productLabels } from './form/products.ts';
export { publishAfterSaveTexts } from './form/publish-after-save.ts';
export { recordTexts } from './form/record.ts';
export { valueTexts, valueTextsIn } from './form/values.ts';
export { homeTexts } from './home.ts';
export { homeDayTexts } from './home-day.ts';
export { laborTexts } from './labor.ts';
export { boardTexts } from './levels/board.ts';
export { compareTexts } from './levels/compare.ts';
export { deviceName } from './levels/device-name.ts';
export { freezeTexts } from './levels/freeze.ts';
export { groupsTexts } from './levels/groups.ts';
export { historyTexts } from './levels/history.ts';
export { laterSavesTexts } from './levels/later-saves.ts';
export { levelsTexts } from './levels/levels.ts';
export { localStartTexts } from './levels/local-start.ts';
export { locationLabels } from './levels/location-labels.ts';
export { locationsTexts } from './levels/locations.ts';
export { overridesTexts } from './levels/overrides.ts';
export { partTexts } from './levels/part.ts';
export { publishTexts } from './levels/publish.ts';
export { publishBoardTexts } from './levels/publish-board.ts';
export { publishEndedTexts } from './levels/publish-ended.ts';
export { publishPreviewTexts } from './levels/publish-preview.ts';
export { publishSummaryTexts } from './levels/publish-summary.ts';
export { quietTexts } from './levels/quiet.ts';
export { receiptTexts } from './levels/receipts.ts';
export { rescheduleTexts } from './levels/reschedule.ts';
export { canaryTexts } from './levels/reverting/canary.ts';
export { revertTexts } from './levels/reverting/revert.ts';
export { rollbackTexts } from './levels/reverting/rollback.ts';
export { sheetTexts } from './levels/sheet.ts';
export { timedQuestionTexts, timedTexts } from './levels/timed.ts';
export { undoSaveTexts } from './levels/undo-save.ts';
export { explanationTexts } from './menu/explanation.ts';
export { guestsTexts } from './menu/guests/guests.ts';
export { type SheetWords, sheetWords } from './menu/guests/sheet-words.ts';
export { imagesTexts } from './menu/images.ts';
export { itemCostTexts } from './menu/item-cost.ts';
export { layoutTexts } from './menu/layout.ts';
export { menuImportTexts } from './menu/menu-import.ts';
export { menuImportScreenTexts } from './menu/menu-import-screen.ts';
export { menusAdminTexts } from './menu/menus-admin.ts';
export { offersTexts } from './menu/offers.ts';
export { orderStepTexts } from './menu/order-steps.ts';
export { outNowTexts } from './menu/out-now.ts';
export { outOfStockTexts } from './menu/out-of-stock.ts';
export { pricingTexts } from './menu/pricing.ts';
export { shownMenuTexts } from './menu/shown-menu.ts';
export { simulatorTexts } from './menu/simulator.ts';
export { messages } from './messages.ts';
export { newsTexts } from './news.ts';
export { newsNames } from './news-names.ts';
export { onlineTexts } from './online.ts';
export { paletteTexts } from './palette.ts';
export { accountTexts } from './people/account.ts';
export { actingTexts } from './people/acting.ts';
export { actingNames, auditTexts } from './people/audit.ts';
export { auditActionTexts, auditKindLabel } from './people/audit-actions.ts';
export { certificatesDueTexts } from './people/certificates-due.ts';
export { colleagueTexts } from './people/colleague.ts';
export { companiesTexts } from './people/companies.ts';
export { companySecurityTexts } from './people/company-security.ts';
export { emailsTexts } from './people/emails.ts';
export { employeeImportTexts } from './people/employee-import.ts';
export { employeeListTexts } from './people/employee-list.ts';
export { employeesTexts } from './people/employees.ts';
export { employmentAdminTexts } from './people/employment-admin.ts';
export { jobsTexts } from './people/jobs.ts';
export { newDevicesTexts } from './people/new-devices.ts';
export { newPasswordTexts } from './people/new-password.ts';
export { passwordTexts } from './people/password-rules.ts';
export { payTexts } from './people/pay.ts';
export { permissionDescription, permissionGroupLabels } from './people/permission-matrix.ts';
export {
  isNamedPermission,
  permissionLabel,
  permissionTexts,
} from './people/permissions.ts';
export { pinTexts } from './people/pins.ts';
export { rolesTexts } from './people/roles.ts';
export { sessionEndTexts, sessionsTexts } from './people/sessions.ts';
export { setupTexts } from './people/setup.ts';
export { signInTexts } from './people/sign-in.ts';
export { pushTexts } from './push.ts';
export { reportScreenTexts } from './report-screens.ts';
export { reportTexts } from './reports.ts';
export { rowMenuTexts } from './row-menu.ts';
export { shellTexts } from './shell.ts';
export { conflictTexts } from './versions/conflicts.ts';
export { draftBannerTexts } from './versions/draft-banners.ts';
export { earlierSaveTexts } from './versions/earlier-save.ts';
export { fieldHistoryTexts } from './versions/field-history.ts';
export { formVersionsTexts } from './versions/form-versions.ts';
