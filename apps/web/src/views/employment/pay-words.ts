import { jobsTexts, payTexts } from '@commissary/catalog';
import { fromCents, type PayLine, toCents } from '@commissary/domain';
import { formatMoney, formatPercent, type Id } from '@commissary/schema';
import { jobOf, type PayRules } from './tried-week.ts';

/** A line of the pay in words. */
export interface PayWords {
  readonly title: string;
  readonly figures: string;
  readonly why: string;
}

/** 9:45, of milliseconds. */
export const hoursText = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

export const amountText = (cents: number): string => formatMoney(fromCents(cents));

/** An amount in tenths of a cent; a weighted rate often has some. */
const rateText = (tenths: number): string =>
  tenths % 10 === 0 ? amountText(tenths / 10) : `${formatMoney(fromCents(Math.floor(tenths / 10)))}${tenths % 10}`;

type Amounts = Readonly<Record<'ms' | 'cents', number>>;
const sumOf = (parts: readonly Amounts[], key: keyof Amounts): number =>
  parts.reduce((sum, part) => sum + part[key], 0);

const { rules } = payTexts;

/** What a line of the pay is put into words with. */
export interface PayContext {
  readonly lines: readonly PayLine<null>[];
  readonly jobTypes: PayRules['jobTypes'];
  readonly nameOf: (jobId: Id) => string;
  readonly dayNames: readonly string[];
}

/** What makes a line of the pay, with its figures. */
export const payWords = (line: PayLine<null>, { lines, jobTypes, nameOf, dayNames }: PayContext): PayWords => {
  const perDay = (part: (day: Amounts) => string): readonly string[] => {
    const days = Map.groupBy(line.parts, ({ day }) => day);
    return [...days.entries()]
      .toSorted(([a], [b]) => a - b)
      .map(([day, parts]) => {
        const [ms, cents] = [sumOf(parts, 'ms'), sumOf(parts, 'cents')];
        return payTexts.dayHours(dayNames[day] ?? '', part({ ms, cents }));
      });
  };
  const hoursByDay = () => perDay(({ ms }) => hoursText(ms));
  switch (line.rule) {
    case 'hours': {
      const rate = formatMoney(line.wage.amount);
      return {
        title: nameOf(line.jobId),
        figures: payTexts.figures(hoursText(line.ms), rate),
        why: payTexts.sentences([rules.hours(`${rate} ${jobsTexts.perOptions.HOUR}`)]),
      };
    }
    case 'minimum-wage':
      return {
        title: rules.minimum(nameOf(line.jobId)),
        figures: payTexts.figures(hoursText(line.ms), amountText(line.short)),
        why: payTexts.sentences([rules.minimumWhy(amountText(line.minimum))]),
      };
    case 'no-wage':
      return {
        title: rules.noWage(nameOf(line.jobId)),
        figures: hoursText(line.ms),
        why: payTexts.sentences([rules.noWageWhy]),
      };
    case 'salary':
      return {
        title: rules.salary(nameOf(line.jobId)),
        figures: `${formatMoney(line.wage.amount)} ${jobsTexts.perOptions[line.wage.per]}`,
        why: payTexts.sentences([
          rules.salaryWhy(
            line.wage.per === 'YEAR' ? 'YEAR' : 'WEEK',
            perDay(({ cents }) => amountText(cents)),
          ),
        ]),
      };
    case 'unpaid-breaks':
      return {
        title: rules.breaks,
        figures: rules.breaksFigure(hoursText(line.ms)),
        why: payTexts.sentences([rules.breaksWhy(hoursByDay())]),
      };
    case 'tips':
    case 'delivery-fees':
      return {
        title: (line.rule === 'tips' ? rules.tips : rules.deliveryFees)(nameOf(line.jobId)),
        figures: '',
        why: payTexts.sentences([
          ...earningsRule(line.rule, jobOf(jobTypes, line.jobId)),
          line.onPayroll ? rules.onPayroll : rules.notOnPayroll,
        ]),
      };
    case 'employer-cost':
      return {
        title: rules.employer,
        figures: rules.percentOf(formatPercent(fromCents(line.percent)), amountText(line.of)),
        why: payTexts.sentences([rules.employerWhy]),
      };
    default: {
      const isSeveral = new Set(lines.flatMap(one => (one.rule === 'hours' ? one.wage.amount : []))).size > 1;
      const others = lines.reduce(
        (ms, one) => ('halves' in one && one.rule !== 'over-40-a-week' ? ms + one.ms : ms),
        0,
      );
      return {
        title: rules[line.rule],
        figures: payTexts.figures(hoursText(line.ms), rateText(line.rate)),
        why: payTexts.sentences([
          payTexts.because(line.halves === 1 ? rules.half : rules.whole, rules.because[line.rule], hoursByDay()),
          ...(isSeveral
            ? [rules.weighted(amountText(line.earned), hoursText(line.workedMs), rateText(line.regularRate))]
            : []),
          ...(line.rule === 'over-40-a-week' && others > 0 ? [rules.notTwice(hoursText(others))] : []),
        ]),
      };
    }
  }
};

/** What the job type says about tips and delivery pay. */
const earningsRule = (rule: 'tips' | 'delivery-fees', job: PayRules['jobTypes'][number] | undefined): string[] => {
  if (job === undefined) return [];
  const { minimumTipPercentage, declareTipsAtClockOff, driverSettings: driver } = job;
  const hasMinimum = declareTipsAtClockOff && toCents(minimumTipPercentage) > 0;
  if (rule === 'tips')
    return [hasMinimum ? rules.minimumTips(formatPercent(minimumTipPercentage)) : rules.declaredTips];
  switch (driver.feeMethod) {
    case 'NONE':
      return [];
    case 'PER_ORDER':
      return [rules.fees.PER_ORDER(formatMoney(driver.feePerOrder))];
    case 'PER_DISPATCH':
      return [rules.fees.PER_DISPATCH(formatMoney(driver.feePerDispatch))];
    case 'PERCENTAGE':
      return [rules.fees.PERCENTAGE(formatPercent(driver.orderPercentage))];
    case 'MILEAGE':
      return [rules.fees.MILEAGE(formatMoney(driver.mileage))];
    case 'PER_ZONE':
      return [rules.fees.PER_ZONE(driver.zones.map(({ feePerZone }) => formatMoney(feePerZone)))];
  }
};
