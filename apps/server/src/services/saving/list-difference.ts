import { type Change, getAt } from '@commissary/document';
import { equal, type Touch } from '@commissary/schema';

/**
 * The effect of a save on a stored override, entry by entry. A path can have two entries: one for its value, one for
 * its position.
 */
export interface ListDifference {
  /** Entries that are new or changed, as they will be stored. */
  readonly written: readonly Change[];
  /** Entries that are removed. */
  readonly reset: readonly Change[];
}

export const listDifference = (stored: readonly Change[], next: readonly Change[]): ListDifference => {
  const before = new Map(stored.map(entry => [nameOf(entry), entry]));
  const written = next.filter(entry => !sameEntry(before.get(nameOf(entry)), entry));
  const kept = new Set(next.map(nameOf));
  return { written, reset: stored.filter(entry => !kept.has(nameOf(entry))) };
};

/** Another list with a difference: its other entries stay. */
export const withDifference = (list: readonly Change[], { written, reset }: ListDifference): readonly Change[] => {
  const touched = new Set([...written, ...reset].map(nameOf));
  return [...list.filter(entry => !touched.has(nameOf(entry))), ...written];
};

/** Paths whose entry is the same but refers to a newer value of the layer above: the person kept theirs. */
export const acknowledged = (stored: readonly Change[], next: readonly Change[]): readonly Change[] => {
  const before = new Map(stored.map(entry => [nameOf(entry), entry]));
  return next.filter(entry => {
    const was = before.get(nameOf(entry));
    return was !== undefined && sameEntry(was, entry) && !equal(was.was ?? null, entry.was ?? null);
  });
};

/**
 * The fields that removing an entry affects. The value of the layer above applies again: a hidden member appears, an
 * added one is removed, a value changes. An inactive entry affects the fields that it contains.
 */
export const touchOfReset = (entry: Change, parent: unknown, effective: unknown): Touch => {
  const { path } = entry;
  if (entry.op === 'move') return { op: 'move', path };
  const above = getAt(parent, path);
  if (entry.op === 'remove') return { op: 'add', path, value: above };
  if (above !== undefined) return { op: 'set', path, value: above };
  const here = getAt(effective, path) ?? ('value' in entry ? entry.value : undefined);
  return { op: 'reset', path, before: here };
};

const nameOf = ({ op, path }: Change): string => `${op === 'set' || op === 'unset' ? 'content' : 'place'} ${path}`;

/** `was` is written by the server and is no difference. */
const sameEntry = (a: Change | undefined, b: Change): boolean =>
  a !== undefined &&
  a.op === b.op &&
  equal('value' in a ? a.value : null, 'value' in b ? b.value : null) &&
  equal('after' in a ? a.after : null, 'after' in b ? b.after : null);
