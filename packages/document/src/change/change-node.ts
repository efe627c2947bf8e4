import type { PathStep } from '@commissary/schema';
import { type Change, type ContentChange, compareChanges, isWhole, type PositionChange } from './change.ts';

/**
 * A change list as a tree over its paths, so that the cost depends on the depth of a path and not on the length of the
 * list.
 */
export interface Node {
  /** The key or id that leads to this node from its parent; '' for the document. */
  readonly name: string;
  /** The next child of the same parent and kind. */
  next: Node | undefined;
  content: ContentChange | undefined;
  position: PositionChange | undefined;
  keys: Children | undefined;
  members: Children | undefined;
}

/** Every node has all its properties from the start, so that V8 sees one object shape only. */
export const newNode = (name = ''): Node => ({
  name,
  next: undefined,
  content: undefined,
  position: undefined,
  keys: undefined,
  members: undefined,
});

export const child = (node: Node, step: PathStep): Node | undefined =>
  'key' in step ? node.keys?.get(step.key) : node.members?.get(step.id);

export const getOrCreate = (node: Node, step: PathStep): Node =>
  'key' in step ? getOrCreateKey(node, step.key) : getOrCreateMember(node, step.id);

export const getOrCreateKey = (node: Node, key: string): Node => {
  if (node.keys !== undefined) return node.keys.reach(key);
  const grown = newNode(key);
  node.keys = new Children(grown);
  return grown;
};

export const getOrCreateMember = (node: Node, id: string): Node => {
  if (node.members !== undefined) return node.members.reach(id);
  const grown = newNode(id);
  node.members = new Children(grown);
  return grown;
};

export const nodeAt = (root: Node, steps: readonly PathStep[]): Node | undefined => {
  let node: Node | undefined = root;
  for (const step of steps) {
    if (node === undefined) return undefined;
    node = child(node, step);
  }
  return node;
};

/** Every entry at and below a node, in no particular order. */
export const collect = (node: Node, into: Change[] = []): Change[] => {
  if (node.position !== undefined) into.push(node.position);
  if (node.content !== undefined) into.push(node.content);
  collectBelow(node, into);
  return into;
};

export const collectBelow = (node: Node, into: Change[] = []): Change[] => {
  for (let below = node.keys?.first; below !== undefined; below = below.next) collect(below, into);
  for (let below = node.members?.first; below !== undefined; below = below.next) collect(below, into);
  return into;
};

/** The list of a tree, in normal form. */
export const toChangeList = (root: Node): Change[] => collect(root).sort(compareChanges);

/** Whether nothing can exist below a node: its value is set, unset, added or removed whole. */
export const isLeafEntry = (node: Node): boolean =>
  node.content !== undefined || (node.position !== undefined && isWhole(node.position));

/** Up to this number of children is searched one by one; above it a map is built. */
const LINEAR_SCAN_LIMIT = 8;

/**
 * The children of a node by name, in insertion order. Most nodes have one child and most lookups ask for the latest, so
 * this is a linked list; it becomes a map only with many children.
 */
export class Children {
  readonly first: Node;
  private last: Node;
  private size: number;
  private byName: Map<string, Node> | undefined;

  constructor(first: Node) {
    this.first = first;
    this.last = first;
    this.size = 1;
    this.byName = undefined;
  }

  get(name: string): Node | undefined {
    if (this.last.name === name) return this.last;
    if (this.size > LINEAR_SCAN_LIMIT) return this.index().get(name);
    for (let node: Node | undefined = this.first; node !== undefined; node = node.next) {
      if (node.name === name) return node;
    }
    return undefined;
  }

  /** Returns the child of that name and creates it if there is none. */
  reach(name: string): Node {
    const known = this.get(name);
    if (known !== undefined) return known;
    const node = newNode(name);
    this.last.next = node;
    this.last = node;
    this.size++;
    this.byName?.set(name, node);
    return node;
  }

  *[Symbol.iterator](): IterableIterator<Node> {
    for (let node: Node | undefined = this.first; node !== undefined; node = node.next) yield node;
  }

  private index(): Map<string, Node> {
    this.byName ??= new Map(Array.from(this, node => [node.name, node]));
    return this.byName;
  }
}
