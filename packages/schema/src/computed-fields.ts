import { coerceToInitial } from './coerce.ts';
import { matches } from './condition.ts';
import type { Field } from './field.ts';
import { createFieldPredicate } from './field-contains.ts';
import { isNewestOnly, keepsNewestOnly } from './superseded-members.ts';

/** The value that a field has: what is stored, what it falls back to, or what its neighbors force on it. `surrounding` is the group around it. */
export const computedValue = (field: Field, surrounding: unknown, value: unknown): unknown =>
  isComputed(field, surrounding) ? field.forced?.value : coerceToInitial(field, value);

/** Whether the neighbors of a field leave it no choice. */
export const isComputed = (field: Field, surrounding: unknown): boolean =>
  field.forced?.when.some(condition => matches(condition, surrounding)) === true;

/**
 * A value in which every field has the value that it falls back or is forced to, and lists that hold the newest of each hold no
 * other; the same object when all is so.
 */
export const applyComputed = (field: Field, value: unknown): unknown => {
  if (value === undefined || !containsComputed(field)) return value;
  const inside = (child: Field, inner: unknown): unknown =>
    inner === undefined ? undefined : applyComputed(child, computedValue(child, value, inner));
  const held = keepsNewestOnly(field, value);
  return field.kind.map?.(field, held, inside) ?? held;
};

const containsComputed = createFieldPredicate(
  field => field.forced !== undefined || field.coerceInvalid === true || isNewestOnly(field),
);
