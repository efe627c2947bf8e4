import { pathsAbove } from '@commissary/schema';
import { type Change, compareChanges, entryKey, isContent, isWhole, sameChange } from '../change/index.ts';

/**
 * Two edits of one list that exclude each other: on the same path, or one at it and others below. A side holds all
 * entries of its list there; a side without entries reset them.
 */
export interface Conflict {
  readonly path: string;
  readonly before: readonly Change[];
  readonly ours: readonly Change[];
  readonly theirs: readonly Change[];
}

export interface MergedChanges {
  /**
   * Everything outside the conflicts. Without conflicts it is the whole list; with conflicts resolveConflicts returns
   * it.
   */
  readonly changes: readonly Change[];
  readonly conflicts: readonly Conflict[];
}

export type Side = 'ours' | 'theirs';

/**
 * Merges two lists that both came from `base` (laws L21–L24), as maps keyed by path, without reading a document. The
 * same change on both sides is no conflict. No side of a conflict is chosen.
 */
export const mergeChanges = (
  base: readonly Change[],
  ours: readonly Change[],
  theirs: readonly Change[],
): MergedChanges => {
  const sides: Sides = { before: byEntryKey(base), our: byEntryKey(ours), their: byEntryKey(theirs) };
  const ourEdits = editsOf(sides.before, sides.our);
  const theirEdits = editsOf(sides.before, sides.their);
  const openConflicts: ConflictCollector = { trees: new Set(), slots: new Set() };
  for (const key of ourEdits.keys()) if (theirEdits.has(key)) addEntryConflict(openConflicts, key, sides);
  addCoverings(openConflicts, ourEdits, theirEdits);
  addCoverings(openConflicts, theirEdits, ourEdits);

  const changes: Change[] = [];
  const conflicts = new Map<string, { path: string; before: Change[]; ours: Change[]; theirs: Change[] }>();
  for (const key of new Set([...sides.before.keys(), ...sides.our.keys(), ...sides.their.keys()])) {
    const region = regionOf(openConflicts, key);
    if (region === undefined) {
      const change = (ourEdits.has(key) ? sides.our : sides.their).get(key);
      if (change !== undefined) changes.push(change);
      continue;
    }
    const conflict = conflicts.get(region.name) ?? { path: region.path, before: [], ours: [], theirs: [] };
    conflicts.set(region.name, conflict);
    push(conflict.before, sides.before.get(key));
    push(conflict.ours, sides.our.get(key));
    push(conflict.theirs, sides.their.get(key));
  }
  return { changes: changes.sort(compareChanges), conflicts: [...conflicts.values()].map(sorted).sort(byPath) };
};

/** Returns the whole list once every conflict has been decided (law L24). */
export const resolveConflicts = (merged: MergedChanges, choose: (conflict: Conflict) => Side): Change[] =>
  [...merged.changes, ...merged.conflicts.flatMap(conflict => conflict[choose(conflict)])].sort(compareChanges);

type ByEntryKey = ReadonlyMap<string, Change>;

interface Sides {
  readonly before: ByEntryKey;
  readonly our: ByEntryKey;
  readonly their: ByEntryKey;
}

/** Where the sides conflict: on a whole tree, named by its path, or on one slot. */
interface ConflictCollector {
  readonly trees: Set<string>;
  readonly slots: Set<string>;
}

const byEntryKey = (changes: readonly Change[]): ByEntryKey =>
  new Map(changes.map(change => [entryKey(change), change]));

/** The slots on which a side differs from the base list, with its entry there now. */
const editsOf = (before: ByEntryKey, side: ByEntryKey): ReadonlyMap<string, Change | undefined> => {
  const edits = new Map<string, Change | undefined>();
  for (const [key, change] of side) if (!sameChange(before.get(key), change)) edits.set(key, change);
  for (const key of before.keys()) if (!side.has(key)) edits.set(key, undefined);
  return edits;
};

const addEntryConflict = (conflicts: ConflictCollector, key: string, { our, their }: Sides): void => {
  const ours = our.get(key);
  const theirs = their.get(key);
  if (sameChange(ours, theirs)) return;
  const takesTree = [ours, theirs].some(change => change !== undefined && !isContent(change) && isWhole(change));
  if (takesTree) conflicts.trees.add(pathOf(key));
  else conflicts.slots.add(key);
};

/** One side's whole value conflicts with everything that the other side changes below it, or on the same path. */
const addCoverings = (
  conflicts: ConflictCollector,
  edits: ReadonlyMap<string, Change | undefined>,
  others: ReadonlyMap<string, Change | undefined>,
): void => {
  const whole = new Set<string>();
  for (const change of edits.values()) if (change !== undefined && isWhole(change)) whole.add(change.path);
  for (const [key, change] of others) {
    if (change === undefined) continue;
    for (const path of pathsAbove(change.path)) if (whole.has(path)) conflicts.trees.add(path);
    const counterpart = isContent(change) ? edits.get(`place ${change.path}`) : edits.get(`content ${change.path}`);
    if (counterpart !== undefined && isWhole(counterpart) && isWhole(change)) conflicts.trees.add(pathOf(key));
  }
};

/** The topmost conflict that a slot belongs to. */
const regionOf = (
  conflicts: ConflictCollector,
  key: string,
): { readonly name: string; readonly path: string } | undefined => {
  const path = pathOf(key);
  for (const above of [...pathsAbove(path), path]) {
    if (conflicts.trees.has(above)) return { name: `tree ${above}`, path: above };
  }
  return conflicts.slots.has(key) ? { name: key, path } : undefined;
};

const pathOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

const push = (list: Change[], change: Change | undefined): void => {
  if (change !== undefined) list.push(change);
};

const sorted = (conflict: Conflict): Conflict => ({
  path: conflict.path,
  before: conflict.before.toSorted(compareChanges),
  ours: conflict.ours.toSorted(compareChanges),
  theirs: conflict.theirs.toSorted(compareChanges),
});

const byPath = (a: Conflict, b: Conflict): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
