import { percentOf, roundCents } from './cents.ts';
import type { JobRules, PayrollRules } from './labor.ts';
import { percentOn, type WeekPay } from './week-pay.ts';

/** The labor of one day against its target. */
export interface LaborDay {
  readonly date: string;
  /** In cents: wages, salary shares and what the employer pays beside them. */
  readonly cost: number;
  readonly sales: number;
  /** The target as hundredths of a percent of sales, and what it allows. */
  readonly target: number;
  readonly budget: number;
  /** The cost as hundredths of a percent of sales; `null` without sales. */
  readonly share: number | null;
}

/**
 * Returns what labor costs on each day of a week against the target of that day. Jobs that are excluded from labor
 * calculations cost nothing here. Sales are in cents, day by day.
 */
export const laborByDay = <P>(
  { dates, lines }: Pick<WeekPay<P>, 'dates' | 'lines'>,
  sales: readonly number[],
  jobs: readonly Pick<JobRules, 'id' | 'excludeFromLaborCalculations'>[],
  { laborBudgetTargetPercentage }: Pick<PayrollRules, 'laborBudgetTargetPercentage'>,
): readonly LaborDay[] => {
  const excluded = new Set(jobs.filter(job => job.excludeFromLaborCalculations).map(({ id }) => String(id)));
  const counted = lines
    .filter(({ rule }) => rule !== 'tips')
    .flatMap(({ parts }) => parts)
    .filter(({ jobId }) => !excluded.has(String(jobId)));
  return dates.map((date, day) => {
    const cost = counted.reduce((sum, part) => (part.day === day ? sum + part.cents : sum), 0);
    const sold = sales[day] ?? 0;
    const target = percentOn(laborBudgetTargetPercentage, date);
    const share = sold <= 0 ? null : roundCents(BigInt(cost) * 10_000n, BigInt(sold));
    return { date, cost, sales: sold, target, budget: percentOf(sold, target), share };
  });
};
