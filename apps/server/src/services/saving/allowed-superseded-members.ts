import type { DocumentKind } from '@commissary/catalog';
import { apply, type Change, normalize, recordPrevious } from '@commissary/document';
import { supersededMembers, touchesNewestOnly, withinPaths } from '@commissary/schema';
import { definitions } from '../content/index.ts';
import { listDifference } from './list-difference.ts';

/** Changes of a document, completed by the removal of the members that the new ones supersede. */
export const withoutSupersededMembers = (
  kind: DocumentKind,
  head: unknown,
  changes: readonly Change[],
): readonly Change[] => withoutSuperseded(kind, head, changes, changes);

/**
 * The same for a list before it is stored. What was superseded before stays: only a user who writes the newer member
 * removes the older one, at this level and with their permissions.
 */
export const changesWithoutSupersededMembers = (
  kind: DocumentKind,
  parent: unknown,
  stored: readonly Change[],
  next: readonly Change[],
): readonly Change[] => withoutSuperseded(kind, parent, next, listDifference(stored, next).written);

const withoutSuperseded = (
  kind: DocumentKind,
  below: unknown,
  list: readonly Change[],
  written: readonly Change[],
): readonly Change[] => {
  const { field } = definitions[kind];
  const paths = written.map(({ path }) => path).filter(path => touchesNewestOnly(field, path));
  if (paths.length === 0) return list;
  const gone = supersededMembers(field, apply(below, [...list]), paths);
  if (gone.length === 0) return list;
  const isGone = withinPaths(gone);
  const kept = list.filter(({ path }) => !isGone(path));
  const without = new Set(supersededMembers(field, apply(below, [...kept]), paths));
  const removals = gone.filter(path => without.has(path)).map(path => ({ op: 'remove' as const, path }));
  return normalize([...kept, ...recordPrevious(below, removals)]);
};
