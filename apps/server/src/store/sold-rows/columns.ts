import { isOfTickets } from '@commissary/catalog';
import {
  type Amount,
  amountDimensions,
  type Dimension,
  type DimensionValue,
  type NameAt,
  type Posting,
  type SoldNames,
} from '@commissary/domain';

/** What a value is. Money and every other amount is a whole number of 64 bits. */
export type ColumnType = 'VARCHAR' | 'INTEGER' | 'BIGINT';
export type Cell = string | number | null;

/** What tickets count for; labor is in no row. */
const soldAmounts = (Object.keys(amountDimensions) as Amount[]).filter(isOfTickets);

/** The month is the beginning of the day. */
const dimensions = [...new Set<Dimension>(soldAmounts.flatMap(amount => amountDimensions[amount]))].filter(
  dimension => dimension !== 'month',
);

const typeOf = (dimension: Dimension): ColumnType => (dimension === 'hour' ? 'INTEGER' : 'VARCHAR');

/**
 * The columns of the rows: those of postings, and of rows that say what an id is called. A version of the product that has
 * other columns has another format, and makes its files anew.
 */
export const format = '1';
export const columns: readonly (readonly [name: string, type: ColumnType])[] = [
  ...dimensions.map(dimension => [dimension, typeOf(dimension)] as const),
  ...soldAmounts.map(amount => [amount, 'BIGINT'] as const),
  ['named', 'VARCHAR'],
  ['id', 'VARCHAR'],
  ['name', 'VARCHAR'],
  ['openedAt', 'BIGINT'],
];

/** No id is empty, so that this is a dimension without a value; NULL is a posting without the dimension. */
const none = '';

export const cellOf = (value: DimensionValue): string | number => value ?? none;
const valueIn = (cell: Cell | undefined): DimensionValue => (cell === none || cell === undefined ? null : cell);

/** What was sold at a location on a day that is closed. */
export interface SoldDay {
  readonly locationId: string;
  readonly day: string;
  readonly postings: readonly Posting[];
  readonly names: SoldNames;
}

/** Returns the rows of a day, a cell for each column. */
export const rowsOf = ({ locationId, day, postings, names }: SoldDay): readonly (readonly Cell[])[] => [
  ...postings.map(({ of, amounts }) => rowWith({ ...cellsOf(of), ...amounts })),
  ...[...names].flatMap(([named, called]) =>
    [...called].map(([id, { name, at }]) => rowWith({ location: locationId, day, named, id, name, openedAt: at })),
  ),
];

/** Whether rows that say what ids are called have a dimension too. */
export const isOfNames = (dimension: Dimension): boolean =>
  dimension === 'location' || dimension === 'day' || dimension === 'month';

const cellsOf = (of: Posting['of']): Readonly<Record<string, Cell>> =>
  Object.fromEntries(Object.entries(of).map(([dimension, value]) => [dimension, cellOf(value)]));

const rowWith = (cells: Readonly<Record<string, Cell>>): readonly Cell[] =>
  columns.map(([name]) => cells[name] ?? null);

/** Returns sums from rows of these dimensions and amounts. */
export const postingsIn = (
  rows: readonly (readonly Cell[])[],
  by: readonly Dimension[],
  amounts: readonly Amount[],
): readonly Posting[] =>
  rows.map(row => ({
    of: Object.fromEntries(by.map((dimension, at) => [dimension, valueIn(row[at])])),
    amounts: Object.fromEntries(
      amounts.flatMap((amount, at) => {
        const sum = row[by.length + at];
        return sum ? [[amount, Number(sum)]] : [];
      }),
    ),
  }));

/** Returns what ids are called, from rows of dimension, id, name and instant: by the newest. */
export const namesIn = (rows: readonly (readonly Cell[])[]): SoldNames => {
  const names = new Map<Dimension, Map<string, NameAt>>();
  for (const [dimension, id, name, at] of rows) {
    const called = names.get(dimension as Dimension) ?? new Map<string, NameAt>();
    const [known, one] = [called.get(String(id)), { name: String(name), at: Number(at) }];
    // Of two names at once the same one counts, whichever came first.
    if (known === undefined || one.at > known.at || (one.at === known.at && one.name < known.name))
      called.set(String(id), one);
    names.set(dimension as Dimension, called);
  }
  return names;
};
