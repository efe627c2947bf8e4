import { isBelow, pathsAbove } from '@commissary/schema';
import type { Change } from './change.ts';
import { isNormalForm } from './change-tree.ts';

/**
 * Returns the entries of a list at a path, above it and below it: all that decide the value there. Of a list in normal
 * form, only those are read.
 */
export const relatedChanges = (changes: readonly Change[], path: string): readonly Change[] => {
  if (path === '') return changes;
  if (!isNormalForm(changes)) return changes.filter(one => isBelow(one.path, path) || isBelow(path, one.path));
  const found: Change[] = [];
  for (const at of [...pathsAbove(path), path])
    for (let i = firstFrom(changes, at); changes[i]?.path === at; i++) found.push(changes[i] as Change);
  const below = `${path}/`;
  for (let i = firstFrom(changes, below); changes[i]?.path.startsWith(below); i++) found.push(changes[i] as Change);
  return found;
};

/** The position of the first entry whose path does not come before this one. */
const firstFrom = (changes: readonly Change[], path: string): number => {
  let from = 0;
  let to = changes.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((changes[middle] as Change).path < path) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Returns the entries that one list has and the other lacks, as objects: an edit leaves every other entry as it was. */
export const differingEntries = (before: readonly Change[], after: readonly Change[]): readonly Change[] => {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const was = before.slice(head, before.length - tail);
  const is = after.slice(head, after.length - tail);
  const [had, has] = [new Set(was), new Set(is)];
  return [...was.filter(change => !has.has(change)), ...is.filter(change => !had.has(change))];
};
