/**
 * Where to look:
 * - A kind of record as one definition, from which its calls, permissions, audit and form follow: `record.ts`,
 *   `location.ts`; `packages/contract/src/schemas/record-schema.ts`; `apps/web/src/form/record/record-fields.tsx`;
 *   `docs/adr/0068-records-as-data.md`.
 */
export { type CompanyFields, companyList, companyRecord, type NewCompanyFields, newCompanyRecord } from './company.ts';
export { companyNames } from './company-names.ts';
export { type CompanySecurityRules, companySecurityRecord } from './company-security.ts';
export {
  type EmployeeCertification,
  type EmployeeFields,
  type EmployeeFormValue,
  type EmployeeJob,
  type EmployeeRole,
  editedEmployeeRecord,
  employeeColumns,
  employeeList,
  employeeMembers,
  employeeRecord,
  type ImportField,
  importFields,
  isJob,
  newEmployeeRecord,
  secondRoles,
} from './employee.ts';
export { type GroupRecord, groupRecord } from './group.ts';
export { groupList } from './group-list.ts';
export { type LocationFields, locationRecord } from './location.ts';
export { locationList } from './location-list.ts';
export {
  type AnsweredValue,
  type CalledValue,
  enteredKeys,
  enteredShape,
  isMembers,
  type Members,
} from './members.ts';
export { type NewsArticle, type NewsRecord, newsRecord } from './news.ts';
export {
  buildRecord,
  changedFields,
  describeRecord,
  emptyRecord,
  fileCells,
  fileColumns,
  missingRule,
  permissionsOfChange,
  type RecordKind,
  type RecordValue,
  recordChanges,
  recordKeys,
  recordNeeds,
  recordValueOf,
  sentRecord,
} from './record.ts';
export { columnText } from './record-columns.ts';
export {
  type ListFilter,
  type ListPart,
  type ListQuery,
  listQuery,
  type RecordList,
  shownParts,
} from './record-list.ts';
export { type EditedRole, type RoleFields, type RolesRecord, roleRecord, rolesRecord } from './roles.ts';
