import type { Employment } from '@commissary/catalog';
import {
  addDays,
  endOffsetOf,
  isMoney,
  type LaborWeek,
  type PaidJob,
  type Punch,
  plainDateTimeToInstant,
  toCents,
  type Wage,
  type WeekPay,
  weekPay,
} from '@commissary/domain';
import type { Id } from '@commissary/schema';

/** A shift as it is typed: a time or an amount that is not valid yet is its text. */
export interface TriedShift {
  readonly id: number;
  /** Counted from the first day of the week. */
  readonly day: number;
  /** Seconds since midnight. */
  readonly from: unknown;
  readonly to: unknown;
  readonly jobId: Id;
  /** Minutes. */
  readonly lunch: unknown;
  readonly breaks: unknown;
  readonly tips: unknown;
  /** What a minimum of tips is a percentage of. */
  readonly sales: unknown;
  /** Orders, dispatches or miles of a driver, whichever the job type pays for. */
  readonly delivered: unknown;
  /** Orders in each delivery zone that the job type pays for, in its order. */
  readonly zoneOrders: readonly unknown[];
  /** The amount of the delivered orders. */
  readonly orderTotal: unknown;
}

export interface TriedWage {
  readonly amount: unknown;
  readonly per: Wage['per'];
}

export interface TriedWeek {
  readonly shifts: readonly TriedShift[];
  /** By the id of the job. */
  readonly wages: Readonly<Record<string, TriedWage>>;
}

/** What of the employment settings the pay of a week depends on. */
export type PayRules = Pick<Employment, 'jobTypes' | 'timeClock' | 'payrollAndOvertime'>;

/** The job type with an id. */
export const jobOf = (jobTypes: PayRules['jobTypes'], id: Id): PayRules['jobTypes'][number] | undefined =>
  jobTypes.find(job => String(job.id) === String(id));

type ZoneFee = PayRules['jobTypes'][number]['driverSettings']['zones'][number];

const hour = 3600;
export const firstWage: TriedWage = { amount: '15.00', per: 'HOUR' };

export const emptyShift = (id: number, day: number, jobId: Id): TriedShift => ({
  ...{ id, day, jobId },
  ...{ from: undefined, to: undefined, lunch: 0, breaks: 0, tips: '0.00' },
  ...{ sales: '0.00', delivered: 0, zoneOrders: [], orderTotal: '0.00' },
});

/** Five shifts of nine hours, one of them past midnight, and a short sixth one: every common rule has hours. */
export const exampleWeek = ([first, second = first]: readonly Id[]): TriedWeek => {
  if (first === undefined || second === undefined) return { shifts: [], wages: {} };
  const shift = (day: number, from: number, to: number, jobId: Id): TriedShift => ({
    ...emptyShift(day, day, jobId),
    ...{ from: from * hour, to: to * hour, lunch: 30 },
  });
  return {
    shifts: [
      shift(0, 9, 18, first),
      shift(1, 9, 18, first),
      shift(3, 10, 20.5, first),
      shift(4, 16, 1, second),
      shift(5, 16, 1, second),
      shift(6, 11, 15, first),
    ],
    wages: {
      [String(first)]: firstWage,
      [String(second)]: second === first ? firstWage : { ...firstWage, amount: '18.00' },
    },
  };
};

const isTime = (value: unknown): value is number => typeof value === 'number';

/** Whether somebody began to type a shift, but its times are no times yet. */
export const isUnfinished = ({ from, to }: TriedShift): boolean =>
  !(isTime(from) && isTime(to)) && (from !== undefined || to !== undefined);

const secondsOf = (minutes: unknown): number => (typeof minutes === 'number' && minutes > 0 ? minutes * 60 : 0);
const centsOf = (amount: unknown): number => (typeof amount === 'string' && isMoney(amount) ? toCents(amount) : 0);

const countOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

const deliveriesOf = (
  { delivered, zoneOrders, orderTotal }: TriedShift,
  zones: readonly ZoneFee[],
): Punch['deliveries'] => ({
  orders: countOf(delivered),
  dispatches: countOf(delivered),
  orderTotal: centsOf(orderTotal),
  miles: countOf(delivered) * 100,
  byZone: zones.map(({ zoneId }, index) => ({ zoneId, orders: countOf(zoneOrders[index]) })),
});

/** An end at or before the start is on the next day. Breaks are in the middle of the shift. */
const punchOf = (shift: TriedShift, week: LaborWeek, { jobTypes }: PayRules): Punch | null => {
  const { from, to, jobId } = shift;
  if (!isTime(from) || !isTime(to)) return null;
  const at = (seconds: number): number => {
    const date = addDays(week.firstDate, shift.day + Math.floor(seconds / 86_400));
    const clock = new Date((seconds % 86_400) * 1000).toISOString().slice(11, 19);
    return plainDateTimeToInstant(`${date}T${clock}`, week.zone);
  };
  const [begin, end] = [at(from), at(from + endOffsetOf(from, to))];
  const lunch = secondsOf(shift.lunch) * 1000;
  const pause = secondsOf(shift.breaks) * 1000;
  const noon = Math.max(begin, begin + Math.floor((end - begin - lunch - pause) / 120_000) * 60_000);
  return {
    ...{ jobId, from: begin, to: end },
    breaks: [
      { kind: 'lunch', from: noon, to: noon + lunch },
      { kind: 'breaks', from: noon + lunch, to: noon + lunch + pause },
    ],
    declaredTips: centsOf(shift.tips),
    sales: centsOf(shift.sales),
    deliveries: deliveriesOf(shift, jobOf(jobTypes, jobId)?.driverSettings.zones ?? []),
  };
};

/** The pay of a week, and the shift of each punch. */
export interface TriedPay {
  readonly pay: WeekPay<null>;
  readonly shifts: readonly TriedShift[];
  readonly week: LaborWeek;
  readonly jobs: readonly PaidJob<null>[];
}

/** Returns what a tried week pays by the rules as they are edited now. */
export const triedPay = (tried: TriedWeek, rules: PayRules, week: LaborWeek): TriedPay => {
  const typed = tried.shifts.flatMap(shift => {
    const punch = punchOf(shift, week, rules);
    return punch === null ? [] : [{ shift, punch }];
  });
  const worked = new Set(typed.map(({ shift }) => String(shift.jobId)));
  const jobs = rules.jobTypes.map(
    (job): PaidJob<null> => ({ rules: job, wages: worked.has(String(job.id)) ? wagesOf(tried, job.id) : [] }),
  );
  const { payrollAndOvertime: payroll, timeClock } = rules;
  const pay = weekPay({ week, punches: typed.map(({ punch }) => punch), jobs, payroll, timeClock });
  return { pay, shifts: typed.map(({ shift }) => shift), week, jobs };
};

/** A typed wage counts in every week. */
const wagesOf = ({ wages }: TriedWeek, jobId: Id): PaidJob<null>['wages'] => {
  const { amount, per } = wages[String(jobId)] ?? firstWage;
  if (typeof amount !== 'string' || !isMoney(amount)) return [];
  return [{ place: null, wages: [{ from: '0000-01-01', amount, per }] }];
};
