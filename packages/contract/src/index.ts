export type { AuditEntry, AuditNarrowed } from './areas/audit.ts';
export { auditEntry } from './areas/audit.ts';
export type { LayeredRecord, Override, OverrideRecord, Tidied, Use } from './areas/documents.ts';
export type { Regrouping } from './areas/groups.ts';
export type {
  HistoryEntry,
  LiveInterval,
  PathAuthor,
  TimelineEntry,
  TimelinePublish,
  TimelineSave,
} from './areas/history.ts';
export type { Licence } from './areas/licensing.ts';
export type { LayersAtPlaces, PlaceEffect, PromotionPreview } from './areas/overrides.ts';
export type { Around, Present } from './areas/presence.ts';
export type { Choice } from './areas/references.ts';
export type { ExplainedRights, RightsReason, Role, RoleHolder, RolesPreview } from './areas/roles.ts';
export type { SamplePerson } from './areas/sample.ts';
export type { AccessibleTenant, User } from './areas/session.ts';
export type { Failure, File } from './areas/shapes.ts';
export type { LocationPreview, Workflow } from './areas/sync.ts';
export type { LocationEdit, NewLocation } from './areas/tenant-forms.ts';
export type { Likeness, SyncStatus, Tenant } from './areas/tenants.ts';
export type { Assignment, Manifest } from './areas/terminal.ts';
export type { Employee, LinkHolder } from './areas/users.ts';
export { type BodyLimits, largeLimits, ordinaryLimits } from './body-limits.ts';
export { type Client, createClient, hrefOf, type Outgoing, type SendOptions, type Transport } from './client.ts';
export { type CommissaryContract, contract } from './contract.ts';
export {
  type Access,
  type Answer,
  type Area,
  type Call,
  type Contract,
  type Endpoint,
  endpoint,
  type Large,
} from './endpoint.ts';
export type { AreaHandlers, ContractHandlers, Handler } from './handlers.ts';
export { openApi } from './openapi.ts';
