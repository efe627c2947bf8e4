export { migrateChanges, migrateDocument } from './migrate.ts';
export type { MigrationStep } from './migration.ts';
