import type { Each, Field, Value } from '../field/index.ts';
import { valueAt } from '../path/index.ts';
import { coerceToInitial } from './coerce.ts';

/** The value that a new document, section or field starts with. */
export const initial = <F extends Field>(field: F): Value<F> => field.kind.initial(field);

/**
 * Fills absent fields that are not optional, or that have a fallback, from the initial values; the same object when
 * nothing was missing.
 */
export const complete = (field: Field, value: unknown): unknown => {
  if (value === undefined) return field.optional ? undefined : field.kind.initial(field);
  const read = coerceToInitial(field, value);
  const { map } = field.kind;
  if (map === undefined) return read;
  const inside: Each = (child, inner) =>
    complete(child, inner === undefined && child.initialFrom ? valueAt(value, `/${child.initialFrom}`) : inner);
  return map(field, read, inside) ?? read;
};

/** Converts an input to its stored form, once: the number 25 of a money field becomes `'25.00'`. */
export const acceptInput = (field: Field, value: unknown): unknown => {
  if (value === undefined) return undefined;
  const accepted = coerceToInitial(field, field.kind.accept ? field.kind.accept(field, value) : value);
  return field.kind.map?.(field, accepted, acceptInput) ?? accepted;
};
