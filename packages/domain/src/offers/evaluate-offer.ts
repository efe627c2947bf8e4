import { lets, letsOne, nothingId } from '../restriction.ts';
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

/** What decides whether a choice means a line of an order. */
export interface ChosenLine {
  readonly departmentId: Id;
  /** Null for an item without a category. */
  readonly categoryId: Id | null;
  readonly itemId: Id;
  readonly sizeId: Id | null;
  readonly styleOptionIds: readonly Id[];
}

/** A line of an order before this offer: its units have their modifiers, and are what the offers before it left. */
export interface OfferLine extends ChosenLine {
  /** The price of each unit, in cents. */
  readonly units: readonly number[];
  /** What of the price of a unit was for its modifiers before any offer, in cents. */
  readonly modifierCents: number;
  /** What one unit would cost in another size; undefined where it has no such size, or no price of it. */
  readonly priceInSize: (size: string) => UnitPrice | undefined;
}

/** The price of one unit, and what of it is for its modifiers, in cents. */
export interface UnitPrice {
  readonly cents: number;
  readonly modifierCents: number;
}

/** An order as it is when the turn of an offer comes: after the offers above it in the list. Amounts are in cents. */
export interface OfferOrder {
  readonly lines: readonly OfferLine[];
  /** The pricing scheme in force. */
  readonly scheme: Id;
  readonly orderType: Id | null;
  readonly tenderType: Id | null;
  readonly channel: OfferChannel;
  readonly customerType: CustomerType | null;
  readonly customerGroups: readonly Id[];
  /** With how many earlier orders of the business day the guest used the offer; null where the guest is not known. */
  readonly guestUses: number | null;
  readonly couponCodes: readonly string[];
  /** The guest or the staff asked for the offer. */
  readonly isChosen: boolean;
  /** In the time zone of the location. */
  readonly at: OfferMoment;
  /** What the order costs before tax; the tax and the delivery fee of it are asked for only where they count. */
  readonly subtotal: number;
  readonly tax: () => number;
  readonly deliveryFee: () => number;
  /** The offers that apply already, and whether one of them applies only alone. */
  readonly applied: { readonly count: number; readonly isExclusive: boolean };
  /** What a cashier entered instead of the value of the offer. */
  readonly cashierAmount: number | null;
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
  | 'GUEST_UNKNOWN'
  | 'GUEST_LIMIT'
  | 'MINIMUM'
  | 'OTHER_OFFER'
  | 'NOTHING_TO_REDUCE';

export type OfferOutcome =
  | { readonly applies: false; readonly why: OfferRejection }
  | {
      readonly applies: true;
      /** The staff have to agree first. */
      readonly isAsked: boolean;
      /** What is taken off each unit of a line, in cents: of the lines that are reduced, by their position. */
      readonly lines: ReadonlyMap<number, readonly number[]>;
      readonly isDeliveryFree: boolean;
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
  const isDeliveryFree = freeDelivery && order.deliveryFee() > 0;
  const lines = takenOffLines(units, order);
  if (lines.size === 0 && !isDeliveryFree) return { applies: false, why: 'NOTHING_TO_REDUCE' };
  const { isTaxedInFull, asks } = terms;
  const isAsked = terms.applied === 'ASKED' && !order.isChosen;
  return { applies: true, isAsked, lines, isDeliveryFree, isTaxedInFull, asks };
};

const takenOffLines = (units: readonly Unit[], order: OfferOrder): ReadonlyMap<number, readonly number[]> => {
  const lines = new Map<number, number[]>();
  for (const { at, unit, off } of units) {
    if (off === 0) continue;
    const of = lines.get(at) ?? (order.lines[at]?.units ?? []).map(() => 0);
    of[unit] = off;
    lines.set(at, of);
  }
  return lines;
};

const rejectionOf = (terms: OfferTerms, order: OfferOrder): OfferRejection | null => {
  const { channels, couponCode, orderTypes, tenderTypes, customerTypes, customerGroups } = terms;
  if (!terms.isActive) return 'INACTIVE';
  if (!channels.includes(order.channel)) return 'CHANNEL';
  if (terms.applied === 'CHOSEN' && !order.isChosen) return 'NOT_CHOSEN';
  if (couponCode !== null && !order.couponCodes.some(code => codeOf(code) === couponCode)) return 'COUPON_CODE';
  if (!isValidAt(terms, order.at)) return 'TIME';
  if (!letsOne(orderTypes, order.orderType)) return 'ORDER_TYPE';
  if (!letsOne(tenderTypes, order.tenderType)) return 'TENDER_TYPE';
  if (!letsOne(customerTypes, order.customerType)) return 'CUSTOMER';
  if (!lets(customerGroups, order.customerGroups)) return 'CUSTOMER';
  if (terms.guestDailyLimit !== null) {
    if (order.guestUses === null) return 'GUEST_UNKNOWN';
    if (order.guestUses >= terms.guestDailyLimit) return 'GUEST_LIMIT';
  }
  if (terms.minimum !== null) {
    const counted = terms.minimum.mode === 'BEFORE' ? order.subtotal : order.subtotal + order.tax();
    if (counted < terms.minimum.cents) return 'MINIMUM';
  }
  const { count, isExclusive } = order.applied;
  return isExclusive || (count > 0 && !terms.isCombinable) ? 'OTHER_OFFER' : null;
};

/** One unit of a line, and what this offer takes off it, in cents. */
interface Unit {
  readonly line: OfferLine;
  /** The positions of the line in the order, and of the unit in the line. */
  readonly at: number;
  readonly unit: number;
  /** Of what the offer reduces: all of the unit, or the item without its modifiers. */
  readonly cents: number;
  off: number;
}

interface TakenOff {
  readonly units: readonly Unit[];
  readonly freeDelivery: boolean;
}

const nothing: TakenOff = { units: [], freeDelivery: false };

const takenOff = (value: ValueTerms, terms: OfferTerms, order: OfferOrder): TakenOff => {
  const all = unitsOf(order.lines, terms);
  // Of an entire order none comes first.
  const units = value.of === 'ORDER' ? all : inOrder(all, terms.first);
  if (value.of === 'GROUPS') return fromGroups(value.groups, units, terms, order);
  const saving = withCashier(value.saving, order);
  const open = saving.except.length === 0 ? units : units.filter(({ line }) => !isChosen(saving.except, line));
  if (value.of === 'ORDER') {
    reduceTogether(saving, open, terms);
    return limited(saving, open);
  }
  if (value.of === 'COMBO') return fromCombos(value.groups, saving, open, terms);
  const { sets, counted, reduced } = countUnits(saving, open, terms.uses);
  if (sets === 0 && saving.multiBuy !== null) return nothing;
  const first = counted.slice(0, reduced);
  reduceEach(saving, first, terms);
  return limited(saving, first);
};

/**
 * Returns the first units that an offer counts, and how many of them it reduces: each by itself, or the first of every
 * complete set of a multi-buy. [RULE.offers.02]
 */
const countUnits = ({ multiBuy }: Saving, units: readonly Unit[], uses: number) => {
  const { items, reduced } = multiBuy ?? { items: 1, reduced: 1 };
  const sets = Math.min(uses, Math.floor(units.length / items));
  return { sets, counted: units.slice(0, sets * items), reduced: sets * reduced };
};

const fromCombos = (groups: readonly Choices[], saving: Saving, open: readonly Unit[], terms: OfferTerms): TakenOff => {
  const combos = combosOf(
    groups.map(
      choices =>
        ({ line }: Unit) =>
          isChosen(choices, line),
    ),
    open,
    terms.uses,
  );
  // Whichever group a unit is taken for, the cents that rounding leaves go to the same one.
  const rank = new Map(open.map((unit, at) => [unit, at]));
  const inRank = (a: Unit, b: Unit) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0);
  const reduced = combos.map(combo => combo.toSorted(inRank));
  for (const combo of reduced) reduceTogether(saving, combo, terms);
  return reduced.length === 0 ? nothing : limited(saving, reduced.flat());
};

/** Each group has a value of its own; a unit counts for the first group that it is in, reduced or not. */
const fromGroups = (
  groups: Extract<ValueTerms, { of: 'GROUPS' }>['groups'],
  units: readonly Unit[],
  terms: OfferTerms,
  order: OfferOrder,
): TakenOff => {
  const taken = new Set<Unit>();
  const reduced: Unit[] = [];
  let freeDelivery = false;
  for (const { choices, saving: own } of groups) {
    const saving = withCashier(own, order);
    const open = units.filter(
      unit => !taken.has(unit) && isChosen(choices, unit.line) && !isChosen(saving.except, unit.line),
    );
    const { sets, counted, reduced: count } = countUnits(saving, open, terms.uses);
    if (sets === 0) continue;
    for (const unit of counted) taken.add(unit);
    const first = counted.slice(0, count);
    reduceEach(saving, first, terms);
    const here = limited(saving, first);
    reduced.push(...here.units);
    freeDelivery ||= here.freeDelivery;
  }
  return { units: reduced, freeDelivery };
};

const unitsOf = (lines: readonly OfferLine[], terms: OfferTerms): readonly Unit[] => {
  const units: Unit[] = [];
  let at = 0;
  for (const line of lines) {
    let unit = 0;
    for (const cents of line.units)
      units.push({ line, at, unit: unit++, cents: reducible(cents, line.modifierCents, terms), off: 0 });
    at++;
  }
  return units;
};

/** Of a unit whose modifiers are charged, what is left of its price beyond them. [RULE.offers.03] */
const reducible = (cents: number, modifierCents: number, { isModifierCharged }: OfferTerms): number =>
  isModifierCharged ? Math.max(0, cents - modifierCents) : cents;

/** Units of equal price stay in the order of the lines. */
const inOrder = (units: readonly Unit[], first: OfferTerms['first']): readonly Unit[] =>
  units.toSorted((a, b) => (first === 'LOWEST' ? a.cents - b.cents : b.cents - a.cents));

/** Whether one of the choices means a line. */
export const isChosen = (choices: Choices, line: ChosenLine): boolean => choices.some(choice => isOf(choice, line));

const isOf = ({ level, department, member, sizes, styles }: ChoiceTerms, line: ChosenLine): boolean => {
  if (String(line.departmentId) !== department) return false;
  if (level === 'ITEM' && String(line.itemId) !== member) return false;
  if (level === 'CATEGORY' && String(line.categoryId || nothingId) !== member) return false;
  return letsOne(sizes, line.sizeId) && lets(styles, line.styleOptionIds);
};

const withCashier = (saving: Saving, { cashierAmount }: OfferOrder): Saving => {
  if (saving.cashierUpTo === null || cashierAmount === null) return saving;
  return { ...saving, reduction: { by: 'AMOUNT', cents: Math.min(cashierAmount, saving.cashierUpTo) } };
};

/** Each unit is reduced by itself. */
const reduceEach = ({ reduction }: Saving, units: readonly Unit[], terms: OfferTerms): void => {
  for (const unit of units)
    unit.off =
      reduction.by === 'AMOUNT'
        ? Math.min(reduction.cents, unit.cents)
        : reduction.by === 'PERCENTAGE'
          ? percentOf(unit.cents, reduction.hundredths)
          : sizeDifference(unit, reduction.size, terms);
};

/** The units are reduced as one price, and share what is taken off. */
const reduceTogether = (saving: Saving, units: readonly Unit[], terms: OfferTerms): void => {
  const { reduction } = saving;
  if (reduction.by === 'SIZE') {
    reduceEach(saving, units, terms);
    return;
  }
  const sum = sumOf(units, 'cents');
  const off = reduction.by === 'AMOUNT' ? Math.min(reduction.cents, sum) : percentOf(sum, reduction.hundredths);
  share(off, units, 'cents');
};

const limited = ({ atMost, freeDelivery }: Saving, units: readonly Unit[]): TakenOff => {
  if (atMost !== null && sumOf(units, 'off') > atMost) share(atMost, units, 'off');
  return { units, freeDelivery };
};

const sumOf = (units: readonly Unit[], weight: 'cents' | 'off'): number => {
  let sum = 0;
  for (const unit of units) sum += unit[weight];
  return sum;
};

/** Splits cents in proportion to what units cost or have taken off; the last ones with any get what rounding left. */
const share = (cents: number, units: readonly Unit[], weight: 'cents' | 'off'): void => {
  let [left, weights] = [cents, sumOf(units, weight)];
  for (const unit of units) {
    const own = unit[weight];
    unit.off = weights === 0 ? 0 : Math.min(own, Math.round((left * own) / weights));
    left -= unit.off;
    weights -= own;
  }
};

const sizeDifference = ({ line, cents }: Unit, size: string, terms: OfferTerms): number => {
  const other = line.priceInSize(size);
  return other === undefined ? 0 : Math.max(0, cents - reducible(other.cents, other.modifierCents, terms));
};

/** Half a cent up. */
const percentOf = (cents: number, hundredths: number): number => Math.floor((cents * hundredths + 50_00) / 100_00);
