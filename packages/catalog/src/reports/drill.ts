import type { Dimension, DimensionValue } from '@commissary/domain';
import type { Period } from './ask.ts';
import { shiftsOfRow } from './asked-shifts.ts';
import { countedText, isFoundBy, type ReportFilters, valueText } from './report-filters.ts';
import { type ReportKey, reports } from './reports.ts';

/** What is shown when somebody follows a row. */
export interface DrilledReport {
  readonly report: ReportKey;
  readonly period: Period;
  readonly filters: ReportFilters;
  /** The group or the location that it is of; null is everywhere. */
  readonly tenantId: string | null;
}

/** What is below a row: the same report with these members of its address, or the tickets or shifts that the row is made of. */
export interface Drill {
  readonly to: 'REPORT' | 'TICKETS' | 'SHIFTS';
  readonly tenantId: string | null;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Returns what is below a row of a report; null: nothing. A location, a day and a department first narrow the report; where
 * it is of nothing else already, and below everything else, are the tickets, and below payroll the shifts.
 */
export const drillOf = (
  { report, period, filters, tenantId }: DrilledReport,
  dimensions: readonly Dimension[],
  by: readonly DimensionValue[],
): Drill | null => {
  const [last, value] = [dimensions.at(-1), by.at(-1) ?? null];
  if (last === 'location' && typeof value === 'string' && value !== tenantId)
    return { to: 'REPORT', tenantId: value, query: {} };
  if (last === 'day' && typeof value === 'string' && period.from !== period.to)
    return { to: 'REPORT', tenantId, query: { period: 'OWN', from: value, to: value } };
  if (last === 'department' && !isOnly(filters, last, value))
    return { to: 'REPORT', tenantId, query: { department: valueText(value) } };
  const { permission, only } = reports[report];
  if (permission === 'payroll') {
    const shifts = shiftsOfRow(dimensions, by);
    return shifts === null ? null : { to: 'SHIFTS', tenantId, query: { shifts } };
  }
  if (!dimensions.every(isFoundBy)) return null;
  const own = dimensions.map((dimension, at) => ({ dimension, values: [by[at] ?? null] }));
  const others = [...only, ...filters].filter(({ dimension }) => own.every(one => one.dimension !== dimension));
  return { to: 'TICKETS', tenantId, query: { ...period, of: countedText([...others, ...own]) } };
};

const isOnly = (filters: ReportFilters, dimension: Dimension, value: DimensionValue): boolean =>
  filters.some(one => one.dimension === dimension && one.values.every(asked => asked === value));
