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
export { compose, normalise } from './compose.ts';
export { type DiffOptions, diff } from './diff.ts';
export { digest } from './digest.ts';
export { type Draft, draft } from './draft.ts';
export { edit } from './edit.ts';
export { ChangeListError, type RefusalCode } from './error.ts';
export { type Explanation, explain, origin } from './explain.ts';
export { getAt } from './get-at.ts';
export { invert } from './invert.ts';
export { merge, type Rebased, rebase } from './merge.ts';
export { type Conflict, type MergedChanges, mergeChanges, type Side, settle } from './merge-changes.ts';
export { migrate, migrateChanges } from './migrate.ts';
export type { MigrationStep } from './migration.ts';
export { type Promotion, promote } from './promote.ts';
export { prune } from './prune.ts';
export { resolve } from './resolve.ts';
export { count, isEmpty, type Reverted, revert } from './revert.ts';
export { limits, validate, validateEdits } from './validate.ts';
export { type StampOptions, stampWas } from './was.ts';
