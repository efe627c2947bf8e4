import { type Change, getAt } from '@commissary/document';
import { equal, type Touch } from '@commissary/schema';

/** What a save does to a stored override, entry by entry. A path has room for two: one on its content, one on its place. */
export interface ListDifference {
  /** Entries that are new or say something else now, as stored in future. */
  readonly written: readonly Change[];
  /** Entries that are gone. */
  readonly reset: readonly Change[];
}

export const listDifference = (stored: readonly Change[], next: readonly Change[]): ListDifference => {
  const before = new Map(stored.map(entry => [nameOf(entry), entry]));
  const written = next.filter(entry => !sameEntry(before.get(nameOf(entry)), entry));
  const kept = new Set(next.map(nameOf));
  return { written, reset: stored.filter(entry => !kept.has(nameOf(entry))) };
};

/** Paths whose entry is the same but speaks of a newer value of the level above: the person kept theirs. */
export const acknowledged = (stored: readonly Change[], next: readonly Change[]): readonly Change[] => {
  const before = new Map(stored.map(entry => [nameOf(entry), entry]));
  return next.filter(entry => {
    const was = before.get(nameOf(entry));
    return was !== undefined && sameEntry(was, entry) && !equal(was.was ?? null, entry.was ?? null);
  });
};

/**
 * The fields that taking an entry out touches. The place goes back to what the level above has there: a hidden member
 * comes back, an added one goes, a value becomes the other value. A sleeping entry touches what it holds.
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

/** `was` is the server's own remark and no difference. */
const sameEntry = (a: Change | undefined, b: Change): boolean =>
  a !== undefined &&
  a.op === b.op &&
  equal('value' in a ? a.value : null, 'value' in b ? b.value : null) &&
  equal('after' in a ? a.after : null, 'after' in b ? b.after : null);
