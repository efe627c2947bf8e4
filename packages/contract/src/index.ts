/**
 * Where to look:
 * - Request limits: body size, concurrency, rate: `body-limits.ts`, `large` on the call;
 *   `apps/server/src/services/access/body-permission.ts`, `apps/server/src/http/body/concurrency-limits.ts`; their
 *   texts: `apps/web/src/notifications/request-limit-text.ts`.
 * - What a call answers and another one takes back: members that it ignores, members that are computed for every answer:
 *   `ignores` of the call and `ignored-members.ts`; `wire.computed` of the kind and
 *   `apps/server/src/services/documents/computed-members.ts`. A client without the contract, call by call:
 *   `tests/wire/`; `docs/adr/0067-outside-clients.md`.
 */
export { actingRefusalOf } from './acting.ts';
export {
  type AccessibleTenant,
  type ActiveUser,
  type Assignment,
  type AuditEntry,
  type AuditNarrowed,
  auditEntry,
  type CloneSummary,
  type CompanyEdit,
  type CompanySecurity,
  type CompanySecurityEdit,
  type CompanySecurityEffects,
  type ConsoleStart,
  type DeviceLogOnList,
  type DocumentActivity,
  type DocumentAreas,
  type EditedCompany,
  type ExplainedPermissions,
  type FirstCompany,
  type FrozenRecord,
  type HeldRecord,
  type HistoryEntry,
  type ImportedRow,
  type ImportRecord,
  type ImportResult,
  type ImportRowResult,
  type LaborStatus,
  type LayersAtTenants,
  type LevelHead,
  type License,
  type LinkHolder,
  type ListedLocation,
  type LiveInterval,
  type LocationDay,
  type LocationEffect,
  type LocationPreview,
  type LocationQuery,
  type LogOnList,
  type Manifest,
  type MovePreview,
  type NewCompanyBody,
  type NewsFeed,
  type OnlyThisPreview,
  type OnlyThisResult,
  type OtherSchedule,
  type OutAt,
  type OutNow,
  type Overview,
  type PathAuthor,
  type PermissionReason,
  type PromotionPreview,
  type PublishPage,
  type PublishPreview,
  type PublishSummary,
  type QuietStartsRecord,
  type ReferenceOption,
  type Regrouping,
  type RevertPreview,
  type Role,
  type RoleHolder,
  type RoleHolders,
  type RolesPreview,
  type RollbackPreview,
  type SamplePerson,
  type SchedulingItemRecord,
  type Tenant,
  type TenantCount,
  type TenantSyncStatus,
  type TerminalReceipts,
  type TerminalTrouble,
  type TimedPage,
  type TimedPreview,
  type TimelineEntry,
  type TimelinePublish,
  type TimelineSave,
  type UndoPreview,
  type UnpublishedLocations,
  type User,
  type WorkflowRecord,
} from './areas/index.ts';
export { type BodyLimits, largeLimits, ordinaryLimits } from './body-limits.ts';
export { type Client, createClient, hrefOf, type OutgoingRequest, type SendOptions, type Transport } from './client.ts';
export { type CommissaryContract, contract } from './contract.ts';
export { type DocumentClient, documentClient } from './document-client.ts';
export {
  type Access,
  type Answer,
  type Call,
  type Contract,
  type ContractArea,
  type Endpoint,
  endpoint,
  type Large,
  worksSignedOut,
} from './endpoint.ts';
export type { AreaHandlers, ContractHandlers, Handler } from './handlers.ts';
export { withoutIgnored } from './ignored-members.ts';
export { type ListChanges, listChanges, withListChanges } from './list-changes.ts';
export { openApi } from './openapi.ts';
export { type PreviewSet, previewsOf } from './preview-sets.ts';
export type {
  ActOnSeveral,
  Colleague,
  Employee,
  EmployeeQuery,
  EndingAccess,
  Failure,
  File,
  InvalidEmployees,
  JobChoices,
  LayeredRecord,
  ListedEmployee,
  LocationEditBody,
  NewLocation,
  Override,
  OverrideRecord,
  PlannedForPerson,
  RemovedReferences,
  SessionRecord,
  SeveralLocationsEdit,
  SeveralPeople,
  Use,
} from './schemas/index.ts';
export {
  answeredSchemas,
  emailSchema,
  employeeFields,
  mostSilent,
  personStatus,
  recordSchemas,
  wageSchema,
  workplace,
} from './schemas/index.ts';
