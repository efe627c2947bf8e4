import { fromCents, toCents } from '../formats/index.ts';

/** By what a wage rises: dollars for the time that it is paid for, or percent with at most two decimals. */
export type Raise = { readonly amount: string } | { readonly percent: string };

/** Returns the raised wage, rounded to cents half up. */
export const raisedWage = (amount: string, by: Raise): string => {
  const cents = BigInt(toCents(amount));
  if ('amount' in by) return fromCents(Number(cents + BigInt(toCents(by.amount))));
  const tenThousandths = 10_000n + BigInt(toCents(by.percent));
  return fromCents(Number((cents * tenThousandths + 5_000n) / 10_000n));
};
