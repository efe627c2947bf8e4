import {
  type Choices,
  type ChoiceTerms,
  formatClock,
  fromCents,
  nothingId,
  type OfferTerms,
  type Restriction,
  type Saving,
  type ValueTerms,
} from '@commissary/domain';
import { formatMoney, readDecimal } from '@commissary/schema';
import { offersTexts as texts } from '../texts/index.ts';

/** How what the terms of an offer refer to is called. */
export interface OfferNames {
  department(id: string): string;
  category(department: string, id: string): string;
  item(department: string, id: string): string;
  /** Of a size or of another style option. */
  option(id: string): string;
  scheme(id: string): string;
  orderType(id: string): string;
  tenderType(id: string): string;
  customerGroup(id: string): string;
}

/** A part of the sentence, and the field of the offer that it comes from, as a path inside it. */
export interface SentencePart {
  readonly text: string;
  readonly field: string;
}

/**
 * Returns an offer as one sentence, part by part. Everything that changes what the offer does is in it: two offers with
 * the same sentence do the same to every order.
 */
export const offerSentence = (terms: OfferTerms, names: OfferNames): readonly SentencePart[] => {
  const said: SentencePart[] = [];
  const say = (field: string, text: string | null) => {
    if (text !== null && text !== '') said.push({ field, text });
  };
  const { value, otherValues, hours, dates, minimum, couponCode, guestDailyLimit } = terms;
  say('value/pricingSchemes', value === null ? texts.nothing : valueText(value, names));
  for (const other of otherValues)
    say('value/pricingSchemes', texts.inScheme(names.scheme(other.scheme), valueText(other.value, names)));
  say('validity/daysOfTheWeek', daysText(terms.days));
  if (hours !== null)
    say(
      'validity/timeOfDay',
      texts.hours(formatClock(hours.startTime), formatClock(hours.startTime + hours.endOffset)),
    );
  if (dates !== null) say('validity/dateRange', texts.dates(dates.from, dates.to));
  const { nobody } = texts;
  say('validity/orderTypes', named(terms.orderTypes, names.orderType, texts.orderTypes, nobody.orderTypes));
  say('validity/tenderTypes', named(terms.tenderTypes, names.tenderType, texts.tenderTypes, nobody.tenderTypes));
  say(
    'validity/customerTypes',
    named(terms.customerTypes, type => texts.customerType[type], texts.customerTypes, nobody.customerTypes),
  );
  say(
    'validity/customerGroups',
    named(terms.customerGroups, names.customerGroup, texts.customerGroups, nobody.customerGroups),
  );
  if (guestDailyLimit !== null) say('validity/guestDailyLimit', texts.guestDailyLimit(guestDailyLimit));
  if (minimum !== null) say('validity/minimumPurchase', texts.minimum(dollars(minimum.cents), minimum.mode));
  if (!isOfOrder(terms)) {
    say('validity/usageLimit', texts.uses(terms.uses));
    say('advanced/applyOfferTo', texts.first[terms.first]);
  }
  if (terms.isModifierCharged) say('advanced/chargeModifiers', texts.modifiersCharged);
  if (!terms.isCombinable) say('interactions/combinable', texts.alone);
  if (couponCode !== null) say('applying/couponCode', texts.couponCode(couponCode));
  say('info/channels', channelsText(terms.channels));
  say('applying/autoApplyIfCriteriaMet', texts.applied[terms.applied]);
  if (terms.isTaxedInFull) say('advanced/taxApply', texts.taxedInFull);
  for (const asked of terms.asks) say(askedBy[asked], texts.asks[asked]);
  if (!terms.isActive) say('info/status', texts.inactive);
  return said;
};

const askedBy: Readonly<Record<OfferTerms['asks'][number], string>> = {
  REASON: 'advanced/requireReason',
  SIGNATURE: 'advanced/requireSignature',
  PAPER_COUPON: 'advanced/physicalCouponExpected',
};

/** Of an entire order there is nothing to choose, and nothing to repeat. */
const isOfOrder = ({ value }: OfferTerms): boolean => value?.of === 'ORDER';

const valueText = (value: ValueTerms, names: OfferNames): string => {
  if (value.of !== 'GROUPS') return savingText(value.saving, targetText(value, names), names);
  const groups = value.groups.map(({ choices, saving }) => savingText(saving, choicesText(choices, names), names));
  return groups.length === 0 ? texts.nothing : groups.join('; ');
};

const targetText = (value: Exclude<ValueTerms, { of: 'GROUPS' }>, names: OfferNames): string => {
  if (value.of === 'COMBO')
    return value.groups.length === 0 ? texts.nothing : texts.combo(value.groups.map(one => choicesText(one, names)));
  return value.of === 'ORDER' ? texts.entireOrder : texts.anyItem;
};

const savingText = (saving: Saving, of: string, names: OfferNames): string => {
  const { reduction, freeDelivery, atMost, cashierUpTo, except, multiBuy } = saving;
  const limits = [
    ...(multiBuy === null ? [] : [texts.multiBuy(multiBuy.reduced, multiBuy.items)]),
    ...(except.length === 0 ? [] : [texts.except(choicesText(except, names))]),
    ...(freeDelivery ? [texts.freeDelivery] : []),
    ...(atMost === null ? [] : [texts.atMost(dollars(atMost))]),
    ...(cashierUpTo === null ? [] : [texts.cashierUpTo(dollars(cashierUpTo))]),
  ];
  return `${reductionText(reduction, of, names)}${limits.length === 0 ? '' : ` (${limits.join(', ')})`}`;
};

const reductionText = (reduction: Saving['reduction'], of: string, names: OfferNames): string => {
  if (reduction.by === 'AMOUNT') return texts.amountOff(dollars(reduction.cents), of);
  if (reduction.by === 'PERCENTAGE') return texts.percentOff(percents(reduction.hundredths), of);
  return texts.sizePrice(of, reduction.size === '' ? texts.noSize : names.option(reduction.size));
};

const choicesText = (choices: Choices, names: OfferNames): string =>
  choices.length === 0 ? texts.nothing : texts.choices(choices.map(choice => choiceText(choice, names)));

const choiceText = ({ level, department, member, sizes, styles }: ChoiceTerms, names: OfferNames): string => {
  const all =
    level === 'ITEM'
      ? names.item(department, member)
      : level === 'ITEMS'
        ? texts.anyOf(names.department(department))
        : member === nothingId
          ? texts.withoutCategory(names.department(department))
          : texts.categoryIn(names.category(department, member), names.department(department));
  const sized = named(sizes, names.option, options => texts.limitedTo(all, options), texts.inNoSize(all)) ?? all;
  return named(styles, names.option, options => texts.withOptions(sized, options), texts.withNoOption(sized)) ?? sized;
};

/** Runs of days, and nothing for all of them. */
const daysText = (days: readonly number[]): string | null => {
  if (days.length === 7) return null;
  const runs: { from: number; to: number }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last !== undefined && last.to === day - 1) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs.length === 0 ? texts.noDay : runs.map(({ from, to }) => texts.days(from, to)).join(' & ');
};

const channelsText = (channels: OfferTerms['channels']): string | null => {
  const [only] = channels;
  if (only === undefined) return texts.channels.none;
  return channels.length === 1 ? texts.channels[only] : null;
};

/** The text of a restriction: `nothing` where what it was restricted to was removed, and none without one. */
const named = <I extends string>(
  to: Restriction<I>,
  nameOf: (id: I) => string,
  textOf: (names: readonly string[]) => string,
  nothing: string,
): string | null => {
  if (to === null) return null;
  return to.length === 0 ? nothing : textOf(to.map(nameOf));
};

const dollars = (cents: number): string => formatMoney(fromCents(cents));

/** 20%, 12.5%: without the zeros at the end. */
const percents = (hundredths: number): string => `${readDecimal(fromCents(hundredths))}%`;
