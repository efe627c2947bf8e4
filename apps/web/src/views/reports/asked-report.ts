import {
  type Comparison,
  comparedWith,
  dayCount,
  filtersIn,
  mostDaysOf,
  type Period,
  type PeriodChoice,
  periodOf,
  questionsOf,
  type Report,
  type ReportFilters,
} from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { businessDay } from '@commissary/domain';
import { dayOf, ownZone } from '../../formatting/index.ts';

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
    choice === 'OWN' ? { from: dayOf(query.from), to: dayOf(query.to) } : periodOf(choice, today, startOfWeek);
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

/** The locations that a report of this tenant is of, as far as the person reaches them. */
export const locationsOf = (
  tenants: readonly AccessibleTenant[],
  tenant: AccessibleTenant | null,
): readonly AccessibleTenant[] =>
  tenants.filter(
    ({ id, type, groupId }) =>
      type === 'LOCATION' &&
      (tenant === null || tenant.id === id || (tenant.type === 'GROUP' && tenant.id === groupId)),
  );

/** The business day of an instant, by the clock of a location. */
export const businessDayAt = (
  at: number,
  { timeZone, dayStarts }: Pick<AccessibleTenant, 'timeZone' | 'dayStarts'>,
): string => businessDay(at, timeZone ?? ownZone(), dayStarts);

/** The business day that is open: of several zones the latest. */
export const openBusinessDay = (
  now: number,
  locations: readonly Pick<AccessibleTenant, 'timeZone' | 'dayStarts'>[],
): string =>
  (locations.length === 0 ? [{ timeZone: null }] : locations)
    .map(location => businessDayAt(now, location))
    .reduce((latest, day) => (day > latest ? day : latest));

export const zonesOf = (locations: readonly Pick<AccessibleTenant, 'timeZone'>[]): readonly string[] => {
  const zones = [...new Set(locations.map(({ timeZone }) => timeZone ?? ownZone()))];
  return zones.length === 0 ? [ownZone()] : zones;
};
