/**
 * Where to look:
 * - Import of employees from a file: cells, columns, headers of other systems, who a row means, undo: this folder
 *   (`known-headers.ts`), `apps/server/src/services/employee-import/`; on screen `apps/web/src/views/employee-import/`:
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
  withoutFormulaGuard,
} from './import-cells.ts';
export {
  type ImportCells,
  type ImportField,
  importFields,
  mostImportedRows,
} from './import-columns.ts';
export { headerKey, recognizeHeaders } from './known-headers.ts';
export { type EmployeeMatch, employeeMatcher, type Identity } from './match-employee.ts';
