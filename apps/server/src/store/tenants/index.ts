export { type Device, listDevices, listLive } from './check-in.ts';
export {
  type Company,
  findBatching,
  findCompanies,
  findCompany,
  findSampleCompany,
  hasCompany,
  insertCompany,
  listCompanies,
} from './company.ts';
export {
  type Credential,
  deleteCredential,
  findCredentialByClient,
  insertCredential,
  listCredentials,
  replaceSecret,
  touchCredential,
} from './credential.ts';
export { dropToken, findToken, putToken, setLicensed, setProducts } from './license.ts';
export { countLocations, type LocationMark, listLocations } from './location-page.ts';
export { type BuildRow, findBuild, insertBuild, newestBuild, noteBuild } from './mobile-app-build.ts';
export {
  findTenant,
  findTenantNames,
  findTenants,
  insertTenants,
  isWithin,
  type LocationColumns,
  listTags,
  listTenantNames,
  listTenants,
  moveTenant,
  type NamedTenant,
  type NewTenant,
  removeTenant,
  renameTenant,
  type TenantRecord,
  updateLocation,
} from './tenant.ts';
export { forgetDevices, recordTerminalContact } from './terminal-contact.ts';
