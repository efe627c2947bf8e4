import type { LaborWeek, WeekPay } from '../labor/index.ts';
import type { Amounts, NameAt, Posting, SoldNames } from '../tickets/index.ts';
import { type PaidShift, payOfShifts } from './shift-pay.ts';

/**
 * Returns everything that the shifts of one employee at one location count for in a week: the only place that decides it.
 * Hours and pay are those of `weekPay`, divided among its days and jobs, so that a report of an employee, of a day and of a
 * location has the same cents. Shifts of the week before are among them where they last into it.
 *
 * @public
 */
export const shiftPostings = (
  location: string,
  week: LaborWeek,
  shifts: readonly PaidShift[],
  now: number,
): readonly Posting[] => {
  const [first] = shifts;
  const pay = payOfShifts(shifts, week, now);
  if (first === undefined || pay === null) return [];
  const of = (day: string, job: string | number) => ({
    ...{ location, day, month: day.slice(0, 7) },
    ...{ employee: first.shift.employee.id, job: String(job) },
  });
  const excluded = new Set(
    shifts.flatMap(({ terms: { job } }) => (job.excludeFromLaborCalculations ? [String(job.id)] : [])),
  );
  const posting = (day: number, jobId: string | number, amounts: Amounts): Posting => ({
    of: of(pay.dates[day] ?? '', jobId),
    amounts,
  });
  return [
    ...pay.times.map(({ day, jobId, from, to, premium }) =>
      posting(day, jobId, {
        workedMs: to - from,
        ...(premium !== null && { overtimeMs: to - from }),
        ...(!excluded.has(String(jobId)) && { laborMs: to - from }),
      }),
    ),
    ...paidBreaks(pay, shifts, now).map(({ day, jobId, ms }) => posting(day, jobId, { paidBreakMs: ms })),
    ...pay.lines.flatMap(line =>
      line.parts.map(({ day, jobId, cents, ms }) =>
        posting(day, jobId, {
          ...amountsOf(line, cents, ms),
          ...(line.rule !== 'tips' && !excluded.has(String(jobId)) && { laborCost: cents }),
        }),
      ),
    ),
    ...shifts
      .filter(({ day }) => day >= week.firstDate)
      .flatMap(({ shift, day }) =>
        shift.payments.map(({ payrollCode, cents }) => ({
          of: { ...of(day, shift.job.id), payrollCode },
          amounts: { payrollPayments: cents },
        })),
      ),
  ];
};

type Line = WeekPay<null>['lines'][number];

/** What a part of a line counts for. */
const amountsOf = (line: Line, cents: number, ms: number): Amounts => {
  switch (line.rule) {
    case 'hours':
      return { wages: cents, hourlyPay: cents, hourlyMs: ms };
    case 'minimum-wage':
      return { wages: cents, hourlyPay: cents };
    case 'tips':
      return line.onPayroll ? { declaredTips: cents, payrollTips: cents } : { declaredTips: cents };
    case 'delivery-fees':
      return line.onPayroll ? { payrollFees: cents } : {};
    case 'employer-cost':
    case 'unpaid-breaks':
    case 'no-wage':
      return {};
    default:
      return { wages: cents };
  }
};

/** What of breaks is in worked time: that is paid. */
const paidBreaks = (
  { times }: WeekPay<null>,
  shifts: readonly PaidShift[],
  now: number,
): readonly { readonly day: number; readonly jobId: string | number; readonly ms: number }[] => {
  const breaks = shifts.flatMap(({ shift }) =>
    shift.breaks.map(({ from, to }) => ({ from, to: to ?? shift.clockOut ?? now, job: shift.job.id })),
  );
  return times.flatMap(({ day, jobId, from, to }) =>
    breaks.flatMap(one => {
      const ms = Math.min(to, one.to) - Math.max(from, one.from);
      return ms > 0 && one.job === String(jobId) ? [{ day, jobId, ms }] : [];
    }),
  );
};

/**
 * What employees and jobs of shifts are called: by the newest of them.
 *
 * @public
 */
export const shiftNames = (shifts: readonly PaidShift[]): SoldNames => {
  const [employees, jobs] = [new Map<string, NameAt>(), new Map<string, NameAt>()];
  for (const { shift } of shifts.toSorted((a, b) => a.shift.clockIn - b.shift.clockIn)) {
    employees.set(shift.employee.id, { name: shift.employee.name, at: shift.clockIn });
    jobs.set(shift.job.id, { name: shift.job.name, at: shift.clockIn });
  }
  return new Map([
    ['employee', employees],
    ['job', jobs],
  ]);
};
