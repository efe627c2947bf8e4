import type { List } from '@commissary/schema';
import { useDeferredValue, useMemo } from 'react';
import { contentOf } from '../edit-session/index.ts';
import { listRow, type RowPosition } from '../rows/index.ts';
import { useForm } from '../state/index.ts';

/**
 * The rows whose names contain the words. Typed characters are painted first, the rows follow. A row that is renamed
 * during the search stays: otherwise it would vanish while the user types.
 */
export const useListSearch = (
  list: List<unknown>,
  path: string,
  rows: readonly RowPosition[],
  words: string,
): readonly RowPosition[] => {
  const { store } = useForm();
  const wanted = useDeferredValue(words).trim().toLowerCase();
  const searching = wanted !== '';
  const names = useMemo(() => {
    if (!searching) return [];
    const session = store.session();
    return rows.map(row => listRow(session.opened, contentOf(session), list, path, row).name.toLowerCase());
  }, [store, list, path, rows, searching]);
  return useMemo(
    () => (searching ? rows.filter((_, index) => names[index]?.includes(wanted)) : rows),
    [rows, names, searching, wanted],
  );
};
