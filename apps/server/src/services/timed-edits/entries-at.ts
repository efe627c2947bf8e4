import { type Change, edit, getAt, normalize } from '@commissary/document';
import { withinPaths } from '@commissary/schema';
import { listDifference } from '../saving/index.ts';

/**
 * What a list says at some paths and below them. Where an entry above has the path in its value (a member that the
 * location added itself), that part of the value, as an entry.
 */
export const entriesAt = (list: readonly Change[], paths: readonly string[]): readonly Change[] => {
  const isWithin = withinPaths(paths);
  const inside = paths.flatMap(path => {
    const above = entryAbove(list, path);
    return above === undefined ? [] : contentOf(path, getAt(above.value, path.slice(above.path.length)));
  });
  return [...list.filter(({ path }) => isWithin(path)), ...inside];
};

/** Whether two lists say the same; of what they once replaced (`was`) nothing is compared. */
export const sameEntries = (one: readonly Change[], other: readonly Change[]): boolean => {
  const { written, reset } = listDifference(one, other);
  return written.length + reset.length === 0;
};

/** A list with other entries at some paths, as `entriesAt` returned them. `parent` is the document below the list. */
export const withEntriesAt = (
  list: readonly Change[],
  paths: readonly string[],
  entries: readonly Change[],
  parent: unknown,
): readonly Change[] => {
  const isWithin = withinPaths(paths);
  const isInside = ({ path }: Change) => entryAbove(list, path) !== undefined;
  const next = [...list.filter(({ path }) => !isWithin(path)), ...entries.filter(one => !isInside(one))];
  const inside = entries.filter(isInside);
  return inside.length === 0 ? next : edit(parent, normalize(next), inside);
};

const entryAbove = (list: readonly Change[], path: string) =>
  list.find((one): one is Change & { readonly value: unknown } => 'value' in one && path.startsWith(`${one.path}/`));

const contentOf = (path: string, value: unknown): Change =>
  value === undefined ? { op: 'unset', path } : { op: 'set', path, value };
