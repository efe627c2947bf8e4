export { type RelatedDocuments, relatedDocumentKey } from './reference-targets.ts';
export {
  collectReferences,
  crossDocumentReferences,
  type DocumentPath,
  type Documents,
  danglingReferences,
  type FoundReference,
  findUsages,
  pathsReferencing,
  type ReferencePath,
  referenceIn,
  referencesIn,
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
} from './remove-dangling-references.ts';
export { isIdReference, replaceReferences } from './replace-references.ts';
