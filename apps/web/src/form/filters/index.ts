export { ActiveQuery, FilterButton, FilterShortcuts } from './filter-tools.tsx';
export { noValue, optionOf } from './filter-values.ts';
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
