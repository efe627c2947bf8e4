import { identityMap } from '@commissary/schema';
import { type Change, compareChanges } from './change.ts';
import { type Node, newNode, toChangeList } from './change-node.ts';
import { ChangeTreeBuilder, type InvalidEntry } from './change-tree-builder.ts';

/**
 * Returns the tree of a list in normal form (in any order), or undefined when the list is not in normal form. Built
 * once per list.
 */
export const changeTreeOf = (changes: readonly Change[]): Node | undefined => {
  const known = planted.get(changes);
  if (known?.length === changes.length) return known.root;
  const root = buildChangeTree(changes);
  if (root !== undefined && changes.length > FEW) planted.set(changes, { root, length: changes.length });
  return root;
};

/** The same tree, for a caller that changes it. */
export const buildChangeTree = (changes: readonly Change[]): Node | undefined => {
  const planter = new ChangeTreeBuilder(newNode());
  for (const change of changes) if (planter.insert(change) !== undefined) return undefined;
  return planter.root;
};

/**
 * Returns the first entry that conflicts with the others of its list: two on one path, or one below a value set whole.
 */
export const firstInvalidEntry = (changes: readonly Change[]): InvalidEntry | undefined => {
  const planter = new ChangeTreeBuilder(newNode());
  for (const change of changes) {
    const misfit = planter.insert(change);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
};

/** Whether a list is in normal form and in its order. */
export const isNormalForm = (changes: readonly Change[]): boolean =>
  normal.getOrCompute(changes, () => isSorted(changes) && changeTreeOf(changes) !== undefined);

/** The same list, noted as being in normal form and in its order. */
export const asNormalForm = <L extends readonly Change[]>(changes: L): L => {
  normal.set(changes, true);
  return changes;
};

/** The list of a tree, in normal form. */
export const listOfTree = (root: Node): Change[] => asNormalForm(toChangeList(root));

const isSorted = (changes: readonly Change[]): boolean =>
  changes.every((change, at) => at === 0 || compareChanges(changes[at - 1] ?? change, change) <= 0);

const normal = identityMap<readonly Change[], boolean>();

/** Up to this number of entries, reading them again is faster than caching their tree. */
const FEW = 2;

/** The length shows whether a list was extended after it was first used. */
const planted = identityMap<readonly Change[], { readonly root: Node; readonly length: number }>();
