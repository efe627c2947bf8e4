import type { Menu } from '@commissary/catalog';
import type { Order } from '@commissary/domain';
import type { NaiveClock } from './naive-clock.ts';
import { cents, type Id, isValidNow, percentOf, same } from './naive-prices.ts';

/** One unit of a line while the offers apply. */
export interface NaiveUnit {
  readonly line: number;
  readonly department: Id;
  readonly category: Id | undefined;
  readonly item: Id;
  readonly size: Id | null;
  readonly options: readonly Id[];
  readonly full: number;
  /** What of a price is for modifiers. */
  readonly modifiers: number;
  readonly inSize: (size: Id) => { readonly cents: number; readonly modifiers: number } | null;
  cents: number;
  taxed: number;
}

type Offer = Menu['offers'][number];
type Choice = Menu['itemGroups'][number]['choices'][number];
type ItemValue = Offer['value']['pricingSchemes'][number]['anyItem'];
type OfferValue = Omit<ItemValue, 'multiBuy'>;

const limits = (ids: readonly Id[], found: readonly (Id | null)[]): boolean =>
  ids.length > 0 && !ids.some(id => id !== 'NONE' && found.some(one => same(one, id)));

const isIn = (choices: readonly Choice[], unit: NaiveUnit): boolean =>
  choices.some(choice => {
    if (!same(choice.departmentId, unit.department)) return false;
    if (choice.level === 'ITEM' && !same(choice.itemId, unit.item)) return false;
    if (choice.level === 'CATEGORY' && !same(choice.categoryId, unit.category ?? 'NONE')) return false;
    return !limits(choice.limitToSizeIds, [unit.size]) && !limits(choice.limitToStyleIds, unit.options);
  });

interface Cut {
  readonly unit: NaiveUnit;
  readonly off: number;
}

/** What an offer reduces of a price. */
type Base = (price: { readonly cents: number; readonly modifiers: number }) => number;

const baseOf =
  ({ advanced }: Offer): Base =>
  ({ cents: all, modifiers }) =>
    advanced.chargeModifiers ? (all > modifiers ? all - modifiers : 0) : all;

const one = (value: OfferValue['value'], entered: number | null, unit: NaiveUnit, base: Base): number => {
  const own = base(unit);
  if (value.cashierOverride.enabled && entered !== null)
    return Math.min(own, entered, cents(value.cashierOverride.value));
  if (value.type === 'AMOUNT') return Math.min(own, cents(value.amountValue));
  if (value.type === 'PERCENTAGE') return percentOf(own, cents(value.percentageValue));
  const other = unit.inSize(value.sizeId);
  return other === null ? 0 : Math.max(0, own - base(other));
};

const together = (
  value: OfferValue['value'],
  entered: number | null,
  units: readonly NaiveUnit[],
  base: Base,
): Cut[] => {
  const isEntered = value.cashierOverride.enabled && entered !== null;
  if (!isEntered && value.type === 'DIFFERENT_SIZE')
    return units.map(unit => ({ unit, off: one(value, entered, unit, base) }));
  const sum = units.reduce((all, unit) => all + base(unit), 0);
  const amount = isEntered ? Math.min(entered, cents(value.cashierOverride.value)) : cents(value.amountValue);
  const off =
    isEntered || value.type === 'AMOUNT' ? Math.min(sum, amount) : percentOf(sum, cents(value.percentageValue));
  return share(
    off,
    units.map(unit => ({ unit, off: base(unit) })),
  );
};

/** In proportion, to the nearest cent of what is left; the last get the rest. */
const share = (total: number, weights: readonly Cut[]): Cut[] => {
  let left = total;
  let rest = weights.reduce((sum, { off }) => sum + off, 0);
  return weights.map(({ unit, off }) => {
    const mine = rest === 0 ? 0 : Math.min(off, Math.round((left * off) / rest));
    left -= mine;
    rest -= off;
    return { unit, off: mine };
  });
};

const atMost = (value: OfferValue, cuts: readonly Cut[]): readonly Cut[] => {
  const total = cuts.reduce((sum, { off }) => sum + off, 0);
  const most = cents(value.limitOfferValue.amount);
  return value.limitOfferValue.enabled && total > most ? share(most, cuts) : cuts;
};

/** Whether each of the groups can have `times` of these units; every unit in every place is tried. */
const fits = (units: readonly NaiveUnit[], groups: readonly (readonly Choice[])[]): boolean => {
  const [unit, ...rest] = units;
  if (unit === undefined) return groups.length === 0;
  return groups.some((group, at) => isIn(group, unit) && fits(rest, groups.toSpliced(at, 1)));
};

const subsets = function* <T>(all: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) yield [];
  else
    for (let at = 0; at + count <= all.length; at++)
      for (const rest of subsets(all.slice(at + 1), count - 1)) yield [all[at] as T, ...rest];
};

/** The combos: as many as can be, of the units that come first. Several only of groups that share no unit. */
const combosIn = (groups: readonly (readonly Choice[])[], units: readonly NaiveUnit[], most: number) => {
  if (groups.length === 0) return [];
  const combos: NaiveUnit[][] = [];
  if (most === 1) {
    for (const set of subsets(units, groups.length)) if (fits(set, groups)) return [set];
    return combos;
  }
  for (let combo = 0; combo < most; combo++) {
    const left = units.filter(unit => !combos.some(taken => taken.includes(unit)));
    const found = groups.flatMap(group => left.find(unit => isIn(group, unit)) ?? []);
    if (found.length < groups.length) break;
    combos.push(found.toSorted((a, b) => units.indexOf(a) - units.indexOf(b)));
  }
  return combos;
};

/** Set by set: so many units are bought, and in the end as many as all sets reduce, from the first one on. */
const boughtTogether = ({ multiBuy }: Pick<ItemValue, 'multiBuy'>, units: readonly NaiveUnit[], uses: number) => {
  const counted: NaiveUnit[] = [];
  let count = 0;
  for (let use = 0; use < uses; use++) {
    const size = multiBuy.enabled ? multiBuy.items : 1;
    const set = units.slice(counted.length, counted.length + size);
    if (set.length < size) break;
    counted.push(...set);
    count += multiBuy.enabled ? multiBuy.reduced : 1;
  }
  return { counted, reduced: units.slice(0, count) };
};

export interface NaiveOutcome {
  readonly id: Id;
  /** Null: it applies. */
  readonly why: string | null;
  readonly off: number;
  readonly freeDelivery: boolean;
}

interface Around {
  readonly scheme: Id;
  readonly clock: NaiveClock;
  readonly tax: () => number;
  readonly deliveryFee: (tax: number) => number;
}

/** Applies every offer in turn to units, which it changes. */
export const applyNaively = (menu: Menu, order: Order, units: readonly NaiveUnit[], around: Around) => {
  const outcomes: NaiveOutcome[] = [];
  let [count, isAlone, isFree] = [0, false, false];
  for (const offer of menu.offers) {
    const asked = order.chosenOffers.find(chosen => same(chosen.id, offer.id));
    const { why, cuts, free } = tryOffer(menu, order, units, around, offer, asked, { count, isAlone, isFree });
    outcomes.push({ id: offer.id, why, off: cuts.reduce((sum, { off }) => sum + off, 0), freeDelivery: free });
    if (why !== null) continue;
    count++;
    isAlone ||= !offer.interactions.combinable;
    isFree ||= free;
    for (const { unit, off } of cuts) {
      unit.cents -= off;
      if (offer.advanced.taxApply === 'OFF') unit.taxed -= off;
    }
  }
  return { outcomes, isFree };
};

const tryOffer = (
  menu: Menu,
  order: Order,
  units: readonly NaiveUnit[],
  { scheme, clock, tax, deliveryFee }: Around,
  offer: Offer,
  asked: Order['chosenOffers'][number] | undefined,
  before: { readonly count: number; readonly isAlone: boolean; readonly isFree: boolean },
): { readonly why: string | null; readonly cuts: readonly Cut[]; readonly free: boolean } => {
  const no = (why: string) => ({ why, cuts: [], free: false });
  const { info, applying, validity, value, interactions } = offer;
  const code = applying.couponCode.code.trim().toUpperCase();
  const hasCode = order.couponCodes.some(typed => typed.trim().toUpperCase() === code);
  const isAsked = asked !== undefined || (applying.couponCode.required && hasCode);
  if (info.status !== 'ACTIVE') return no('INACTIVE');
  if (!info.channels.includes(order.channel)) return no('CHANNEL');
  if (!applying.autoApplyIfCriteriaMet && !isAsked) return no('NOT_CHOSEN');
  if (applying.couponCode.required && !hasCode) return no('COUPON_CODE');
  if (!isValidNow(validity, clock)) return no('TIME');
  if (limits(validity.orderTypes, [order.orderType])) return no('ORDER_TYPE');
  if (limits(validity.tenderTypes, [order.tenderType])) return no('TENDER_TYPE');
  if (limits(validity.customerTypes, [order.customerType])) return no('CUSTOMER');
  if (limits(validity.customerGroups, order.customerGroups)) return no('CUSTOMER');
  if (validity.guestDailyLimit.enabled) {
    if (order.guest === null) return no('GUEST_UNKNOWN');
    let earlier = 0;
    for (const used of order.guest.usedOffers) if (same(used.id, offer.id)) earlier += used.orders;
    if (earlier + 1 > validity.guestDailyLimit.orders) return no('GUEST_LIMIT');
  }
  const { amount, mode } = validity.minimumPurchase;
  const subtotal = units.reduce((sum, unit) => sum + unit.cents, 0);
  if (cents(amount) > 0 && subtotal + (mode === 'AFTER' ? tax() : 0) < cents(amount)) return no('MINIMUM');
  if (before.isAlone || (before.count > 0 && !interactions.combinable)) return no('OTHER_OFFER');
  const first = menu.pricingSchemes.find(one => one.isDefault) ?? menu.pricingSchemes[0];
  const of =
    value.pricingSchemes.find(one => same(one.schemeId, scheme)) ??
    value.pricingSchemes.find(one => same(one.schemeId, first?.id)) ??
    value.pricingSchemes[0];
  if (of === undefined) return no('NOTHING_TO_REDUCE');
  const entered = asked?.cashierAmount ?? null;
  const isLowest = offer.advanced.applyOfferTo === 'LOWEST';
  const base = baseOf(offer);
  const sorted = units.toSorted((a, b) => (isLowest ? base(a) - base(b) : base(b) - base(a)));
  const uses = validity.usageLimit;
  const groupOf = (id: Id) => menu.itemGroups.find(group => same(group.id, id))?.choices ?? [];
  let cuts: readonly Cut[] = [];
  let free = false;
  if (value.appliesTo === 'ENTIRE_ORDER') {
    const open = units.filter(unit => !isIn(of.entireOrder.excludedChoices, unit));
    cuts = atMost(of.entireOrder, together(of.entireOrder.value, entered, open, base));
    free = of.entireOrder.freeDelivery;
  } else if (value.appliesTo === 'ANY_ITEM') {
    const open = sorted.filter(unit => !isIn(of.anyItem.excludedChoices, unit));
    const { reduced, counted } = boughtTogether(of.anyItem, open, uses);
    cuts = atMost(
      of.anyItem,
      reduced.map(unit => ({ unit, off: one(of.anyItem.value, entered, unit, base) })),
    );
    free = of.anyItem.freeDelivery && (counted.length > 0 || !of.anyItem.multiBuy.enabled);
  } else if (value.appliesTo === 'COMBO') {
    const open = sorted.filter(unit => !isIn(of.comboOffer.excludedChoices, unit));
    const combos = combosIn(of.comboOffer.groupIds.map(groupOf), open, uses);
    cuts = atMost(
      of.comboOffer,
      combos.flatMap(combo => together(of.comboOffer.value, entered, combo, base)),
    );
    free = of.comboOffer.freeDelivery && combos.length > 0;
  } else {
    const taken: NaiveUnit[] = [];
    for (const group of of.individualGroups) {
      const open = sorted.filter(
        unit => !taken.includes(unit) && isIn(groupOf(group.id), unit) && !isIn(group.excludedChoices, unit),
      );
      const { reduced: mine, counted } = boughtTogether(group, open, uses);
      taken.push(...counted);
      cuts = [
        ...cuts,
        ...atMost(
          group,
          mine.map(unit => ({ unit, off: one(group.value, entered, unit, base) })),
        ),
      ];
      free ||= group.freeDelivery && counted.length > 0;
    }
  }
  free &&= !before.isFree && deliveryFee(tax()) > 0;
  if (!free && cuts.every(({ off }) => off === 0)) return no('NOTHING_TO_REDUCE');
  if (applying.autoApplyIfCriteriaMet && applying.promptIfAutoApplied && !isAsked) return no('ASKED');
  return { why: null, cuts, free };
};
