export { type AccessTarget, authorize, companyOf, type PathParams } from './access.ts';
export { enterCompany, grantedTenants, holdsAny, readAccessibleCompanies } from './accessible-companies.ts';
export { requireActingAllowed } from './acting-limits.ts';
export { canSendLargeBody, requireBodyPermission } from './body-permission.ts';
export { cachedPlaces } from './cached-places.ts';
export { cachedTenant } from './cached-tenants.ts';
export { requireFieldPermissions } from './require-field-permissions.ts';
export { isSingleLocation } from './single-location.ts';
export {
  accessibleTenantsIn,
  countReachable,
  freshTenant,
  reachablePositions,
  reachableTags,
  reachableTenants,
  readTenantCount,
  tenantOfType,
} from './tenants.ts';
