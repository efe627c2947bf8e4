export { affectedReferences, targetListsOf } from './affected-references.ts';
export { documentLists } from './document-lists.ts';
export {
  collectReferences,
  containsReference,
  containsReferenceTo,
  crossDocumentReferences,
  type FoundReference,
  listsOf,
  type ReferencePath,
  referenceIn,
  referencesIn,
  referencesToList,
  scopedReferencesIn,
} from './find-references.ts';
export { type RelatedDocuments, relatedDocumentKey, Targets } from './targets.ts';
