import { rateFor, schemeInForce, type TaxAmount, type TaxTerms } from '../menu/index.ts';
import { isCount, refusalsOf } from './line-refusals.ts';
import { type ChargedItem, chargedModifiers, priceSteps, sumOf } from './line-steps.ts';
import type { Id, Order, OrderedItem, OrderLine } from './order.ts';
import { type FeeBases, feesOf, type OrderFee } from './order-fees.ts';
import { applyOffers, type DiscountedLine } from './order-offers.ts';
import type { PreparedPricing } from './prepare.ts';
import type { PreparedItem } from './prepared-item.ts';
import { type FilledSlot, filledSlots } from './slots.ts';
import type { FreeDeliveryStep, Place, PricingStep, Refusal, TaxStep } from './steps.ts';

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
  const taxesNow = () => prepared.taxes(lines.map(taxedLine), order.orderType);
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  const fees = (bases: FeeBases, isFree: boolean) => feesOf(prepared.settings.fees, order, bases, isFree);
  const offers = applyOffers(prepared, order, lines, {
    scheme: schemeId,
    at: clock,
    tax: () => addedBy(taxesNow()),
    deliveryFee: (now, tax) => deliveryOf(fees({ SUBTOTAL: subtotal, DISCOUNTED: now, TAXED: now + tax }, false)),
  });
  for (const step of offers.steps) steps.push(step);
  const discounted = lines.reduce((sum, { price, off }) => sum + price - off, 0);
  const taxes = taxesNow();
  for (const step of taxSteps(structures, taxes, order.orderType)) steps.push(step);
  const taxed = discounted + addedBy(taxes);
  const { freeDelivery } = offers;
  const added = fees({ SUBTOTAL: subtotal, DISCOUNTED: discounted, TAXED: taxed }, freeDelivery !== null);
  const feeSteps = [...added.map(({ step }) => step), ...freeDeliverySteps(added, freeDelivery)];
  for (const step of feeSteps) steps.push(step);
  const feeCents = feeSteps.reduce((sum, { cents }) => sum + cents, 0);
  return {
    isPriced: true,
    scheme: schemeId,
    lines: lines.map(({ unit, quantity, price, off }) => ({ unit, quantity, price, off })),
    ...{ subtotal, discounted, offers: offers.applied, taxes, fees: feeCents, total: taxed + feeCents, steps },
  };
};

const orderRefusals = ({ settings: { orderTypes } }: PreparedPricing, { orderType, channel }: Order): Refusal[] => {
  if (orderTypes === null || orderType === null) return [];
  const found = orderTypes.find(({ id }) => String(id) === String(orderType));
  return found?.channels.includes(channel) === true
    ? []
    : [{ line: null, code: 'ORDER_TYPE', from: null, of: orderType }];
};

/** A line of an order that can be placed. */
interface WorkingLine extends DiscountedLine, PricedLine {
  readonly taxes: PreparedItem['taxes'];
  off: number;
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
  const { quantity } = line;
  const before = refusals.length;
  if (!isCount(quantity, mostUnits)) refusals.push({ line: at, code: 'QUANTITY', from: null, of: line.item });
  for (const refusal of refusalsOf(item, line, chosen, channel, instant)) refusals.push({ line: at, ...refusal });
  for (const refusal of slots.refusals) refusals.push({ line: at, ...refusal });
  if (refusals.length > before) return null;
  const charged = (
    of: PreparedItem,
    ordered: OrderedItem,
    known: FilledSlot['chosen'],
    size: Id | null,
  ): ChargedItem => {
    const pricing = of.pricing(scheme, size);
    return { pricing, ordered, modifiers: chargedModifiers(of, ordered, known, pricing) };
  };
  const filled = slots.filled.map(({ item: of, ordered, chosen: known, choice }) => ({
    ...charged(of, ordered, known, ordered.size),
    ...{ ordered, choice },
  }));
  const stepsIn = (size: Id | null, units: number) =>
    priceSteps(charged(item, line, chosen, size), filled, size, at, units);
  const own = stepsIn(line.size, quantity);
  if (own === null) {
    refusals.push({ line: at, code: 'NO_PRICE', from: [...item.place, 'pricing'], of: line.item });
    return null;
  }
  for (const step of own) steps.push(step);
  const { cents: price, modifierCents } = sumOf(own);
  const unit = price / quantity;
  return {
    unit,
    quantity,
    price,
    off: 0,
    offTaxedInFull: 0,
    taxes: item.taxes,
    units: new Array<number>(quantity).fill(unit),
    modifierCents: modifierCents / quantity,
    departmentId: item.department.id,
    categoryId: item.item.category ?? null,
    itemId: line.item,
    sizeId: line.size,
    styleOptionIds: line.styleOptions,
    priceInSize: size => {
      const other = item.sizes.has(size) ? stepsIn(size, 1) : null;
      return other === null ? undefined : sumOf(other);
    },
  };
};

const taxedLine = ({ price, off, offTaxedInFull, taxes }: WorkingLine) => ({
  beforeDiscounts: price,
  afterDiscounts: price - off + offTaxedInFull,
  taxes: taxes.selected,
  includedInPrice: taxes.includedInPrice,
});

const addedBy = (taxes: readonly TaxAmount[]): number => taxes.reduce((sum, { added }) => sum + added, 0);

const taxSteps = (
  structures: readonly TaxTerms[],
  taxes: readonly TaxAmount[],
  orderType: Id | null,
): readonly TaxStep[] =>
  structures.flatMap((terms, at) => {
    const { added = 0, included = 0 } = taxes[at] ?? {};
    if (added === 0 && included === 0) return [];
    const from: Place = ['taxStructures', { id: terms.id }, ...ratePlace(terms, orderType)];
    return [{ kind: 'TAX', cents: added, included, tax: terms.id, reason: terms.applies, from }];
  });

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
