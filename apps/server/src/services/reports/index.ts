/**
 * Where to look: reports of locations: `read-report.ts`, from kept sums or tickets `report-parts.ts`; how these sums are made
 * `make-rollups.ts`, of several locations together `make-scopes.ts` and `scope-parts.ts`, and stored `rollup-body.ts`; what these do not answer, from files of closed days `file-parts.ts`, written
 * by `file-days.ts` (`docs/adr/0108-free-questions.md`), or from a ClickHouse `clickhouse-part.ts`, fed by `send-days.ts`
 * (`docs/adr/0122-clickhouse.md`); ids that are refused
 * `known-filters.ts`; the shifts below payroll `find-shifts.ts`; until when tickets have arrived `coverage.ts`; days that close `closed-days.ts`; views that people keep `report-views.ts`, of owners who are gone `view-owners.ts` (`docs/adr/0116-views-of-who-left.md`); what reports consist of:
 * `packages/catalog/src/reports`; `docs/adr/0101-rollups.md`.
 */
export { closeDay, closeDays } from './closed-days.ts';
export { fileClosedDays, forgetMissingFiles, removeUnusedFiles } from './file-days.ts';
export { findReportShifts } from './find-shifts.ts';
export { makeRollups } from './make-rollups.ts';
export { makeScopes } from './make-scopes.ts';
export { readReport } from './read-report.ts';
export { listReportViews, saveReportView } from './report-views.ts';
export { compareSent, sendClosedDays } from './send-days.ts';
