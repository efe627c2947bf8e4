import type { Dimension } from '@commissary/domain';
import type { Period, Question } from './ask.ts';
import type { MeasureKey } from './measures.ts';
import type { Comparison, PeriodChoice } from './period.ts';

/** A table of a report: its columns, and a row for each combination of the dimensions; without any, totals alone. */
export interface ReportTable {
  readonly measures: readonly MeasureKey[];
  readonly dimensions: readonly Dimension[];
}

/** What a report is about, for the list of them all. */
export type ReportFolder = 'SALES' | 'TEAM' | 'DELIVERY';

/** A report, as data: questions that are asked of the same postings. Screen, chart and files follow from it. */
export interface Report {
  readonly folder: ReportFolder;
  readonly tables: readonly ReportTable[];
  /** What a person may restrict it to; every table can be. */
  readonly filters: readonly Dimension[];
  /** What it is about; nothing for all that was sold. */
  readonly only: Question['filters'];
  /** What is shown first. */
  readonly period: PeriodChoice;
  readonly comparison: Comparison;
  readonly chart: { readonly kind: 'BARS' | 'LINE'; readonly measure: MeasureKey; readonly by: Dimension };
}

/**
 * Returns what a report asks of a period, one question a table, with what it is restricted to.
 */
export const questionsOf = (
  { tables, only }: Pick<Report, 'tables' | 'only'>,
  period: Period,
  chosen: Question['filters'] = [],
): readonly Question[] => tables.map(table => ({ ...table, filters: [...only, ...chosen], period }));
