import type { RowPosition } from './list-order.ts';

/** The selected rows of a list. Filtering the list does not change it. */
export interface RowSelection {
  readonly ids: ReadonlySet<string>;
  /** The row that was selected or deselected last: a range starts there. */
  readonly anchor: string | null;
  /** What was selected when the range was started, so that it can shrink again. */
  readonly before: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
export const nothingSelected: RowSelection = { ids: none, anchor: null, before: none };

/** Hidden and dormant rows are not in the document: there is nothing to do with several of them. */
export const isSelectable = ({ state }: RowPosition): boolean => state === 'shown';

export const toggleRow = ({ ids }: RowSelection, id: string): RowSelection => {
  const next = ids.has(id) ? new Set([...ids].filter(other => other !== id)) : new Set([...ids, id]);
  return { ids: next, anchor: id, before: next };
};

/** Selects from the anchor to a row, in the order of `rows`, in place of an earlier range from the same anchor. */
export const selectTo = (selection: RowSelection, rows: readonly RowPosition[], id: string): RowSelection => {
  const to = rows.findIndex(row => row.id === id);
  const from = rows.findIndex(row => row.id === selection.anchor);
  if (to < 0) return selection;
  const range = rows.slice(from < 0 ? to : Math.min(from, to), Math.max(from, to) + 1).filter(isSelectable);
  const ids = new Set([...selection.before, ...range.map(row => row.id)]);
  return { ids, anchor: from < 0 ? id : selection.anchor, before: selection.before };
};

/** Selects all of `rows` beside what is selected already. */
export const selectAllRows = ({ ids, anchor }: RowSelection, rows: readonly RowPosition[]): RowSelection => {
  const all = new Set([...ids, ...rows.filter(isSelectable).map(row => row.id)]);
  return { ids: all, anchor, before: all };
};

/** The selected rows that the list still has, in its order. */
export const selectedRows = ({ ids }: RowSelection, rows: readonly RowPosition[]): readonly RowPosition[] =>
  ids.size === 0 ? [] : rows.filter(row => isSelectable(row) && ids.has(row.id));

/** Selects these rows and no others. */
export const selectOnly = (rows: readonly string[]): RowSelection => {
  const ids = new Set(rows);
  return { ids, anchor: null, before: ids };
};
