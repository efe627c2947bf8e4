/**
 * Where to look:
 * - What a typed character costs: what is computed again, and for which rows: `form-store.ts`, `path-watchers.ts`,
 *   `key-cost.test.ts`; `packages/document/src/layers/resolve-edited.ts`,
 *   `packages/schema/src/validation/incremental-validator.ts`; `docs/adr/0037-one-state-after-the-other.md`. In a
 *   browser: `bench/web`.
 */
export { fieldLockAt, missingPermission, missingToAdd } from './field-lock.ts';
export { type Environment, type FieldState, fieldState, levelAt, parentSourceAt } from './field-state.ts';
export { fieldElementId, focusWhenThere } from './focus-field.ts';
export {
  type DescendantOverrides,
  FormContext,
  type SessionContextValue,
  useEditSession,
  useForm,
} from './form-context.ts';
export { createFormStore, type FormStore, formIssues } from './form-store.ts';
export { memberText } from './member-text.ts';
export { newId } from './new-id.ts';
export { borrowedName, offeredTargets, type ReferenceTarget, targetsIn } from './reference-targets.ts';
export {
  NEVER,
  useCondition,
  useFieldState,
  useFormSelector,
  useFormSelectorAfterPaint,
  useIssue,
  useStoreSelector,
  useStoreSelectorAfterPaint,
  valueIn,
} from './use-field-state.ts';
export { levelNames, useFormContextValue } from './use-form-context-value.ts';
export { useLive } from './use-live.ts';
export { type ShownField, useShowField } from './use-show-field.ts';
