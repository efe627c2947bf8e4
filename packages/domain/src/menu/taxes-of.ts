import { fromCents, toCents } from '../formats/index.ts';

type Id = string | number;

export type TaxRounding = 'HALF_UP' | 'HALF_EVEN' | 'UP' | 'DOWN';

/** A tax as a menu stores it; rates are percentages with up to four digits behind the point. */
export interface TaxTerms {
  readonly id: Id;
  readonly flatRate?: string | undefined;
  readonly byOrderType: boolean;
  readonly orderTypeRates?: Readonly<Record<string, string>> | undefined;
  /** The order type whose rate counts for those without one. */
  readonly defaultOrderType?: Id | undefined;
  readonly settings: { readonly rounding: TaxRounding; readonly per: 'ORDER' | 'LINE' };
}

/** A line of an order: the price of all its units, the taxes on it, and whether the price has them in it. */
export interface TaxedLine {
  readonly price: string;
  readonly taxes: readonly Id[];
  readonly includedInPrice: boolean;
}

/** What one tax comes to on an order: added to the prices, and contained in them. */
export interface TaxAmount {
  readonly id: Id;
  readonly added: string;
  readonly included: string;
}

/**
 * Returns what each tax comes to on an order of one type. Taxes on the same line add up and do not compound; the tax in
 * a price is the part by which all of its taxes raised it. Amounts are exact until they are rounded, for each line or
 * once for the order.
 */
export const taxesOf = (
  structures: readonly TaxTerms[],
  lines: readonly TaxedLine[],
  orderType: Id | null,
): readonly TaxAmount[] => {
  const rates = new Map(structures.map(terms => [String(terms.id), rateOf(terms, orderType)]));
  const rateAt = (id: Id) => rates.get(String(id)) ?? 0n;
  return structures.map(terms => {
    const own = lines.filter(({ taxes }) => taxes.some(id => String(id) === String(terms.id)));
    const parts = (isIncluded: boolean): readonly Fraction[] =>
      own
        .filter(({ includedInPrice }) => includedInPrice === isIncluded)
        .map(({ price, taxes }) => {
          const raised = isIncluded ? taxes.reduce((sum, id) => sum + rateAt(id), 0n) : 0n;
          return { over: BigInt(toCents(price)) * rateAt(terms.id), under: whole + raised };
        });
    return { id: terms.id, added: amountOf(parts(false), terms), included: amountOf(parts(true), terms) };
  });
};

/** A hundred percent, in the unit of a rate: a ten-thousandth of a percent. */
const whole = 1_000_000n;

const rateOf = ({ flatRate, byOrderType, orderTypeRates = {}, defaultOrderType }: TaxTerms, orderType: Id | null) => {
  if (!byOrderType) return unitsOf(flatRate);
  const own = orderType === null ? undefined : orderTypeRates[String(orderType)];
  return unitsOf(own ?? (defaultOrderType === undefined ? undefined : orderTypeRates[String(defaultOrderType)]));
};

const unitsOf = (rate = '0'): bigint => {
  const [, digits = '0', fraction = ''] = /^(\d+)(?:\.(\d{0,4}))?$/.exec(rate) ?? [];
  return BigInt(digits + fraction.padEnd(4, '0'));
};

/** An amount in cents that need not be whole. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const amountOf = (parts: readonly Fraction[], { settings: { per, rounding } }: TaxTerms): string => {
  const counted = per === 'LINE' ? parts : [parts.reduce(plus, { over: 0n, under: 1n })];
  return fromCents(Number(counted.reduce((sum, part) => sum + rounded(part, rounding), 0n)));
};

const plus = (a: Fraction, b: Fraction): Fraction =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under };

const rounded = ({ over, under }: Fraction, rounding: TaxRounding): bigint => {
  const down = over / under;
  const twice = 2n * (over - down * under);
  if (twice === 0n) return down;
  if (rounding === 'UP') return down + 1n;
  if (rounding === 'DOWN' || twice < under) return down;
  return twice === under && rounding === 'HALF_EVEN' && down % 2n === 0n ? down : down + 1n;
};
