import { meets } from './condition.ts';
import { readAs } from './fall-back.ts';
import type { Field } from './field.ts';
import { holding } from './holds.ts';
import { isNewestOnly, newestOnly } from './superseded.ts';

/** The value that a field has: what is stored, what it falls back to, or what its neighbours force on it. `surrounding` is the group around it. */
export const heldValue = (field: Field, surrounding: unknown, value: unknown): unknown =>
  isForced(field, surrounding) ? field.forced?.value : readAs(field, value);

/** Whether the neighbours of a field leave it no choice. */
export const isForced = (field: Field, surrounding: unknown): boolean =>
  field.forced?.when.some(condition => meets(condition, surrounding)) === true;

/**
 * A value in which every field has the value that it falls back or is forced to, and lists that hold the newest of each hold no
 * other; the same object when all is so.
 */
export const settle = (field: Field, value: unknown): unknown => {
  if (value === undefined || !holdsHeld(field)) return value;
  const inside = (child: Field, inner: unknown): unknown =>
    inner === undefined ? undefined : settle(child, heldValue(child, value, inner));
  const held = newestOnly(field, value);
  return field.kind.map?.(field, held, inside) ?? held;
};

const holdsHeld = holding(field => field.forced !== undefined || field.fallsBack === true || isNewestOnly(field));
