import {
  type ComparedTable,
  type dimensionWords,
  firstOrder,
  orderedRows,
  type Report,
  rowWords,
} from '@commissary/catalog';

/** A bar: what it is of, its value, and what it is compared with. */
export type ChartRow = Readonly<Record<'now' | 'before', number | null>> & { readonly label: string };

/** So many bars can be told apart. */
export const mostBars = 12;

/** The bars of a chart in the order of its table: times all of them, of everything else the largest. */
export const chartRows = (
  tables: readonly ComparedTable[],
  { measure, by }: Report['chart'],
  wordsOf: ReturnType<typeof dimensionWords>,
): { readonly shown: readonly ChartRow[]; readonly all: number } & Pick<ComparedTable, 'isCompared' | 'elsewhere'> => {
  const table = tables.find(
    ({ dimensions, measures }) => dimensions.length === 1 && dimensions[0] === by && measures.includes(measure),
  );
  if (table === undefined) return { shown: [], all: 0, isCompared: false };
  const words = rowWords(table.dimensions, wordsOf);
  const order = firstOrder(table, measure);
  const rows = orderedRows(table, order, row => words(row).join(' '));
  const at = table.measures.indexOf(measure);
  const bars = rows.map(row => ({
    label: words(row).join(' '),
    now: row.values[at]?.value ?? null,
    before: row.values[at]?.before ?? null,
  }));
  const { isCompared, elsewhere } = table;
  return { shown: order.by === null ? bars : bars.slice(0, mostBars), all: bars.length, isCompared, elsewhere };
};
