/**
 * Where to look:
 * - Cascade delete: `remove-dangling-references.ts`; across documents
 *   `apps/server/src/services/saving/cascade-saves.ts`; what it removed: `references/removed-references.ts`,
 *   `apps/web/src/form/references/removed-references-message.ts`.
 * - Replacing a row by another in all references: `replace-references.ts`, `apps/web/src/form/rows/replacement-rows.ts`.
 */
export { hasCleanUps, runCleanUps } from './clean-up.ts';
export { duplicateMember } from './duplicate-member.ts';
export {
  type DocumentPath,
  type Documents,
  danglingReferences,
  findUsages,
  pathsReferencing,
  referencedList,
  referencesTo,
  referencesToAny,
  removedTargets,
  targetExpression,
} from './references.ts';
export {
  type RemovedDangling,
  removeDanglingCrossDocument,
  removeDanglingIncremental,
  removeDanglingReferences,
  withoutReferences,
} from './remove-dangling-references.ts';
export { isIdReference, replaceReferences } from './replace-references.ts';
export {
  keepRestrictions,
  leavesNothing,
  liftedRestrictions,
  mayRestrict,
  restrictionsToNothing,
} from './restrictions.ts';
