/**
 * Where to look:
 * - Conflict, merge of two edits: `merge.ts`, `merge-changes.ts`; on screen `apps/web/src/form/edit-session/merge.ts`,
 *   `apps/web/src/form/conflicts/`.
 */
export { merge, type Rebased, rebase } from './merge.ts';
export { type Conflict, type MergedChanges, mergeChanges, resolveConflicts, type Side } from './merge-changes.ts';
