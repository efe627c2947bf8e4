import type { Change } from './change.ts';
import { type Node, newNode } from './change-node.ts';
import { ChangeTreeBuilder, type InvalidEntry } from './change-tree-builder.ts';

/** The tree of a list in normal form, or undefined when the list is not one (its order may be any). Built once a list. */
export const changeTreeOf = (changes: readonly Change[]): Node | undefined => {
  const known = planted.get(changes);
  if (known?.length === changes.length) return known.root;
  const root = buildChangeTree(changes);
  if (root !== undefined && changes.length > FEW) planted.set(changes, { root, length: changes.length });
  return root;
};

/** The same tree, for a caller that will change it. */
export const buildChangeTree = (changes: readonly Change[]): Node | undefined => {
  const planter = new ChangeTreeBuilder(newNode());
  for (const change of changes) if (planter.insert(change) !== undefined) return undefined;
  return planter.root;
};

/** The first entry that conflicts with the others of its list: two on one path, or one below a whole value. */
export const firstInvalidEntry = (changes: readonly Change[]): InvalidEntry | undefined => {
  const planter = new ChangeTreeBuilder(newNode());
  for (const change of changes) {
    const misfit = planter.insert(change);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
};

/** So few entries are read again sooner than their tree is remembered. */
const FEW = 2;

/** The length gives away a list that somebody went on filling after it was first used. */
const planted = new WeakMap<readonly Change[], { readonly root: Node; readonly length: number }>();
