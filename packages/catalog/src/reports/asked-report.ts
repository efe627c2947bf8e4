import type { Period } from './ask.ts';
import { type Comparison, comparedWith, dayCount, type PeriodChoice, periodOf } from './period.ts';
import { questionsOf, type Report } from './report.ts';
import { filtersIn, type ReportFilters } from './report-filters.ts';
import { mostDaysOf } from './rollups.ts';

export type ChosenPeriod = PeriodChoice | 'OWN';
export type ChosenComparison = Comparison | 'PLACE' | 'NONE';
type ReportProblem = 'tooLong' | 'backwards' | 'chooseDays';

export const periodChoices: readonly ChosenPeriod[] = [
  'TODAY',
  'YESTERDAY',
  'LAST_7_DAYS',
  'THIS_WEEK',
  'LAST_WEEK',
  'THIS_MONTH',
  'LAST_MONTH',
  'OWN',
];
export const comparisonChoices: readonly ChosenComparison[] = ['PERIOD_BEFORE', 'YEAR_BEFORE', 'PLACE', 'NONE'];

/** What an address asks of a report. */
export interface AskedReport {
  readonly choice: ChosenPeriod;
  readonly period: Period;
  readonly comparison: ChosenComparison;
  /** The days that it is compared with; null: none. */
  readonly before: Period | null;
  /** The location or group that it is compared with on these days; null: the same place. */
  readonly against: string | null;
  /** What it is restricted to. */
  readonly filters: ReportFilters;
  /** Why it cannot be answered; null: it can. */
  readonly problem: ReportProblem | null;
  /** So many days can be asked for at once. */
  readonly mostDays: number;
}

/** What of a report decides what can be asked of it. */
export type AskableReport = Pick<Report, 'permission' | 'tables' | 'only' | 'filters' | 'period' | 'comparison'>;

/** The period that an address names, or the one that the report shows first. */
export const chosenPeriod = (
  report: Pick<Report, 'period'>,
  query: Readonly<Record<string, string | undefined>>,
): ChosenPeriod => oneOf(periodChoices, query.period) ?? report.period;

/**
 * What an address asks: a period by its name, which is another one tomorrow, or days. Without either, what the report shows
 * first.
 */
export const askedReport = (
  report: AskableReport,
  query: Readonly<Record<string, string | undefined>>,
  today: string,
  startOfWeek = 0,
): AskedReport => {
  const choice = chosenPeriod(report, query);
  const comparison = oneOf(comparisonChoices, query.compare) ?? report.comparison;
  const period =
    choice === 'OWN' ? { from: dayIn(query.from), to: dayIn(query.to) } : periodOf(choice, today, startOfWeek);
  const filters = filtersIn(report, query);
  const mostDays = mostDaysOf(questionsOf(report, period, filters));
  const problem = problemOf(period, mostDays);
  const against = comparison === 'PLACE' && query.against !== undefined && query.against !== '' ? query.against : null;
  const before = problem === null ? daysBefore(comparison, period, against) : null;
  return { choice, period, comparison, before, against, filters, problem, mostDays };
};

const daysBefore = (comparison: ChosenComparison, period: Period, against: string | null): Period | null => {
  if (comparison === 'PLACE') return against === null ? null : period;
  return comparison === 'NONE' ? null : comparedWith(comparison, period);
};

const oneOf = <T extends string>(choices: readonly T[], asked: string | undefined): T | undefined =>
  choices.find(choice => choice === asked);

const problemOf = (period: Period, mostDays: number): ReportProblem | null => {
  if (![period.from, period.to].every(isDay)) return 'chooseDays';
  const days = dayCount(period);
  if (days === 0) return 'backwards';
  return days > mostDays ? 'tooLong' : null;
};

/** Whether the calendar has the day: not 2026-02-30. */
const isDay = (day: string): boolean => {
  const at = Date.parse(day);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/** The day that an address has, or none. */
const dayIn = (text = ''): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');
