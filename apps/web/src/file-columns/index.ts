export { ColumnTable } from './column-table.tsx';
