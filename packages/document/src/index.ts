export { apply, applyReporting } from './apply.ts';
export { canonicalJson } from './canonical.ts';
export {
  type AddChange,
  type Applied,
  type Change,
  type Digest,
  type Dropped,
  type DropReason,
  type Edit,
  isDormant,
  type MoveChange,
  type Op,
  type RemoveChange,
  type SetChange,
  type Source,
  type UnsetChange,
  type Was,
} from './change.ts';
export { type ChangeRecorder, recordChanges } from './change-recorder.ts';
export { compose, normalize } from './compose.ts';
export { edit } from './compose-edits.ts';
export { type DiffOptions, diff } from './diff.ts';
export { digest } from './digest.ts';
export { ChangeListError, type RefusalCode } from './error.ts';
export { getAt } from './get-at.ts';
export { invert } from './invert.ts';
export { merge, type Rebased, rebase } from './merge.ts';
export { type Conflict, type MergedChanges, mergeChanges, resolveConflicts, type Side } from './merge-changes.ts';
export { migrateChanges, migrateDocument } from './migrate.ts';
export type { MigrationStep } from './migration.ts';
export { type RecordPreviousOptions, recordPrevious } from './previous-values.ts';
export { type Promotion, promote } from './promote.ts';
export { explainProvenance, type Provenance, sourceOf } from './provenance.ts';
export { prune } from './prune.ts';
export { resolve } from './resolve.ts';
export { count, isEmpty, type Reverted, revert } from './revert.ts';
export { limits, validate, validateEdits } from './validate.ts';
