export {
  effectiveOf,
  type LoadedSnapshot,
  layersAbove,
  parentOf,
  resolvedOf,
  savedCopy,
  type Versions,
  type WorkingCopy,
} from './loaded-document.ts';
export { isPendingAround, isPendingInside, type PendingChange, pendingChangesOf, valuesAt } from './pending-changes.ts';
export { snapshotFromRecord, type VersionedRecord } from './snapshot-from-record.ts';
export { snapshotFromResponse } from './snapshot-from-response.ts';
export {
  changedPathsOf,
  documentChanges,
  isChanged,
  normalizeValue,
  withEdits,
  withoutChangesAt,
} from './working-copy.ts';
