export { applyComputed, computedValue, isComputed } from './computed-fields.ts';
export { type DependentList, dependentListsOf } from './dependent-lists.ts';
export { withFreeNumbers } from './free-numbers.ts';
export { inheritedAt, inheritingFields, inheritingPath } from './inherited.ts';
export { acceptInput, complete, initial } from './initial.ts';
export { missingSoftDeleted } from './soft-delete.ts';
export { supersededMembers, touchesNewestOnly } from './superseded-members.ts';
