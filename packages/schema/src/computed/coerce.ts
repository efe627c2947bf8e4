import { type Field, validatorOf } from '../field/index.ts';

/**
 * Returns the value as it is read: a field with `coerceInvalid` has its initial value instead of an empty or unknown
 * one.
 */
export const coerceToInitial = (field: Field, value: unknown): unknown =>
  field.coerceInvalid && (value === '' || isUnknown(field, value)) ? field.kind.initial(field) : value;

const isUnknown = (field: Field, value: unknown): boolean => {
  let unknown = false;
  const report = (code: string) => {
    unknown ||= code === 'not-an-option';
  };
  validatorOf(field)(value, { path: [], count: 0, report, reportUnique: () => {} });
  return unknown;
};
