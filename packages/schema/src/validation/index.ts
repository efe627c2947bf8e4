/**
 * Where to look:
 * - Values that only groups and locations have; groups that end by themselves at an instant: `overrideOnly` in the
 *   field, checked at the company by `validation/override-only.ts` of the schema; `endsAt` of the group (`stillCounts`
 *   in `packages/schema/src/kinds/group.ts`), one control: `apps/web/src/form/inputs/time/ending-group.tsx`; what a row
 *   says of its member: `marks` of the list.
 * - Ids unique in the document: `uniqueIds` on the list; `document-ids.ts`.
 */
export { createIncrementalValidator, type IncrementalValidator } from './incremental-validator.ts';
export type { Issue } from './issue.ts';
export { overrideOnlyValues } from './override-only.ts';
export { collectUniqueValues } from './unique-values.ts';
export { validateEntered, validateValue } from './validate.ts';
export { validateChanges } from './validate-changes.ts';
