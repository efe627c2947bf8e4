export { type Issue, validateValue } from './validate.ts';
export { validateChanges } from './validate-changes.ts';
