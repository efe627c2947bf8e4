/**
 * Where to look:
 * - A kind of record as one definition, from which its calls, permissions, audit and form follow: `record.ts`,
 *   `location.ts`; `packages/contract/src/schemas/record-schema.ts`; `apps/web/src/form/record/record-fields.tsx`;
 *   `docs/adr/0068-records-as-data.md`.
 */
export { type CompanyValues, companyNeeds, companyRecord } from './company.ts';
export { companyNames } from './company-names.ts';
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
export { type GroupRecord, groupRecord } from './group.ts';
export { type LocationFields, locationRecord } from './location.ts';
export { type NewsArticle, type NewsRecord, newsRecord } from './news.ts';
export {
  changedFields,
  emptyRecord,
  missingRule,
  permissionOf,
  type RecordKind,
  type RecordValue,
  recordChanges,
  recordNeeds,
  recordValueOf,
  sentRecord,
} from './record.ts';
export { type EditedRole, type RolesRecord, rolesRecord } from './roles.ts';
