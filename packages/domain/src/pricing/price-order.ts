import { rateFor, schemeInForce, type TaxAmount, type TaxedLine, type TaxTerms } from '../menu/index.ts';
import type { UnitPrice } from '../offers/index.ts';
import { isCount, refusalsOf } from './line-refusals.ts';
import { addLineSteps, type LineParts } from './line-steps.ts';
import type { Id, Order, OrderLine } from './order.ts';
import { type FeeBases, feesOf, type OrderFee } from './order-fees.ts';
import { applyOffers, type DiscountedLine } from './order-offers.ts';
import type { PreparedPricing } from './prepare.ts';
import { filledSlots } from './slots.ts';
import type { FreeDeliveryStep, Place, PricingStep, Refusal } from './steps.ts';

/** The most units in a line. */
const mostUnits = 999;

/** A line with its price. Amounts are of all its units, in cents. */
export interface PricedLine {
  readonly unit: number;
  readonly quantity: number;
  readonly price: number;
  /** What the offers take off. */
  readonly off: number;
}

/** What an order costs, in cents, with every step; the steps sum to the total. */
export interface OrderPrice {
  readonly isPriced: true;
  readonly scheme: Id;
  readonly lines: readonly PricedLine[];
  /** The lines before offers, and after them. */
  readonly subtotal: number;
  readonly discounted: number;
  readonly offers: readonly { readonly id: Id; readonly cents: number }[];
  readonly taxes: readonly TaxAmount[];
  readonly fees: number;
  readonly total: number;
  readonly steps: readonly PricingStep[];
}

/** An order that cannot be placed: why, line by line. */
export interface RefusedOrder {
  readonly isPriced: false;
  readonly refusals: readonly Refusal[];
}

/**
 * Works out what an order costs: the prices of its lines with upcharges and modifiers, the offers in their order, taxes,
 * fees. An order with a line that cannot be ordered is refused, with every reason. [RULE.pricing.01]
 */
export const priceOrder = (prepared: PreparedPricing, order: Order): OrderPrice | RefusedOrder => {
  const clock = prepared.clock(order.instant, order.timeZone);
  const scheme = schemeInForce(prepared.schemes, order, clock);
  const steps: PricingStep[] = [];
  if (scheme !== undefined) {
    const reason =
      scheme.isDefault || scheme.applies.when === 'NEVER'
        ? 'DEFAULT'
        : scheme.applies.when === 'ALWAYS'
          ? 'ALWAYS'
          : 'TIMES';
    steps.push({ kind: 'SCHEME', cents: 0, scheme: scheme.id, reason, from: ['pricingSchemes', { id: scheme.id }] });
  }
  const refusals: Refusal[] = orderRefusals(prepared, order);
  const schemeId = scheme?.id ?? '';
  const lines: WorkingLine[] = [];
  let at = 0;
  for (const line of order.lines) {
    const priced = pricedLine(prepared, order, line, at++, schemeId, steps, refusals);
    if (priced !== null) lines.push(priced);
  }
  if (refusals.length > 0) return { isPriced: false, refusals };

  const structures = prepared.menu.taxStructures;
  const taxesNow = () => prepared.taxes(lines, order.orderType);
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  const fees = (bases: FeeBases, isFree: boolean) => feesOf(prepared.settings.fees, order, bases, isFree);
  const offers = applyOffers(steps, prepared, order, lines, {
    scheme: schemeId,
    at: clock,
    tax: () => addedBy(taxesNow()),
    deliveryFee: (now, tax) => deliveryOf(fees({ SUBTOTAL: subtotal, DISCOUNTED: now, TAXED: now + tax }, false)),
  });
  const discounted = lines.reduce((sum, { price, off }) => sum + price - off, 0);
  const taxes = taxesNow();
  addTaxSteps(steps, structures, taxes, order.orderType);
  const taxed = discounted + addedBy(taxes);
  const { freeDelivery } = offers;
  const added = fees({ SUBTOTAL: subtotal, DISCOUNTED: discounted, TAXED: taxed }, freeDelivery !== null);
  let feeCents = 0;
  for (const step of [...added.map(one => one.step), ...freeDeliverySteps(added, freeDelivery)]) {
    steps.push(step);
    feeCents += step.cents;
  }
  return {
    isPriced: true,
    scheme: schemeId,
    lines: lines.map(({ unit, quantity, price, off }) => ({ unit, quantity, price, off })),
    subtotal,
    discounted,
    offers: offers.applied,
    taxes,
    fees: feeCents,
    total: taxed + feeCents,
    steps,
  };
};

const orderRefusals = ({ settings: { orderTypes } }: PreparedPricing, { orderType, channel }: Order): Refusal[] => {
  if (orderTypes === null || orderType === null) return [];
  const found = orderTypes.find(({ id }) => String(id) === String(orderType));
  return found?.channels.includes(channel) === true
    ? []
    : [{ line: null, code: 'ORDER_TYPE', from: null, of: orderType }];
};

/** A line of an order that can be placed, with what the offers take off it one after the other. */
class WorkingLine implements DiscountedLine, PricedLine, TaxedLine {
  readonly price: number;
  readonly unit: number;
  readonly modifierCents: number;
  readonly units: number[];
  off = 0;
  offTaxedInFull = 0;
  readonly #parts: LineParts;

  constructor(parts: LineParts, { cents, modifierCents }: UnitPrice) {
    const { quantity } = parts.ordered;
    this.price = cents;
    this.unit = cents / quantity;
    this.modifierCents = modifierCents / quantity;
    this.units = new Array<number>(quantity).fill(this.unit);
    this.#parts = parts;
  }

  get quantity(): number {
    return this.#parts.ordered.quantity;
  }
  get departmentId(): Id {
    return this.#parts.item.department.id;
  }
  get categoryId(): Id | null {
    return this.#parts.item.item.category ?? null;
  }
  get itemId(): Id {
    return this.#parts.ordered.item;
  }
  get sizeId(): Id | null {
    return this.#parts.ordered.size;
  }
  get styleOptionIds(): readonly Id[] {
    return this.#parts.ordered.styleOptions;
  }
  get beforeDiscounts(): number {
    return this.price;
  }
  get afterDiscounts(): number {
    return this.price - this.off + this.offTaxedInFull;
  }
  get taxes(): readonly Id[] {
    return this.#parts.item.taxes.selected;
  }
  get includedInPrice(): boolean {
    return this.#parts.item.taxes.includedInPrice;
  }

  priceInSize(size: string): UnitPrice | undefined {
    if (!this.#parts.item.sizes.has(size)) return undefined;
    return addLineSteps([], this.#parts, size, 0, 1) ?? undefined;
  }
}

const pricedLine = (
  prepared: PreparedPricing,
  { channel, instant }: Order,
  line: OrderLine,
  at: number,
  scheme: Id,
  steps: PricingStep[],
  refusals: Refusal[],
): WorkingLine | null => {
  const item = prepared.item(line.item);
  if (item === undefined) {
    refusals.push({ line: at, code: 'ITEM_GONE', from: null, of: line.item });
    return null;
  }
  const chosen = line.modifiers.map(({ id }) => item.modifier(id));
  const slots = filledSlots(prepared.item, item, line.slots, channel, instant);
  const before = refusals.length;
  if (!isCount(line.quantity, mostUnits)) refusals.push({ line: at, code: 'QUANTITY', from: null, of: line.item });
  for (const refusal of refusalsOf(item, line, chosen, channel, instant)) refusals.push({ line: at, ...refusal });
  for (const refusal of slots.refusals) refusals.push({ line: at, ...refusal });
  if (refusals.length > before) return null;
  const parts: LineParts = { item, ordered: line, chosen, slots: slots.filled, scheme };
  const price = addLineSteps(steps, parts, line.size, at, line.quantity);
  if (price === null) {
    refusals.push({ line: at, code: 'NO_PRICE', from: [...item.place, 'pricing'], of: line.item });
    return null;
  }
  return new WorkingLine(parts, price);
};

const addedBy = (taxes: readonly TaxAmount[]): number => taxes.reduce((sum, { added }) => sum + added, 0);

const addTaxSteps = (
  steps: PricingStep[],
  structures: readonly TaxTerms[],
  taxes: readonly TaxAmount[],
  orderType: Id | null,
): void => {
  let at = 0;
  for (const terms of structures) {
    const tax = taxes[at++];
    if (tax === undefined || (tax.added === 0 && tax.included === 0)) continue;
    const { added, included } = tax;
    const from: Place = ['taxStructures', { id: terms.id }, ...ratePlace(terms, orderType)];
    steps.push({ kind: 'TAX', cents: added, included, tax: terms.id, reason: terms.applies, from });
  }
};

const ratePlace = (terms: TaxTerms, orderType: Id | null): Place => {
  const rate = rateFor(terms, orderType);
  if (rate === 'FLAT') return ['flatRate'];
  return rate === null ? ['orderTypeRates'] : ['orderTypeRates', String(rate.orderType)];
};

const deliveryOf = (fees: readonly OrderFee[]): number =>
  fees.reduce((sum, { step, isDelivery }) => sum + (isDelivery ? step.cents : 0), 0);

const freeDeliverySteps = (
  fees: readonly OrderFee[],
  offer: PreparedPricing['offers'][number] | null,
): readonly FreeDeliveryStep[] => {
  const cents = deliveryOf(fees);
  return offer === null || cents === 0
    ? []
    : [{ kind: 'FREE_DELIVERY', cents: -cents, offer: offer.id, from: offer.place }];
};
