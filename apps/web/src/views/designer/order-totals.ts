import type { SampleLine, SampleOrder } from '@commissary/catalog';
import { fromCents, toCents } from '@commissary/domain';

export interface OrderTotals {
  readonly sum: string;
  readonly tax: string;
  readonly total: string;
}

/** The price of a line with its modifiers, as often as it was ordered. */
export const lineTotal = ({ price, quantity, modifiers }: SampleLine): string =>
  fromCents(quantity * modifiers.reduce((cents, modifier) => cents + toCents(modifier.price), toCents(price)));

/** What the order comes to; what was voided costs nothing. Half a cent of tax is rounded up. */
export const totalsOf = ({ lines, taxRate }: SampleOrder): OrderTotals => {
  const sum = lines.reduce((cents, line) => (line.voided ? cents : cents + toCents(lineTotal(line))), 0);
  // The rate has two places, so a hundredth of a percent is the ten-thousandth part.
  const tax = Math.floor((sum * toCents(taxRate) + 5_000) / 10_000);
  return { sum: fromCents(sum), tax: fromCents(tax), total: fromCents(sum + tax) };
};
