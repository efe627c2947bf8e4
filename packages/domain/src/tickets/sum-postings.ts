import { type Amount, type Amounts, amounts, type Dimension, type DimensionValue, type Posting } from './posting.ts';

/**
 * Returns the sums of postings by these dimensions, which are postings again: sorted, and the same for any order and any
 * grouping of the postings. A posting without one of the dimensions is left out: fees have no item.
 *
 * @public
 */
export const sumPostings = (postings: Iterable<Posting>, by: readonly Dimension[]): readonly Posting[] => {
  const sums = new Map<string, { readonly values: readonly DimensionValue[]; readonly sums: Sums }>();
  for (const posting of postings) {
    const values = valuesOf(posting, by);
    if (values === undefined) continue;
    const key = JSON.stringify(values);
    const found = sums.get(key) ?? { values, sums: new Map() };
    sums.set(key, found);
    addTo(found.sums, posting.amounts);
  }
  return [...sums.values()]
    .sort((a, b) => compareValues(a.values, b.values))
    .map(row => ({
      of: Object.fromEntries(by.map((name, at) => [name, row.values[at]])),
      amounts: withoutZeros(row.sums),
    }))
    .filter(row => Object.keys(row.amounts).length > 0);
};

/**
 * The same postings taken back.
 *
 * @public
 */
export const takenBack = (postings: readonly Posting[]): readonly Posting[] =>
  postings.map(posting => ({
    of: posting.of,
    amounts: Object.fromEntries(Object.entries(posting.amounts).map(([key, value]) => [key, -value])),
  }));

/**
 * The amounts of all postings together.
 *
 * @public
 */
export const totalOf = (postings: Iterable<Posting>): Amounts => {
  const sums: Sums = new Map();
  for (const posting of postings) addTo(sums, posting.amounts);
  return withoutZeros(sums);
};

type Sums = Map<Amount, number>;

const addTo = (sums: Sums, added: Amounts): void => {
  for (const key of amounts) {
    const value = added[key];
    if (value !== undefined) sums.set(key, (sums.get(key) ?? 0) + value);
  }
};

/** In the order of `amounts`, so that equal sums are equal texts. */
const withoutZeros = (sums: Sums): Amounts =>
  Object.fromEntries(amounts.flatMap(key => (sums.get(key) ? [[key, sums.get(key)]] : [])));

const valuesOf = ({ of }: Posting, by: readonly Dimension[]): readonly DimensionValue[] | undefined => {
  const values: DimensionValue[] = [];
  for (const name of by) {
    const value = of[name];
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
};

/** None first, then by value; all values of a dimension are of one type. */
const compareValues = (a: readonly DimensionValue[], b: readonly DimensionValue[]): number => {
  for (const [at, left] of a.entries()) {
    const right = b[at] ?? null;
    if (left === right) continue;
    if (left === null || right === null) return left === null ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return 0;
};
