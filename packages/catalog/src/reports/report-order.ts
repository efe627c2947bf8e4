import { businessDayStart, type Dimension } from '@commissary/domain';
import type { ComparedRow, ComparedTable } from './compared.ts';
import type { MeasureKey } from './measures.ts';

/** In which order rows are shown: by a measure, or by what they are of. */
export interface RowOrder {
  readonly by: MeasureKey | null;
  readonly descending: boolean;
}

const inTime: readonly Dimension[] = ['hour', 'day', 'month'];

/** Returns the order in which a table is first shown: times as they pass, everything else with the most first. */
export const firstOrder = ({ measures, dimensions }: ComparedTable, chosen: MeasureKey): RowOrder => {
  const last = dimensions.at(-1);
  if (last !== undefined && inTime.includes(last)) return { by: null, descending: false };
  return { by: measures.includes(chosen) ? chosen : (measures[0] ?? null), descending: true };
};

/** Returns the rows in an order. Rows without a value are last in either direction. */
export const orderedRows = (
  { measures, dimensions, rows, dayStart = businessDayStart }: ComparedTable,
  { by, descending }: RowOrder,
  nameOf: (row: ComparedRow) => string,
): readonly ComparedRow[] => {
  const sign = descending ? -1 : 1;
  const last = dimensions.at(-1);
  const byName = (a: ComparedRow, b: ComparedRow) =>
    last !== undefined && inTime.includes(last)
      ? timeOf(last, a, dayStart) - timeOf(last, b, dayStart) || String(a.by.at(-1)).localeCompare(String(b.by.at(-1)))
      : nameOf(a).localeCompare(nameOf(b));
  if (by === null) return rows.toSorted((a, b) => sign * byName(a, b));
  const at = measures.indexOf(by);
  return rows.toSorted((a, b) => {
    const [first, second] = [a.values[at]?.value ?? null, b.values[at]?.value ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null) || byName(a, b);
    return sign * (first - second) || byName(a, b);
  });
};

/** A business day begins in the morning: the hours after midnight are its last. */
const timeOf = (dimension: Dimension, { by }: ComparedRow, dayStart: number): number => {
  const value = by.at(-1);
  return dimension === 'hour' ? (Number(value) - Math.floor(dayStart / 3_600) + 24) % 24 : 0;
};
