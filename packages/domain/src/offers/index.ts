export { evaluateOffer, isChosen, type OfferLine, type OfferOrder } from './evaluate-offer.ts';
export type { OfferDefinition, OfferGroup } from './offer.ts';
export {
  type Choices,
  type ChoiceTerms,
  type OfferTerms,
  offerTerms,
  type Saving,
  type ValueTerms,
} from './offer-terms.ts';
export { nextValidTimes, shadowingOffer, type ValidTime } from './offer-validity.ts';
