/** A JSON value. Documents and the values inside changes are JSON; a property that is `undefined` counts as absent. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A plain object, the only object beside arrays that documents contain. Only its own properties count. */
export type JsonObject = { readonly [key: string]: unknown };

export const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the own value under a key; absent is `undefined`. Never reads the prototype. */
export const own = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/**
 * Deep equality of JSON: key order does not matter, array order does, -0 equals 0, an undefined property equals an
 * absent one.
 */
export const equal = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return Number.isNaN(a) && Number.isNaN(b);
  if (isArray(a)) return isArray(b) && equalArrays(a, b);
  return !isArray(b) && equalObjects(a as JsonObject, b as JsonObject);
};

const equalArrays = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false;
  return true;
};

const equalObjects = (a: JsonObject, b: JsonObject): boolean => {
  for (const key in a) if (!equal(own(a, key), own(b, key))) return false;
  for (const key in b) if (own(a, key) === undefined && own(b, key) !== undefined) return false;
  return true;
};
