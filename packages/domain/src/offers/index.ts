/**
 * Where to look:
 * - What an offer takes off an order, when it is valid, its sentence: this folder: its terms (`offer-terms.ts`) are what
 *   counts of it; `packages/catalog/src/offers/offer-sentence.ts`; `docs/adr/0042-offers-as-terms.md`.
 */
export {
  type ChosenLine,
  evaluateOffer,
  isChosen,
  type OfferLine,
  type OfferOrder,
  type OfferRejection,
  type UnitPrice,
} from './evaluate-offer.ts';
export type { CustomerType, OfferChannel, OfferChoice, OfferDefinition, OfferGroup } from './offer.ts';
export {
  type Choices,
  type ChoiceTerms,
  choiceTerm,
  codeOf,
  type OfferTerms,
  offerTerms,
  type Saving,
  type ValueTerms,
} from './offer-terms.ts';
export {
  hasItsOrders,
  isValidAt,
  nextValidTimes,
  type OfferMoment,
  shadowingOffer,
  type ValidTime,
} from './offer-validity.ts';
export { weekOfOffer } from './week-of-offer.ts';
