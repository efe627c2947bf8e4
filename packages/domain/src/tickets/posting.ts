/** What every posting is broken down by. */
const ofTicket = [
  'location',
  'day',
  'month',
  'hour',
  'channel',
  'orderType',
  'server',
  'fulfillment',
  'driver',
  'zone',
] as const;
const ofLine = [...ofTicket, 'department', 'item', 'size'] as const;
const ofOffer = [...ofLine, 'offer'] as const;
const ofFee = [...ofTicket, 'fee'] as const;
const ofTender = [...ofTicket, 'tender'] as const;
/** Work is of no order type, and on no hour: a shift is paid as a whole. */
const ofShift = ['location', 'day', 'month', 'employee', 'job'] as const;
const ofPayment = [...ofShift, 'payrollCode'] as const;

/**
 * Everything that is counted, with what it can be broken down by. Cents, but for numbers of checks and guests, thousandths
 * of units, and milliseconds of deliveries and work: whole numbers all of them, so that a sum is the same in any order.
 */
export const amountDimensions = {
  /** In thousandths: what is sold by weight is no whole number. */
  quantity: ofLine,
  /** Prices without the tax that they contain and without lower sales, before discounts. */
  gross: ofLine,
  /** Added to prices and contained in them. */
  tax: ofLine,
  discounts: ofOffer,
  lowerSales: ofOffer,
  /** What lines that were taken off would have been in net sales. */
  voids: ofLine,
  salesFees: ofFee,
  feesOutsideSales: ofFee,
  gratuities: ofFee,
  /** With tips; refunds are negative in it. */
  tenders: ofTender,
  givenTips: ofTender,
  /** Given back after the close: positive. */
  refunds: ofTender,
  checks: ofTicket,
  guests: ofTicket,
  deliveries: ofTicket,
  /** Of them those that have arrived, and how long they were on their way. */
  delivered: ofTicket,
  deliveryMs: ofTicket,
  /** Worked time: without breaks that are not paid. */
  workedMs: ofShift,
  /** Of it what a rule of overtime pays more. */
  overtimeMs: ofShift,
  paidBreakMs: ofShift,
  /** Worked time of jobs that are in labor calculations, and what it costs. */
  laborMs: ofShift,
  laborCost: ofShift,
  /** Hours at their wage or the minimum, and how many of them have one. */
  hourlyPay: ofShift,
  hourlyMs: ofShift,
  /** With salaries, and with what overtime pays more. */
  wages: ofShift,
  declaredTips: ofShift,
  payrollTips: ofShift,
  payrollFees: ofShift,
  payrollPayments: ofPayment,
  /** What the labor target of a day allows, by the net sales of that day. */
  laborBudget: ['location', 'day', 'month'],
} as const;

export type Amount = keyof typeof amountDimensions;
export const amounts = Object.keys(amountDimensions) as readonly Amount[];
export type Dimension = (typeof amountDimensions)[Amount][number];

/** An id, a date, a month, an hour; null is none of them: no server, no order type. */
export type DimensionValue = string | number | null;

/** Amounts that are not 0. */
export type Amounts = { readonly [key in Amount]?: number };

/** What counts together. Without a dimension it cannot be broken down by it; sums of postings are postings again. */
export interface Posting {
  readonly of: { readonly [key in Dimension]?: DimensionValue };
  readonly amounts: Amounts;
}
