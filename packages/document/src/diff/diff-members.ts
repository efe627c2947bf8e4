import { type Indexes, idOf, indexOf, isRecord, type MemberIndex } from '@commissary/schema';
import { longestIncreasingSubsequence } from './longest-increasing-subsequence.ts';

type Members = readonly unknown[];

interface Placed {
  readonly id: string;
  readonly after: string | null;
}

/** The changes between two versions of one keyed array. */
export interface MembersPlan {
  /** Members behind the head that both sides have and that are not the same object, as their positions in each. */
  readonly pairs: readonly (readonly [from: number, to: number])[];
  readonly added: readonly (Placed & { readonly value: unknown })[];
  readonly moved: readonly Placed[];
  /** Positions in the base. */
  readonly removed: readonly number[];
}

/** Whether two values are the same member before and after: objects with one id, equal down to its type. */
export const isSameMember = (before: unknown, after: unknown): boolean => {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return false;
  const id = (before as { readonly id?: unknown }).id;
  return id === (after as { readonly id?: unknown }).id && (typeof id === 'string' || typeof id === 'number');
};

/**
 * Missing members are removed and new members added; of the rest the longest run that kept its order stays and the
 * others are moved. The first `head` members are the same on both sides. Returns undefined when one side has members
 * that no path can name: not all of them objects (or, in a set, not all primitives), without ids, or two with one id.
 */
export const planMembers = (
  base: Members,
  next: Members,
  head: number,
  isSet: boolean,
  kept: Indexes | undefined,
): MembersPlan | undefined => {
  const index = indexOf(base, kept);
  if (base.length > 0 && index.holds !== (isSet ? 'values' : 'members')) return undefined;
  // The base's ids are unique and both ends are equal, so only the middle can hold a duplicate.
  const tail = sameTail(base, next, head);
  const matched = matchMiddle(base, next, index, head, tail, isSet);
  return matched && arrangeMiddle(base, next, head, tail, matched);
};

/** How many members at the end are the same on both sides. */
const sameTail = (base: Members, next: Members, head: number): number => {
  const most = Math.min(base.length, next.length) - head;
  let tail = 0;
  for (; tail < most; tail++) {
    const before = base[base.length - 1 - tail];
    const after = next[next.length - 1 - tail];
    if (!isSame(before, after)) break;
  }
  return tail;
};

const isSame = (before: unknown, after: unknown): boolean => before === after || isSameMember(before, after);

interface Matched {
  /** The position in the base of each member in the middle of `next`, or -1 for a new one. */
  readonly positions: readonly number[];
  readonly isKept: Uint8Array;
}

const matchMiddle = (
  base: Members,
  next: Members,
  index: MemberIndex,
  head: number,
  tail: number,
  isSet: boolean,
): Matched | undefined => {
  const baseEnd = base.length - tail;
  const positions: number[] = [];
  const isKept = new Uint8Array(baseEnd - head);
  const fresh = new Set<string>();
  let following = head;
  for (let i = head; i < next.length - tail; i++) {
    const member = next[i];
    // Usually the next member is the same as before, and no id has to be looked up.
    let position = following < baseEnd && isSame(base[following], member) ? following : undefined;
    if (position === undefined) {
      const id = idOf(member);
      if (id === undefined || isRecord(member) === isSet) return undefined;
      position = index.at.get(id);
      if (position === undefined) {
        if (fresh.has(id)) return undefined;
        fresh.add(id);
        positions.push(-1);
        continue;
      }
      if (position < head || position >= baseEnd || (isSet && member !== base[position])) return undefined;
    }
    if (isKept[position - head] === 1) return undefined;
    isKept[position - head] = 1;
    positions.push(position);
    following = position + 1;
  }
  return { positions, isKept };
};

const arrangeMiddle = (base: Members, next: Members, head: number, tail: number, matched: Matched): MembersPlan => {
  const { positions, isKept } = matched;
  const pairs: [number, number][] = [];
  const added: (Placed & { value: unknown })[] = [];
  const moved: Placed[] = [];
  const removed: number[] = [];
  const stays = longestIncreasingSubsequence(positions.filter(position => position !== -1));
  let kept = 0;
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i] as number;
    const to = head + i;
    const isRepositioned = position === -1 || stays[kept++] !== true;
    if (position !== -1 && base[position] !== next[to]) pairs.push([position, to]);
    if (!isRepositioned) continue;
    const id = idOf(next[to]) as string;
    const after = to === 0 ? null : (idOf(next[to - 1]) ?? null);
    if (position === -1) added.push({ id, after, value: next[to] });
    else moved.push({ id, after });
  }
  for (let i = 0; i < isKept.length; i++) if (isKept[i] === 0) removed.push(head + i);
  for (let i = tail; i > 0; i--) {
    if (base[base.length - i] !== next[next.length - i]) pairs.push([base.length - i, next.length - i]);
  }
  return { pairs, added, moved, removed };
};
