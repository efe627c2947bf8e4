import type { Id } from './labor.ts';
import type { PremiumRule } from './overtime.ts';
import type { Wage } from './wage.ts';

/** The part of a line that falls on one day of the week and one job. */
export interface PayPart {
  /** Counted from the first day of the week. */
  readonly day: number;
  readonly jobId: Id;
  readonly ms: number;
  readonly cents: number;
}

interface LineParts {
  /** Whole cents: the sum of its parts. */
  readonly cents: number;
  readonly parts: readonly PayPart[];
}

/** The hours of a job at an hourly wage. */
export interface HoursLine<P> extends LineParts {
  readonly rule: 'hours';
  readonly jobId: Id;
  readonly ms: number;
  readonly wage: Wage;
  readonly place: P;
}

/** What lifts an hourly wage to the minimum. */
export interface MinimumLine extends LineParts {
  readonly rule: 'minimum-wage';
  readonly jobId: Id;
  readonly ms: number;
  /** An hour, in cents. */
  readonly minimum: number;
  readonly short: number;
}

/** What an hour of overtime pays beside the wage: halves of the regular rate, which is what was earned for all hours. */
export interface PremiumLine extends LineParts {
  readonly rule: PremiumRule;
  readonly ms: number;
  readonly halves: number;
  /** All that was earned for hours, in cents, and those hours. */
  readonly earned: number;
  readonly workedMs: number;
  /** The regular rate, and what an hour of this line pays: tenths of a cent, because a weighted rate has some. */
  readonly regularRate: number;
  readonly rate: number;
}

/** The share of a salary, day by day. */
export interface SalaryLine<P> extends LineParts {
  readonly rule: 'salary';
  readonly jobId: Id;
  readonly wage: Wage;
  readonly place: P;
}

/** Tips and delivery fees of a job; those that are not on payroll are paid elsewhere and only said. */
export interface EarningsLine extends LineParts {
  readonly rule: 'tips' | 'delivery-fees';
  readonly jobId: Id;
  readonly onPayroll: boolean;
}

/** Hours of a job that has no wage on their day. */
export interface NoWageLine extends LineParts {
  readonly rule: 'no-wage';
  readonly jobId: Id;
  readonly ms: number;
}

/** Breaks that are not paid: no amount, and why. */
export interface BreaksLine extends LineParts {
  readonly rule: 'unpaid-breaks';
  readonly ms: number;
}

/** What the employer pays beside the wages, as a percentage of them. */
export interface EmployerLine extends LineParts {
  readonly rule: 'employer-cost';
  /** Hundredths of a percent. */
  readonly percent: number;
  readonly of: number;
}

export type WageLine<P> = HoursLine<P> | MinimumLine | PremiumLine | SalaryLine<P> | NoWageLine;
export type PayLine<P> = WageLine<P> | EarningsLine | BreaksLine | EmployerLine;
