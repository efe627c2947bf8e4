export { check, type Issue } from './check.ts';
export { checkChanged } from './check-changed.ts';
export { type CleanedUp, cleanUp, cleanUpChanged, cleanUpOutward } from './clean-up.ts';
export { meets, scopeOf } from './condition.ts';
export { readDecimal, toDecimal } from './decimal.ts';
export { describe } from './describe.ts';
export { exported, received } from './exported.ts';
export {
  type Field,
  type IssueCode,
  type IssueParams,
  type JsonSchema,
  type Keying,
  type Kind,
  nullable,
  optional,
  type Value,
} from './field.ts';
export type { FieldKinds } from './field-kinds.ts';
export { type Follower, followersOf } from './followers.ts';
export { heldValue, isForced, settle } from './forced.ts';
export { imagesIn } from './images-in.ts';
export { accept, complete, initial } from './initial.ts';
export { equal, isArray, isRecord, type Json, type JsonObject, own } from './json.ts';
export { jsonSchema } from './json-schema.ts';
export { lostMembers } from './kept-members.ts';
export { type Choice, choice, isChoice, type Option } from './kinds/choice.ts';
export { type Color, color, isColor } from './kinds/color.ts';
export { type Distance, distance, fromMiles, metersPerMile, toMiles } from './kinds/distance.ts';
export { type Duration, type DurationUnit, duration, secondsIn } from './kinds/duration.ts';
export { type Group, group, isGroup, type Rule, type Shape, type ShapeValue } from './kinds/group.ts';
export { type Id, type Identity, id, isId } from './kinds/id.ts';
export { type Image, image, imageName } from './kinds/image.ts';
export { isList, type List, list, newMember } from './kinds/list.ts';
export { type MapField, map } from './kinds/map.ts';
export { formatMoney, type Money, money } from './kinds/money.ts';
export { type NumberField, number } from './kinds/number.ts';
export { formatPercent, type Percent, percent } from './kinds/percent.ts';
export { type LatLng, type Point, point } from './kinds/point.ts';
export {
  isOutward,
  isReference,
  type OnRemoved,
  pointsAtMember,
  type Reference,
  reference,
} from './kinds/reference.ts';
export { type Rows, rows } from './kinds/rows.ts';
export {
  type AnsweredSecret,
  hasSecret,
  isSecret,
  isStoredSecret,
  isWrittenSecret,
  lastFour,
  type Secret,
  type SentSecret,
  type StoredSecret,
  secret,
} from './kinds/secret.ts';
export { isSet, type SetField, set } from './kinds/set.ts';
export { type Text, text } from './kinds/text.ts';
export { readTimeOfDay, type TimeOfDay, timeOfDay } from './kinds/time-of-day.ts';
export { type Timestamp, timestamp } from './kinds/timestamp.ts';
export { type Toggle, toggle } from './kinds/toggle.ts';
export { labelsAmong, labelsAt } from './labels.ts';
export { type Block, blocksOf } from './layout.ts';
export {
  findMember,
  type Indexes,
  idOf,
  indexIfLong,
  indexOf,
  keepIndexes,
  keptIndexes,
  type MemberIndex,
  placeFrom,
} from './members.ts';
export type { Condition, Meta, Scalar } from './meta.ts';
export { type Lend, memberName, type TargetMember, targetMembers, targetMembersWithin, targetOf } from './names.ts';
export { assemble, type Order, parts } from './parts.ts';
export {
  formatPath,
  isBelow,
  isKeyToken,
  isMemberStep,
  isMemberToken,
  joinPath,
  joinTokens,
  keyToken,
  memberId,
  memberToken,
  PathError,
  parentPath,
  parsePath,
  pathsAbove,
  readStep,
  type Step,
  sharedSteps,
  splitPath,
  stepEnd,
  stepName,
  tokenKey,
} from './path.ts';
export { type EditLevel, ownPermission, permissionsOf, type Touch } from './permissions.ts';
export { type PosNeed, posNeedsIn } from './pos-needs.ts';
export {
  type LookUpSecret,
  type May,
  type PlacedSecret,
  type PutSecret,
  redact,
  restoreUnreadable,
  sendsSecrets,
  storedSecrets,
  takeSecrets,
} from './redact.ts';
export { type ChangeLike, redactChanges, restoreUnreadableChanges, storedSecretsInChanges } from './redact-changes.ts';
export {
  type Documents,
  danglingReferences,
  type FoundReference,
  lostTargets,
  outwardReferences,
  type Place,
  type ReferencePlace,
  referenceIn,
  references,
  referencesIn,
  referencesTo,
  referencesToAny,
  referrers,
  targetNamed,
  usesOf,
} from './references.ts';
export { replaceReferences, standsForTarget } from './replace-references.ts';
export { sentence, subjectAt, type Told } from './sentence.ts';
export { supersededMembers, touchesNewestOnly } from './superseded.ts';
export { type Companions, companionKey } from './targets.ts';
export { valueAt } from './value-at.ts';
export { type Names, valueWords, wordsAt } from './value-words.ts';
export { childField, fieldAt, fieldsTo, keying, walk, walkValue } from './walk.ts';
