export {
  type AccessibleTenant,
  type ActiveUser,
  type Assignment,
  type AuditEntry,
  type AuditNarrowed,
  auditEntry,
  type CloneSummary,
  type DocumentActivity,
  type DocumentAreas,
  type Employee,
  type ExplainedPermissions,
  type HistoryEntry,
  type LayersAtTenants,
  type License,
  type LinkHolder,
  type LiveInterval,
  type LocationEffect,
  type LocationPreview,
  type Manifest,
  type PathAuthor,
  type PermissionReason,
  type PromotionPreview,
  type ReferenceOption,
  type Regrouping,
  type Role,
  type RoleHolder,
  type RolesPreview,
  type SamplePerson,
  type Tenant,
  type TenantSyncStatus,
  type TimelineEntry,
  type TimelinePublish,
  type TimelineSave,
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
} from './endpoint.ts';
export type { AreaHandlers, ContractHandlers, Handler } from './handlers.ts';
export { openApi } from './openapi.ts';
export type {
  Failure,
  File,
  LayeredRecord,
  LocationEditBody,
  NewLocation,
  Override,
  OverrideRecord,
  RemovedReferences,
  Use,
} from './schemas/index.ts';
