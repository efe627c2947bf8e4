import { apply, type Change, mergeChanges, resolveConflicts } from '@commissary/document';
import { changedPathsOf, documentChanges, type LoadedSnapshot, type WorkingCopy } from '../../snapshot/index.ts';

/** One path that two people changed, with the value of each. A side without entries has reset its own. */
export interface FieldConflict {
  readonly path: string;
  readonly before: readonly Change[];
  readonly ours: readonly Change[];
  readonly theirs: readonly Change[];
}

export type ConflictChoice = 'ours' | 'theirs';
export type ConflictChoices = ReadonlyMap<string, ConflictChoice>;

/** The merged edits of two people in one document. A conflict without a choice has the other person's value. */
export interface Merged {
  readonly content: WorkingCopy;
  readonly conflicts: readonly FieldConflict[];
  /** The paths that the others changed meanwhile. */
  readonly theirs: readonly string[];
}

/** Rebases this session's content, made on `before`, onto the `fresh` record that others saved meanwhile. */
export const mergeOnto = (
  before: LoadedSnapshot,
  content: WorkingCopy,
  fresh: LoadedSnapshot,
  choose: (path: string) => ConflictChoice = theirs,
): Merged => {
  const sides = sidesOf(before, content, fresh);
  const merged = mergeChanges(sides.base, sides.ours, sides.theirs);
  const changes = resolveConflicts(merged, ({ path }) => choose(path));
  return {
    content:
      content.kind === 'list' ? { kind: 'list', changes } : { kind: 'document', value: apply(before.base, changes) },
    conflicts: onePerPath(merged.conflicts),
    theirs: changedPathsOf(sides.base, sides.theirs),
  };
};

const theirs = (): ConflictChoice => 'theirs';

interface Sides {
  readonly base: readonly Change[];
  readonly ours: readonly Change[];
  readonly theirs: readonly Change[];
}

const sidesOf = (before: LoadedSnapshot, content: WorkingCopy, fresh: LoadedSnapshot): Sides =>
  content.kind === 'list'
    ? { base: before.own, ours: content.changes, theirs: fresh.own }
    : {
        base: [],
        ours: documentChanges(before.definition, before.base, content.value),
        theirs: documentChanges(before.definition, before.base, fresh.base),
      };

/** The value and the position of one member are two conflicts for the engine and one question for a user. */
const onePerPath = (conflicts: readonly FieldConflict[]): readonly FieldConflict[] =>
  [...Map.groupBy(conflicts, ({ path }) => path)].map(([path, same]) => ({
    path,
    before: same.flatMap(one => one.before),
    ours: same.flatMap(one => one.ours),
    theirs: same.flatMap(one => one.theirs),
  }));
