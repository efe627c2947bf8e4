export { applyComputed, computedValue, isComputed } from './computed-fields.ts';
export { conditionScope, matches } from './condition.ts';
export { readDecimal, toDecimal } from './decimal.ts';
export { type DependentList, dependentListsOf } from './dependent-lists.ts';
export { type ChangeDescription, type ChangeTexts, describeChange, subjectAt } from './describe-change.ts';
export { describeDocument } from './describe-document.ts';
export {
  displayNameOf,
  namedTarget,
  type ResolveName,
  type TargetMember,
  targetMembers,
  targetMembersWithin,
} from './display-names.ts';
export { mergeImport, toExport } from './export-import.ts';
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
export type { ValueTexts } from './format-texts.ts';
export { formatValue, formatValueAt, type Names } from './format-value.ts';
export { imagesIn } from './images-in.ts';
export { acceptInput, complete, initial } from './initial.ts';
export { equal, isArray, isRecord, type Json, type JsonObject, own } from './json.ts';
export { jsonSchema } from './json-schema.ts';
export { type ArrayField, array } from './kinds/array.ts';
export { type Choice, choice, isChoice, type Option } from './kinds/choice.ts';
export { type Color, color, isColor } from './kinds/color.ts';
export { type Distance, distance, fromMiles, metersPerMile, toMiles } from './kinds/distance.ts';
export { type Duration, type DurationUnit, duration, secondsIn } from './kinds/duration.ts';
export { type Group, group, isGroup, type Rule, type Shape, type ShapeValue } from './kinds/group.ts';
export { type Id, type Identity, idField, isId } from './kinds/id.ts';
export { type Image, image, imageName } from './kinds/image.ts';
export { isList, type List, list, newMember } from './kinds/list.ts';
export { type MapField, map } from './kinds/map.ts';
export { formatMoney, type Money, money } from './kinds/money.ts';
export { type NumberField, number } from './kinds/number.ts';
export { formatPercent, type Percent, percent } from './kinds/percent.ts';
export { type LatLng, type Point, point } from './kinds/point.ts';
export {
  isCrossDocument,
  isReference,
  type OnDelete,
  pointsAtMember,
  type Reference,
  reference,
} from './kinds/reference.ts';
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
export { type Block, blocksOf } from './layout.ts';
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
export type { Condition, Meta, Scalar } from './meta.ts';
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
  type PathStep,
  parentPath,
  parsePath,
  pathsAbove,
  readStep,
  sharedSteps,
  splitPath,
  stepEnd,
  stepName,
  tokenKey,
} from './path.ts';
export { pathLabels, pathLabelsAt } from './path-labels.ts';
export { type EditLevel, ownPermission, permissionsOf, type Touch } from './permissions.ts';
export { type PosRequirement, posRequirementsIn } from './pos-requirements.ts';
export {
  type HasPermission,
  type LookUpSecret,
  type PutSecret,
  redact,
  restoreUnreadable,
  type SecretAtPath,
  sendsSecrets,
  storedSecrets,
  takeSecrets,
} from './redact.ts';
export { type ChangeLike, redactChanges, restoreUnreadableChanges, storedSecretsInChanges } from './redact-changes.ts';
export { type RelatedDocuments, relatedDocumentKey } from './reference-targets.ts';
export {
  collectReferences,
  crossDocumentReferences,
  type DocumentPath,
  type Documents,
  danglingReferences,
  type FoundReference,
  findUsages,
  pathsReferencing,
  type ReferencePath,
  referenceIn,
  referencesIn,
  referencesTo,
  referencesToAny,
  removedTargets,
  targetExpression,
} from './references.ts';
export {
  type RemovedDangling,
  removeDanglingCrossDocument,
  removeDanglingIncremental,
  removeDanglingReferences,
} from './remove-dangling-references.ts';
export { isIdReference, replaceReferences } from './replace-references.ts';
export { missingSoftDeleted } from './soft-delete.ts';
export { supersededMembers, touchesNewestOnly } from './superseded-members.ts';
export { type Issue, validateValue } from './validate.ts';
export { validateChanges } from './validate-changes.ts';
export { valueAt } from './value-at.ts';
export { childField, fieldAt, fieldsTo, keyingOf, walk, walkValue } from './walk.ts';
