import type { SampleLine, SampleOrder } from '@commissary/catalog';
import { fromCents, toCents } from '@commissary/domain';

export interface OrderTotals {
  readonly sum: string;
  readonly tax: string;
  readonly total: string;
}

type PricedLine = Pick<SampleLine, 'price' | 'quantity' | 'modifiers' | 'voided'>;

interface PricedOrder {
  readonly lines: readonly PricedLine[];
  readonly taxRate: SampleOrder['taxRate'];
}

/** The price of a line with its modifiers, times its quantity. */
export const lineTotal = ({ price, quantity, modifiers }: PricedLine): string =>
  fromCents(quantity * modifiers.reduce((cents, modifier) => cents + toCents(modifier.price), toCents(price)));

/** The totals of the order; a voided line costs nothing. Half a cent of tax is rounded up. */
export const totalsOf = ({ lines, taxRate }: PricedOrder): OrderTotals => {
  const sum = lines.reduce((cents, line) => (line.voided ? cents : cents + toCents(lineTotal(line))), 0);
  // The rate has two decimals, so a hundredth of a percent is the ten-thousandth part.
  const tax = Math.floor((sum * toCents(taxRate) + 5_000) / 10_000);
  return { sum: fromCents(sum), tax: fromCents(tax), total: fromCents(sum + tax) };
};
