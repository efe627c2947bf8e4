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
    let rated = known.get(key);
    if (rated === undefined) {
      rated = ratedTaxes(structures, orderType);
      known.set(key, rated);
    }
    const [added, included]: [Sums, Sums] = [[], []];
    for (const line of lines) {
      const { taxes, sum: raised } = rated.of(line.taxes);
      const sums = line.includedInPrice ? included : added;
      const under = line.includedInPrice ? WHOLE + raised : WHOLE;
      for (const { terms, rate, at } of taxes) {
        sums[at] ??= new ExactSum();
        sums[at].add(terms.applies === 'BEFORE' ? line.beforeDiscounts : line.afterDiscounts, rate, under);
        if (terms.settings.per === 'LINE') sums[at].round(terms.settings.rounding);
      }
    }
    return rated.all.map(({ terms: { id, settings }, at }) => ({
      id,
      added: added[at]?.round(settings.rounding) ?? 0,
      included: included[at]?.round(settings.rounding) ?? 0,
    }));
  };
};

/** By the position of the tax; most taxes have one of the two. */
type Sums = (ExactSum | undefined)[];

interface RatedTax {
  readonly terms: TaxTerms;
  readonly id: string;
  readonly rate: number;
  readonly at: number;
}

interface SelectedTaxes {
  readonly taxes: readonly RatedTax[];
  /** Of their rates. */
  readonly sum: number;
}

interface RatedTaxes {
  readonly all: readonly RatedTax[];
  /** Those that an item selects: all the lines of an item have the same selection. */
  readonly of: (selected: readonly Id[]) => SelectedTaxes;
}

const ratedTaxes = (structures: readonly TaxTerms[], orderType: Id | null): RatedTaxes => {
  const all = structures.map((terms, at) => ({ terms, id: String(terms.id), rate: rateAmount(terms, orderType), at }));
  const known = new Map<readonly Id[], SelectedTaxes>();
  return {
    all,
    of: selected => {
      let found = known.get(selected);
      if (found === undefined) {
        const taxes = all.filter(({ id }) => selected.some(one => String(one) === id));
        found = { taxes, sum: taxes.reduce((sum, { rate }) => sum + rate, 0) };
        known.set(selected, found);
      }
      return found;
    },
  };
};

/** Whether a tax is charged on any order: one of its rates is above zero. */
export const hasRate = ({ byOrderType, flatRate, orderTypeRates = {} }: TaxTerms): boolean =>
  byOrderType ? Object.values(orderTypeRates).some(rate => unitsOf(rate) > 0) : unitsOf(flatRate) > 0;

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
