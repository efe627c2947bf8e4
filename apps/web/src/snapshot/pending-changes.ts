import { type Change, getAt } from '@commissary/document';
import { memoByIdentity, pathsAbove } from '@commissary/schema';
import { effectiveOf, type LoadedSnapshot, savedCopy, type WorkingCopy } from './loaded-document.ts';
import { changedPathsOf, documentChanges } from './working-copy.ts';

/** One line of the save bar: a path that this session changed. */
export interface PendingChange {
  readonly path: string;
  readonly act: 'set' | 'added' | 'removed' | 'moved' | 'reset';
}

/**
 * What a save would change: the paths where the list differs from the saved one, including resets; at company level the
 * entries of the difference of the two documents.
 */
export const pendingChangesOf = memoByIdentity(
  (opened: LoadedSnapshot, content: WorkingCopy): readonly PendingChange[] => {
    if (content === savedCopy(opened)) return none;
    if (content.kind === 'document')
      return documentChanges(opened.definition, opened.base, content.value).map(pendingOfChange);
    const paths = changedPathsOf(opened.own, content.changes);
    const [then, now] = [entriesAt(paths, opened.own), entriesAt(paths, content.changes)];
    return paths.map(path => ({ path, act: changeTypeAt(then.get(path) ?? [], now.get(path) ?? []) }));
  },
);

/** Whether a save would change anything at or below a path; found without reading the changes elsewhere. */
export const isPendingInside = (opened: LoadedSnapshot, content: WorkingCopy, path: string): boolean => {
  const paths = pendingPaths(pendingChangesOf(opened, content));
  return has(paths, path) || (paths[firstFrom(paths, `${path}/`)] ?? '').startsWith(`${path}/`);
};

/** The same for a change of a group or member around the path. */
export const isPendingAround = (opened: LoadedSnapshot, content: WorkingCopy, path: string): boolean => {
  const paths = pendingPaths(pendingChangesOf(opened, content));
  return pathsAbove(path).some(above => has(paths, above));
};

const pendingPaths = memoByIdentity((pending: readonly PendingChange[]): readonly string[] =>
  pending.map(({ path }) => path).sort(),
);

const has = (sorted: readonly string[], path: string): boolean => sorted[firstFrom(sorted, path)] === path;

/** The position of the first path that does not come before this one. */
const firstFrom = (sorted: readonly string[], path: string): number => {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < path) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The value at a path before and after the session's edits; `undefined` where there is none. */
export const valuesAt = (opened: LoadedSnapshot, content: WorkingCopy, path: string) => ({
  before: getAt(effectiveOf(opened, savedCopy(opened)), path),
  after: getAt(effectiveOf(opened, content), path),
});

const none: readonly PendingChange[] = [];

const pendingOfChange = (change: Change): PendingChange => ({ path: change.path, act: changeTypeOf(change) });

const changeTypeOf = (change: Change): PendingChange['act'] => {
  if (change.op === 'add') return 'added';
  if (change.op === 'remove') return 'removed';
  return change.op === 'move' ? 'moved' : 'set';
};

const entriesAt = (paths: readonly string[], changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> => {
  const requested = new Set(paths);
  return Map.groupBy(
    changes.filter(({ path }) => requested.has(path)),
    ({ path }) => path,
  );
};

/** A removed entry is a reset; an entry of the same kind, such as a member added earlier, was edited. */
const changeTypeAt = (then: readonly Change[], now: readonly Change[]): PendingChange['act'] => {
  const fresh = now.find(change => !then.some(old => old.op === change.op)) ?? now[0];
  if (fresh === undefined) return then.some(old => old.op === 'add') ? 'removed' : 'reset';
  return fresh.op === 'add' && then.some(old => old.op === 'add') ? 'set' : changeTypeOf(fresh);
};
