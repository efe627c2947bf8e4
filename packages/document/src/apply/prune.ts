import { idOf, isArray, joinPath, memberToken, parentPath, parsePath } from '@commissary/schema';
import { type Change, getAt, isDormant } from '../change/index.ts';
import { applyReporting } from './apply.ts';
import { normalize } from './compose.ts';

/**
 * Returns the list without the entries that have no effect on this base, and with an existing anchor for every member
 * it places (law L15). Only at a user's request: a pruned entry has no effect when its target returns.
 */
export const prune = (changes: readonly Change[], base: unknown): Change[] => {
  const list = normalize(changes);
  const { value, dropped } = applyReporting(base, list);
  const dormant = new Set(dropped.filter(isDormant).map(report => `${report.op} ${report.path}`));
  const circular = new Set(dropped.filter(report => report.reason === 'cycle').map(report => report.path));
  return list
    .filter(change => !dormant.has(`${change.op} ${change.path}`))
    .map(change => {
      if (change.op !== 'add' && change.op !== 'move') return change;
      const array = parentPath(change.path) ?? '';
      const anchor = change.after === null ? null : joinPath(array, memberToken(change.after));
      const isAnchored = anchor === null || getAt(value, anchor) !== undefined || getAt(base, anchor) !== undefined;
      return isAnchored && !circular.has(change.path) ? change : { ...change, after: predecessor(value, change.path) };
    });
};

/** The id of the sibling before the member at a path. */
const predecessor = (value: unknown, path: string): string | null => {
  const siblings = getAt(value, parentPath(path) ?? '');
  const last = parsePath(path).at(-1);
  if (!isArray(siblings) || last === undefined || !('id' in last)) return null;
  const position = siblings.findIndex(member => idOf(member) === last.id);
  return position <= 0 ? null : (idOf(siblings[position - 1]) ?? null);
};
