export { merge, type Rebased, rebase } from './merge.ts';
export { type Conflict, type MergedChanges, mergeChanges, resolveConflicts, type Side } from './merge-changes.ts';
