export type { JobRules, LaborWeek, PayrollRules, Punch, TimeClockRules } from './labor.ts';
export { businessDayStart } from './labor.ts';
export { type LaborDay, laborByDay } from './labor-by-day.ts';
export type { RatedTime } from './overtime.ts';
export type { PayLine } from './pay-line.ts';
export { type Raise, raisedWage } from './raise.ts';
export { latestWage, type PayPeriod, payPeriods, type Wage, wageOn } from './wage.ts';
export { type PaidJob, type WeekPay, weekPay } from './week-pay.ts';
export {
  type EmployeeDifference,
  employeeDifferences,
  type GrantObject,
  type WorkingEmployee,
} from './working-employee.ts';
