import { type CleanUpContext, isArray, own, valueAt } from '@commissary/schema';
import type { OfferScheme } from './offer-value.ts';

interface ValuedOffer {
  readonly value: { readonly pricingSchemes: readonly OfferScheme[] };
}

/**
 * Each pricing scheme once, and always the default one, with a copy of the first values; the price of a size that is
 * gone becomes an amount (RULE.menuLoad.07 to .09).
 */
export const completeOffers = <O extends ValuedOffer>(
  offers: readonly O[],
  { document }: CleanUpContext,
): readonly O[] => {
  const defaultId = defaultSchemeIn(document);
  const next = offers.map(offer => {
    const { pricingSchemes } = offer.value;
    const complete = completeSchemes(pricingSchemes, defaultId);
    return complete === pricingSchemes ? offer : { ...offer, value: { ...offer.value, pricingSchemes: complete } };
  });
  return next.every((offer, at) => offer === offers[at]) ? offers : next;
};

type Id = OfferScheme['schemeId'];

const defaultSchemeIn = (document: unknown): Id | undefined => {
  const schemes = valueAt(document, '/pricingSchemes');
  // Another list than that of the clean-up: its values may be unreadable.
  const id = own(isArray(schemes) ? schemes.find(scheme => own(scheme, 'isDefault') === true) : undefined, 'id');
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
};

const completeSchemes = (schemes: readonly OfferScheme[], defaultId: Id | undefined): readonly OfferScheme[] => {
  const once = schemes.filter(
    ({ schemeId }, at) => schemes.findIndex(other => String(other.schemeId) === String(schemeId)) === at,
  );
  const [first] = once;
  const isComplete =
    first === undefined ||
    defaultId === undefined ||
    once.some(({ schemeId }) => String(schemeId) === String(defaultId));
  const all = isComplete ? once : [...once, { ...first, id: defaultId, schemeId: defaultId }];
  const priced = all.map(withoutMissingSize);
  return priced.length === schemes.length && priced.every((one, at) => one === schemes[at]) ? schemes : priced;
};

const withoutMissingSize = (scheme: OfferScheme): OfferScheme => {
  const { entireOrder, anyItem, comboOffer, individualGroups } = scheme;
  const next = {
    entireOrder: withExistingSize(entireOrder),
    anyItem: withExistingSize(anyItem),
    comboOffer: withExistingSize(comboOffer),
  };
  const groups = individualGroups.map(withExistingSize);
  const isSame =
    next.entireOrder === entireOrder &&
    next.anyItem === anyItem &&
    next.comboOffer === comboOffer &&
    groups.every((one, at) => one === individualGroups[at]);
  return isSame ? scheme : { ...scheme, ...next, individualGroups: groups };
};

/** A reference to a size that was removed is empty. */
const withExistingSize = <V extends Pick<OfferScheme['anyItem'], 'value'>>(one: V): V =>
  one.value.type === 'DIFFERENT_SIZE' && one.value.sizeId === ''
    ? { ...one, value: { ...one.value, type: 'AMOUNT' as const } }
    : one;
