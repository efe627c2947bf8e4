import { businessDay, type DayStart, workweekOf } from '../hours/index.ts';
import {
  type JobRules,
  type LaborWeek,
  type PaidJob,
  type PayrollRules,
  type Punch,
  type TimeClockRules,
  type Wage,
  type WeekPay,
  weekPay,
} from '../labor/index.ts';
import type { Shift } from './shift.ts';

/** What a shift is paid by, stored when it arrives: a wage or a setting that changes later changes no day that is over. */
export interface ShiftTerms {
  /** The wage of the job on the day of the shift; null: there was none. */
  readonly wage: Wage | null;
  readonly job: JobRules;
  readonly payroll: PayrollRules;
  readonly timeClock: TimeClockRules;
}

/** A shift as it is stored. */
export interface PaidShift {
  readonly shift: Shift;
  /** The business day on which it began. */
  readonly day: string;
  readonly terms: ShiftTerms;
}

/** The workweek that begins on a date, by the clocks of a location. */
export const laborWeekOf = (firstDate: string, zone: string, dayStarts: readonly DayStart[] = []): LaborWeek => ({
  firstDate,
  zone,
  dayStarts,
});

/**
 * Returns what a week pays one employee at one location, of shifts that begin in it or in the week before; those that last
 * into it count from its beginning. By the settings that the last shift of the week arrived with. Who is clocked in has
 * worked until now. Null: nothing of them is in the week.
 */
export const payOfShifts = (shifts: readonly PaidShift[], week: LaborWeek, now: number): WeekPay<null> | null => {
  const inOrder = shifts.toSorted((a, b) => a.shift.clockIn - b.shift.clockIn);
  const last = inOrder.at(-1);
  if (last === undefined) return null;
  const jobs = Map.groupBy(inOrder, ({ terms }) => String(terms.job.id));
  const isOfWeek = ({ day }: PaidShift): boolean => day >= week.firstDate;
  return weekPay({
    week,
    punches: inOrder.map(one => punchOf(one, now)),
    jobs: [...jobs.values()].flatMap((of): PaidJob<null>[] => {
      const newest = of.at(-1);
      if (newest === undefined) return [];
      // A salary is paid for weeks in which somebody begins to work.
      const wages = wagesOf(of).filter(({ per }) => per === 'HOUR' || of.some(isOfWeek));
      return [{ rules: newest.terms.job, wages: [{ place: null, wages }] }];
    }),
    payroll: last.terms.payroll,
    timeClock: last.terms.timeClock,
  });
};

const punchOf = ({ shift }: PaidShift, now: number): Punch => {
  const to = shift.clockOut ?? Math.max(shift.clockIn, now);
  return {
    ...{ jobId: shift.job.id, from: shift.clockIn, to },
    breaks: shift.breaks.map(one => ({ ...one, to: one.to ?? Math.max(one.from, to) })),
    declaredTips: Math.max(shift.declaredTips, shift.heldTips),
    heldTips: shift.heldTips,
    sales: shift.sales,
    deliveries: shift.deliveries ?? nothingDelivered,
  };
};

const nothingDelivered: Punch['deliveries'] = { orders: 0, dispatches: 0, orderTotal: 0, miles: 0, byZone: [] };

/**
 * The wages of the shifts of a job, each from the day on which it begins, but not before a shift that was paid by another
 * one: a wage that somebody corrects counts for what arrives afterwards.
 */
const wagesOf = (shifts: readonly PaidShift[]): readonly Wage[] => {
  const wages: Wage[] = [];
  let before: string | undefined;
  for (const { day, terms } of shifts) {
    const { wage } = terms;
    const known = wages.at(-1);
    if (wage !== null && !(known?.amount === wage.amount && known.per === wage.per))
      wages.push(before === undefined || wage.from > before ? wage : { ...wage, from: day });
    before = day;
  }
  return wages;
};

/** The business day of a shift, and the workweek in which it is paid. */
export const shiftDay = (
  { clockIn }: Pick<Shift, 'clockIn'>,
  zone: string,
  startOfWeek: number,
  starts: readonly DayStart[] = [],
) => {
  const day = businessDay(clockIn, zone, starts);
  return { day, week: workweekOf(day, startOfWeek) };
};
