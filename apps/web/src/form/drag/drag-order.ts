import type { RowPosition } from '../rows/index.ts';

/** Rows that are dragged together, and where they would be: the number of other rows before them. */
export interface Lift {
  readonly ids: readonly string[];
  readonly at: number;
}

/** Lifts a row, with the other selected ones when it is one of them. */
export const liftOf = (rows: readonly RowPosition[], selected: ReadonlySet<string>, id: string): Lift => {
  const dragged = selected.has(id) ? rows.filter(row => selected.has(row.id)).map(row => row.id) : [id];
  const [first] = dragged;
  return { ids: dragged, at: rows.findIndex(row => row.id === first) };
};

/** The rows as they would be after the drop. */
export const rowsAfter = (rows: readonly RowPosition[], { ids, at }: Lift): readonly RowPosition[] => {
  const lifted = rows.filter(({ id }) => ids.includes(id));
  return restOf(rows, ids).toSpliced(at, 0, ...lifted);
};

/** The same lift at another position, within the list. */
export const liftTo = (rows: readonly RowPosition[], lift: Lift, at: number): Lift => {
  const last = rows.length - lift.ids.length;
  return { ...lift, at: Math.max(0, Math.min(last, at)) };
};

/** Where a lift is for the gap before the row with an index. */
export const liftToGap = (rows: readonly RowPosition[], lift: Lift, gap: number): Lift =>
  liftTo(rows, lift, restOf(rows.slice(0, gap), lift.ids).length);

/**
 * The member behind which a drop among the shown rows puts the lifted ones, `null` being the first position;
 * `undefined` where nothing changes. Rows that the view leaves out keep their neighbors.
 */
export const dropAnchor = (
  all: readonly RowPosition[],
  shown: readonly RowPosition[],
  lift: Lift,
): string | null | undefined => {
  if (rowsAfter(shown, lift).every(({ id }, index) => id === shown[index]?.id)) return undefined;
  const rest = restOf(shown, lift.ids);
  const before = rest.slice(0, lift.at).findLast(isInList);
  if (before !== undefined) return before.id;
  const next = rest.slice(lift.at).find(isInList);
  const above = all.slice(0, next === undefined ? 0 : all.findIndex(({ id }) => id === next.id));
  return restOf(above, lift.ids).findLast(isInList)?.id ?? null;
};

/** The list at the same place inside another member, when the path of that member is named for a drop. */
export const listInside = (member: string, listPath: string): string | null => {
  const [tokens, own] = [member.split('/'), listPath.split('/')];
  const depth = tokens.length - 1;
  const isBeside =
    own.length > tokens.length &&
    tokens.slice(0, depth).every((token, at) => token === own[at]) &&
    own[depth]?.startsWith('[') === true &&
    own[depth] !== tokens[depth];
  return isBeside ? [...tokens, ...own.slice(tokens.length)].join('/') : null;
};

/** Hidden and dormant rows are not in the document: nothing can stand behind them. */
const isInList = ({ state }: RowPosition): boolean => state === 'shown';

const restOf = (rows: readonly RowPosition[], ids: readonly string[]): readonly RowPosition[] =>
  rows.filter(({ id }) => !ids.includes(id));
