/**
 * Where to look:
 * - A location or group that another user adds or removes, shown without a reload: `tenants.count`, `about: 'tenants'`
 *   in `tenant.ts`; on screen `apps/web/src/shell/live-tenants.ts`.
 * - What an act needs until it has ended: an open company, a location, an active person: `held-places.ts`, asked by
 *   `apps/server/src/services/audit/audit.ts`.
 * - Pages of locations: search, filters, order, cursor: `location-page.ts`; on screen
 *   `apps/web/src/cache/use-list-pages.ts`; `docs/adr/0028-pages-of-locations.md`.
 */
export { contactsOf, type Device, listDevices, listLive } from './check-in.ts';
export { type CheckInBatches, createCheckInBatches } from './check-in-batches.ts';
export {
  type Company,
  findBatching,
  findCompanies,
  findCompany,
  findProvider,
  findSampleCompany,
  hasCompany,
  insertCompany,
  listCompanies,
  type NewCompanyRow,
} from './company.ts';
export {
  type CompanyFields,
  type CompanyRecord,
  closeCompany,
  findCompanyRecord,
  listCompanyRecords,
  reopenCompany,
  updateCompany,
} from './company-record.ts';
export {
  countPasswords,
  findSecurity,
  forgetPasswordsDue,
  type SecurityRecord,
  type SecurityRules,
  updateSecurity,
} from './company-security.ts';
export { type ContactLog, createContactLog, type Heard } from './contact-log.ts';
export {
  type Credential,
  deleteCredential,
  findCredential,
  insertCredential,
  listCredentials,
  noteFirstCheckIn,
  replaceSecret,
} from './credential.ts';
export { findFirstSteps } from './first-steps.ts';
export { holdPlaces, lockCompany, lockPeople, lockTenant } from './held-places.ts';
export { dropToken, findToken, putToken, setLicensed, setProducts } from './license.ts';
export { type LocationMark, listLocations } from './location-page.ts';
export { type BuildRow, findBuild, insertBuild, newestBuild, noteBuild } from './mobile-app-build.ts';
export { findNews, type NewsRow, putNews } from './news.ts';
export { logOnVersion, peopleVersionOf, peopleVersionSql, peopleVersions, touchPeople } from './place-people.ts';
export { listSilentLocations } from './silent-locations.ts';
export {
  countTenants,
  findPlaces,
  findTenant,
  findTenantNames,
  findTenants,
  insertTenants,
  isWithin,
  type LocationColumns,
  listPositions,
  listShellTenants,
  listTags,
  listTenantNames,
  listTenants,
  listTimeZones,
  moveTenant,
  type NamedTenant,
  type NewTenant,
  removeTenant,
  renameTenant,
  setLaborIntegrated,
  someTenants,
  type TenantPlace,
  type TenantPosition,
  type TenantRecord,
  updateLocation,
} from './tenant.ts';
export {
  type Assignments,
  forgetDevices,
  hasDevice,
  putDeviceKey,
} from './terminal-contact.ts';
export { countReceipts, listBehind, listFirstRuns, type ReceiptQuery } from './terminal-receipt.ts';
