import { equal, type Indexes, indexOf, type MemberIndex } from '@commissary/schema';
import { type Arrangement, arrange, isStretch, type Placing, type Stretch } from './arrange.ts';
import type { AddChange, MoveChange, PlaceChange } from './change.ts';
import { LiveOrder, type Run } from './live-order.ts';
import type { Branches, Node } from './node.ts';

/**
 * The order of one array whose members are known, while places are put on it one by one. In the end the entries give
 * exactly that order: with the anchors as they are if that holds, else with new ones where the preceding sibling changed,
 * else everywhere. Moves that were made and made undone again say nothing, and go.
 */
export class KnownOrder {
  private readonly array: readonly unknown[];
  private readonly index: MemberIndex;
  private readonly siblings: Branches;
  private readonly live: LiveOrder;
  /** What preceded each placed sibling before anything was put. */
  private readonly old: ReadonlyMap<string, string | null>;
  private readonly touched = new Set<string>();
  private readonly mayVanish = new Set<string>();

  constructor(array: readonly unknown[], siblings: Branches, kept: Indexes | undefined) {
    this.array = array;
    this.index = indexOf(array, kept);
    this.siblings = siblings;
    const { order } = this.arrangement();
    this.live = new LiveOrder(this.index, order, this.removed());
    this.old = new Map(this.placedIds().map(id => [id, this.live.predecessor(id)]));
  }

  put(id: string, change: PlaceChange, mayVanish: boolean): void {
    this.touched.add(id);
    if (mayVanish) this.mayVanish.add(id);
    if (change.op === 'remove') this.live.remove(id);
    else if (this.live.has(id) === (change.op === 'move')) this.live.place(id, change.after);
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
    for (const [node, move] of gone) node.place = move;
    this.rewrite(() => true);
  }

  /** Takes out the moves of members that would stand where they are without them, from the first to the last. */
  private takeVanishing(goal: readonly Run[]): readonly (readonly [Node, MoveChange])[] {
    const taken: [Node, MoveChange][] = [];
    if (this.mayVanish.size === 0) return taken;
    const following = this.nextFree(goal);
    let last = -1;
    for (const [i, run] of goal.entries()) {
      if (isStretch(run)) last = run.to - 1;
      else {
        const node = this.siblings.get(run.id);
        const place = this.index.at.get(run.id);
        if (node?.place?.op !== 'move' || place === undefined || !this.mayVanish.has(run.id)) continue;
        if (place < last || place > (following[i] as number)) continue;
        last = place;
        taken.push([node, node.place]);
        node.place = undefined;
      }
    }
    return taken;
  }

  /** For each run the place of the next member behind it that no entry places. */
  private nextFree(goal: readonly Run[]): readonly number[] {
    const following = new Array<number>(goal.length);
    let next = this.index.ids.length;
    for (let i = goal.length - 1; i >= 0; i--) {
      following[i] = next;
      const run = goal[i] as Run;
      if (isStretch(run)) next = run.from;
    }
    return following;
  }

  private gives(goal: readonly Run[]): boolean {
    const [a, b] = [this.plain(goal), this.plain(this.arrangement().order)];
    return a.length === b.length && a.every((part, i) => part === b[i]);
  }

  /** An order as numbers and ids that are the same for the same order: ends of stretches, additions by id. */
  private plain(order: readonly (Run | Placing)[]): readonly (number | string)[] {
    const parts: (number | string)[] = [];
    for (const piece of order) {
      const place = isStretch(piece) ? undefined : this.index.at.get(piece.id);
      const stretch = isStretch(piece) ? piece : place === undefined ? undefined : { from: place, to: place + 1 };
      if (stretch === undefined) parts.push((piece as Placing).id);
      else if (parts.at(-1) === stretch.from) parts[parts.length - 1] = stretch.to;
      else parts.push(stretch.from, stretch.to);
    }
    return parts;
  }

  private rewrite(isWanted: (id: string) => boolean): void {
    for (const id of this.placedIds()) {
      const node = this.siblings.get(id);
      if (node === undefined || !isPlaced(node.place) || !this.live.has(id) || !isWanted(id)) continue;
      const after = this.live.predecessor(id);
      if (after !== node.place.after) node.place = { ...node.place, after };
    }
  }

  private arrangement(): Arrangement<Placing> {
    const placings: Placing[] = [];
    for (const { name: id, place } of this.siblings) {
      if (isPlaced(place) && this.takesPlace(place, id)) {
        placings.push({ id, path: place.path, after: place.after, adds: place.op === 'add' });
      }
    }
    if (placings.length === 0 && this.removed().size === 0) return unchanged(this.index.ids.length);
    return arrange(this.index, placings, this.removed());
  }

  /** A move needs its member, an addition a free id; one that the array already has as it is still places it. */
  private takesPlace(place: AddChange | MoveChange, id: string): boolean {
    const at = this.index.at.get(id);
    return place.op === 'move' ? at !== undefined : at === undefined || equal(this.array[at], place.value);
  }

  private removed(): ReadonlySet<string> {
    return new Set(Array.from(this.siblings, node => (node.place?.op === 'remove' ? [node.name] : [])).flat());
  }

  private placedIds(): readonly string[] {
    return Array.from(this.siblings, node => (isPlaced(node.place) ? [node.name] : [])).flat();
  }
}

/** Which siblings follow which, for arrays whose members are not known: entries keep the order they give among themselves. */
export class Followers {
  private readonly siblings: Branches;
  private readonly byAnchor = new Map<string | null, Set<string>>();
  private readonly anchors = new Map<string, string | null>();

  constructor(siblings: Branches) {
    this.siblings = siblings;
    for (const { name } of siblings) this.note(name);
  }

  /** Makes an update of a sibling's entry; those around it stay where they are. */
  put(id: string, change: PlaceChange, update: () => void): void {
    const before = this.siblings.get(id)?.place;
    update();
    this.note(id);
    if (isPlaced(before)) this.reanchor(id, id, before.after);
    const now = this.siblings.get(id)?.place;
    if (change.op !== 'remove' && isPlaced(now)) this.reanchor(id, now.after, id);
  }

  /** Those that follow one sibling follow another from now on. */
  reanchor(except: string, from: string | null, to: string | null): void {
    for (const id of [...(this.byAnchor.get(from) ?? [])]) {
      const node = this.siblings.get(id);
      if (id === except || node === undefined || !isPlaced(node.place)) continue;
      node.place = { ...node.place, after: to };
      this.note(id);
    }
  }

  note(id: string): void {
    const before = this.anchors.get(id);
    if (before !== undefined) this.byAnchor.get(before)?.delete(id);
    this.anchors.delete(id);
    const place = this.siblings.get(id)?.place;
    if (!isPlaced(place)) return;
    this.anchors.set(id, place.after);
    const list = this.byAnchor.get(place.after);
    if (list === undefined) this.byAnchor.set(place.after, new Set([id]));
    else list.add(id);
  }
}

const isPlaced = (place: PlaceChange | undefined): place is AddChange | MoveChange =>
  place !== undefined && place.op !== 'remove';

const unchanged = (length: number): Arrangement<Placing> => {
  const order: Stretch[] = length === 0 ? [] : [{ from: 0, to: length }];
  return { order, lost: [], circular: [] };
};
