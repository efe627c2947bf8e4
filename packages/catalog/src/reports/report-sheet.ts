import type { FileNumber } from '@commissary/domain';
import { reportScreenTexts, reportTexts } from '../texts/index.ts';
import type { ComparedRow, ComparedTable, ComparedValue } from './compared.ts';
import { type MeasureKey, measures } from './measures.ts';
import { firstOrder, orderedRows } from './report-order.ts';
import { changeDecimal, type dimensionWords, measureDecimal, rowWords } from './report-words.ts';

/** A cell of a file: a text, a number, or nothing. */
export type SheetCell = string | FileNumber;

/** A table of a report as a file has it: CSV and workbook are written from the same cells. */
export interface ReportSheet {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** What the tables of a report are called in their order: by what they are broken down, or what they add up. */
export const tableTitle = ({ measures: keys, dimensions }: Pick<ComparedTable, 'measures' | 'dimensions'>): string => {
  const last = dimensions.at(-1);
  if (last !== undefined) return reportScreenTexts.by(reportTexts.dimensions[last]);
  return reportTexts.measures[keys[0] ?? 'net'].label;
};

/** Returns the tables of a report as cells: numbers as exact numbers, everything else as text. */
export const reportSheets = (
  tables: readonly ComparedTable[],
  chosen: MeasureKey,
  wordsOf: ReturnType<typeof dimensionWords>,
): readonly ReportSheet[] =>
  tables.map(table => {
    const cells = cellsOf(table);
    const words = rowWords(table.dimensions, wordsOf);
    const named = (row: ComparedRow) => words(row).join(' ');
    const columns = [
      ...table.dimensions.map(dimension => reportTexts.dimensions[dimension]).toReversed(),
      ...table.measures.flatMap(key => columnsOf(key, table)),
    ];
    const total = [reportScreenTexts.total, ...table.dimensions.slice(1).map(() => '')];
    return {
      title: tableTitle(table),
      head: table.dimensions.length === 0 ? ['', ...columns] : columns,
      rows: [
        ...orderedRows(table, firstOrder(table, chosen), named).map(row => [...words(row), ...cells(row.values)]),
        [...total, ...cells(table.total)],
      ],
    };
  });

const columnsOf = (
  key: MeasureKey,
  { isCompared, elsewhere }: Pick<ComparedTable, 'isCompared' | 'elsewhere'>,
): readonly string[] => {
  const { label } = reportTexts.measures[key];
  const named = reportScreenTexts.inFile[measures[key].kind](label);
  if (!isCompared) return [named];
  return [
    named,
    reportScreenTexts.beforeInFile(named, elsewhere),
    reportScreenTexts.changeInFile[measures[key].kind === 'PERCENT' ? 'points' : 'percent'](label),
  ];
};

const cellsOf =
  ({ measures: keys, isCompared }: ComparedTable) =>
  (values: readonly ComparedValue[]): readonly SheetCell[] =>
    keys.flatMap((key, at) => {
      const { value = null, before = null, change = null } = values[at] ?? {};
      const number = (one: number | null): SheetCell => (one === null ? '' : { decimal: measureDecimal(key, one) });
      if (!isCompared) return [number(value)];
      return [number(value), number(before), change === null ? '' : { decimal: changeDecimal(key, change) }];
    });
