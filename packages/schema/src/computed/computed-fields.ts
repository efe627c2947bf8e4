import { createFieldPredicate, type Field, matches } from '../field/index.ts';
import { isGroup, isUnion } from '../kinds/index.ts';
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
 * Returns the value with every fallback, forced value and absent active case of a union filled in, and without superseded members in `newestOf` lists;
 * the same object when nothing changes.
 */
export const applyComputed = (field: Field, value: unknown): unknown => {
  if (value === undefined || !containsComputed(field)) return value;
  const inside = (child: Field, inner: unknown): unknown =>
    inner === undefined ? absentValue(field, child) : applyComputed(child, computedValue(child, value, inner));
  const held = keepsNewestOnly(field, value);
  return field.kind.map?.(field, held, inside) ?? held;
};

/** A level may choose a case of a union that no level filled in. */
const absentValue = (around: Field, child: Field): unknown =>
  isUnion(around) && isGroup(child) && !child.optional ? child.kind.initial(child) : undefined;

const containsComputed = createFieldPredicate(
  field => field.forced !== undefined || field.coerceInvalid === true || isNewestOnly(field) || isUnion(field),
);
