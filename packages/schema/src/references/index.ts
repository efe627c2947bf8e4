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
export { keepRestrictions, leavesNothing, liftedRestrictions, restrictionsToNothing } from './restrictions.ts';
