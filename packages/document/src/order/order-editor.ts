import { equal, type Indexes, indexOf, type MemberIndex } from '@commissary/schema';
import type { AddChange, Children, MoveChange, Node, PositionChange } from '../change/index.ts';
import { LinkedOrder, type Segment } from './linked-order.ts';
import { type IndexRange, isIndexRange, type OrderResolution, type Placement, resolveOrder } from './resolve-order.ts';

/**
 * The order of one array with known members, while positions are set one by one. In the end the entries give exactly
 * that order: with the present anchors if they do, else with new ones where the preceding sibling changed, else with
 * new ones everywhere. Moves without an effect are removed.
 */
export class ResolvedOrder {
  private readonly array: readonly unknown[];
  private readonly index: MemberIndex;
  private readonly siblings: Children;
  private readonly live: LinkedOrder;
  /** What preceded each placed sibling before anything was moved. */
  private readonly old: ReadonlyMap<string, string | null>;
  private readonly touched = new Set<string>();
  private readonly mayVanish = new Set<string>();

  constructor(array: readonly unknown[], siblings: Children, kept: Indexes | undefined) {
    this.array = array;
    this.index = indexOf(array, kept);
    this.siblings = siblings;
    const { order } = this.arrangement();
    this.live = new LinkedOrder(this.index, order, this.removed());
    this.old = new Map(this.placedIds().map(id => [id, this.live.predecessor(id)]));
  }

  put(id: string, change: PositionChange, mayVanish: boolean): void {
    this.touched.add(id);
    if (mayVanish) this.mayVanish.add(id);
    if (change.op === 'remove') this.live.remove(id);
    else if (this.live.has(id) === (change.op === 'move')) this.live.insertAfter(id, change.after);
  }

  /** Writes the order into the entries. */
  settle(): void {
    const goal = this.live.runs();
    const gone = this.takeVanishing(goal);
    if (this.gives(goal)) return;
    this.rewrite(id => this.touched.has(id) || this.old.get(id) !== this.live.predecessor(id));
    if (this.gives(goal)) return;
    this.rewrite(() => true);
    if (gone.length === 0 || this.gives(goal)) return;
    for (const [node, move] of gone) node.position = move;
    this.rewrite(() => true);
  }

  /** Removes the moves of members that would have the same position without them, from the first to the last. */
  private takeVanishing(goal: readonly Segment[]): readonly (readonly [Node, MoveChange])[] {
    const taken: [Node, MoveChange][] = [];
    if (this.mayVanish.size === 0) return taken;
    const following = this.nextFree(goal);
    let last = -1;
    for (const [i, run] of goal.entries()) {
      if (isIndexRange(run)) last = run.to - 1;
      else {
        const node = this.siblings.get(run.id);
        const position = this.index.at.get(run.id);
        if (node?.position?.op !== 'move' || position === undefined || !this.mayVanish.has(run.id)) continue;
        if (position < last || position > (following[i] as number)) continue;
        last = position;
        taken.push([node, node.position]);
        node.position = undefined;
      }
    }
    return taken;
  }

  /** For each run the position of the next member behind it that no entry places. */
  private nextFree(goal: readonly Segment[]): readonly number[] {
    const following = new Array<number>(goal.length);
    let next = this.index.ids.length;
    for (let i = goal.length - 1; i >= 0; i--) {
      following[i] = next;
      const run = goal[i] as Segment;
      if (isIndexRange(run)) next = run.from;
    }
    return following;
  }

  private gives(goal: readonly Segment[]): boolean {
    const [a, b] = [this.plain(goal), this.plain(this.arrangement().order)];
    return a.length === b.length && a.every((part, i) => part === b[i]);
  }

  /** Returns an order as numbers and ids, equal for equal orders: ends of runs, additions by id. */
  private plain(order: readonly (Segment | Placement)[]): readonly (number | string)[] {
    const parts: (number | string)[] = [];
    for (const piece of order) {
      const position = isIndexRange(piece) ? undefined : this.index.at.get(piece.id);
      const stretch = isIndexRange(piece)
        ? piece
        : position === undefined
          ? undefined
          : { from: position, to: position + 1 };
      if (stretch === undefined) parts.push((piece as Placement).id);
      else if (parts.at(-1) === stretch.from) parts[parts.length - 1] = stretch.to;
      else parts.push(stretch.from, stretch.to);
    }
    return parts;
  }

  private rewrite(isWanted: (id: string) => boolean): void {
    for (const id of this.placedIds()) {
      const node = this.siblings.get(id);
      if (node === undefined || !isPositioned(node.position) || !this.live.has(id) || !isWanted(id)) continue;
      const after = this.live.predecessor(id);
      if (after !== node.position.after) node.position = { ...node.position, after };
    }
  }

  private arrangement(): OrderResolution<Placement> {
    const placings: Placement[] = [];
    for (const { name: id, position } of this.siblings) {
      if (isPositioned(position) && this.takesPosition(position, id)) {
        placings.push({ id, path: position.path, after: position.after, adds: position.op === 'add' });
      }
    }
    if (placings.length === 0 && this.removed().size === 0) return unchanged(this.index.ids.length);
    return resolveOrder(this.index, placings, this.removed());
  }

  /**
   * A move needs its member, an addition a free id; an addition of a member that the array already has unchanged still
   * sets its position.
   */
  private takesPosition(position: AddChange | MoveChange, id: string): boolean {
    const at = this.index.at.get(id);
    return position.op === 'move' ? at !== undefined : at === undefined || equal(this.array[at], position.value);
  }

  private removed(): ReadonlySet<string> {
    return new Set(Array.from(this.siblings, node => (node.position?.op === 'remove' ? [node.name] : [])).flat());
  }

  private placedIds(): readonly string[] {
    return Array.from(this.siblings, node => (isPositioned(node.position) ? [node.name] : [])).flat();
  }
}

/** Which siblings follow which, for arrays with unknown members: entries keep the order they give among themselves. */
export class AnchorIndex {
  private readonly siblings: Children;
  private readonly byAnchor = new Map<string | null, Set<string>>();
  private readonly anchors = new Map<string, string | null>();

  constructor(siblings: Children) {
    this.siblings = siblings;
    for (const { name } of siblings) this.note(name);
  }

  /** Updates the entry of a sibling; those around it keep their positions. */
  put(id: string, change: PositionChange, update: () => void): void {
    const before = this.siblings.get(id)?.position;
    update();
    this.note(id);
    if (isPositioned(before)) this.reanchor(id, id, before.after);
    const now = this.siblings.get(id)?.position;
    if (change.op !== 'remove' && isPositioned(now)) this.reanchor(id, now.after, id);
  }

  /** Members that follow one sibling follow another from now on. */
  reanchor(except: string, from: string | null, to: string | null): void {
    for (const id of [...(this.byAnchor.get(from) ?? [])]) {
      const node = this.siblings.get(id);
      if (id === except || node === undefined || !isPositioned(node.position)) continue;
      node.position = { ...node.position, after: to };
      this.note(id);
    }
  }

  note(id: string): void {
    const before = this.anchors.get(id);
    if (before !== undefined) this.byAnchor.get(before)?.delete(id);
    this.anchors.delete(id);
    const position = this.siblings.get(id)?.position;
    if (!isPositioned(position)) return;
    this.anchors.set(id, position.after);
    const list = this.byAnchor.get(position.after);
    if (list === undefined) this.byAnchor.set(position.after, new Set([id]));
    else list.add(id);
  }
}

const isPositioned = (position: PositionChange | undefined): position is AddChange | MoveChange =>
  position !== undefined && position.op !== 'remove';

const unchanged = (length: number): OrderResolution<Placement> => {
  const order: IndexRange[] = length === 0 ? [] : [{ from: 0, to: length }];
  return { order, lost: [], circular: [] };
};
