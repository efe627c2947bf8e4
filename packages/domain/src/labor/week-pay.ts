import { toCents } from '../formats/index.ts';
import { dayOfDate } from '../hours/index.ts';
import { divideCents, hourMs, percentOf, roundCents } from './cents.ts';
import { jobEarnings } from './job-earnings.ts';
import type { Id, JobRules, LaborWeek, PayrollRules, PercentByDay, Punch, TimeClockRules } from './labor.ts';
import { type PremiumRule, premiumHalves, premiumRules, type RatedTime, rateTimes } from './overtime.ts';
import type { EarningsLine, PayLine, PayPart, PremiumLine, SalaryLine, WageLine } from './pay-line.ts';
import { type Wage, type WagesAt, wageOn, weeklySalary } from './wage.ts';
import { datesOf, dayBounds, type PunchNote, type WorkedTime, workedWeek } from './worked-time.ts';

/** A job of an employee with its wages, the most specific place first. */
export interface PaidJob<P> {
  readonly rules: JobRules;
  readonly wages: readonly WagesAt<P>[];
}

export interface WeekOfWork<P> {
  readonly week: LaborWeek;
  readonly punches: readonly Punch[];
  readonly jobs: readonly PaidJob<P>[];
  readonly payroll: PayrollRules;
  readonly timeClock: TimeClockRules;
}

export interface WeekPay<P> {
  readonly dates: readonly string[];
  /** The worked time in order, each part with the rule that pays it more. */
  readonly times: readonly RatedTime[];
  readonly unpaidBreaks: readonly WorkedTime[];
  readonly notes: readonly PunchNote[];
  readonly lines: readonly PayLine<P>[];
  readonly workedMs: number;
  /** Hours, salaries and what overtime adds, in cents. */
  readonly wages: number;
  /** The wages with what else is on payroll. */
  readonly gross: number;
  /** The wages with what the employer pays beside them, and delivery fees. */
  readonly cost: number;
}

/**
 * Returns what a week of one employee pays, line by line, each with the rule that makes it. Hours of a job with a
 * salary have no overtime. Over several jobs, overtime is paid on the weighted rate: all that was earned for hours, over
 * all of them.
 */
export const weekPay = <P>({ week, punches, jobs, payroll, timeClock }: WeekOfWork<P>): WeekPay<P> => {
  const dates = datesOf(week);
  const { worked, unpaidBreaks, notes } = workedWeek(punches, timeClock, week);
  const rateAt = memoized((jobId: Id, day: number) => rateOf(jobs, payroll, jobId, dates[day] ?? ''));
  const isSalaried = ({ jobId, day }: WorkedTime) => rateAt(jobId, day).kind === 'salary';
  const rated = rateTimes(
    worked.filter(time => !isSalaried(time)),
    payroll.overTimePay,
  );
  const salaried = worked.filter(isSalaried).map(time => ({ ...time, premium: null }));
  const wageLines: WageLine<P>[] = [
    ...hourLines(rated, rateAt),
    ...premiumLines(rated, rateAt),
    ...jobs.flatMap(job => salaryLines(job, payroll, dates)),
  ];
  const earnings = jobs.flatMap(job => earningsLines(job, punches, dayBounds(week)));
  const wages = sumOf(wageLines);
  const employer = employerLine(wageLines, wages, toCents(payroll.additionalEmployerLaborCostPercentage));
  const breakMs = unpaidBreaks.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    dates,
    times: [...rated, ...salaried].sort((a, b) => a.from - b.from),
    unpaidBreaks,
    notes,
    lines: [
      ...wageLines,
      ...(breakMs === 0
        ? []
        : [{ rule: 'unpaid-breaks' as const, ms: breakMs, cents: 0, parts: divided(0, unpaidBreaks) }]),
      ...earnings,
      employer,
    ],
    workedMs: worked.reduce((sum, { from, to }) => sum + to - from, 0),
    wages,
    gross: wages + sumOf(earnings.filter(({ onPayroll }) => onPayroll)),
    cost: wages + employer.cents + sumOf(earnings.filter(({ rule }) => rule === 'delivery-fees')),
  };
};

const sumOf = (lines: readonly { readonly cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

/** What an hour of a job pays on a day. */
type Rate<P> =
  | { readonly kind: 'hour'; readonly wage: Wage; readonly place: P; readonly cents: number; readonly short: number }
  | { readonly kind: 'salary' }
  | { readonly kind: 'none' };

type RateAt<P> = (jobId: Id, day: number) => Rate<P>;

const rateOf = <P>(jobs: readonly PaidJob<P>[], payroll: PayrollRules, jobId: Id, date: string): Rate<P> => {
  const found = wageOn(date, jobs.find(({ rules }) => String(rules.id) === String(jobId))?.wages ?? []);
  if (found === undefined) return { kind: 'none' };
  if (found.wage.per !== 'HOUR') return { kind: 'salary' };
  const cents = toCents(found.wage.amount);
  const minimum = payroll.minimumWage.enabled ? toCents(payroll.minimumWage.amount) : 0;
  return { kind: 'hour', ...found, cents, short: Math.max(0, minimum - cents) };
};

const memoized = <R>(find: (jobId: Id, day: number) => R) => {
  const known = new Map<string, R>();
  return (jobId: Id, day: number): R => {
    const key = `${day} ${jobId}`;
    const value = known.get(key) ?? find(jobId, day);
    known.set(key, value);
    return value;
  };
};

const lengthOf = ({ from, to }: WorkedTime): number => to - from;
const lengthOfAll = (times: readonly WorkedTime[]): number => times.reduce((sum, time) => sum + lengthOf(time), 0);

/** The times of each day and job, in order. */
const byDayAndJob = (times: readonly WorkedTime[]): readonly Omit<PayPart, 'cents'>[] => {
  const parts = new Map<string, { day: number; jobId: Id; ms: number }>();
  for (const time of times) {
    const key = `${time.day} ${time.jobId}`;
    const part = parts.get(key) ?? { day: time.day, jobId: time.jobId, ms: 0 };
    part.ms += lengthOf(time);
    parts.set(key, part);
  }
  return [...parts.values()];
};

const divided = (cents: number, times: readonly WorkedTime[]): readonly PayPart[] => {
  const parts = byDayAndJob(times);
  const shares = divideCents(
    cents,
    parts.map(({ ms }) => ms),
  );
  return parts.map((part, index) => ({ ...part, cents: shares[index] ?? 0 }));
};

const hourLines = <P>(times: readonly RatedTime[], rateAt: RateAt<P>): readonly WageLine<P>[] => {
  const groups = Map.groupBy(times, ({ jobId, day }) => {
    const rate = rateAt(jobId, day);
    return `${jobId} ${rate.kind === 'hour' ? `${rate.wage.from} ${rate.wage.amount}` : rate.kind}`;
  });
  return [...groups.values()].flatMap((group): readonly WageLine<P>[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { jobId } = first;
    const ms = lengthOfAll(group);
    const rate = rateAt(jobId, first.day);
    if (rate.kind !== 'hour') return [{ rule: 'no-wage', jobId, ms, cents: 0, parts: divided(0, group) }];
    const line = (hourly: number) => {
      const cents = roundCents(BigInt(hourly) * BigInt(ms), BigInt(hourMs));
      return { jobId, ms, cents, parts: divided(cents, group) };
    };
    const hours = { rule: 'hours' as const, wage: rate.wage, place: rate.place, ...line(rate.cents) };
    if (rate.short === 0) return [hours];
    const { short } = rate;
    return [hours, { rule: 'minimum-wage', minimum: rate.cents + short, short, ...line(short) }];
  });
};

const premiumLines = <P>(times: readonly RatedTime[], rateAt: RateAt<P>): readonly PremiumLine[] => {
  const workedMs = lengthOfAll(times);
  // The exact sum of all hours at their rates: cents times milliseconds of an hour.
  const earned = times.reduce((sum, time) => {
    const rate = rateAt(time.jobId, time.day);
    return rate.kind === 'hour' ? sum + BigInt(rate.cents + rate.short) * BigInt(lengthOf(time)) : sum;
  }, 0n);
  return premiumRules.flatMap((rule: PremiumRule) => {
    const over = times.filter(({ premium }) => premium === rule);
    const ms = lengthOfAll(over);
    if (ms === 0) return [];
    const halves = premiumHalves[rule];
    const cents = roundCents(earned * BigInt(ms) * BigInt(halves), BigInt(hourMs) * BigInt(workedMs) * 2n);
    return [
      {
        ...{ rule, ms, halves, workedMs, cents },
        earned: roundCents(earned, BigInt(hourMs)),
        regularRate: roundCents(earned * 10n, BigInt(workedMs)),
        rate: roundCents(earned * 10n * BigInt(halves), BigInt(workedMs) * 2n),
        parts: divided(cents, over),
      },
    ];
  });
};

/** A salary counts on each day with the share of that day, so that a raise counts from its date on. */
const salaryLines = <P>(
  { rules, wages }: PaidJob<P>,
  payroll: PayrollRules,
  dates: readonly string[],
): readonly SalaryLine<P>[] => {
  const days = dates.flatMap((date, day) => {
    const found = wageOn(date, wages);
    const percent = percentOn(payroll.salaryAllocationsPercentage, date);
    return found === undefined || found.wage.per === 'HOUR' ? [] : [{ day, percent, ...found }];
  });
  const groups = Map.groupBy(days, ({ wage }) => `${wage.from} ${wage.amount} ${wage.per}`);
  return [...groups.values()].flatMap(group => {
    const [first] = group;
    if (first === undefined) return [];
    const { wage, place } = first;
    const percent = group.reduce((sum, day) => sum + day.percent, 0);
    const weekly = weeklySalary(wage);
    const cents = roundCents(weekly.cents * BigInt(percent), weekly.over * 10_000n);
    const shares = divideCents(
      cents,
      group.map(day => day.percent),
    );
    const parts = group.map(({ day }, index) => ({ day, jobId: rules.id, ms: 0, cents: shares[index] ?? 0 }));
    return [{ rule: 'salary' as const, jobId: rules.id, wage, place, cents, parts }];
  });
};

/** The percentage of the day of the week of a date, in hundredths. */
export const percentOn = (byDay: PercentByDay, dateString: string): number =>
  toCents(byDay[dayOfDate(dateString) ?? 0] ?? '0.00');

/** What the punches of a job earn beside wages, each on the day on which it begins. */
const earningsLines = <P>(
  { rules }: PaidJob<P>,
  punches: readonly Punch[],
  bounds: readonly number[],
): readonly EarningsLine[] => {
  const earned = punches.flatMap(punch => {
    const day = bounds.findLastIndex(begin => begin <= punch.from);
    const isOwn = String(punch.jobId) === String(rules.id) && day >= 0 && day < 7;
    return isOwn ? [{ day, ...jobEarnings(rules, punch) }] : [];
  });
  const line = (
    rule: EarningsLine['rule'],
    onPayroll: boolean,
    amounts: readonly { readonly day: number; readonly cents: number }[],
  ): readonly EarningsLine[] => {
    const parts = amounts.filter(({ cents }) => cents > 0).map(part => ({ ...part, jobId: rules.id, ms: 0 }));
    return parts.length === 0 ? [] : [{ rule, jobId: rules.id, onPayroll, cents: sumOf(parts), parts }];
  };
  return [
    ...line(
      'tips',
      rules.payTipsOnPayroll,
      earned.map(({ day, heldTips }) => ({ day, cents: heldTips })),
    ),
    ...line(
      'tips',
      false,
      earned.map(({ day, tips, heldTips }) => ({ day, cents: tips - heldTips })),
    ),
    ...line(
      'delivery-fees',
      rules.driverSettings.payFeeOnPayroll,
      earned.map(({ day, deliveryFees }) => ({ day, cents: deliveryFees })),
    ),
  ];
};

const employerLine = <P>(lines: readonly WageLine<P>[], wages: number, percent: number) => {
  const cents = percentOf(wages, percent);
  const paid = lines.flatMap(({ parts }) => parts);
  const shares = divideCents(
    cents,
    paid.map(part => part.cents),
  );
  const parts = paid.map((part, index) => ({ ...part, cents: shares[index] ?? 0 }));
  return { rule: 'employer-cost' as const, percent, of: wages, cents, parts };
};
