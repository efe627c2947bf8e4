/**
 * Where to look:
 * - Password rules, session lengths and support access of a company: `company-security.ts`,
 *   `services/accounts/password-policy.ts`; on screen `apps/web/src/views/companies/security-view.tsx`;
 *   `docs/adr/0053-security-of-a-company.md`.
 */
export { addCompany } from './add-company.ts';
export { closeCompany, reopenCompany } from './close-company.ts';
export { createCompanyAsAdministrator, inviteAsAdministrator, providerRole } from './company-by-administrator.ts';
export { readSecurity, readSecurityEffects, setSecurity } from './company-security.ts';
export { createCompany, grantNewRole, type NewCompany, type NewOwner } from './create-company.ts';
export { editCompany } from './edit-company.ts';
export { readFirstSteps } from './first-steps.ts';
export { listBrands, listEditableCompanies } from './list-companies.ts';
export { setUpFirstCompany } from './set-up.ts';
export { isDatabaseEmpty, requireSetupToken, setupPath } from './setup-link.ts';
