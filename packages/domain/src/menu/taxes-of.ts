type Id = string | number;

export type TaxRounding = 'HALF_UP' | 'HALF_EVEN' | 'UP' | 'DOWN';

/** A tax as a menu stores it; rates are percentages with up to four digits behind the point. */
export interface TaxTerms {
  readonly id: Id;
  /** To prices after the discounts, or before them. */
  readonly applies: 'AFTER' | 'BEFORE';
  readonly flatRate?: string | undefined;
  readonly byOrderType: boolean;
  readonly orderTypeRates?: Readonly<Record<string, string>> | undefined;
  /** The order type whose rate counts for those without one. */
  readonly defaultOrderType?: Id | undefined;
  readonly settings: { readonly rounding: TaxRounding; readonly per: 'ORDER' | 'LINE' };
}

/** A line of an order: the price of all its units in cents, the taxes on it, and whether the price has them in it. */
export interface TaxedLine {
  readonly beforeDiscounts: number;
  /** With the discounts that do not reduce the tax. */
  readonly afterDiscounts: number;
  readonly taxes: readonly Id[];
  readonly includedInPrice: boolean;
}

/** What one tax comes to on an order, in cents: added to the prices, and contained in them. */
export interface TaxAmount {
  readonly id: Id;
  readonly added: number;
  readonly included: number;
}

/** Where the rate of a tax for an order type is: its own rate, that of an order type, or none. */
type RateOf = 'FLAT' | { readonly orderType: Id } | null;

/** Returns which rate of a tax counts for an order type. */
export const rateFor = (
  { byOrderType, orderTypeRates = {}, defaultOrderType }: TaxTerms,
  orderType: Id | null,
): RateOf => {
  if (!byOrderType) return 'FLAT';
  const has = (id: Id | null | undefined): id is Id => id !== null && id !== undefined && String(id) in orderTypeRates;
  if (has(orderType)) return { orderType };
  return has(defaultOrderType) ? { orderType: defaultOrderType } : null;
};

/** What each tax comes to on an order with these lines, of one type. */
export type TaxesOf = (lines: readonly TaxedLine[], orderType: Id | null) => readonly TaxAmount[];

/**
 * Returns what computes the taxes of orders. Taxes on the same line add up and do not compound; the tax in a price is
 * the part by which all of its taxes raised it. Amounts are exact until they are rounded, for each line or once for the
 * order.
 */
export const taxesOf = (structures: readonly TaxTerms[]): TaxesOf => {
  const known = new Map<string, RatedTaxes>();
  return (lines, orderType) => {
    const key = String(orderType);
    const rated = known.get(key) ?? ratedTaxes(structures, orderType);
    known.set(key, rated);
    const sums = rated.map(() => ({ added: new ExactSum(), included: new ExactSum() }));
    for (const { taxes, includedInPrice, beforeDiscounts, afterDiscounts } of lines) {
      const own = onLine(rated, taxes);
      const raised = includedInPrice ? own.reduce((all, { rate }) => all + rate, 0) : 0;
      for (const { terms, rate, at } of own) {
        const cents = terms.applies === 'BEFORE' ? beforeDiscounts : afterDiscounts;
        const sum = sums[at]?.[includedInPrice ? 'included' : 'added'];
        sum?.add(cents, rate, WHOLE + raised);
        if (terms.settings.per === 'LINE') sum?.round(terms.settings.rounding);
      }
    }
    return rated.map(({ terms: { id, settings } }, at) => ({
      id,
      added: sums[at]?.added.round(settings.rounding) ?? 0,
      included: sums[at]?.included.round(settings.rounding) ?? 0,
    }));
  };
};

interface RatedTax {
  readonly terms: TaxTerms;
  readonly id: string;
  readonly rate: number;
  readonly at: number;
}
type RatedTaxes = readonly RatedTax[];

const ratedTaxes = (structures: readonly TaxTerms[], orderType: Id | null): RatedTaxes =>
  structures.map((terms, at) => ({ terms, id: String(terms.id), rate: rateAmount(terms, orderType), at }));

const onLine = (rated: RatedTaxes, taxes: readonly Id[]): RatedTaxes =>
  rated.filter(({ id }) => taxes.some(one => String(one) === id));

/** A hundred percent, in the unit of a rate: a ten-thousandth of a percent. */
const WHOLE = 1_000_000;

const rateAmount = (terms: TaxTerms, orderType: Id | null): number => {
  const found = rateFor(terms, orderType);
  if (found === null) return 0;
  return unitsOf(found === 'FLAT' ? terms.flatRate : terms.orderTypeRates?.[String(found.orderType)]);
};

const unitsOf = (rate = '0'): number => {
  const [, digits = '0', fraction = ''] = /^(\d+)(?:\.(\d{0,4}))?$/.exec(rate) ?? [];
  return Number(digits + fraction.padEnd(4, '0'));
};

/** A sum of fractions of cents; it is exact, and in one number as long as that holds it. */
class ExactSum {
  #under = 0;
  #over = 0;
  /** What does not fit: another denominator, or a numerator that a number does not hold. */
  #more: Fraction = nothing;
  #cents = 0;

  add(cents: number, rate: number, under: number): void {
    const over = cents * rate;
    if (this.#under === 0) this.#under = under;
    if (under === this.#under && Number.isSafeInteger(this.#over + over)) this.#over += over;
    else this.#more = plus(this.#more, { over: BigInt(cents) * BigInt(rate), under: BigInt(under) });
  }

  /** Rounds what was added since it was last rounded, and returns the cents so far. */
  round(rounding: TaxRounding): number {
    if (this.#more !== nothing) {
      const all = plus(this.#more, { over: BigInt(this.#over), under: BigInt(this.#under) });
      const down = all.over / all.under;
      const twice = 2n * (all.over - down * all.under);
      this.#cents += roundedUp(Number(down), compared(twice, 0n), compared(twice, all.under), rounding);
    } else if (this.#over !== 0) {
      const rest = this.#over % this.#under;
      const down = (this.#over - rest) / this.#under;
      this.#cents += roundedUp(down, compared(rest, 0), compared(2 * rest, this.#under), rounding);
    }
    this.#over = 0;
    this.#under = 0;
    this.#more = nothing;
    return this.#cents;
  }
}

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const nothing: Fraction = { over: 0n, under: 1n };

const plus = (a: Fraction, b: Fraction): Fraction =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under };

const compared = <T extends number | bigint>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Rounds an amount between two cents: how its rest compares with nothing, and twice the rest with a cent. */
const roundedUp = (down: number, rest: number, twice: number, rounding: TaxRounding): number => {
  if (rest === 0 || rounding === 'DOWN') return down;
  if (rounding === 'UP' || twice > 0) return down + 1;
  if (twice < 0) return down;
  return rounding === 'HALF_EVEN' && down % 2 === 0 ? down : down + 1;
};
