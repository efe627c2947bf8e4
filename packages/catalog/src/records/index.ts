export { type CompanyValues, companyNeeds, companyRecord } from './company.ts';
export { type CompanySecurityValues, companySecurityRecord } from './company-security.ts';
export {
  type EmployeeCertification,
  type EmployeeJob,
  type EmployeeOptions,
  type EmployeeRecord,
  type EmployeeRole,
  employeeNeeds,
  employeeRecord,
  secondRoles,
} from './employee.ts';
export { type GroupRecord, groupRecord, isGroupUnnamed } from './group.ts';
export { type NewsArticle, type NewsRecord, newsRecord } from './news.ts';
export { type EditedRole, type RolesRecord, rolesRecord } from './roles.ts';
