import { fromCents, toCents } from '../formats/index.ts';
import { lets, nothingId } from '../restriction.ts';
import { combosOf } from './combos.ts';
import type { CustomerType, Id, OfferChannel } from './offer.ts';
import {
  type Choices,
  type ChoiceTerms,
  codeOf,
  type OfferTerms,
  type Saving,
  type ValueTerms,
} from './offer-terms.ts';
import { isValidAt, type OfferMoment } from './offer-validity.ts';

/** A line of an order before this offer; `price` is that of one unit with its modifiers, after the offers before it. */
export interface OfferLine {
  readonly id: Id;
  readonly departmentId: Id;
  /** Null for an item without a category. */
  readonly categoryId: Id | null;
  readonly itemId: Id;
  readonly sizeId: Id | null;
  readonly styleOptionIds: readonly Id[];
  readonly quantity: number;
  readonly price: string;
  /** What one unit would cost in each size. */
  readonly sizePrices: Readonly<Record<string, string>>;
}

/** An order as it is when the turn of an offer comes: after the offers above it in the list. */
export interface OfferOrder {
  readonly lines: readonly OfferLine[];
  /** The pricing scheme in force. */
  readonly scheme: Id;
  readonly orderType: Id;
  readonly tenderType: Id | null;
  readonly channel: OfferChannel;
  readonly customerType: CustomerType | null;
  readonly customerGroups: readonly Id[];
  readonly couponCode: string | null;
  /** The guest or the staff asked for the offer. */
  readonly isChosen: boolean;
  /** In the time zone of the location. */
  readonly at: OfferMoment;
  readonly tax: string;
  readonly deliveryFee: string;
  /** The offers that apply already, and whether one of them applies only alone. */
  readonly applied: { readonly count: number; readonly isExclusive: boolean };
  /** What a cashier entered instead of the value of the offer. */
  readonly cashierAmount: string | null;
}

/** Why an offer does not apply: the first reason. */
export type OfferRejection =
  | 'INACTIVE'
  | 'CHANNEL'
  | 'NOT_CHOSEN'
  | 'COUPON_CODE'
  | 'TIME'
  | 'ORDER_TYPE'
  | 'TENDER_TYPE'
  | 'CUSTOMER'
  | 'MINIMUM'
  | 'OTHER_OFFER'
  | 'NOTHING_TO_REDUCE';

export type OfferOutcome =
  | { readonly applies: false; readonly why: OfferRejection }
  | {
      readonly applies: true;
      /** The staff have to agree first. */
      readonly isAsked: boolean;
      /** What is taken off each line, and off the delivery fee. */
      readonly lines: readonly { readonly lineId: Id; readonly amount: string }[];
      readonly delivery: string;
      /** Tax is that of the prices before the offer. */
      readonly isTaxedInFull: boolean;
      readonly asks: OfferTerms['asks'];
    };

/** Evaluates one offer on an order. */
export const evaluateOffer = (terms: OfferTerms, order: OfferOrder): OfferOutcome => {
  const why = rejectionOf(terms, order);
  if (why !== null) return { applies: false, why };
  const found = terms.otherValues.find(({ scheme }) => scheme === String(order.scheme))?.value ?? terms.value;
  const { units, freeDelivery } = found === null ? nothing : takenOff(found, terms, order);
  const delivery = freeDelivery ? toCents(order.deliveryFee) : 0;
  const lines = order.lines.flatMap(({ id }) => {
    const off = units.filter(unit => unit.line.id === id).reduce((sum, unit) => sum + unit.off, 0);
    return off === 0 ? [] : [{ lineId: id, amount: fromCents(off) }];
  });
  if (lines.length === 0 && delivery === 0) return { applies: false, why: 'NOTHING_TO_REDUCE' };
  const { isTaxedInFull, asks } = terms;
  const isAsked = terms.applied === 'ASKED' && !order.isChosen;
  return { applies: true, isAsked, lines, delivery: fromCents(delivery), isTaxedInFull, asks };
};

const rejectionOf = (terms: OfferTerms, order: OfferOrder): OfferRejection | null => {
  const { channels, couponCode, orderTypes, tenderTypes, customerTypes, customerGroups } = terms;
  if (!terms.isActive) return 'INACTIVE';
  if (!channels.includes(order.channel)) return 'CHANNEL';
  if (terms.applied === 'CHOSEN' && !order.isChosen) return 'NOT_CHOSEN';
  if (couponCode !== null && (order.couponCode === null || codeOf(order.couponCode) !== couponCode))
    return 'COUPON_CODE';
  if (!isValidAt(terms, order.at)) return 'TIME';
  if (!lets(orderTypes, [order.orderType])) return 'ORDER_TYPE';
  if (!lets(tenderTypes, order.tenderType === null ? [] : [order.tenderType])) return 'TENDER_TYPE';
  if (!lets(customerTypes, order.customerType === null ? [] : [order.customerType])) return 'CUSTOMER';
  if (!lets(customerGroups, order.customerGroups)) return 'CUSTOMER';
  if (terms.minimum !== null) {
    const subtotal = order.lines.reduce((sum, line) => sum + toCents(line.price) * line.quantity, 0);
    const counted = terms.minimum.mode === 'BEFORE' ? subtotal : subtotal + toCents(order.tax);
    if (counted < terms.minimum.cents) return 'MINIMUM';
  }
  const { count, isExclusive } = order.applied;
  return isExclusive || (count > 0 && !terms.isCombinable) ? 'OTHER_OFFER' : null;
};

/** One unit of a line, and what is taken off it, in cents. */
interface Unit {
  readonly line: OfferLine;
  readonly cents: number;
  readonly off: number;
}

interface TakenOff {
  readonly units: readonly Unit[];
  readonly freeDelivery: boolean;
}

const nothing: TakenOff = { units: [], freeDelivery: false };

const takenOff = (value: ValueTerms, terms: OfferTerms, order: OfferOrder): TakenOff => {
  const all = order.lines.flatMap(unitsOf);
  // Of an entire order none comes first.
  const units = value.of === 'ORDER' ? all : inOrder(all, terms.first);
  if (value.of === 'GROUPS') return fromGroups(value.groups, units, terms.uses, order);
  const saving = withCashier(value.saving, order);
  const open = units.filter(({ line }) => !isChosen(saving.except, line));
  if (value.of === 'ORDER') return limited(saving, reducedTogether(saving, open));
  if (value.of === 'COMBO') return fromCombos(value.groups, saving, open, terms.uses);
  return limited(saving, reducedEach(saving, open.slice(0, terms.uses)));
};

const fromCombos = (groups: readonly Choices[], saving: Saving, open: readonly Unit[], uses: number): TakenOff => {
  const combos = combosOf(
    groups.map(
      choices =>
        ({ line }: Unit) =>
          isChosen(choices, line),
    ),
    open,
    uses,
  );
  const reduced = combos.flatMap(combo => reducedTogether(saving, combo));
  return reduced.length === 0 ? nothing : limited(saving, reduced);
};

/** Each group has a value of its own; a unit is reduced by the first group that it is in. */
const fromGroups = (
  groups: Extract<ValueTerms, { of: 'GROUPS' }>['groups'],
  units: readonly Unit[],
  uses: number,
  order: OfferOrder,
): TakenOff => {
  const taken = new Set<Unit>();
  const reduced: Unit[] = [];
  let freeDelivery = false;
  for (const { choices, saving: own } of groups) {
    const saving = withCashier(own, order);
    const chosen = units
      .filter(unit => !taken.has(unit) && isChosen(choices, unit.line) && !isChosen(saving.except, unit.line))
      .slice(0, uses);
    if (chosen.length === 0) continue;
    for (const unit of chosen) taken.add(unit);
    const here = limited(saving, reducedEach(saving, chosen));
    reduced.push(...here.units);
    freeDelivery ||= here.freeDelivery;
  }
  return { units: reduced, freeDelivery };
};

const unitsOf = (line: OfferLine): readonly Unit[] =>
  Array.from({ length: line.quantity }, () => ({ line, cents: toCents(line.price), off: 0 }));

/** Units of equal price stay in the order of the lines. */
const inOrder = (units: readonly Unit[], first: OfferTerms['first']): readonly Unit[] =>
  units.toSorted((a, b) => (first === 'LOWEST' ? a.cents - b.cents : b.cents - a.cents));

/** Whether one of the choices means a line. */
export const isChosen = (choices: Choices, line: OfferLine): boolean => choices.some(choice => isOf(choice, line));

const isOf = ({ level, department, member, sizes, styles }: ChoiceTerms, line: OfferLine): boolean => {
  if (String(line.departmentId) !== department) return false;
  if (level === 'ITEM' && String(line.itemId) !== member) return false;
  if (level === 'CATEGORY' && String(line.categoryId || nothingId) !== member) return false;
  return lets(sizes, line.sizeId === null ? [] : [line.sizeId]) && lets(styles, line.styleOptionIds);
};

const withCashier = (saving: Saving, { cashierAmount }: OfferOrder): Saving => {
  if (saving.cashierUpTo === null || cashierAmount === null) return saving;
  return { ...saving, reduction: { by: 'AMOUNT', cents: Math.min(toCents(cashierAmount), saving.cashierUpTo) } };
};

/** Each unit is reduced by itself. */
const reducedEach = ({ reduction }: Saving, units: readonly Unit[]): readonly Unit[] =>
  units.map(unit => {
    if (reduction.by === 'AMOUNT') return { ...unit, off: Math.min(reduction.cents, unit.cents) };
    if (reduction.by === 'PERCENTAGE') return { ...unit, off: percentOf(unit.cents, reduction.hundredths) };
    return { ...unit, off: sizeDifference(unit, reduction.size) };
  });

/** The units are reduced as one price, and share what is taken off. */
const reducedTogether = (saving: Saving, units: readonly Unit[]): readonly Unit[] => {
  const { reduction } = saving;
  if (reduction.by === 'SIZE') return reducedEach(saving, units);
  const prices = units.map(unit => unit.cents);
  const sum = prices.reduce((all, price) => all + price, 0);
  const off = reduction.by === 'AMOUNT' ? Math.min(reduction.cents, sum) : percentOf(sum, reduction.hundredths);
  const shares = shared(off, prices);
  return units.map((unit, index) => ({ ...unit, off: shares[index] ?? 0 }));
};

const limited = ({ atMost, freeDelivery }: Saving, units: readonly Unit[]): TakenOff => {
  const reductions = units.map(({ off }) => off);
  const total = reductions.reduce((sum, off) => sum + off, 0);
  if (atMost === null || total <= atMost) return { units, freeDelivery };
  const shares = shared(atMost, reductions);
  return { units: units.map((unit, index) => ({ ...unit, off: shares[index] ?? 0 })), freeDelivery };
};

/** Splits cents in proportion to weights; the last ones with a weight get what rounding left. */
const shared = (cents: number, weights: readonly number[]): readonly number[] => {
  let [left, weight] = [cents, weights.reduce((sum, one) => sum + one, 0)];
  return weights.map(one => {
    if (weight === 0) return 0;
    const share = Math.min(one, Math.round((left * one) / weight));
    left -= share;
    weight -= one;
    return share;
  });
};

const sizeDifference = ({ line, cents }: Unit, size: string): number => {
  const price = line.sizePrices[size];
  return price === undefined ? 0 : Math.max(0, cents - toCents(price));
};

/** Half a cent up. */
const percentOf = (cents: number, hundredths: number): number => Math.floor((cents * hundredths + 50_00) / 100_00);
