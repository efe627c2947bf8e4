export { createIncrementalValidator, type IncrementalValidator } from './incremental-validator.ts';
export type { Issue } from './issue.ts';
export { overrideOnlyValues } from './override-only.ts';
export { collectUniqueValues } from './unique-values.ts';
export { validateValue } from './validate.ts';
export { validateChanges } from './validate-changes.ts';
