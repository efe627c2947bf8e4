import type { MemberIndex } from '@commissary/schema';

/** A member that a list places: one that it adds, or one of the base that it moves. */
export interface Placement {
  readonly id: string;
  readonly path: string;
  readonly after: string | null;
  readonly adds: boolean;
}

/** Base members that stay side by side: the positions `from` up to, but not including, `to`. */
export interface IndexRange {
  readonly from: number;
  readonly to: number;
}

/** The new order: a run of base members, or a placement that stands for its member. */
export interface OrderResolution<P extends Placement> {
  readonly order: readonly (IndexRange | P)[];
  /** Placed last because the sibling they follow was removed. */
  readonly lost: readonly P[];
  /** Placed last because they follow each other in a cycle. */
  readonly circular: readonly P[];
}

/**
 * Orders the members of one array. Members without a placement keep the base's relative order; each placed member
 * follows its anchor; several with one anchor are ordered by path. A removed anchor still marks its old position.
 * Members without a position come last. The cost is that of the placements, however many members stay where they are.
 */
export const resolveOrder = <P extends Placement>(
  index: MemberIndex,
  placings: readonly P[],
  removed: ReadonlySet<string>,
): OrderResolution<P> => {
  const sorted = [...placings].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const named = new Set(sorted.map(placing => placing.id));
  const positioned = new Map<string, P>();
  for (const placing of sorted) if (!isNoop(index, named, placing, removed)) positioned.set(placing.id, placing);
  const emitter = new OrderEmitter<P>();
  const lost: P[] = [];
  for (const placing of positioned.values()) {
    if (placing.after === null) emitter.first.push(placing);
    else if (positioned.has(placing.after) || index.at.has(placing.after)) emitter.follow(placing.after, placing);
    else lost.push(placing);
  }
  emitter.emitAll(emitter.first);
  emitBase(index, positioned, removed, emitter);
  for (const placing of lost) if (placing.adds) emitter.emitAll([placing]);
  for (const placing of lost) if (!placing.adds) emitter.emitAll([placing]);
  const circular =
    positioned.size === emitter.done.size ? [] : [...positioned.values()].filter(p => !emitter.done.has(p));
  for (const placing of circular) {
    if (!emitter.done.has(placing)) emitter.emitAll([smallestOfCircle(placing, positioned)]);
  }
  return { order: emitter.order, lost, circular };
};

/** Whether a piece of an order is a run of the base. */
export const isIndexRange = (piece: IndexRange | { readonly id: string }): piece is IndexRange => 'to' in piece;

/**
 * A present member whose anchor was removed stays where it is when it is only present because this list was applied
 * before: the list added it, or it follows a member that the list removes.
 */
const isNoop = (
  index: MemberIndex,
  named: ReadonlySet<string>,
  placing: Placement,
  removed: ReadonlySet<string>,
): boolean => {
  const anchor = placing.after;
  if (anchor === null || !index.at.has(placing.id) || index.at.has(anchor)) return false;
  return removed.has(anchor) || (placing.adds && !named.has(anchor));
};

const emitBase = <P extends Placement>(
  index: MemberIndex,
  positioned: ReadonlyMap<string, P>,
  removed: ReadonlySet<string>,
  emitter: OrderEmitter<P>,
): void => {
  let from = 0;
  for (const position of interruptions(index, positioned, removed, emitter.anchors())) {
    const id = index.ids[position] as string;
    const isFirst = index.at.get(id) === position;
    const goesElsewhere = isFirst && positioned.has(id);
    emitter.emitBase(from, goesElsewhere || removed.has(id) ? position : position + 1);
    from = position + 1;
    if (isFirst && !goesElsewhere) emitter.emitFollowers(id);
  }
  emitter.emitBase(from, index.ids.length);
};

/** The positions, in order, that interrupt a run of the base: members that are moved or removed, and anchors. */
const interruptions = (
  index: MemberIndex,
  positioned: ReadonlyMap<string, unknown>,
  removed: ReadonlySet<string>,
  anchors: Iterable<string>,
): Iterable<number> => {
  const positions: number[] = [];
  const add = (id: string): void => {
    const position = index.at.get(id);
    if (position !== undefined) positions.push(position);
  };
  for (const id of positioned.keys()) add(id);
  for (const id of anchors) add(id);
  for (const id of removed) {
    if (!index.duplicates.has(id)) add(id);
    else for (let i = 0; i < index.ids.length; i++) if (index.ids[i] === id) positions.push(i);
  }
  return new Set(positions.sort((a, b) => a - b));
};

class OrderEmitter<P extends Placement> {
  readonly order: (IndexRange | P)[] = [];
  readonly done = new Set<P>();
  readonly first: P[] = [];
  private readonly followers = new Map<string, P[]>();

  follow(anchor: string, placing: P): void {
    const list = this.followers.get(anchor);
    if (list === undefined) this.followers.set(anchor, [placing]);
    else list.push(placing);
  }

  anchors(): Iterable<string> {
    return this.followers.keys();
  }

  emitBase(from: number, to: number): void {
    if (from < to) this.order.push({ from, to });
  }

  emitFollowers(id: string): void {
    const list = this.followers.get(id);
    if (list !== undefined) this.emitAll(list);
  }

  /** Depth first, with an explicit stack: chains of anchors may be long. */
  emitAll(roots: readonly P[]): void {
    const stack = roots.toReversed();
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      if (this.done.has(next)) continue;
      this.done.add(next);
      this.order.push(next);
      const list = this.followers.get(next.id);
      if (list !== undefined) for (let i = list.length - 1; i >= 0; i--) stack.push(list[i] as P);
    }
  }
}

const smallestOfCircle = <P extends Placement>(from: P, positioned: ReadonlyMap<string, P>): P => {
  const seen = new Set<P>();
  let at = from;
  while (!seen.has(at)) {
    seen.add(at);
    at = next(at, positioned);
  }
  let smallest = at;
  for (let other = next(at, positioned); other !== at; other = next(other, positioned)) {
    if (other.path < smallest.path) smallest = other;
  }
  return smallest;
};

const next = <P extends Placement>(placing: P, positioned: ReadonlyMap<string, P>): P =>
  positioned.get(placing.after ?? '') ?? placing;
