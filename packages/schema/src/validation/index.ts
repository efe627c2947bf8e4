export type { Issue } from './issue.ts';
export { validateValue } from './validate.ts';
export { validateChanges } from './validate-changes.ts';
