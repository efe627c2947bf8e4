import { apply, applyReporting } from '../apply/index.ts';
import type { Change, Dropped } from '../change/index.ts';
import { type DiffOptions, diff } from '../diff/index.ts';
import { type Conflict, type MergedChanges, mergeChanges } from './merge-changes.ts';

/** Returns the changes that bring a base to two descendants at once (laws L21–L24); no side of a conflict is chosen. */
export const merge = (base: unknown, ours: unknown, theirs: unknown, options: DiffOptions = {}): MergedChanges =>
  mergeChanges([], diff(base, ours, options), diff(base, theirs, options));

export interface Rebased {
  readonly changes: readonly Change[];
  readonly conflicts: readonly Conflict[];
  /** The entries of the old list that have no effect on the new base as they are. */
  readonly dropped: readonly Dropped[];
}

/**
 * Returns a list that was made on `oldBase`, made again for `newBase` (law L25). `theirs` in a conflict is the change
 * of the base. For moving a list permanently; a stored override stays unchanged, however its base moves.
 */
export const rebase = (
  changes: readonly Change[],
  oldBase: unknown,
  newBase: unknown,
  options: DiffOptions = {},
): Rebased => {
  const merged = mergeChanges([], changes, diff(oldBase, newBase, options));
  return {
    changes: diff(newBase, apply(oldBase, merged.changes), options),
    conflicts: merged.conflicts,
    dropped: applyReporting(newBase, changes).dropped,
  };
};
