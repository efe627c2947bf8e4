import {
  attachedIndexes,
  equal,
  findMember,
  idOf,
  isArray,
  isRecord,
  type PathStep,
  parsePath,
} from '@commissary/schema';
import {
  buildChangeTree,
  type Change,
  type Children,
  type ContentChange,
  child,
  collect,
  getAtSteps,
  getOrCreate,
  isContent,
  isLeafEntry,
  listOfTree,
  type Node,
  newNode,
  nodeAt,
  type PositionChange,
  stripPrevious,
} from '../change/index.ts';
import { AnchorIndex, ResolvedOrder } from '../order/index.ts';
import { ApplyContext } from './apply-context.ts';
import { applyNode } from './apply-node.ts';

/** The document below the list, when it is known: orders are then exact. */
export interface Below {
  readonly doc: unknown;
}

export interface ChangeListBuilderOptions {
  readonly below?: Below;
  /**
   * An editing session: setting the value of the layer below removes the entry, and changed entries lose their `was`.
   */
  readonly session?: boolean;
}

/** A change list into which later changes are merged one by one; always in normal form. */
export class ChangeListBuilder {
  private root: Node = newNode();
  private readonly below: Below | undefined;
  private readonly session: boolean;
  /** Arrays whose order changes. The order is written into the entries when the list is read. */
  private readonly known = new Map<Children, ResolvedOrder>();
  private readonly unknown = new Map<Children, AnchorIndex>();

  constructor(list: readonly Change[], options: ChangeListBuilderOptions = {}) {
    this.below = options.below;
    this.session = options.session ?? false;
    const root = buildChangeTree(list);
    if (root !== undefined) this.root = root;
    else for (const change of list) this.put(change);
  }

  list(): Change[] {
    for (const order of this.known.values()) order.settle();
    this.known.clear();
    this.unknown.clear();
    return listOfTree(this.root);
  }

  /** Merges one change that was made on the document with the current list applied. */
  put(change: Change): void {
    const steps = parsePath(change.path);
    this.yieldAbove(steps);
    const cover = this.coverOf(steps);
    if (cover !== undefined) putInside(cover, change);
    else if (isContent(change)) this.putContent(steps, change);
    else this.putPosition(steps, change);
  }

  /** Removes the entries at and below a path; returns the path of the entry that covers it, if one does. */
  reset(path: string): string | undefined {
    if (path === '') {
      this.root = newNode();
      return undefined;
    }
    const steps = parsePath(path);
    const cover = this.coverOf(steps);
    if (cover !== undefined) return (cover.content ?? cover.position)?.path;
    const node = nodeAt(this.root, steps);
    if (node === undefined) return undefined;
    const siblings = this.siblings(steps);
    if (siblings !== undefined) this.settle(siblings);
    const { position } = node;
    clear(node);
    // Siblings that followed the member take over its anchor, so they keep their positions.
    if (position !== undefined && position.op !== 'remove' && siblings !== undefined) {
      const followers = this.followers(siblings);
      followers.note(lastId(steps));
      followers.reanchor(lastId(steps), lastId(steps), position.after);
    }
    return undefined;
  }

  private yieldAbove(steps: readonly PathStep[]): void {
    let node: Node | undefined = this.root;
    for (let depth = 0; depth < steps.length && node !== undefined; depth++) {
      this.yieldToBelow(node, steps.slice(0, depth));
      node = child(node, steps[depth] as PathStep);
    }
  }

  /** Returns the nearest entry above a path that excludes entries below it. */
  private coverOf(steps: readonly PathStep[]): Node | undefined {
    let node: Node | undefined = this.root;
    for (let depth = 0; depth < steps.length && node !== undefined; depth++) {
      if (isLeafEntry(node)) return node;
      node = child(node, steps[depth] as PathStep);
    }
    return undefined;
  }

  private putContent(steps: readonly PathStep[], change: ContentChange): void {
    const node = this.reach(steps);
    this.yieldToBelow(node, steps);
    if (node.position?.op === 'remove') return;
    if (node.position?.op === 'add') {
      if (change.op === 'set' && idOf(change.value) === lastId(steps))
        node.position = { ...node.position, value: change.value };
      return;
    }
    const earlier = node.content;
    clearContent(node);
    if (this.session && this.isInherited(steps, change)) return;
    node.content = earlier === undefined && !this.session ? change : stripPrevious(change);
    if (!this.session && earlier?.was !== undefined) node.content = { ...node.content, was: earlier.was };
  }

  private putPosition(steps: readonly PathStep[], change: PositionChange): void {
    const node = this.reach(steps);
    const siblings = this.siblings(steps);
    if (siblings === undefined) return;
    const array = this.below === undefined ? undefined : getAtSteps(this.below.doc, steps.slice(0, -1));
    const id = lastId(steps);
    const entry = this.session ? stripPrevious(change) : change;
    if (isArray(array)) {
      const order = this.orderOf(array, siblings);
      const parent = findMember(array, id, attachedIndexes(this.below?.doc));
      // A move made in a session, or left by a reverted removal, is removed when it has no effect.
      order.put(id, entry, this.session || node.position?.op === 'remove');
      positionMember(node, entry, parent !== undefined, parent);
      return;
    }
    const isThere = node.position?.op !== 'add' && collect(node).length > 0;
    this.followers(siblings).put(id, entry, () => positionMember(node, entry, isThere, undefined));
  }

  private orderOf(array: readonly unknown[], siblings: Children): ResolvedOrder {
    const order = this.known.get(siblings) ?? new ResolvedOrder(array, siblings, attachedIndexes(this.below?.doc));
    this.known.set(siblings, order);
    this.unknown.delete(siblings);
    return order;
  }

  /** Which sibling follows which. */
  private followers(siblings: Children): AnchorIndex {
    const followers = this.unknown.get(siblings) ?? new AnchorIndex(siblings);
    this.unknown.set(siblings, followers);
    return followers;
  }

  private settle(siblings: Children): void {
    this.known.get(siblings)?.settle();
    this.known.delete(siblings);
  }

  private isInherited(steps: readonly PathStep[], change: ContentChange): boolean {
    if (this.below === undefined) return false;
    const value = getAtSteps(this.below.doc, steps);
    return change.op === 'unset' ? value === undefined : value !== undefined && equal(value, change.value);
  }

  /**
   * An addition of a member that the layer below also has by now cannot exist above an edit of that member. It is
   * removed; where both were equal it set the member's position, so a move replaces it.
   */
  private yieldToBelow(node: Node, steps: readonly PathStep[]): void {
    if (this.below === undefined || node.position?.op !== 'add') return;
    const { path, after, value } = node.position;
    const member = getAtSteps(this.below.doc, steps);
    if (member === undefined) return;
    const hasAnchor = after === null || this.isThere([...steps.slice(0, -1), { id: after }]);
    if (hasAnchor && equal(member, value)) node.position = { op: 'move', path, after };
    else node.position = undefined;
  }

  private isThere(steps: readonly PathStep[]): boolean {
    return nodeAt(this.root, steps)?.position?.op === 'add' || getAtSteps(this.below?.doc, steps) !== undefined;
  }

  private siblings(steps: readonly PathStep[]): Children | undefined {
    return nodeAt(this.root, steps.slice(0, -1))?.members;
  }

  private reach(steps: readonly PathStep[]): Node {
    let node = this.root;
    for (const step of steps) node = getOrCreate(node, step);
    return node;
  }
}

const putInside = (cover: Node, change: Change): void => {
  const { content, position } = cover;
  const entry = content ?? position;
  if (entry === undefined || !('value' in entry)) return;
  const inner = buildChangeTree([{ ...change, path: change.path.slice(entry.path.length) }]);
  const value = inner === undefined ? entry.value : applyNode(entry.value, inner, new ApplyContext());
  if (entry.op === 'set') cover.content = { ...entry, value };
  else cover.position = { ...entry, value };
};

/**
 * Returns the entries of a member after it is added, removed or moved; `isThere` says whether the layer below has it.
 */
const positionMember = (node: Node, change: PositionChange, isThere: boolean, parent: unknown): void => {
  const before = node.position;
  if (change.op === 'remove') {
    clear(node);
    if (before?.op !== 'add' || isThere) node.position = change;
  } else if (change.op === 'move') {
    if (before?.op === 'remove') return;
    node.position = before?.op === 'add' && !isThere ? { ...before, after: change.after } : change;
  } else if (before?.op === 'remove' && isThere) {
    const { path, value, after } = change;
    clear(node);
    node.position = { op: 'move', path, after };
    // A value of a set is its own id, so it is the one that was removed.
    if (isRecord(value) && (parent === undefined || !equal(parent, value))) {
      node.content =
        before.was === undefined ? { op: 'set', path, value } : { op: 'set', path, value, was: before.was };
    }
  } else if (!isThere && before?.op !== 'add') {
    clear(node);
    node.position = change;
  }
};

const clear = (node: Node): void => {
  node.position = undefined;
  clearContent(node);
};

const clearContent = (node: Node): void => {
  node.content = undefined;
  node.keys = undefined;
  node.members = undefined;
};

const lastId = (steps: readonly PathStep[]): string => {
  const step = steps.at(-1);
  return step !== undefined && 'id' in step ? step.id : '';
};
