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
export type RateOf = 'FLAT' | { readonly orderType: Id } | null;

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
  const sums = structures.map(terms => ({
    terms,
    rate: rateAmount(terms, orderType),
    added: new Parts(terms),
    included: new Parts(terms),
  }));
  const byId = new Map(sums.map(sum => [String(sum.terms.id), sum]));
  for (const line of lines) {
    const own = ofLine(line.taxes, byId);
    const raised = line.includedInPrice ? own.reduce((all, { rate }) => all + rate, 0) : 0;
    for (const { terms, rate, added, included } of own) {
      const cents = terms.applies === 'BEFORE' ? line.beforeDiscounts : line.afterDiscounts;
      (line.includedInPrice ? included : added).add(cents, rate, WHOLE + raised);
    }
  }
  return sums.map(({ terms: { id }, added, included }) => ({ id, added: added.cents(), included: included.cents() }));
};

const ofLine = <T>(taxes: readonly Id[], byId: ReadonlyMap<string, T>): readonly T[] =>
  [...new Set(taxes.map(String))].flatMap(id => byId.get(id) ?? []);

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

/** The parts of one tax on the lines of an order: exact sums of fractions of cents. */
class Parts {
  readonly #settings: TaxTerms['settings'];
  /** The sum of cents times rate, by the denominator. */
  readonly #sums = new Map<number, bigint>();
  #rounded = 0n;

  constructor({ settings }: TaxTerms) {
    this.#settings = settings;
  }

  add(cents: number, rate: number, under: number): void {
    const over = BigInt(cents) * BigInt(rate);
    if (this.#settings.per === 'LINE') this.#rounded += rounded(over, BigInt(under), this.#settings.rounding);
    else this.#sums.set(under, (this.#sums.get(under) ?? 0n) + over);
  }

  cents(): number {
    const fractions = [...this.#sums].map(([under, over]) => ({ over, under: BigInt(under) }));
    const { over, under } = fractions.reduce(plus, { over: 0n, under: 1n });
    return Number(this.#rounded + rounded(over, under, this.#settings.rounding));
  }
}

/** An amount in cents that need not be whole. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});

const rounded = (over: bigint, under: bigint, rounding: TaxRounding): bigint => {
  const down = over / under;
  const twice = 2n * (over - down * under);
  if (twice === 0n) return down;
  if (rounding === 'UP') return down + 1n;
  if (rounding === 'DOWN' || twice < under) return down;
  return twice === under && rounding === 'HALF_EVEN' && down % 2n === 0n ? down : down + 1n;
};
