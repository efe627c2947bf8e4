import { getAt } from '@commissary/document';
import { parsePriceSearch } from '@commissary/domain';
import { fieldAt, formatValue, isArray, type List, own, readDecimal } from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import { effectiveOf, isPendingInside, parentOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import {
  allPriceColumns,
  hasPrice,
  isChangedHere,
  isNumeric,
  type ListColumn,
  memberIn,
  type RowPosition,
  rangeOf,
  rowName,
  type ShownValues,
  shownValues,
} from '../rows/index.ts';
import { filterValues, namedFilter, optionOf, rowStatus } from './filter-values.ts';
import { type ListSort, type RowQuery, sortByName } from './list-query.ts';

/** A list with its rows as they are now. */
export interface QueriedList {
  readonly session: EditSession;
  /** The paths that have an issue. */
  readonly issues: Iterable<string>;
  readonly list: List<unknown>;
  readonly path: string;
  readonly rows: readonly RowPosition[];
}

/**
 * The rows that pass the filters, in the requested order. Each member, and its value in each filter and in the order, is
 * read once. A filter that the list does not have lets everything pass.
 */
export const filteredRows = (queried: QueriedList, query: RowQuery): readonly RowPosition[] => {
  const { session, list, rows } = queried;
  const words = query.words.trim().toLowerCase();
  const tests = Object.entries(query.filters).flatMap(
    ([key, accepted]) => testOf(queried, key, new Set(accepted)) ?? [],
  );
  const nameOf = (row: RowPosition) => rowName(session.opened, contentOf(session), list, row);
  const isPriced = priceTest(queried, words);
  const passing =
    words === '' && tests.length === 0
      ? rows
      : rows.filter(
          row =>
            tests.every(passes => passes(row)) &&
            (words === '' || nameOf(row).toLowerCase().includes(words) || isPriced?.(row) === true),
        );
  return query.sort === null ? passing : sorted(queried, passing, query.sort, nameOf);
};

/** Whether one of the prices of a row, in any pricing scheme, is searched for; none unless the words search for prices. */
const priceTest = (queried: QueriedList, words: string): RowTest | undefined => {
  const search = queried.list.prices === undefined ? undefined : parsePriceSearch(words);
  if (search === undefined) return undefined;
  const { opened } = queried.session;
  const document = effectiveOf(opened, contentOf(queried.session));
  const shownIn = allPriceColumns(opened.definition, document, queried.list).map(column =>
    shownValuesOf(queried, column),
  );
  return row => shownIn.some(shown => hasPrice(shown(row), search));
};

/** How many of all rows have one value of a filter. */
export const countPassing = (queried: QueriedList, key: string, value: string): number => {
  const passes = testOf(queried, key, new Set([value]));
  return passes === undefined ? 0 : queried.rows.filter(passes).length;
};

type RowTest = (row: RowPosition) => boolean;

const testOf = (queried: QueriedList, key: string, accepted: ReadonlySet<string>): RowTest | undefined => {
  if (key === rowStatus) return statusTest(queried, accepted);
  if (key === namedFilter) return namedTest(queried, accepted);
  const column = columnAt(queried.list, key);
  if (column === undefined) return undefined;
  const shownIn = shownValuesOf(queried, column);
  return row => {
    const { values, isInherited } = shownIn(row);
    const own = isInherited || values.length === 0 ? [undefined] : values;
    return own.flatMap(filterValues).some(value => accepted.has(value));
  };
};

const statusTest = ({ session, issues, path }: QueriedList, accepted: ReadonlySet<string>): RowTest => {
  const wrong = new Set(accepted.has('problem') ? [...issues].flatMap(issue => memberIn(issue, path) ?? []) : []);
  const { opened } = session;
  const content = contentOf(session);
  return row =>
    (accepted.has('unsaved') && isPendingInside(opened, content, row.path)) ||
    (accepted.has('overridden') && row.state === 'shown' && isChangedHere(content, row.path)) ||
    (accepted.has('hidden') && row.state === 'hidden') ||
    wrong.has(row.id);
};

const namedTest = (queried: QueriedList, accepted: ReadonlySet<string>): RowTest | undefined => {
  const asked = queried.list.namedFilters?.filter(({ key }) => accepted.has(optionOf(key))) ?? [];
  if (asked.length === 0) return undefined;
  const document = effectiveOf(queried.session.opened, contentOf(queried.session));
  const memberOf = membersOf(queried);
  const now = Date.now();
  return row => {
    const member = memberOf(row);
    return member !== undefined && asked.some(filter => filter.passes(member, { path: row.path, document, now }));
  };
};

type QueriedColumn = Pick<ListColumn, 'inside' | 'field'>;

const columnAt = ({ item }: List<unknown>, inside: string): QueriedColumn | undefined => {
  const field = inside.startsWith('/') ? fieldAt(item, inside) : undefined;
  return field && { inside, field };
};

/** Looks members up by their rows: each list is read once, because it may be long. */
const membersOf = ({ session, path, rows }: QueriedList) => {
  const { opened } = session;
  const content = contentOf(session);
  const shown = byId(getAt(effectiveOf(opened, content), path));
  const above = rows.some(({ state }) => state === 'hidden') ? byId(getAt(parentOf(opened), path)) : shown;
  return ({ id, state }: RowPosition): unknown => (state === 'hidden' ? above : shown).get(id);
};

const byId = (members: unknown): ReadonlyMap<string, unknown> =>
  new Map(isArray(members) ? members.map(member => [String(own(member, 'id')), member]) : []);

const sorted = (
  queried: QueriedList,
  rows: readonly RowPosition[],
  { key, descending }: ListSort,
  nameOf: (row: RowPosition) => string,
): readonly RowPosition[] => {
  const column = key === sortByName ? undefined : columnAt(queried.list, key);
  if (column === undefined && key !== sortByName) return rows;
  const byOf = column === undefined ? nameOf : sortKeyOf(queried, column);
  const keyed = rows.map(row => ({ row, by: byOf(row) }));
  const direction = descending ? -1 : 1;
  return keyed.toSorted((a, b) => compare(a.by, b.by, direction)).map(({ row }) => row);
};

type SortKey = string | number | undefined;

const sortKeyOf = (queried: QueriedList, column: QueriedColumn): ((row: RowPosition) => SortKey) => {
  const { field, inside } = column;
  const { opened } = queried.session;
  const document = effectiveOf(opened, contentOf(queried.session));
  const shownIn = shownValuesOf(queried, column);
  return row => {
    const { values } = shownIn(row);
    const [value] = (values.length > 1 && rangeOf(values)) || values;
    if (value === undefined || value === null || value === '') return undefined;
    if (isNumeric(field)) return Number(readDecimal(String(value)));
    if (typeof value === 'boolean') return value ? 0 : 1;
    return formatValue(valueTexts, opened.definition, document, field, value, row.path + inside);
  };
};

/** What the cell of a row shows: the members are read once. */
const shownValuesOf = (queried: QueriedList, column: QueriedColumn): ((row: RowPosition) => ShownValues) => {
  const { opened } = queried.session;
  const document = effectiveOf(opened, contentOf(queried.session));
  const memberOf = membersOf(queried);
  return row =>
    shownValues(
      opened.definition,
      row.state === 'hidden' ? parentOf(opened) : document,
      row.path,
      memberOf(row),
      column,
    );
};

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** Rows without a value come last in both directions; equal ones stay in the order of the list. */
const compare = (a: SortKey, b: SortKey, direction: number): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return order * direction;
};
