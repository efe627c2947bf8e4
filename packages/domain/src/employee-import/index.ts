/**
 * Where to look:
 * - Import of employees from a file: cells, columns, headers of other systems, who a row means, undo: this folder
 *   and `packages/domain/src/imported-table/`, `employeeColumns` in `packages/catalog/src/records/employee.ts`, `apps/server/src/services/employee-import/`; on screen `apps/web/src/views/employee-import/`:
 *   the file is read in a worker (`file/`), what the user decided about it is `import-setup.ts`;
 *   `docs/adr/0060-import-of-employees.md`.
 */
export {
  type ColumnDateOrder,
  columnDateOrder,
  type DateOrder,
  dateOrders,
  isDateCell,
  readDateCell,
} from './date-cells.ts';
export {
  isFormula,
  leastLargeWage,
  namesInCell,
  readNameCell,
  readPeriodCell,
  readPhoneCell,
  readWageCell,
} from './import-cells.ts';
export { type EmployeeMatch, employeeMatcher, type Identity, identityKeys } from './match-employee.ts';
export { mostImportedRows } from './most-rows.ts';
