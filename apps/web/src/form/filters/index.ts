export { ActiveQuery } from './active-query.tsx';
export { FilterButton } from './filter-button.tsx';
export { listFilters } from './list-filters.ts';
export { everyRow, isFiltered, isStoredOrder, type ListSort, sortByName } from './list-query.ts';
export { useFilteredRows } from './use-filtered-rows.ts';
export { useListQuery } from './use-list-query.ts';
