/**
 * Where to look:
 * - Search, filters and sort of the rows of a list, in the address: this folder: what can be filtered comes from the
 *   definition (`list-filters.ts`), `filtered-rows.ts` reads each member once; `docs/adr/0040-list-tools.md`.
 */

export { noValue, optionOf } from './filter-values.ts';
export { LazyActiveQuery, LazyFilterButton, LazyFilterShortcuts } from './lazy-filter-tools.tsx';
export {
  addressOfQuery,
  everyRow,
  givenByFilters,
  isFiltered,
  isStoredOrder,
  type ListSort,
  sortByName,
  withFilter,
} from './list-query.ts';
export { useFilteredRows } from './use-filtered-rows.ts';
export { useListQuery } from './use-list-query.ts';
