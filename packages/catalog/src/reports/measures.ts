import { type Amount, type Amounts, amountDimensions, type Dimension } from '@commissary/domain';
import { reportTexts } from '../texts/index.ts';

export type MeasureKey = keyof typeof reportTexts.measures;

/** What its value is: cents, a number, thousandths, hundredths of a percent, milliseconds of a time or of work. */
type MeasureKind = 'MONEY' | 'COUNT' | 'QUANTITY' | 'PERCENT' | 'DURATION' | 'HOURS';

interface Sum {
  readonly kind: MeasureKind;
  readonly plus: readonly Amount[];
  readonly minus: readonly Amount[];
}

/** One measure divided by another, by hours of another, rounded once; nothing where there is nothing to divide by. */
interface Ratio {
  readonly kind: MeasureKind;
  readonly of: Sum;
  readonly per: Sum;
}

const money = (plus: readonly Amount[], minus: readonly Amount[] = []): Sum => ({ kind: 'MONEY', plus, minus });
const count = (amount: Amount): Sum => ({ kind: 'COUNT', plus: [amount], minus: [] });

const hours = (plus: readonly Amount[], minus: readonly Amount[] = []): Sum => ({ kind: 'HOURS', plus, minus });

const gross = money(['gross']);
const discounts = money(['discounts']);
const net = money(['gross'], ['discounts']);
const tips = money(['givenTips', 'gratuities']);
const checks = count('checks');
const guests = count('guests');
const laborHours = hours(['laborMs']);
const laborCost = money(['laborCost']);
const laborBudget = money(['laborBudget']);

/** The only definitions of the numbers of reports. Their words are in `reportTexts`. */
export const measures: Readonly<Record<MeasureKey, Sum | Ratio>> = {
  gross,
  discounts,
  net,
  lowerSales: money(['lowerSales']),
  fees: money(['salesFees', 'feesOutsideSales']),
  salesTotal: money(['gross', 'salesFees'], ['discounts']),
  tax: money(['tax']),
  tips,
  gratuities: money(['gratuities']),
  givenTips: money(['givenTips']),
  tenders: money(['tenders']),
  refunds: money(['refunds']),
  due: money(['gross', 'tax', 'givenTips', 'gratuities', 'salesFees', 'feesOutsideSales'], ['discounts', 'tenders']),
  voids: money(['voids']),
  quantity: { kind: 'QUANTITY', plus: ['quantity'], minus: [] },
  checks,
  guests,
  averageCheck: { kind: 'MONEY', of: net, per: checks },
  perGuest: { kind: 'MONEY', of: net, per: guests },
  discountShare: { kind: 'PERCENT', of: discounts, per: gross },
  tipShare: { kind: 'PERCENT', of: tips, per: net },
  deliveries: count('deliveries'),
  deliveryTime: {
    kind: 'DURATION',
    of: { kind: 'DURATION', plus: ['deliveryMs'], minus: [] },
    per: count('delivered'),
  },
  laborHours,
  laborCost,
  laborShare: { kind: 'PERCENT', of: laborCost, per: net },
  laborBudget,
  laborTarget: { kind: 'PERCENT', of: laborBudget, per: net },
  salesPerLaborHour: { kind: 'MONEY', of: net, per: laborHours },
  workedHours: hours(['workedMs']),
  regularHours: hours(['workedMs'], ['overtimeMs']),
  overtimeHours: hours(['overtimeMs']),
  paidBreaks: hours(['paidBreakMs']),
  hourlyRate: { kind: 'MONEY', of: money(['hourlyPay']), per: hours(['hourlyMs']) },
  wages: money(['wages']),
  declaredTips: money(['declaredTips']),
  payrollTips: money(['payrollTips']),
  payrollFees: money(['payrollFees']),
  payrollTotal: money(['wages', 'payrollTips', 'payrollFees']),
  payrollPayments: money(['payrollPayments']),
};

/** What tickets count for; every other amount is of shifts. */
export const isOfTickets = (amount: Amount): boolean => hasDimensions(amount, ['channel']);

/** What says what somebody earns. */
const pay: readonly Amount[] = ['wages', 'hourlyPay', 'laborCost'];

/** What a person needs beside reports to see a measure: hours and tips are for payroll, wages for those who may see them. */
export const neededFor = (key: MeasureKey): readonly ('payroll' | 'viewWageData')[] => {
  const all = amountsOf(key);
  if (all.every(isOfTickets)) return [];
  return all.some(amount => pay.includes(amount)) ? ['payroll', 'viewWageData'] : ['payroll'];
};

const hourMs = 3_600_000n;

/** What reports can be broken down by. */
export const reportDimensions = Object.keys(reportTexts.dimensions) as readonly Dimension[];

/**
 * Returns the value of a measure where these amounts were summed.
 *
 * @public
 */
export const measureValue = (key: MeasureKey, amounts: Amounts): number | null => {
  const measure = measures[key];
  if ('plus' in measure) return sumIn(measure, amounts);
  const scale = measure.kind === 'PERCENT' ? 10_000n : measure.per.kind === 'HOURS' ? hourMs : 1n;
  return rounded(BigInt(sumIn(measure.of, amounts)) * scale, BigInt(sumIn(measure.per, amounts)));
};

/**
 * Returns what a measure can be broken down by: what all of its amounts have.
 *
 * @public
 */
export const dimensionsOf = (key: MeasureKey): readonly Dimension[] => {
  const [first, ...others] = amountsOf(key);
  const known: readonly Dimension[] = first === undefined ? [] : amountDimensions[first];
  return known.filter(dimension => others.every(amount => hasDimensions(amount, [dimension])));
};

export const hasDimensions = (amount: Amount, asked: readonly Dimension[]): boolean => {
  const known: readonly Dimension[] = amountDimensions[amount];
  return asked.every(dimension => known.includes(dimension));
};

/** What a measure is made of. */
export const amountsOf = (key: MeasureKey): readonly Amount[] => {
  const measure = measures[key];
  const sums = 'plus' in measure ? [measure] : [measure.of, measure.per];
  return sums.flatMap(({ plus, minus }) => [...plus, ...minus]);
};

const sumIn = ({ plus, minus }: Sum, amounts: Amounts): number => {
  const sum = (keys: readonly Amount[]) => keys.reduce((total, key) => total + (amounts[key] ?? 0), 0);
  return sum(plus) - sum(minus);
};

/** Half away from zero, exactly: what is taken back is rounded as what was added. */
const rounded = (numerator: bigint, denominator: bigint): number | null => {
  if (denominator === 0n) return null;
  const [top, bottom] = denominator < 0n ? [-numerator, -denominator] : [numerator, denominator];
  const size = ((top < 0n ? -top : top) * 2n + bottom) / (bottom * 2n);
  return Number(top < 0n ? -size : size);
};
