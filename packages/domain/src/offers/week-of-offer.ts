import { daySeconds, type WeekSpan, weekSpans } from '../hours/index.ts';
import type { OfferTerms } from './offer-terms.ts';

/**
 * Returns when an offer is valid in a week within its dates, from Sunday on. In each span are the offers that apply by
 * themselves to the same orders and of which one excludes the other, in the order of the list: the first is applied.
 */
export const weekOfOffer = <T extends OfferTerms>(
  offers: readonly T[],
  offer: T,
): readonly (readonly WeekSpan<T>[])[] =>
  weekSpans(
    offers.filter(one => one === offer || areExclusive(one, offer)),
    ({ isActive, days, hours }) => (isActive ? [{ days, ...(hours ?? allDay) }] : []),
  ).map(spans => spans.filter(({ applying }) => applying.includes(offer)));

const allDay = { startTime: 0, endOffset: daySeconds };

const areExclusive = (one: OfferTerms, other: OfferTerms): boolean =>
  !(one.isCombinable && other.isCombinable) &&
  [one, other].every(({ applied, couponCode }) => applied === 'ALONE' && couponCode === null) &&
  one.channels.some(channel => other.channels.includes(channel)) &&
  haveCommon(one.orderTypes, other.orderTypes) &&
  haveCommon(one.tenderTypes, other.tenderTypes) &&
  haveCommon(one.customerTypes, other.customerTypes) &&
  haveCommon(one.customerGroups, other.customerGroups) &&
  !isOver(one.dates, other.dates) &&
  !isOver(other.dates, one.dates);

/** Whether two restrictions let something through together; an absent one lets everything through. */
const haveCommon = <T>(one: readonly T[] | null, other: readonly T[] | null): boolean =>
  one === null || other === null ? (one ?? other)?.length !== 0 : one.some(id => other.includes(id));

/** Whether the last day of one is before the first day of the other. */
const isOver = (one: OfferTerms['dates'], other: OfferTerms['dates']): boolean =>
  one !== null && other !== null && one.to !== '' && other.from !== '' && one.to < other.from;
