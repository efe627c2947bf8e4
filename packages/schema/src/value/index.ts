/**
 * Where to look:
 * - What is computed once for an object, and why no document may be written to: `memo-by-identity.ts`, `frozen.ts`;
 *   `docs/adr/0027-kept-by-identity.md`.
 */
export {
  type AddressPart,
  addressLimits,
  addressParts,
  isAddress,
  isEmptyAddress,
  noAddress,
  type PostalAddress,
  postalCodePattern,
  wrongAddressParts,
} from './address.ts';
export { holdsCardNumber } from './card-number.ts';
export { compareDecimals, isDecimal, readDecimal, toDecimal } from './decimal.ts';
export { freezeDocuments, frozen } from './frozen.ts';
export { equal, isArray, isRecord, type Json, type JsonObject, own } from './json.ts';
export {
  attachedIndexes,
  attachIndexes,
  findMember,
  type Indexes,
  idOf,
  indexFrom,
  indexIfLong,
  indexOf,
  type MemberIndex,
} from './members.ts';
export { type IdentityMap, identityMap, memoByIdentity } from './memo-by-identity.ts';
export {
  decodedText,
  isRichText,
  type RichTextElement,
  type RichTextPart,
  richTextParts,
  richTextTags,
} from './rich-text-html.ts';
