export { type AccessTarget, authorize, companyOf, type PathParams } from './access.ts';
export { enterCompany, readAccessibleCompanies } from './accessible-companies.ts';
export { cachedTenant } from './cached-tenants.ts';
export { canSendLargeBody } from './large-body-permission.ts';
export { isSingleLocation } from './single-location.ts';
export { freshTenant, reachableTenants, tenantOfType } from './tenants.ts';
