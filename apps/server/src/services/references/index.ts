/**
 * Where to look:
 * - Usages of a row, "where used": `usages.ts`, of all rows of a list in one call `used-rows.ts`, `broken-usages.ts`,
 *   `apps/web/src/form/references/usages-panel.tsx`.
 */
export { readReferenceOptions } from './reference-options.ts';
export { referencesRemovedBy, requireRestrictionsLeft } from './removed-references.ts';
export { usagesOfMember } from './usages.ts';
export { usedRows } from './used-rows.ts';
