import { equal, findMember, idOf, isArray, keptIndexes, parsePath, type Step } from '@commissary/schema';
import { applyNode } from './apply-node.ts';
import { type Change, type ContentChange, isContent, type PlaceChange } from './change.ts';
import { getAtSteps } from './get-at.ts';
import { type Branches, child, collect, covers, grow, harvest, type Node, newNode, nodeAt } from './node.ts';
import { Followers, KnownOrder } from './placing.ts';
import { Run } from './run.ts';
import { plantNew } from './trie.ts';
import { withoutWas } from './was.ts';

/** What the ledger's list lies on, when that is known: then orders come out exact. */
export interface Below {
  readonly doc: unknown;
}

export interface LedgerOptions {
  readonly below?: Below;
  /** A person's session: typing the value of the layer below removes the entry, and entries that change lose their `was`. */
  readonly session?: boolean;
}

/** A change list that later changes are folded into, one by one; always in normal form. */
export class Ledger {
  private root: Node = newNode();
  private readonly below: Below | undefined;
  private readonly session: boolean;
  /** The arrays whose order is being changed; it is written into the entries when somebody asks for them. */
  private readonly known = new Map<Branches, KnownOrder>();
  private readonly unknown = new Map<Branches, Followers>();

  constructor(list: readonly Change[], options: LedgerOptions = {}) {
    this.below = options.below;
    this.session = options.session ?? false;
    const root = plantNew(list);
    if (root !== undefined) this.root = root;
    else for (const change of list) this.put(change);
  }

  list(): Change[] {
    for (const order of this.known.values()) order.settle();
    this.known.clear();
    this.unknown.clear();
    return harvest(this.root);
  }

  /** Folds in one change that was made on the document with the list so far on top. */
  put(change: Change): void {
    const steps = parsePath(change.path);
    this.yieldAbove(steps);
    const cover = this.coverOf(steps);
    if (cover !== undefined) putInside(cover, change);
    else if (isContent(change)) this.putContent(steps, change);
    else this.putPlace(steps, change);
  }

  /** Takes the entries at and below a path out; returns the path of the entry that covers it, if one does. */
  reset(path: string): string | undefined {
    if (path === '') {
      this.root = newNode();
      return undefined;
    }
    const steps = parsePath(path);
    const cover = this.coverOf(steps);
    if (cover !== undefined) return (cover.content ?? cover.place)?.path;
    const node = nodeAt(this.root, steps);
    if (node === undefined) return undefined;
    const siblings = this.siblings(steps);
    if (siblings !== undefined) this.settle(siblings);
    const { place } = node;
    clear(node);
    // Those that followed the member take over its anchor, so they stay where they are.
    if (place !== undefined && place.op !== 'remove' && siblings !== undefined) {
      const followers = this.followers(siblings);
      followers.note(lastId(steps));
      followers.reanchor(lastId(steps), lastId(steps), place.after);
    }
    return undefined;
  }

  private yieldAbove(steps: readonly Step[]): void {
    let node: Node | undefined = this.root;
    for (let depth = 0; depth < steps.length && node !== undefined; depth++) {
      this.yieldToBelow(node, steps.slice(0, depth));
      node = child(node, steps[depth] as Step);
    }
  }

  /** The nearest entry above a path that nothing can stand below. */
  private coverOf(steps: readonly Step[]): Node | undefined {
    let node: Node | undefined = this.root;
    for (let depth = 0; depth < steps.length && node !== undefined; depth++) {
      if (covers(node)) return node;
      node = child(node, steps[depth] as Step);
    }
    return undefined;
  }

  private putContent(steps: readonly Step[], change: ContentChange): void {
    const node = this.reach(steps);
    this.yieldToBelow(node, steps);
    if (node.place?.op === 'remove') return;
    if (node.place?.op === 'add') {
      if (change.op === 'set' && idOf(change.value) === lastId(steps))
        node.place = { ...node.place, value: change.value };
      return;
    }
    const earlier = node.content;
    clearContent(node);
    if (this.session && this.isInherited(steps, change)) return;
    node.content = earlier === undefined && !this.session ? change : withoutWas(change);
    if (!this.session && earlier?.was !== undefined) node.content = { ...node.content, was: earlier.was };
  }

  private putPlace(steps: readonly Step[], change: PlaceChange): void {
    const node = this.reach(steps);
    const siblings = this.siblings(steps);
    if (siblings === undefined) return;
    const array = this.below === undefined ? undefined : getAtSteps(this.below.doc, steps.slice(0, -1));
    const id = lastId(steps);
    const entry = this.session ? withoutWas(change) : change;
    if (isArray(array)) {
      const order = this.orderOf(array, siblings);
      const parent = findMember(array, id, keptIndexes(this.below?.doc));
      // A move that a session makes, or that a removal taken back leaves, goes when nothing moves.
      order.put(id, entry, this.session || node.place?.op === 'remove');
      placeMember(node, entry, parent !== undefined, parent);
      return;
    }
    const isThere = node.place?.op !== 'add' && collect(node).length > 0;
    this.followers(siblings).put(id, entry, () => placeMember(node, entry, isThere, undefined));
  }

  private orderOf(array: readonly unknown[], siblings: Branches): KnownOrder {
    const order = this.known.get(siblings) ?? new KnownOrder(array, siblings, keptIndexes(this.below?.doc));
    this.known.set(siblings, order);
    this.unknown.delete(siblings);
    return order;
  }

  /** Who follows whom among siblings. */
  private followers(siblings: Branches): Followers {
    const followers = this.unknown.get(siblings) ?? new Followers(siblings);
    this.unknown.set(siblings, followers);
    return followers;
  }

  private settle(siblings: Branches): void {
    this.known.get(siblings)?.settle();
    this.known.delete(siblings);
  }

  private isInherited(steps: readonly Step[], change: ContentChange): boolean {
    if (this.below === undefined) return false;
    const value = getAtSteps(this.below.doc, steps);
    return change.op === 'unset' ? value === undefined : value !== undefined && equal(value, change.value);
  }

  /**
   * An addition of a member that the layer below has meanwhile cannot stand above an edit of that member. It goes, but
   * where both were equal it has placed the member, and a move keeps it there.
   */
  private yieldToBelow(node: Node, steps: readonly Step[]): void {
    if (this.below === undefined || node.place?.op !== 'add') return;
    const { path, after, value } = node.place;
    const member = getAtSteps(this.below.doc, steps);
    if (member === undefined) return;
    const hasAnchor = after === null || this.isThere([...steps.slice(0, -1), { id: after }]);
    if (hasAnchor && equal(member, value)) node.place = { op: 'move', path, after };
    else node.place = undefined;
  }

  private isThere(steps: readonly Step[]): boolean {
    return nodeAt(this.root, steps)?.place?.op === 'add' || getAtSteps(this.below?.doc, steps) !== undefined;
  }

  private siblings(steps: readonly Step[]): Branches | undefined {
    return nodeAt(this.root, steps.slice(0, -1))?.members;
  }

  private reach(steps: readonly Step[]): Node {
    let node = this.root;
    for (const step of steps) node = grow(node, step);
    return node;
  }
}

const putInside = (cover: Node, change: Change): void => {
  const { content, place } = cover;
  const entry = content ?? place;
  if (entry === undefined || !('value' in entry)) return;
  const inner = plantNew([{ ...change, path: change.path.slice(entry.path.length) }]);
  const value = inner === undefined ? entry.value : applyNode(entry.value, inner, new Run());
  if (entry.op === 'set') cover.content = { ...entry, value };
  else cover.place = { ...entry, value };
};

/** What a member's entries become when it is added, removed or moved; `isThere` says whether the layer below has it. */
const placeMember = (node: Node, change: PlaceChange, isThere: boolean, parent: unknown): void => {
  const before = node.place;
  if (change.op === 'remove') {
    clear(node);
    if (before?.op !== 'add' || isThere) node.place = change;
  } else if (change.op === 'move') {
    if (before?.op === 'remove') return;
    node.place = before?.op === 'add' && !isThere ? { ...before, after: change.after } : change;
  } else if (before?.op === 'remove' && isThere) {
    const { path, value, after } = change;
    clear(node);
    node.place = { op: 'move', path, after };
    if (parent === undefined || !equal(parent, value)) {
      node.content =
        before.was === undefined ? { op: 'set', path, value } : { op: 'set', path, value, was: before.was };
    }
  } else if (!isThere && before?.op !== 'add') {
    clear(node);
    node.place = change;
  }
};

const clear = (node: Node): void => {
  node.place = undefined;
  clearContent(node);
};

const clearContent = (node: Node): void => {
  node.content = undefined;
  node.keys = undefined;
  node.members = undefined;
};

const lastId = (steps: readonly Step[]): string => {
  const step = steps.at(-1);
  return step !== undefined && 'id' in step ? step.id : '';
};
