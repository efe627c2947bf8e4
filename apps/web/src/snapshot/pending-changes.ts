import { type Change, getAt } from '@commissary/document';
import { memoByIdentity } from '@commissary/schema';
import { effectiveOf, type LoadedSnapshot, savedCopy, type WorkingCopy } from './loaded-document.ts';
import { changedPathsOf, documentChanges } from './working-copy.ts';

/** One line of the save bar: a path that this session changed. */
export interface PendingChange {
  readonly path: string;
  readonly act: 'set' | 'added' | 'removed' | 'moved' | 'reset';
  /** The value here before and after; `undefined` where there is none. */
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * What a save would change: the paths where the list differs from the saved one, including resets; at company level the
 * entries of the difference of the two documents.
 */
export const pendingChangesOf = memoByIdentity(
  (opened: LoadedSnapshot, content: WorkingCopy): readonly PendingChange[] => {
    const saved = savedCopy(opened);
    if (content === saved) return none;
    const before = effectiveOf(opened, saved);
    const after = effectiveOf(opened, content);
    const acts =
      content.kind === 'document'
        ? documentChanges(opened.definition, opened.base, content.value).map(
            change => [change.path, changeTypeOf(change)] as const,
          )
        : changedPathsOf(opened.own, content.changes).map(
            path => [path, changeTypeAt(opened.own, content.changes, path)] as const,
          );
    return acts.map(([path, act]) => ({ path, act, before: getAt(before, path), after: getAt(after, path) }));
  },
);

const none: readonly PendingChange[] = [];

const changeTypeOf = (change: Change): PendingChange['act'] => {
  if (change.op === 'add') return 'added';
  if (change.op === 'remove') return 'removed';
  return change.op === 'move' ? 'moved' : 'set';
};

/** A removed entry is a reset; an entry of the same kind, such as a member added earlier, was edited. */
const changeTypeAt = (before: readonly Change[], after: readonly Change[], path: string): PendingChange['act'] => {
  const now = after.filter(change => change.path === path);
  const then = before.filter(change => change.path === path);
  const fresh = now.find(change => !then.some(old => old.op === change.op)) ?? now[0];
  if (fresh === undefined) return then.some(old => old.op === 'add') ? 'removed' : 'reset';
  return fresh.op === 'add' && then.some(old => old.op === 'add') ? 'set' : changeTypeOf(fresh);
};
