import type { OfferLine, OfferMoment, OfferOrder } from '../offers/index.ts';
import { codeOf, evaluateOffer } from '../offers/index.ts';
import type { Id, Order } from './order.ts';
import type { PreparedPricing } from './prepare.ts';
import type { PricingStep } from './steps.ts';

/** A line while the offers apply, one after the other. */
export interface DiscountedLine extends OfferLine {
  /** The price of each unit after the offers so far. */
  units: number[];
  /** What the offers took off, and how much of it leaves the tax as it was. */
  off: number;
  offTaxedInFull: number;
}

export interface AppliedOffers {
  /** What each offer that applies takes off the lines. */
  readonly applied: readonly { readonly id: Id; readonly cents: number }[];
  /** The offer that takes off the fees of the delivery. */
  readonly freeDelivery: PreparedPricing['offers'][number] | null;
}

/** What an offer may ask of the order as it is at its turn. */
export interface OrderSoFar {
  readonly scheme: Id;
  readonly at: OfferMoment;
  readonly tax: () => number;
  readonly deliveryFee: (subtotal: number, tax: number) => number;
}

/**
 * Applies the offers of the menu in their order to the lines, each to what those before it left, and adds their steps. An offer that cannot be
 * combined applies only alone, and none after it. [RULE.pricing.03]
 */
export const applyOffers = (
  steps: PricingStep[],
  { offers }: PreparedPricing,
  order: Order,
  lines: readonly DiscountedLine[],
  { scheme, at, tax, deliveryFee }: OrderSoFar,
): AppliedOffers => {
  const applied: { id: Id; cents: number }[] = [];
  const codes = order.couponCodes.map(codeOf);
  let freeDelivery: AppliedOffers['freeDelivery'] = null;
  const { orderType, tenderType, channel, customerType, customerGroups, guest } = order;
  let subtotal = lines.reduce((sum, { units }) => sum + units.reduce((all, cents) => all + cents, 0), 0);
  const applies = { count: 0, isExclusive: false };
  // One for all offers: what differs from one to the next is written into it.
  const state: { -readonly [Key in keyof OfferOrder]: OfferOrder[Key] } = {
    lines,
    scheme,
    orderType,
    tenderType,
    channel,
    customerType,
    customerGroups,
    at,
    subtotal,
    tax,
    couponCodes: codes,
    applied: applies,
    guestUses: null,
    isChosen: false,
    cashierAmount: null,
    deliveryFee: () => (freeDelivery === null ? deliveryFee(subtotal, tax()) : 0),
  };
  for (const offer of offers) {
    const { id, place, terms } = offer;
    const chosen = order.chosenOffers.find(one => String(one.id) === String(id));
    state.subtotal = subtotal;
    state.guestUses = usesOf(guest, id);
    // Who enters the code of an offer asks for it.
    state.isChosen = chosen !== undefined || (terms.couponCode !== null && codes.includes(terms.couponCode));
    state.cashierAmount = chosen?.cashierAmount ?? null;
    const outcome = evaluateOffer(terms, state);
    if (!outcome.applies || outcome.isAsked) {
      const reason = outcome.applies ? 'ASKED' : outcome.why;
      steps.push({ kind: 'OFFER_SKIPPED', cents: 0, offer: id, reason, from: place });
      continue;
    }
    let all = 0;
    for (const [line, units] of outcome.lines) {
      const off = takeOff(lines[line], units, outcome.isTaxedInFull);
      all += off;
      steps.push({ kind: 'OFFER', cents: -off, line, offer: id, from: place });
    }
    subtotal -= all;
    applies.count++;
    applies.isExclusive ||= !terms.isCombinable;
    if (outcome.isDeliveryFree) freeDelivery = offer;
    applied.push({ id, cents: all });
  }
  return { applied, freeDelivery };
};

const usesOf = (guest: Order['guest'], offer: Id): number | null =>
  guest && (guest.usedOffers.find(({ id }) => String(id) === String(offer))?.orders ?? 0);

const takeOff = (line: DiscountedLine | undefined, units: readonly number[], isTaxedInFull: boolean): number => {
  const off = units.reduce((sum, cents) => sum + cents, 0);
  if (line === undefined) return off;
  for (const [at, cents] of units.entries()) line.units[at] = (line.units[at] ?? 0) - cents;
  line.off += off;
  if (isTaxedInFull) line.offTaxedInFull += off;
  return off;
};
