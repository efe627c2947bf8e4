import { createFieldPredicate, type Field, matches } from '../field/index.ts';
import { coerceToInitial } from './coerce.ts';
import { isNewestOnly, keepsNewestOnly } from './superseded-members.ts';

/**
 * Returns the value of a field: the stored value, its fallback, or the value that its neighbors force. `surrounding` is
 * the group around it.
 */
export const computedValue = (field: Field, surrounding: unknown, value: unknown): unknown =>
  isComputed(field, surrounding) ? field.forced?.value : coerceToInitial(field, value);

/** Whether the neighbors of a field force its value. */
export const isComputed = (field: Field, surrounding: unknown): boolean =>
  field.forced?.when.some(condition => matches(condition, surrounding)) === true;

/**
 * Returns the value with every fallback and forced value filled in, and without superseded members in `newestOf` lists;
 * the same object when nothing changes.
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
