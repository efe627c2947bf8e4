/**
 * Where to look:
 * - Hours, overtime, wages, what a week pays and why: this folder: `worked-time.ts` (punches), `overtime.ts` (the one
 *   rule of an hour), `week-pay.ts` (the lines), `wage.ts` (the wage on a date), `cents.ts` (the only place that
 *   rounds); in words `apps/web/src/views/employment/pay-words.ts`; `docs/adr/0054-pay-in-lines.md`.
 */
export { percentOf } from './cents.ts';
export type { BreakKind, Deliveries, JobRules, LaborWeek, PayrollRules, Punch, TimeClockRules } from './labor.ts';
export { type LaborDay, laborByDay } from './labor-by-day.ts';
export type { RatedTime } from './overtime.ts';
export type { PayLine } from './pay-line.ts';
export { type Raise, raisedWage } from './raise.ts';
export { latestWage, type PayPeriod, payPeriods, type Wage, type WagesAt, wageOn } from './wage.ts';
export { type PaidJob, percentOn, type WeekPay, weekPay } from './week-pay.ts';
export {
  type EmployeeDifference,
  employeeDifferences,
  type GrantObject,
  type WorkingEmployee,
} from './working-employee.ts';
