import type { MemberIndex } from '@commissary/schema';
import { type IndexRange, isIndexRange, type Placement } from './resolve-order.ts';

/** A member in an order: by its position in the array, or by its id where an entry has placed it. */
export type Key = number | string;

/** A run of members: neighbors of the array that are still neighbors, or one that was placed. */
export type Segment = IndexRange | { readonly id: string };

/**
 * The order of one array while members are added, removed and moved. Only differences from the array are stored: each
 * position is followed by the next one unless an entry in the map says otherwise. So a step costs the same in an array
 * of any length.
 */
export class LinkedOrder {
  private readonly index: MemberIndex;
  private readonly behind = new Map<Key, Key>();
  private readonly before = new Map<Key, Key>();
  private readonly positioned = new Set<string>();
  /** Positions whose member was removed, or is now addressed by its id. */
  private readonly empty = new Set<number>();

  constructor(index: MemberIndex, order: readonly (IndexRange | Placement)[], removed: Iterable<string>) {
    this.index = index;
    let last: Key = START;
    for (const piece of order) {
      this.link(last, isIndexRange(piece) ? piece.from : piece.id);
      last = isIndexRange(piece) ? piece.to - 1 : piece.id;
      if (!isIndexRange(piece)) this.take(piece.id);
    }
    this.link(last, this.end);
    for (const id of removed) for (const position of this.positionsOf(id)) this.empty.add(position);
  }

  has(id: string): boolean {
    return this.keyOf(id) !== undefined;
  }

  remove(id: string): void {
    if (this.positioned.delete(id)) this.unlink(id);
    for (const position of this.positionsOf(id)) {
      if (this.empty.has(position)) continue;
      this.unlink(position);
      this.empty.add(position);
    }
  }

  /** Puts a member behind another, or first, or last where the other does not exist. */
  insertAfter(id: string, after: string | null): void {
    const key = this.keyOf(id);
    if (key !== undefined) this.unlink(key);
    this.take(id);
    const anchor = after === null ? START : (this.anchorOf(id, after) ?? this.keyBefore(this.end));
    const next = this.keyBehind(anchor);
    this.link(anchor, id);
    this.link(id, next);
  }

  /** Returns the id of the member before this one; null for the first member and for an unknown one. */
  predecessor(id: string): string | null {
    const own = this.keyOf(id);
    if (own === undefined) return null;
    let key = this.keyBefore(own);
    while (typeof key === 'number' && key !== START && this.index.ids[key] === undefined) key = this.keyBefore(key);
    if (typeof key === 'string') return key;
    return key === START ? null : (this.index.ids[key] ?? null);
  }

  runs(): Segment[] {
    const breaks = [...this.behind.keys()].filter(key => typeof key === 'number').sort((a, b) => a - b);
    const runs: Segment[] = [];
    let at = 0;
    for (let key = this.keyBehind(START); key !== this.end; ) {
      if (typeof key === 'string') {
        runs.push({ id: key });
        key = this.keyBehind(key);
        continue;
      }
      // Runs are not always in the order of their positions, so the search for the next entry starts anew.
      at = firstNotBelow(breaks, key, at);
      const last: number = breaks[at] ?? this.end - 1;
      runs.push({ from: key, to: last + 1 });
      key = this.keyBehind(last);
    }
    return runs;
  }

  private get end(): number {
    return this.index.ids.length;
  }

  private keyOf(id: string): Key | undefined {
    if (this.positioned.has(id)) return id;
    const position = this.index.at.get(id);
    return position === undefined || this.empty.has(position) ? undefined : position;
  }

  /** A member cannot follow itself. */
  private anchorOf(id: string, after: string): Key | undefined {
    return after === id ? undefined : this.keyOf(after);
  }

  /** From now on the member is addressed by its id. */
  private take(id: string): void {
    const position = this.index.at.get(id);
    if (position !== undefined) this.empty.add(position);
    this.positioned.add(id);
  }

  private positionsOf(id: string): readonly number[] {
    const first = this.index.at.get(id);
    if (first === undefined) return [];
    return this.index.duplicates.has(id)
      ? this.index.ids.flatMap((other, position) => (other === id ? [position] : []))
      : [first];
  }

  private keyBehind(key: Key): Key {
    return this.behind.get(key) ?? (typeof key === 'number' ? key + 1 : this.end);
  }

  private keyBefore(key: Key): Key {
    return this.before.get(key) ?? (typeof key === 'number' ? key - 1 : START);
  }

  private unlink(key: Key): void {
    this.link(this.keyBefore(key), this.keyBehind(key));
  }

  private link(key: Key, next: Key): void {
    this.behind.set(key, next);
    this.before.set(next, key);
  }
}

/** The position before the first. */
const START = -1;

/** Returns the index of the first number that is not below another one; `guess` is a likely index. */
const firstNotBelow = (numbers: readonly number[], number: number, guess: number): number => {
  const isAt = (at: number): boolean =>
    (numbers[at] ?? Number.POSITIVE_INFINITY) >= number && (at === 0 || (numbers[at - 1] as number) < number);
  if (isAt(guess)) return guess;
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
};
