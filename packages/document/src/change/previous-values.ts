import { type Change, isContent, sameChange } from './change.ts';
import { previousOf } from './digest.ts';
import { getAt } from './get-at.ts';

export interface RecordPreviousOptions {
  /** The list stored before: an entry that is sent again unchanged keeps its `was`. */
  readonly stored?: readonly Change[];
  /** Paths whose drift the user acknowledged while keeping the own value: their `was` is written again. */
  readonly acknowledge?: readonly string[];
  /** Paths of secret fields, which never carry a `was`. */
  readonly isSecret?: (path: string) => boolean;
}

/**
 * Returns the list with each `was` written from the document below it, whatever the list contained: the previous
 * scalar, or the digest of the subtree that is replaced or removed. An entry without a target, an added and a moved one
 * have none.
 */
export const recordPrevious = (
  parent: unknown,
  changes: readonly Change[],
  options: RecordPreviousOptions = {},
): Change[] => {
  const stored = new Map((options.stored ?? []).map(change => [entryKey(change), change]));
  const acknowledged = new Set(options.acknowledge);
  return changes.map(change => {
    const before = stored.get(entryKey(change));
    const bare = stripPrevious(change);
    if (options.isSecret?.(change.path) === true) return bare;
    if (before !== undefined && sameChange(before, change) && !acknowledged.has(change.path)) {
      return before.was === undefined ? bare : { ...bare, was: before.was };
    }
    if (change.op === 'add' || change.op === 'move') return bare;
    return { ...bare, ...previousOf(getAt(parent, change.path)) };
  });
};

/** The entry without its `was`. */
export const stripPrevious = <C extends Change>(change: C): C => {
  if (change.was === undefined) return change;
  const { was: _, ...rest } = change;
  return rest as C;
};

/** A path can have two entries: one on its content and one on its position. */
export const entryKey = (change: Change): string => `${isContent(change) ? 'content' : 'place'} ${change.path}`;
