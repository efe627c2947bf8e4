export { ActiveQuery, FilterButton } from './filter-tools.tsx';
export { everyRow, isFiltered, isStoredOrder, type ListSort, sortByName } from './list-query.ts';
export { useFilteredRows } from './use-filtered-rows.ts';
export { useListQuery } from './use-list-query.ts';
