export {
  isFormula,
  namesInCell,
  readDateCell,
  readMoneyCell,
  readPeriodCell,
  readPhoneCell,
  withoutFormulaGuard,
} from './import-cells.ts';
export {
  type ImportCells,
  type ImportField,
  importFields,
  mostImportedRows,
} from './import-columns.ts';
export { headerKey, recognizeHeaders } from './known-headers.ts';
export { type EmployeeMatch, type Identity, matchEmployee } from './match-employee.ts';
