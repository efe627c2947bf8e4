import { equal } from '@commissary/schema';

/** The previous value at a path: itself when it was a scalar, else a short digest of the subtree. */
export type Was = null | boolean | number | string | Digest;

/** Eight hexadecimal digits: the digest of a removed or replaced subtree. */
export interface Digest {
  readonly '#': string;
}

/** Creates or replaces the value at a path. */
export interface SetChange {
  readonly op: 'set';
  readonly path: string;
  readonly value: unknown;
  readonly was?: Was;
}

/** Makes a field absent; null would be a value. */
export interface UnsetChange {
  readonly op: 'unset';
  readonly path: string;
  readonly was?: Was;
}

/** Adds a member to a keyed array, behind the sibling `after`, or in the first position when that is null. */
export interface AddChange {
  readonly op: 'add';
  readonly path: string;
  readonly after: string | null;
  readonly value: unknown;
  readonly was?: Was;
}

/** Removes a member from a keyed array. */
export interface RemoveChange {
  readonly op: 'remove';
  readonly path: string;
  readonly was?: Was;
}

/** Moves a member of a keyed array behind the sibling `after`, or to the first position when that is null. */
export interface MoveChange {
  readonly op: 'move';
  readonly path: string;
  readonly after: string | null;
  readonly was?: Was;
}

/** One entry of an override. RULES.md says what each entry means on a base that moves. */
export type Change = SetChange | UnsetChange | AddChange | RemoveChange | MoveChange;
export type ContentChange = SetChange | UnsetChange;
export type PositionChange = AddChange | RemoveChange | MoveChange;
export type Op = Change['op'];

/** One edit of an override in a session: a change, or a reset of everything at and below a path. */
export type Edit = Change | { readonly op: 'reset'; readonly path: string };

/** The position of a layer in a list of layers; -1 is the base below them all. */
export type Source = number;

/**
 * Why an entry did not apply as written. `missing`, `type`, `exists` and `unsafe` had no effect; `anchor` and `cycle`
 * put the member last; `ambiguous` changed the first of several members with one id.
 */
export type DropReason = 'missing' | 'type' | 'exists' | 'unsafe' | 'anchor' | 'cycle' | 'ambiguous';

/** The report on one entry; `layer` is the position of its list where several were applied. */
export interface Dropped {
  readonly path: string;
  readonly op: Op;
  readonly reason: DropReason;
  readonly layer?: number;
}

/** A document with the reports on the entries that did not apply as written. */
export interface Applied<D> {
  readonly value: D;
  readonly dropped: readonly Dropped[];
}

/** Whether an entry with this report is dormant: it has no effect now, and has one again when its target returns. */
export const isDormant = (dropped: Dropped): boolean =>
  dropped.reason !== 'anchor' && dropped.reason !== 'cycle' && dropped.reason !== 'ambiguous';

export const isContent = (change: Change): change is ContentChange => change.op === 'set' || change.op === 'unset';

/** Whether the path of this entry excludes entries below it in the same list. */
export const isWhole = (change: Change): boolean => change.op !== 'move';

/** Whether two entries are equal; `was` only describes the base and is not compared. */
export const sameChange = (a: Change | undefined, b: Change | undefined): boolean => {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.op !== b.op || a.path !== b.path) return false;
  if ('after' in a && 'after' in b && a.after !== b.after) return false;
  return !('value' in a) || !('value' in b) || equal(a.value, b.value);
};

/** The order of a list in normal form: by path in code units, then remove, move, add, unset, set. */
export const compareChanges = (a: Change, b: Change): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : rank[a.op] - rank[b.op];

const rank: Record<Op, number> = { remove: 0, move: 1, add: 2, unset: 3, set: 4 };
