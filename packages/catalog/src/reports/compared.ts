import type { DimensionValue } from '@commissary/domain';
import type { Answer } from './ask.ts';
import { type MeasureKey, measures } from './measures.ts';
import type { ReportTable } from './report.ts';

/** A value, what it is compared with, and how much it has changed. */
export interface ComparedValue {
  readonly value: number | null;
  readonly before: number | null;
  /** Tenths of a percent of what it was; of a percentage the difference, in its hundredths. Null: nothing to compare with. */
  readonly change: number | null;
}

export interface ComparedRow {
  readonly by: readonly DimensionValue[];
  readonly values: readonly ComparedValue[];
}

/** A table of a report beside the same table of another period or place. */
export interface ComparedTable extends ReportTable {
  readonly rows: readonly ComparedRow[];
  readonly total: readonly ComparedValue[];
  readonly isCompared: boolean;
  /** The place that it is compared with; absent: the same place on other days. */
  readonly elsewhere?: string | undefined;
  /** When its days begin, in seconds since midnight; absent: at 4 AM. */
  readonly dayStart?: number | undefined;
}

type AnsweredTable = ReportTable & Answer;

/**
 * Returns a table beside that of another period or place, its rows joined by what they are of. What only one of the two has is a row
 * nevertheless: an item that nobody orders any more is what people look for.
 */
export const comparedTable = (
  { measures: keys, dimensions, rows, total }: AnsweredTable,
  before: AnsweredTable | null,
): ComparedTable => {
  const rowsBefore = new Map((before?.rows ?? []).map(row => [keyOf(row.by), row]));
  const known = new Set(rows.map(({ by }) => keyOf(by)));
  // Whoever sees hours at one place may not see them at the other: the other answer may have fewer measures, or more.
  const placeBefore = keys.map(key => before?.measures.indexOf(key) ?? -1);
  const compared = (values: Answer['total'] | undefined, was: Answer['total'] | undefined) =>
    keys.map((key, at) => comparedValue(key, values?.[at] ?? null, was?.[placeBefore[at] ?? -1] ?? null));
  const joined = [
    ...rows.map(({ by, values }) => ({ by, values: compared(values, rowsBefore.get(keyOf(by))?.values) })),
    ...(before?.rows ?? [])
      .filter(({ by }) => !known.has(keyOf(by)))
      .map(({ by, values }) => ({ by, values: compared(undefined, values) })),
  ];
  return {
    measures: keys,
    dimensions,
    // Broken down by nothing, the only row is the total.
    rows: dimensions.length === 0 ? [] : joined,
    total: compared(total, before?.total),
    isCompared: before !== null,
  };
};

const keyOf = (by: readonly DimensionValue[]): string => JSON.stringify(by);

const comparedValue = (key: MeasureKey, value: number | null, before: number | null): ComparedValue => ({
  value,
  before,
  change: value === null || before === null ? null : changeOf(key, value, before),
});

const changeOf = (key: MeasureKey, value: number, before: number): number | null => {
  if (measures[key].kind === 'PERCENT') return value - before;
  if (before === 0) return null;
  // Exactly, half away from zero; whether it went up or down does not depend on the sign of what it was.
  const size = BigInt(Math.abs(before));
  const difference = BigInt(value) - BigInt(before);
  const distance = difference < 0n ? -difference : difference;
  const rounded = Number((distance * 2_000n + size) / (size * 2n));
  return difference < 0n ? -rounded : rounded;
};

/** Whether a report has nothing to show: neither now nor in what it is compared with. */
export const isEmptyReport = (tables: readonly ComparedTable[]): boolean =>
  tables.every(
    ({ rows, total }) =>
      rows.length === 0 && total.every(({ value, before }) => (value ?? 0) === 0 && (before ?? 0) === 0),
  );
