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
