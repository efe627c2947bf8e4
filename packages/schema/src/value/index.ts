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
