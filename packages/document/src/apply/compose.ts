import { parentPath, parsePath } from '@commissary/schema';
import { type Change, changeTreeOf, isContent, listOfTree, type PositionChange } from '../change/index.ts';
import { ChangeListBuilder } from './change-list-builder.ts';

/**
 * Returns one list that does what `first` and then `second` do (law L9). Without the base document the order of
 * siblings is exact only among the members that the lists name; `below` makes it exact everywhere.
 */
export const compose = (
  first: readonly Change[],
  second: readonly Change[],
  below?: { readonly doc: unknown },
): Change[] => {
  const ledger = new ChangeListBuilder(first, below === undefined ? {} : { below });
  for (const change of toSequence(second)) ledger.put(change);
  return ledger.list();
};

/** The normal form of a list whose entries were made one after the other (law L7). */
export const normalize = (changes: readonly Change[]): Change[] => {
  const root = changeTreeOf(changes);
  return root === undefined ? new ChangeListBuilder(changes).list() : listOfTree(root);
};

/**
 * Returns the entries of a list, which all apply at once, in an order in which applying them one by one has the same
 * result.
 */
export const toSequence = (changes: readonly Change[]): Change[] => {
  const content: Change[] = [];
  const removed: Change[] = [];
  const arrays = new Map<string, PositionChange[]>();
  for (const change of normalize(changes)) {
    if (isContent(change)) content.push(change);
    else if (change.op === 'remove') removed.push(change);
    else {
      const array = parentPath(change.path) ?? '';
      const list = arrays.get(array);
      if (list === undefined) arrays.set(array, [change]);
      else list.push(change);
    }
  }
  return [...content, ...[...arrays.values()].flatMap(topologicalByAnchor), ...removed];
};

/** Anchors before the members that follow them; of several members behind one anchor the last in the order first. */
const topologicalByAnchor = (placed: readonly PositionChange[]): PositionChange[] => {
  const byId = new Set(placed.map(change => idIn(change.path)));
  const followers = Map.groupBy(placed, anchorOf);
  const roots = placed.filter(change => {
    const anchor = anchorOf(change);
    return anchor === null || !byId.has(anchor);
  });
  const sequence = new Set<PositionChange>();
  const stack = [...roots];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    sequence.add(next);
    stack.push(...(followers.get(idIn(next.path)) ?? []));
  }
  for (const change of placed) sequence.add(change);
  return [...sequence];
};

const anchorOf = (change: PositionChange): string | null => ('after' in change ? change.after : null);

const idIn = (path: string): string => {
  const token = parsePath(path).at(-1);
  return token !== undefined && 'id' in token ? token.id : '';
};
