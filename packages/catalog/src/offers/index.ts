export { menuNames, namesOf } from './offer-names.ts';
export { type OfferNames, offerSentence, type SentencePart } from './offer-sentence.ts';
