export { importEmployees, recentImports } from './import-employees.ts';
export { undoImport } from './undo-import.ts';
