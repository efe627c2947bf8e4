/**
 * Where to look:
 * - Image upload and storage: `images.ts`, `packages/contract/src/areas/images.ts`, `apps/server/src/services/images/`,
 *   `apps/server/src/adapters/image-store.ts`.
 */
export { auditOf, readAuditWhole } from './audit.ts';
export { accessibleCompaniesQuery, appVersion, companyMenus, companyOf } from './company.ts';
export { cacheConsoleStart } from './console-start.ts';
export {
  type LoadedLiveState,
  latestChangesOf,
  liveOf,
  liveStateOf,
  overridesOf,
  scheduledOf,
} from './document-queries.ts';
export {
  type CachedDocumentKey,
  documentKey,
  documentOf,
  forgetEarlyDocument,
  type LoadedDocument,
  loadDocument,
  loadDocumentEarly,
} from './documents.ts';
export { createLocationMutation, editLocationMutation, removeLocation, saveLocation } from './edit-location.ts';
export {
  allEmployees,
  allEmployeesOf,
  employeeOf,
  employeesKey,
  firstEmployees,
  inviteEmailsOf,
  jobChoicesOf,
  previewOfSeveral,
  sessionsKey,
  sessionsOf,
} from './employees.ts';
export { subscribeToEvents } from './event-stream.ts';
export { addressQuery, cutoverQuery, laborStatusOf, lastBuildOf, mapSettings } from './external-services.ts';
export { type UploadedImage, uploadImage } from './images.ts';
export { layersAt } from './layers-at.ts';
export { isSubscribed, setSubscribed } from './live-subscriptions.ts';
export type { LocationState } from './location-state.ts';
export { type LoadedNews, loadedNews, newsOf } from './news.ts';
export { activityOf, newestSaves, newestSavesOf, sendHeartbeat, sendLeave, subscribePresence } from './presence.ts';
export {
  frozenOf,
  publishCalls,
  refreshPublishing,
  refreshUnpublished,
  runningOf,
  syncStatusOf,
  unpublishedOf,
} from './publishing.ts';
export { followSession, queryClient, retryPolicy } from './query-client.ts';
export { referenceOptionsQuery } from './reference-option-queries.ts';
export {
  asBody,
  explainedPermissionsOf,
  roleHolderPages,
  roleReachOf,
  rolesKey,
  rolesPreviewOf,
  rolesQuery,
  rolesToGiveOf,
  type SentChanges,
} from './roles.ts';
export {
  accessibleTenantsOf,
  cloneSummaryOf,
  credentialsKey,
  credentialsOf,
  devicesOf,
  groupQuery,
  groupsQuery,
  type LeastRecentContacts,
  leastRecentContacts,
  licenseQuery,
  locationOf,
  positionsOf,
  receiptsOf,
  tagsOf,
} from './tenants.ts';
export { useIdempotencyKey, useIdempotencyKeys } from './use-idempotency-key.ts';
export { useEmployeePages, useLocationPages, useRoleHolderPages } from './use-list-pages.ts';
export { useLocationStates } from './use-location-states.ts';
