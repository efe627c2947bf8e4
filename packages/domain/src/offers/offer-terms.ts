import { isMoney, toCents } from '../formats/index.ts';
import { type Restriction, restrictionTo } from '../restriction.ts';
import type {
  ChoiceLevel,
  CustomerType,
  Id,
  OfferChannel,
  OfferChoice,
  OfferDefinition,
  OfferGroup,
  OfferItemValue,
  OfferSchemeValue,
  OfferValue,
} from './offer.ts';

/**
 * What counts of an offer, in one form: the values that it uses, nothing of what is switched off, sets in order. The
 * sentence and the evaluation of an offer both read its terms and nothing else.
 */
export interface OfferTerms {
  readonly isActive: boolean;
  readonly channels: readonly OfferChannel[];
  /** Applied by itself, by itself once the staff agree, or when somebody chooses it. */
  readonly applied: 'ALONE' | 'ASKED' | 'CHOSEN';
  readonly couponCode: string | null;
  /** Empty text is an end that is open. */
  readonly dates: { readonly from: string; readonly to: string } | null;
  /** From Sunday, 0; none means never. */
  readonly days: readonly number[];
  readonly hours: { readonly startTime: number; readonly endOffset: number } | null;
  readonly orderTypes: Restriction;
  readonly tenderTypes: Restriction;
  readonly customerTypes: Restriction<CustomerType>;
  readonly customerGroups: Restriction;
  readonly minimum: { readonly cents: number; readonly mode: 'BEFORE' | 'AFTER' } | null;
  readonly uses: number;
  /** With how many orders of a business day a guest may use it; null without a limit. */
  readonly guestDailyLimit: number | null;
  readonly isCombinable: boolean;
  readonly first: 'LOWEST' | 'HIGHEST';
  /** Modifiers cost what they cost: the items alone are reduced. */
  readonly isModifierCharged: boolean;
  readonly isTaxedInFull: boolean;
  readonly asks: readonly ('REASON' | 'SIGNATURE' | 'PAPER_COUPON')[];
  /** What is taken off in the default scheme; null where no scheme has a value. */
  readonly value: ValueTerms | null;
  /** Of schemes with another value. */
  readonly otherValues: readonly { readonly scheme: string; readonly value: ValueTerms }[];
}

export type ValueTerms =
  | { readonly of: 'ORDER' | 'ITEM'; readonly saving: Saving }
  | { readonly of: 'GROUPS'; readonly groups: readonly { readonly choices: Choices; readonly saving: Saving }[] }
  | { readonly of: 'COMBO'; readonly groups: readonly Choices[]; readonly saving: Saving };

export type Choices = readonly ChoiceTerms[];

export interface ChoiceTerms {
  readonly level: ChoiceLevel;
  readonly department: string;
  /** Of the category, `nothingId` for items without one, or of the item; empty for all items of the department. */
  readonly member: string;
  readonly sizes: Restriction;
  readonly styles: Restriction;
}

/** Hundredths of a percent, or cents. */
export type Reduction =
  | { readonly by: 'AMOUNT'; readonly cents: number }
  | { readonly by: 'PERCENTAGE'; readonly hundredths: number }
  | { readonly by: 'SIZE'; readonly size: string };

export interface Saving {
  readonly reduction: Reduction;
  readonly freeDelivery: boolean;
  /** In cents. */
  readonly atMost: number | null;
  /** Up to how much, in cents, a cashier may enter instead. */
  readonly cashierUpTo: number | null;
  readonly except: Choices;
  /** Of every so many items so many are reduced; null where each is, and of an entire order and of combos. */
  readonly multiBuy: MultiBuy | null;
}

export interface MultiBuy {
  readonly items: number;
  readonly reduced: number;
}

/** Returns the terms of an offer in a menu with these item groups, of which `defaultScheme` is the default scheme. */
export const offerTerms = (offer: OfferDefinition, groups: readonly OfferGroup[], defaultScheme: Id): OfferTerms => {
  const { info, applying, validity, value, interactions, advanced } = offer;
  const { dateRange, timeOfDay, minimumPurchase } = validity;
  const { autoApplyIfCriteriaMet: automatic, promptIfAutoApplied: prompted, couponCode } = applying;
  const choicesOf = choicesIn(groups);
  const values = value.pricingSchemes.map(scheme => ({
    scheme: String(scheme.schemeId),
    value: valueTerms(value.appliesTo, scheme, choicesOf),
  }));
  const main = values.find(({ scheme }) => scheme === String(defaultScheme)) ?? values[0];
  const minimum = cents(minimumPurchase.amount);
  return {
    isActive: info.status === 'ACTIVE',
    channels: (['POS', 'ONLINE'] as const).filter(channel => info.channels.includes(channel)),
    applied: automatic ? (prompted ? 'ASKED' : 'ALONE') : 'CHOSEN',
    couponCode: couponCode.required ? codeOf(couponCode.code) : null,
    dates: dateRange.enabled ? { from: dateRange.from, to: dateRange.to } : null,
    days: [...new Set(validity.daysOfTheWeek)].sort((a, b) => a - b),
    hours: timeOfDay.enabled
      ? { startTime: wholeMinutes(timeOfDay.startTime), endOffset: wholeMinutes(timeOfDay.endOffset) }
      : null,
    orderTypes: restrictionTo(validity.orderTypes),
    tenderTypes: restrictionTo(validity.tenderTypes),
    customerTypes:
      validity.customerTypes.length === 0
        ? null
        : (['RESIDENTIAL', 'BUSINESS', 'LODGING'] as const).filter(type => validity.customerTypes.includes(type)),
    customerGroups: restrictionTo(validity.customerGroups),
    minimum: minimum === 0 ? null : { cents: minimum, mode: minimumPurchase.mode },
    uses: validity.usageLimit,
    guestDailyLimit: validity.guestDailyLimit.enabled ? validity.guestDailyLimit.orders : null,
    isCombinable: interactions.combinable,
    first: advanced.applyOfferTo,
    isModifierCharged: advanced.chargeModifiers,
    isTaxedInFull: advanced.taxApply === 'ON',
    asks: [
      ...(advanced.requireReason ? (['REASON'] as const) : []),
      ...(advanced.requireSignature ? (['SIGNATURE'] as const) : []),
      ...(advanced.physicalCouponExpected ? (['PAPER_COUPON'] as const) : []),
    ],
    value: main?.value ?? null,
    otherValues: values.filter(
      (one, index) =>
        one !== main &&
        values.findIndex(({ scheme }) => scheme === one.scheme) === index &&
        JSON.stringify(one.value) !== JSON.stringify(main?.value),
    ),
  };
};

/** A code is compared without regard to case. */
export const codeOf = (code: string): string => code.trim().toUpperCase();

type ChoicesOf = (group: Id) => Choices;

const choicesIn = (groups: readonly OfferGroup[]): ChoicesOf => {
  const byId = new Map(groups.map(({ id, choices }) => [String(id), choices]));
  return id => choiceTerms(byId.get(String(id)) ?? []);
};

const valueTerms = (
  appliesTo: OfferDefinition['value']['appliesTo'],
  scheme: OfferSchemeValue,
  choicesOf: ChoicesOf,
): ValueTerms => {
  if (appliesTo === 'ENTIRE_ORDER') return { of: 'ORDER', saving: savingOf(scheme.entireOrder) };
  if (appliesTo === 'ANY_ITEM') return { of: 'ITEM', saving: itemSavingOf(scheme.anyItem) };
  if (appliesTo === 'COMBO') {
    const { groupIds, ...value } = scheme.comboOffer;
    return { of: 'COMBO', groups: groupIds.map(choicesOf), saving: savingOf(value) };
  }
  const groups = scheme.individualGroups.map(value => ({ choices: choicesOf(value.id), saving: itemSavingOf(value) }));
  return { of: 'GROUPS', groups };
};

const savingOf = ({ value, freeDelivery, limitOfferValue, excludedChoices }: OfferValue): Saving => ({
  reduction: reductionOf(value),
  freeDelivery,
  atMost: limitOfferValue.enabled ? cents(limitOfferValue.amount) : null,
  cashierUpTo: value.cashierOverride.enabled ? cents(value.cashierOverride.value) : null,
  except: choiceTerms(excludedChoices),
  multiBuy: null,
});

const itemSavingOf = (value: OfferItemValue): Saving => {
  const { enabled, items, reduced } = value.multiBuy;
  return { ...savingOf(value), multiBuy: enabled ? { items, reduced } : null };
};

const reductionOf = ({ type, amountValue, percentageValue, sizeId }: OfferValue['value']): Reduction => {
  if (type === 'AMOUNT') return { by: 'AMOUNT', cents: cents(amountValue) };
  if (type === 'PERCENTAGE') return { by: 'PERCENTAGE', hundredths: cents(percentageValue) };
  return { by: 'SIZE', size: String(sizeId) };
};

/** Returns what one choice means. */
export const choiceTerm = (choice: OfferChoice): ChoiceTerms => {
  const { level, departmentId, categoryId, itemId, limitToSizeIds, limitToStyleIds } = choice;
  return {
    level,
    department: String(departmentId),
    member: level === 'ITEMS' ? '' : String(level === 'ITEM' ? itemId : categoryId),
    sizes: restrictionTo(limitToSizeIds),
    styles: restrictionTo(limitToStyleIds),
  };
};

const choiceTerms = (choices: readonly OfferChoice[]): Choices => {
  const terms = choices.map(choiceTerm);
  const keys = terms.map(term => JSON.stringify(term));
  return terms.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};

/** What is being typed may be no amount yet. */
const cents = (amount: string): number => (isMoney(amount) ? toCents(amount) : 0);

/** Times are entered and shown to the minute. */
const wholeMinutes = (seconds: number): number => seconds - (seconds % 60);
