/**
 * Where to look:
 * - What the columns of a table from a file are, by their headers and by the system that it comes from: this folder; of
 *   employees `employeeColumns` in `packages/catalog/src/records/employee.ts`, of a menu `menuColumns` in
 *   `packages/catalog/src/menu-import/menu-columns.ts`.
 */
export {
  type ColumnHeaders,
  type FileColumn,
  type FileColumns,
  fieldsOf,
  headerKey,
  recognizeHeaders,
} from './recognize-headers.ts';
