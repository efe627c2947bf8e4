import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import {
  isSelectable,
  nothingSelected,
  type RowPosition,
  selectAllRows,
  selectedRows,
  selectOnly,
  selectTo,
  toggleRow,
} from '../rows/index.ts';

/** The selection of a list, and what changes it. */
export interface RowSelectionState {
  readonly selected: readonly RowPosition[];
  readonly ids: ReadonlySet<string>;
  /** Selects or deselects a row; with `range`, everything from the last one to it. */
  readonly select: (id: string, range: boolean) => void;
  readonly selectAll: () => void;
  readonly selectOnly: (ids: readonly string[]) => void;
  readonly clear: () => void;
  /** Handles a key in a row: the index of the row that gets the focus, or `undefined` for other keys. */
  readonly onRowKey: (event: KeyboardEvent, index: number) => number | undefined;
}

/**
 * The selection among `rows`, of which `shown` are on screen. Space selects a row, Shift with an arrow extends the
 * selection, Ctrl A selects everything shown, Escape clears.
 */
export const useRowSelection = (rows: readonly RowPosition[], shown: readonly RowPosition[]): RowSelectionState => {
  const [selection, setSelection] = useState(nothingSelected);
  const selected = useMemo(() => selectedRows(selection, rows), [selection, rows]);
  const ids = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const latest = useRef(shown);
  latest.current = shown;
  const select = useCallback(
    (id: string, range: boolean) =>
      setSelection(now => (range ? selectTo(now, latest.current, id) : toggleRow(now, id))),
    [],
  );
  const selectAll = useCallback(() => setSelection(now => selectAllRows(now, latest.current)), []);
  const only = useCallback((ids: readonly string[]) => setSelection(selectOnly(ids)), []);
  const clear = useCallback(() => setSelection(nothingSelected), []);
  const extend = useCallback((from: RowPosition, to: RowPosition) => {
    setSelection(now => selectTo(now.anchor === null ? toggleRow(now, from.id) : now, latest.current, to.id));
  }, []);
  const onRowKey = useCallback(
    (event: KeyboardEvent, index: number) => {
      const row = latest.current[index];
      if (row === undefined || event.altKey) return undefined;
      const by = event.shiftKey ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
      const next = by === undefined ? undefined : latest.current[index + by];
      if (by !== undefined && next !== undefined) {
        extend(row, next);
        return index + by;
      }
      if (event.key === ' ' && isSelectable(row) && (event.shiftKey || event.target instanceof HTMLAnchorElement))
        select(row.id, false);
      else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) selectAll();
      else if (event.key === 'Escape') clear();
      else return undefined;
      return index;
    },
    [select, selectAll, clear, extend],
  );
  return { selected, ids, select, selectAll, selectOnly: only, clear, onRowKey };
};
