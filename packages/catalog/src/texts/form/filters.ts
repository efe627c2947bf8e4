import { formatCount } from '@commissary/domain';

/** Texts of searching, filtering and sorting the rows of a list. */
export const filtersTexts = {
  filter: 'Filter and sort',
  filterCount: (count: number) => `Filter and sort, ${formatCount(count, 'filter')}`,
  filterBy: 'Filter by',
  searchOptions: 'Search options',
  moreOptions: (count: number) => `${count} more. Search to see them.`,
  sortBy: 'Sort by',
  storedOrder: 'Order of the list',
  descending: 'Descending',
  rowStatus: 'State of the row',
  statuses: {
    unsaved: 'Not saved',
    overridden: 'Changed here',
    hidden: 'Hidden here',
    problem: 'With a problem',
  },
  anyValue: 'Has a value',
  noValue: 'No value',
  filteredBy: (label: string, values: string) => `${label}: ${values}`,
  removeFilter: (label: string) => `Remove filter ${label}`,
  shownCount: (shown: number, count: number) => `${shown} of ${count}`,
  sortedBy: (label: string, descending: boolean) => `Sorted by ${label}${descending ? ', descending' : ''}`,
  sortColumn: (label: string) => `Sort by ${label}`,
  showAll: 'Show all in list order',
  orderHint: 'Rows can be moved when all are shown in the order of the list.',
  noRows: 'No rows with these filters.',
  editInTable: 'Edit in table',
  endTable: 'Done',
  tableOf: (label: string) => `${label} in a table`,
};
