export { type AnalyticsDashboard, analytics } from './analytics.ts';
export { type AuditEntry, type AuditNarrowed, audit, auditEntry } from './audit.ts';
export { type CompanyEdit, companies, type EditedCompany, type NewCompanyBody } from './companies.ts';
export type { CompanySecurity, CompanySecurityEdit, CompanySecurityEffects } from './company-security.ts';
export { type DocumentAreas, documentAreas } from './document-areas.ts';
export { type LaborStatus, labor, type SchedulingItemRecord } from './external-services/labor.ts';
export { maps } from './external-services/maps.ts';
export { mobileApp } from './external-services/mobile-app.ts';
export { slice } from './external-services/slice.ts';
export { groups, type Regrouping } from './groups.ts';
export {
  type HistoryEntry,
  history,
  type LevelHead,
  type LiveInterval,
  type PathAuthor,
  type TimelineEntry,
  type TimelinePublish,
  type TimelineSave,
} from './history.ts';
export { home, type LocationDay, type Overview } from './home/home.ts';
export { type NewsFeed, news } from './home/news.ts';
export { type ImageRecord, imageEditPermissions, images } from './images.ts';
export { type License, licensing } from './licensing.ts';
export { logOn } from './log-on.ts';
export {
  type DeletedMenu,
  type ManagedMenu,
  type MenuDifference,
  type MenuTemplate,
  type MenuVersion,
  menus,
  type SingleUseMenu,
  type TemplateConflict,
} from './menus.ts';
export {
  type LayersAtTenants,
  type LocationEffect,
  type MovePreview,
  overrides,
  type PromotionPreview,
  type UndoPreview,
} from './overrides.ts';
export {
  employeeImports,
  type ImportedRow,
  type ImportRecord,
  type ImportResult,
  type ImportRowResult,
} from './people/employee-imports.ts';
export { type ActiveUser, type DocumentActivity, presence } from './presence.ts';
export type { CanaryRecord } from './publishing/pilots.ts';
export type { LocationPreview, PublishPreview } from './publishing/publish-preview.ts';
export { published } from './publishing/published.ts';
export { type PublishPage, publishes } from './publishing/publishes.ts';
export { type OutAt, type OutNow, stock } from './publishing/stock.ts';
export {
  type FrozenRecord,
  type HeldRecord,
  type OnlyThisPreview,
  type OnlyThisResult,
  type OtherSchedule,
  type QuietStartsRecord,
  type RevertPreview,
  type RollbackPreview,
  syncEmployment,
  syncLocations,
  type WorkflowRecord,
} from './publishing/sync.ts';
export { type TimedPage, type TimedPreview, timed } from './publishing/timed.ts';
export { type PushNotification, pushNotifications } from './push-notifications.ts';
export { type ReferenceOption, references } from './references.ts';
export { type ReportDoubt, reports } from './reports.ts';
export {
  type ExplainedPermissions,
  type PermissionReason,
  type Role,
  type RoleHolder,
  type RoleHolders,
  type RolesPreview,
  roles,
} from './roles.ts';
export { type SamplePerson, sample } from './sample.ts';
export { type ConsoleStart, session, type User } from './session.ts';
export { settings } from './settings.ts';
export { type FirstCompany, setup } from './setup.ts';
export { system } from './system.ts';
export {
  type AccessibleTenant,
  type CloneSummary,
  type ListedLocation,
  type LocationQuery,
  type PublishSummary,
  type Tenant,
  type TenantCount,
  type TenantSyncStatus,
  type TerminalReceipts,
  tenants,
  type UnpublishedLocations,
} from './tenants.ts';
export {
  type Assignment,
  type DeviceLogOnList,
  type LogOnList,
  type Manifest,
  mostComing,
  mostParts,
  mostTickets,
  type TerminalTrouble,
  terminal,
} from './terminals/terminal.ts';
export { type FoundTicket, tickets } from './terminals/tickets.ts';
export { type LinkHolder, users } from './users.ts';
