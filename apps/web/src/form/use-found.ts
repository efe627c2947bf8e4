import type { List } from '@commissary/schema';
import { useDeferredValue, useMemo } from 'react';
import { useForm } from './form-context.ts';
import type { RowPlace } from './list-order.ts';
import { listRow } from './list-rows.ts';
import { contentOf } from './session.ts';

/**
 * The rows whose names hold the words. The letters are painted first, the rows follow. A row that is renamed while they
 * are searched stays: it would vanish under the hands that type.
 */
export const useFound = (
  list: List<unknown>,
  path: string,
  rows: readonly RowPlace[],
  words: string,
): readonly RowPlace[] => {
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
