// More than 25 files: one for each kind of field.
/**
 * Where to look:
 * - One of several shapes, values of inactive cases, what is published of them: `union` and `published` in `union.ts`;
 *   on screen `apps/web/src/form/fields/union-rows.tsx`, `form/actions/union-cases.ts`;
 *   `docs/adr/0031-union-as-a-group.md`.
 * - Rich text: its form, its editor, what is pasted: `rich-text.ts`, `docs/adr/0033-rich-text-in-one-form.md`;
 *   `apps/web/src/form/inputs/rich-text/`, `docs/adr/0039-rich-text-editor.md`.
 * - What stands around the rows of a list: a tree of groups with numbers, buttons that filter, rows of another list
 *   below them, a note: `tree`, `namedFilters` and `below` of the list (`list.ts`), `Note` of `DocumentScreen`;
 *   `apps/web/src/form/lists/tree-branches.tsx`, `form/filters/filter-shortcuts.tsx`;
 *   `docs/adr/0046-a-list-says-what-is-around-its-rows.md`.
 * - Money, percentages: `formatMoney`, `formatPercent` beside their kinds in this folder.
 * - Restrictions: what a removal leaves of a set that limits its owner: `restriction.ts`,
 *   `packages/schema/src/references/restrictions.ts`; which sets are: `packages/catalog/src/documents/restricted-to.ts`;
 *   what they let through: `packages/domain/src/restriction.ts`; in lists of groups and locations:
 *   `apps/server/src/services/content/restricting-list.ts`; `docs/adr/0064-restrictions.md`.
 * - Secrets, encryption, key rotation: `secret.ts`, `apps/server/src/services/secrets/`.
 */
export { type AddressField, address } from './address.ts';
export { type ArrayField, array } from './array.ts';
export { type Choice, choice, isChoice, type Option } from './choice.ts';
export { type Color, color, isColor } from './color.ts';
export { type Distance, distance, fromMiles, metersPerMile, toMiles } from './distance.ts';
export type { FieldKinds } from './field-kinds.ts';
export { endsByItself, type Group, group, isGroup, type Shape, type ShapeValue, stillCounts } from './group.ts';
export { hasRestrictedFields } from './has-restricted-fields.ts';
export { type Id, type Identity, idField, isId, textIdField, withParentId } from './id.ts';
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
export { type NumberField, type NumberOption, number } from './number.ts';
export { formatPercent, type Percent, percent } from './percent.ts';
export { type Phone, phone, phonePattern } from './phone.ts';
export { type LatLng, type Point, point } from './point.ts';
export {
  isCrossDocument,
  isReference,
  type OnDelete,
  pointsAtMember,
  type Reference,
  reference,
  textReference,
} from './reference.ts';
export {
  isRestriction,
  isToNothing,
  narrowedRestriction,
  type RestrictingSet,
  restriction,
  restrictionWithout,
} from './restriction.ts';
export { type RichText, richText } from './rich-text.ts';
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
export {
  isTenant,
  isTenantChosen,
  noTenant,
  type TenantField,
  type TenantType,
  type TenantValue,
  tenant,
} from './tenant.ts';
export { type Text, type TextFormat, text, textFormat } from './text.ts';
export { type DateField, date, isDate, readDate } from './time/date.ts';
export { type DateRange, type DateSpan, dateRange, readDateRange } from './time/date-range.ts';
export {
  type Duration,
  type DurationUnit,
  duration,
  inUnit,
  secondsIn,
  shownCount,
  storedCount,
} from './time/duration.ts';
export { clockText, readTimeOfDay, type TimeOfDay, timeOfDay } from './time/time-of-day.ts';
export { isTimestamp, type Timestamp, timestamp } from './time/timestamp.ts';
export { type SchedulePeriod, type WeeklySchedule, weeklySchedule } from './time/weekly-schedule.ts';
export { type Toggle, toggle } from './toggle.ts';
export { activeCase, inactiveCases, isUnion, published, type Union, union } from './union.ts';
