import { daySeconds } from '../hours/index.ts';
import type { Restriction } from '../restriction.ts';
import type { OfferTerms } from './offer-terms.ts';

/** A moment in the plain time of a location. */
export interface OfferMoment {
  /** 2026-11-23. */
  readonly date: string;
  /** Seconds since midnight. */
  readonly time: number;
}

/** A time in which an offer is valid, on the day on which it begins. */
export interface ValidTime {
  readonly date: string;
  readonly startTime: number;
  readonly endOffset: number;
}

type Times = Pick<OfferTerms, 'dates' | 'days' | 'hours'>;

/** Whether an offer is valid at a moment. A time that passes midnight belongs to the day on which it began. */
export const isValidAt = (terms: Times, { date, time }: OfferMoment): boolean =>
  isInside(timeOn(terms, date), time) ||
  (terms.hours !== null && isInside(timeOn(terms, dayAfter(date, -1)), time + daySeconds));

/**
 * Returns the next times in which an offer is valid, the one that runs at the moment first; none where there is none
 * within a year.
 */
export const nextValidTimes = (terms: OfferTerms, { date, time }: OfferMoment, count: number): readonly ValidTime[] => {
  if (!terms.isActive || terms.channels.length === 0 || terms.value === null || isForNobody(terms)) return [];
  const found: ValidTime[] = [];
  // The range of dates may begin later than in a year.
  const from = terms.dates !== null && terms.dates.from > date ? terms.dates.from : dayAfter(date, -1);
  for (let ahead = 0; ahead <= yearDays && found.length < count; ahead++) {
    const day = dayAfter(from, ahead);
    const valid = timeOn(terms, day);
    if (valid === null) continue;
    const elapsed = (Date.parse(date) - Date.parse(day)) / dayMs;
    if (valid.startTime + valid.endOffset > elapsed * daySeconds + time) found.push(valid);
  }
  return found;
};

/** Whether no order can meet the conditions of an offer: what one of them asks for was removed. */
const isForNobody = (terms: OfferTerms): boolean =>
  [terms.orderTypes, terms.tenderTypes, terms.customerTypes, terms.customerGroups].some(to => to?.length === 0);

const timeOn = ({ dates, days, hours }: Times, date: string): ValidTime | null => {
  // Reading a date takes longer than everything else.
  if (days.length < daysOfWeek && !days.includes(new Date(Date.parse(date)).getUTCDay())) return null;
  if (dates !== null && ((dates.from !== '' && date < dates.from) || (dates.to !== '' && date > dates.to))) return null;
  return { date, ...(hours ?? { startTime: 0, endOffset: daySeconds }) };
};

const isInside = (valid: ValidTime | null, time: number): boolean =>
  valid !== null && valid.startTime <= time && time < valid.startTime + valid.endOffset;

const dayMs = 86_400_000;
const yearDays = 366;
const daysOfWeek = 7;

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/**
 * Returns the first of the offers above one in the list that takes its place whenever it would apply: it applies by
 * itself, to everything, under no condition that this one lacks, and one of the two cannot be combined. Null where there
 * is none.
 */
export const shadowingOffer = <T extends OfferTerms>(terms: OfferTerms, above: readonly T[]): T | null =>
  above.find(other => shadows(other, terms)) ?? null;

const shadows = (other: OfferTerms, terms: OfferTerms): boolean =>
  !(other.isCombinable && terms.isCombinable) &&
  hasItsOrders(other, terms) &&
  isWithin(terms.days, other.days) &&
  isDatesWithin(terms.dates, other.dates) &&
  isHoursWithin(terms.hours, other.hours);

/** Whether an offer applies, while it is valid, to each order that another one would apply to. */
export const hasItsOrders = (other: OfferTerms, terms: OfferTerms): boolean =>
  other.isActive &&
  other.applied === 'ALONE' &&
  other.couponCode === null &&
  other.guestDailyLimit === null &&
  takesOffEverything(other) &&
  isWithin(terms.channels, other.channels) &&
  isLimitedBy(terms.orderTypes, other.orderTypes) &&
  isLimitedBy(terms.tenderTypes, other.tenderTypes) &&
  isLimitedBy(terms.customerTypes, other.customerTypes) &&
  isLimitedBy(terms.customerGroups, other.customerGroups) &&
  (other.minimum === null ||
    (terms.minimum?.mode === other.minimum.mode && terms.minimum.cents >= other.minimum.cents));

/** Every order with something to pay is reduced. */
const takesOffEverything = ({ value, otherValues, isModifierCharged }: OfferTerms): boolean =>
  otherValues.length === 0 &&
  !isModifierCharged &&
  value !== null &&
  (value.of === 'ORDER' || value.of === 'ITEM') &&
  value.saving.except.length === 0 &&
  value.saving.multiBuy === null &&
  value.saving.atMost !== 0 &&
  ((value.saving.reduction.by === 'AMOUNT' && value.saving.reduction.cents > 0) ||
    (value.saving.reduction.by === 'PERCENTAGE' && value.saving.reduction.hundredths > 0));

const isWithin = <T>(inner: readonly T[], outer: readonly T[]): boolean => inner.every(one => outer.includes(one));

const isLimitedBy = (inner: Restriction, outer: Restriction): boolean =>
  outer === null || (inner !== null && isWithin(inner, outer));

const isDatesWithin = (inner: OfferTerms['dates'], outer: OfferTerms['dates']): boolean => {
  if (outer === null) return true;
  if (inner === null) return outer.from === '' && outer.to === '';
  return (
    (outer.from === '' || (inner.from !== '' && inner.from >= outer.from)) &&
    (outer.to === '' || (inner.to !== '' && inner.to <= outer.to))
  );
};

const isHoursWithin = (inner: OfferTerms['hours'], outer: OfferTerms['hours']): boolean => {
  if (outer === null) return true;
  const { startTime, endOffset } = inner ?? { startTime: 0, endOffset: daySeconds };
  return startTime >= outer.startTime && startTime + endOffset <= outer.startTime + outer.endOffset;
};
