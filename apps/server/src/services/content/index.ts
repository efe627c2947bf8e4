/**
 * Where to look:
 * - What an earlier version stored incompletely: read as complete (`completed` in `document-state.ts`), saved once after
 *   the start: `apps/server/src/jobs/document-completion.ts`.
 */
export type { Shared } from './byte-cache.ts';
export { type Dangling, danglingManifests, repairDangling } from './content-check.ts';
export { definitions, initialStoredDocument, isSecretAt, printingTemplate, template } from './definitions.ts';
export {
  type ChangedDocument,
  cacheComplete,
  cleaned,
  completed,
  crossDocumentOf,
  stateIssues,
  stateWithChanges,
  stateWithoutChanges,
  withRelated,
} from './document-state.ts';
export type { LoadedBase, LoadedLayers } from './loaded.ts';
export { memorySize, unsharedBytes } from './memory-size.ts';
export { partText, sizeOfPart } from './part-codec.ts';
export { createPartStore, type PartStore, type Prepared, type PreparedManifest } from './part-store.ts';
export { withRestrictions } from './restricting-list.ts';
