import { equal, idOf, isArray, joinPath, memberToken, parentPath, parsePath, withinPaths } from '@commissary/schema';
import { applyReporting, edit, toSequence } from '../apply/index.ts';
import {
  type Change,
  compareChanges,
  type Dropped,
  getAt,
  isContent,
  isDormant,
  type Source,
} from '../change/index.ts';
import { resolve } from './resolve.ts';

type Layers = readonly (readonly Change[])[];

/** The result of promoting entries of the last layer: the layers afterwards, and what became of each entry. */
export interface Promotion {
  readonly base: unknown;
  readonly layers: Layers;
  /** The entries that have the same effect at the lower layer now. */
  readonly moved: readonly Change[];
  /**
   * What the last layer still contains of them: a value that a layer between would mask, or a position among its own
   * members.
   */
  readonly kept: readonly Change[];
  /** Named entries that stay where they are: they are dormant, or the lower layer cannot hold them. */
  readonly stayed: readonly Change[];
}

/**
 * Moves the last layer's entries at and below some paths down to the layer `to`, -1 being the base (law L30). The
 * document of the last layer stays the same; where that is impossible, nothing moves. The caller cascades what the
 * entries leave without a target.
 */
export const promote = (base: unknown, layers: Layers, to: Source, paths: readonly string[]): Promotion => {
  const own = layers.at(-1) ?? [];
  const before = resolve(base, layers);
  const asleep = namesOf(before.dropped.filter(({ layer }) => layer === layers.length - 1));
  const isNamed = withinPaths(paths);
  const named = own.filter(({ path }) => isNamed(path));
  const awake = named.filter(entry => !asleep.has(nameOf(entry)));
  const target = resolve(base, layers.slice(0, to + 1)).value;
  const entries = anchored(awake, target, before.value);
  const withoutPosition = namesOf(applyReporting(target, entries).dropped);
  const moved = entries.filter(entry => !withoutPosition.has(nameOf(entry)));
  const lowered = lower(base, layers, to, moved);
  const names = new Set(moved.map(nameOf));
  const rest = own.filter(entry => !names.has(nameOf(entry)));
  const stayed = named.filter(entry => !names.has(nameOf(entry)));
  const leave = (kept: readonly Change[]): Promotion => {
    const list = [...rest, ...kept].sort(compareChanges);
    return { ...lowered, layers: lowered.layers.with(-1, list), moved, kept, stayed };
  };
  const isSame = ({ base: under, layers: over }: Promotion): boolean => equal(resolve(under, over).value, before.value);
  const clean = leave([]);
  if (isSame(clean)) return clean;
  const gone = awake.filter(entry => names.has(nameOf(entry)));
  const after = resolve(clean.base, clean.layers).value;
  const attempts = [
    gone.flatMap(entry => stillNeeded(entry, before.value, after)),
    gone.flatMap(entry => (isContent(entry) ? stillNeeded(entry, before.value, after) : asPosition(entry))),
    gone,
  ];
  for (const kept of attempts) {
    const tried = leave(kept);
    if (isSame(tried)) return tried;
  }
  return { base, layers, moved: [], kept: [], stayed: named };
};

const lower = (base: unknown, layers: Layers, to: Source, moved: readonly Change[]) => {
  if (to < 0) return { base: applyReporting(base, moved).value, layers };
  const below = resolve(base, layers.slice(0, to)).value;
  return { base, layers: layers.with(to, edit(below, layers[to] ?? [], toSequence(moved))) };
};

/** A member that follows one which the lower layer lacks follows the nearest before it that the lower layer has. */
const anchored = (entries: readonly Change[], target: unknown, document: unknown): readonly Change[] => {
  const added = new Set(entries.flatMap(({ op, path }) => (op === 'add' ? [path] : [])));
  return entries.map(entry => {
    if ((entry.op !== 'add' && entry.op !== 'move') || entry.after === null) return entry;
    const array = parentPath(entry.path) ?? '';
    const isKnown = (id: string): boolean => {
      const path = joinPath(array, memberToken(id));
      return added.has(path) || getAt(target, path) !== undefined;
    };
    if (isKnown(entry.after)) return entry;
    const siblings = idsAt(document, array);
    const before = siblings.slice(0, Math.max(siblings.indexOf(lastId(entry.path)), 0));
    return { ...entry, after: before.findLast(isKnown) ?? null };
  });
};

/**
 * What the last layer must still contain: nothing, its value, or only the position of a member among its own others.
 */
const stillNeeded = (entry: Change, before: unknown, after: unknown): readonly Change[] => {
  const { path } = entry;
  if (!equal(getAt(before, path), getAt(after, path))) return [entry];
  const array = parentPath(path) ?? '';
  if (isContent(entry) || equal(idsAt(before, array), idsAt(after, array))) return [];
  return asPosition(entry);
};

const asPosition = (entry: Change): readonly Change[] =>
  entry.op === 'add' ? [{ op: 'move', path: entry.path, after: entry.after }] : [entry];

const idsAt = (document: unknown, array: string): readonly string[] => {
  const members = getAt(document, array);
  return isArray(members) ? members.map(member => idOf(member) ?? '') : [];
};

const lastId = (path: string): string => {
  const step = parsePath(path).at(-1);
  return step !== undefined && 'id' in step ? step.id : '';
};

const namesOf = (dropped: readonly Dropped[]): ReadonlySet<string> => new Set(dropped.filter(isDormant).map(nameOf));

const nameOf = ({ op, path }: { readonly op: string; readonly path: string }): string => `${op} ${path}`;
