import { addDays, plainDateTimeToInstant } from '../hours/index.ts';
import type { JobRules, LaborWeek, PayrollRules, Punch, TimeClockRules } from '../labor/index.ts';
import type { OvertimeRules } from '../labor/labor.ts';

/** A week from Monday on, without a clock change. */
export const plainWeek: LaborWeek = { firstDate: '2026-11-09', zone: 'America/Chicago', dayStarts: [] };

export const jobRules = (id: string, change: Partial<JobRules> = {}): JobRules => ({
  id,
  excludeFromLaborCalculations: false,
  declareTipsAtClockOff: false,
  minimumTipPercentage: '0.00',
  payTipsOnPayroll: false,
  driverSettings: {
    mode: 'NOT_DRIVER',
    feeMethod: 'NONE',
    feePerOrder: '0.00',
    feePerDispatch: '0.00',
    orderPercentage: '0.00',
    mileage: '0.00',
    payFeeOnPayroll: false,
    zones: [],
  },
  ...change,
});

const everyDay = (percent: string) => Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map(day => [day, percent]));

/** Payroll settings with these rules of overtime, and the shares of a salary and targets of a new company. */
export const payrollRules = (overtime: Partial<OvertimeRules>, change: Partial<PayrollRules> = {}): PayrollRules => ({
  minimumWage: { enabled: false, amount: '0.00' },
  overTimePay: { after8HoursPerDay: false, after40HoursPerWeek: false, californiaOvertime: false, ...overtime },
  additionalEmployerLaborCostPercentage: '0.00',
  laborBudgetTargetPercentage: everyDay('27.00'),
  salaryAllocationsPercentage: { ...everyDay('10.00'), 5: '25.00', 6: '25.00' },
  ...change,
});

export const timeClockRules: TimeClockRules = {
  autoClockOffAfterTime: 57_600,
  breaks: { enabled: true, defaultLength: 600, isPaid: true, excessIsNotPaid: false },
  lunch: { enabled: true, defaultLength: 1800, isPaid: false, excessIsNotPaid: false },
};

/** The instant at a time such as 25:15 of a day of the week, counted from its first day. */
export const at = (week: LaborWeek, day: number, time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${String(hours % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  return plainDateTimeToInstant(`${addDays(week.firstDate, day + Math.floor(hours / 24))}T${clock}`, week.zone);
};

/** A punch from one time to another, with so many minutes of lunch in the middle. */
export const punchOf = (
  week: LaborWeek,
  day: number,
  [from, to]: readonly [string, string],
  jobId: string,
  lunch = 0,
): Punch => {
  const [begin, end] = [at(week, day, from), at(week, day, to)];
  const noon = begin + Math.floor((end - begin) / 2);
  return {
    jobId,
    from: begin,
    to: end,
    breaks: lunch === 0 ? [] : [{ kind: 'lunch', from: noon, to: noon + lunch * 60_000 }],
    declaredTips: 0,
    sales: 0,
    deliveries: { orders: 0, dispatches: 0, orderTotal: 0, miles: 0, byZone: [] },
  };
};

/** An hourly wage from the beginning of time on. */
export const hourly = (amount: string) => [
  { place: 'elm', wages: [{ from: '2000-01-01', amount, per: 'HOUR' as const }] },
];
