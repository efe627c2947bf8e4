export { addCompany } from './add-company.ts';
export { closeCompany, reopenCompany } from './close-company.ts';
export { createCompanyAsAdministrator, inviteAsAdministrator } from './company-by-administrator.ts';
export { readSecurity, readSecurityEffects, setSecurity } from './company-security.ts';
export { editCompany } from './edit-company.ts';
export { readFirstSteps } from './first-steps.ts';
export { listBrands, listEditableCompanies } from './list-companies.ts';
export { setUpFirstCompany } from './set-up.ts';
export { isDatabaseEmpty, requireSetupToken, setupPath } from './setup-link.ts';
