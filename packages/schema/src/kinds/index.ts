export { type ArrayField, array } from './array.ts';
export { type Choice, choice, isChoice, type Option } from './choice.ts';
export { type Color, color, isColor } from './color.ts';
export { type Distance, distance, fromMiles, metersPerMile, toMiles } from './distance.ts';
export type { FieldKinds } from './field-kinds.ts';
export { endsByItself, type Group, group, isGroup, type Shape, type ShapeValue, stillCounts } from './group.ts';
export { hasRestrictedFields } from './has-restricted-fields.ts';
export { type Id, type Identity, idField, isId, withParentId } from './id.ts';
export { type Image, image, imageName } from './image.ts';
export {
  type CleanUpContext,
  hasOwnMembers,
  isList,
  type List,
  list,
  type NamedFilter,
  nameCopy,
  newMember,
} from './list.ts';
export { isLanguageTag, type LocalizedText, localizedText } from './localized-text.ts';
export { type MapField, map } from './map.ts';
export { formatMoney, type Money, money } from './money.ts';
export { type NumberField, number } from './number.ts';
export { formatPercent, type Percent, percent } from './percent.ts';
export { type LatLng, type Point, point } from './point.ts';
export { isCrossDocument, isReference, type OnDelete, pointsAtMember, type Reference, reference } from './reference.ts';
export {
  isRestriction,
  isToNothing,
  narrowedRestriction,
  type RestrictingSet,
  restriction,
  restrictionWithout,
} from './restriction.ts';
export {
  isRichText,
  type RichText,
  type RichTextElement,
  type RichTextPart,
  richText,
  richTextParts,
  richTextTags,
} from './rich-text.ts';
export {
  type AnsweredSecret,
  answerSecret,
  hasSecret,
  isSecret,
  isStoredSecret,
  isWrittenSecret,
  lastFour,
  type Secret,
  type SentSecret,
  type StoredSecret,
  secret,
  takeSecret,
} from './secret.ts';
export { isSet, type Restricts, type SetField, set } from './set.ts';
export { type Text, text } from './text.ts';
export { type DateField, date, isDate, readDate } from './time/date.ts';
export { type DateRange, type DateSpan, dateRange, readDateRange } from './time/date-range.ts';
export { type Duration, type DurationUnit, duration, inUnit, secondsIn } from './time/duration.ts';
export { clockText, readTimeOfDay, type TimeOfDay, timeOfDay } from './time/time-of-day.ts';
export { isTimestamp, type Timestamp, timestamp } from './time/timestamp.ts';
export { type SchedulePeriod, type WeeklySchedule, weeklySchedule } from './time/weekly-schedule.ts';
export { type Toggle, toggle } from './toggle.ts';
export { activeCase, inactiveCases, isUnion, published, type Union, union } from './union.ts';
