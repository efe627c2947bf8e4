export type { AuditEntry, AuditNarrowed } from './areas/audit.ts';
export { auditEntry } from './areas/audit.ts';
export type { LayeredRecord, Override, OverrideRecord, RemovedReferences, Use } from './areas/documents.ts';
export type { Regrouping } from './areas/groups.ts';
export type {
  HistoryEntry,
  LiveInterval,
  PathAuthor,
  TimelineEntry,
  TimelinePublish,
  TimelineSave,
} from './areas/history.ts';
export type { License } from './areas/licensing.ts';
export type { LayersAtTenants, LocationEffect, PromotionPreview } from './areas/overrides.ts';
export type { ActiveUser, DocumentActivity } from './areas/presence.ts';
export type { ReferenceOption } from './areas/references.ts';
export type { ExplainedPermissions, PermissionReason, Role, RoleHolder, RolesPreview } from './areas/roles.ts';
export type { SamplePerson } from './areas/sample.ts';
export type { Failure, File } from './areas/schemas.ts';
export type { AccessibleTenant, User } from './areas/session.ts';
export type { LocationPreview, WorkflowRecord } from './areas/sync.ts';
export type { LocationEditBody, NewLocation } from './areas/tenant-forms.ts';
export type { CloneSummary, Tenant, TenantSyncStatus } from './areas/tenants.ts';
export type { Assignment, Manifest } from './areas/terminal.ts';
export type { Employee, LinkHolder } from './areas/users.ts';
export { type BodyLimits, largeLimits, ordinaryLimits } from './body-limits.ts';
export { type Client, createClient, hrefOf, type OutgoingRequest, type SendOptions, type Transport } from './client.ts';
export { type CommissaryContract, contract } from './contract.ts';
export {
  type Access,
  type Answer,
  type Call,
  type Contract,
  type ContractArea,
  type Endpoint,
  endpoint,
  type Large,
} from './endpoint.ts';
export type { AreaHandlers, ContractHandlers, Handler } from './handlers.ts';
export { openApi } from './openapi.ts';
