import type { Dimension } from '@commissary/domain';
import { type Period, type Question, unanswerable } from './ask.ts';
import { type MeasureKey, neededFor } from './measures.ts';
import { type Comparison, dayCount, type PeriodChoice } from './period.ts';

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
  /** What a person needs at the locations that it is of. */
  readonly permission: 'dashboard' | 'payroll';
  readonly tables: readonly ReportTable[];
  /** What a person may restrict it to; every table can be. */
  readonly filters: readonly Dimension[];
  /** What it is about; nothing for all that was sold. */
  readonly only: Question['filters'];
  /** What is shown first. */
  readonly period: PeriodChoice;
  readonly comparison: Comparison | 'NONE';
  readonly chart: { readonly kind: 'BARS' | 'LINE'; readonly measure: MeasureKey; readonly by: Dimension };
}

/** What a person may see beside reports, at all locations that a report is of. */
export interface ReportRights {
  readonly payroll: boolean;
  readonly viewWageData: boolean;
}

const everything: ReportRights = { payroll: true, viewWageData: true };

/**
 * Returns what a report asks of a period, one question a table, with what it is restricted to. What the person may not see
 * is not asked; of a report of sales, neither is labor where it cannot be restricted so, or of more days than shifts answer.
 */
export const questionsOf = (
  { permission, tables, only }: Pick<Report, 'permission' | 'tables' | 'only'>,
  period: Period,
  chosen: Question['filters'] = [],
  rights: ReportRights = everything,
): readonly Question[] =>
  tables.flatMap((table): readonly Question[] => {
    const needed = table.measures.map(key => [key, neededFor(key)] as const);
    const isLabor = needed.some(([, needs]) => needs.length > 0);
    if (isLabor && !rights.payroll) return [];
    const measures = needed.filter(([, needs]) => needs.every(right => rights[right])).map(([key]) => key);
    const question = { ...table, measures, filters: [...only, ...chosen], period };
    const isLeftOut = isLabor && permission === 'dashboard' && !isAnsweredByShifts(question);
    return isLeftOut || measures.length === 0 ? [] : [question];
  });

/** So many of what was kept with a doubt are named; there may be one more, so that it is known that there are others. */
export const mostDoubts = 50;

/** So many days shifts are asked for at once. */
export const mostDaysOfShifts = 92;

const isAnsweredByShifts = (question: Question): boolean =>
  unanswerable(question).length === 0 && dayCount(question.period) <= mostDaysOfShifts;
