import type { List } from '@commissary/schema';
import { useDeferredValue, useMemo } from 'react';
import type { RowPosition } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import { filteredRows } from './filtered-rows.ts';
import { isStoredOrder, type ListQuery, type RowQuery } from './list-query.ts';

/**
 * The rows that a query shows. Typed characters are painted first, the rows follow. A row that is edited stays where it
 * is until the query, or the order of the list, changes: otherwise it would move or vanish while the user types.
 */
export const useFilteredRows = (
  list: List<unknown>,
  path: string,
  rows: readonly RowPosition[],
  query: ListQuery,
): readonly RowPosition[] => {
  const { store } = useForm();
  const { words, filters, sort } = query;
  // As a text: the same query counts as the same, whichever object it is.
  const asked = useDeferredValue(JSON.stringify({ words, filters, sort }));
  return useMemo(() => {
    const requested: RowQuery = JSON.parse(asked);
    if (isStoredOrder(requested)) return rows;
    const issues = store.surroundings().issues.keys();
    return filteredRows({ session: store.session(), issues, list, path, rows }, requested);
  }, [store, list, path, rows, asked]);
};
