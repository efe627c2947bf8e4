import type { noListQuery } from '@commissary/catalog';

/** How a list is shown: plain data; it is stored in the query of the address. */
export interface ListQuery extends RowQuery {
  /** All rows are edited in one table. */
  readonly inTable: boolean;
}

/** Which rows of a list are shown, and in which order. */
export interface RowQuery {
  readonly words: string;
  /** The accepted values of each filter, by its key. */
  readonly filters: Filters;
  readonly sort: ListSort | null;
}

export type Filters = Readonly<Record<string, readonly string[]>>;

/** `key` is the path of the value inside a member, or `sortByName`. */
export interface ListSort {
  readonly key: string;
  readonly descending: boolean;
}

export const sortByName = 'name';

export const everyRow: ListQuery = { words: '', filters: {}, sort: null, inTable: false };

export const isFiltered = ({ words, filters }: RowQuery): boolean =>
  words.trim() !== '' || Object.keys(filters).length > 0;

/** Whether rows stand where the list has them, so that they can be moved. */
export const isStoredOrder = (query: RowQuery): boolean => query.sort === null && !isFiltered(query);

/** The values that every row of a query has, by key: those of filters by one value, where there are no others. */
export const givenByFilters = ({ words, filters }: RowQuery): Readonly<Record<string, string>> => {
  const given = Object.entries(filters).flatMap(([key, [value = '', ...others]]) => {
    const name = /^\/([^/]+)$/.exec(key)?.[1];
    return name !== undefined && value.startsWith('=') && others.length === 0 ? [[name, value.slice(1)] as const] : [];
  });
  return words.trim() === '' && given.length === Object.keys(filters).length ? Object.fromEntries(given) : {};
};

/** The query with the values of one filter replaced; a filter without values is none. */
export const withFilter = (query: ListQuery, key: string, values: readonly string[]): ListQuery => ({
  ...query,
  filters: Object.fromEntries(
    Object.entries({ ...query.filters, [key]: values }).filter(([, accepted]) => accepted.length > 0),
  ),
});

type Parameters = Readonly<Record<string, string | null | undefined>>;

/** The query parameters of an address that shows a list so. One list of a page has its query in the address. */
export const addressOfQuery = (path: string, query: ListQuery): Record<keyof typeof noListQuery, string | null> => {
  const { words, filters, sort, inTable } = query;
  const rest = {
    words: words.trim() || null,
    filter: Object.entries(filters).map(writeFilter).join(';') || null,
    sort: sort && `${sort.descending ? '-' : ''}${sort.key}`,
    edit: inTable ? 'table' : null,
  };
  return { list: Object.values(rest).some(value => value !== null) ? path : null, ...rest };
};

/** The query that an address names for a list: everything, unless it names this list. */
export const queryOfAddress = (path: string, address: Parameters): ListQuery => {
  if (address.list !== path) return everyRow;
  const sort = address.sort ?? '';
  return {
    words: address.words ?? '',
    filters: Object.fromEntries((address.filter ?? '').split(';').flatMap(readFilter)),
    sort: sort.replace('-', '') === '' ? null : { key: sort.replace(/^-/, ''), descending: sort.startsWith('-') },
    inTable: address.edit === 'table',
  };
};

const writeFilter = ([key, values]: readonly [string, readonly string[]]): string =>
  `${encodeURIComponent(key)}:${values.map(encodeURIComponent).join(',')}`;

/** What somebody wrote by hand and cannot be read is no filter. */
const readFilter = (text: string): readonly (readonly [string, readonly string[]])[] => {
  const [key = '', values = ''] = text.split(':');
  try {
    const read = values.split(',').filter(Boolean).map(decodeURIComponent);
    return key === '' || read.length === 0 ? [] : [[decodeURIComponent(key), read]];
  } catch {
    return [];
  }
};
