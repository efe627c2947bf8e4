export { fieldLockAt, missingPermission, missingToAdd } from './field-lock.ts';
export { type Environment, type FieldState, fieldState, levelAt, parentSourceAt } from './field-state.ts';
export { fieldElementId } from './focus-field.ts';
export {
  type DescendantOverrides,
  FormContext,
  type SessionContextValue,
  useEditSession,
  useForm,
} from './form-context.ts';
export { createFormStore, type FormStore, formIssues } from './form-store.ts';
export { isShownTo } from './is-shown.ts';
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
