/**
 * Where to look:
 * - Numbers of new members, such as PLU numbers: `numberedFrom` in the field; `free-numbers.ts`.
 * - Defaults for an empty value or a removed option: `coerceInvalid` in the field; `coerce.ts`.
 * - Lists that keep only the newest member: `newestOf` on the list; `superseded-members.ts`,
 *   `apps/server/src/services/saving/allowed-superseded-members.ts`.
 * - Dependent lists: members that come with those of another list: `mirrors` on those lists; `dependent-lists.ts`.
 * - Soft delete: `softDelete` in the list; `soft-delete.ts`.
 * - Default names of new members: `defaultName` on the list.
 */
export { applyComputed, computedValue, isComputed } from './computed-fields.ts';
export { type DependentList, dependentListsOf } from './dependent-lists.ts';
export { withFreeNumbers } from './free-numbers.ts';
export { inheritedAt, inheritingFields, inheritingPath } from './inherited.ts';
export { inheritedFrom } from './inherited-from.ts';
export { acceptInput, complete, initial } from './initial.ts';
export { missingSoftDeleted } from './soft-delete.ts';
export { supersededMembers, touchesNewestOnly } from './superseded-members.ts';
