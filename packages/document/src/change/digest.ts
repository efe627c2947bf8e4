import { identityMap, isArray, isRecord, type JsonObject } from '@commissary/schema';
import { canonicalJson } from './canonical.ts';
import type { Was } from './change.ts';

/**
 * Returns eight hexadecimal digits of a value's canonical JSON. For detecting drift; no protection against attacks. The
 * text is never built, and an object's digest is cached by identity, because every save reads the same subtrees.
 */
export const digest = (value: unknown): string => {
  const known = isRecord(value) ? digests.get(value) : undefined;
  if (known !== undefined) return known;
  let hash = hashValue(0x811c9dc5, value);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  const text = ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
  if (isRecord(value)) digests.set(value, text);
  return text;
};

/**
 * Returns the `was` of a previous value: the scalar itself or the digest of a subtree; undefined when there was none.
 */
export const previousValueOf = (value: unknown): Was | undefined => {
  if (value === undefined || value === null) return value;
  if (typeof value === 'object') return { '#': digest(value) };
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
};

/** The `was` of an entry that replaces or removes this value. */
export const previousOf = (before: unknown): { readonly was?: Was } => {
  const was = previousValueOf(before);
  return was === undefined ? {} : { was };
};

const digests = identityMap<object, string>();

/** Continues the hash with the canonical JSON of a value, as hashText would with its text. */
const hashValue = (hash: number, value: unknown): number => {
  if (typeof value === 'string') return hashString(hash, value);
  if (isArray(value)) return hashArray(hash, value);
  if (isRecord(value)) return hashObject(hash, value);
  return hashText(hash, canonicalJson(value));
};

const hashArray = (start: number, array: readonly unknown[]): number => {
  let hash = hashUnit(start, OPEN_BRACKET);
  for (let i = 0; i < array.length; i++) {
    if (i > 0) hash = hashUnit(hash, COMMA);
    hash = hashValue(hash, array[i]);
  }
  return hashUnit(hash, CLOSE_BRACKET);
};

const hashObject = (start: number, object: JsonObject): number => {
  let hash = hashUnit(start, OPEN_BRACE);
  let isFirst = true;
  for (const key of Object.keys(object).sort()) {
    const below = object[key];
    if (below === undefined) continue;
    if (!isFirst) hash = hashUnit(hash, COMMA);
    isFirst = false;
    hash = hashValue(hashUnit(hashString(hash, key), COLON), below);
  }
  return hashUnit(hash, CLOSE_BRACE);
};

/** Returns a text with its quotes; a text that needs escapes is serialized by JSON. */
const hashString = (start: number, text: string): number => {
  let hash = hashUnit(start, QUOTE);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x20 || unit === QUOTE || unit === BACKSLASH || (unit >= 0xd800 && unit < 0xe000)) {
      return hashText(start, JSON.stringify(text));
    }
    hash = hashUnit(hash, unit);
  }
  return hashUnit(hash, QUOTE);
};

const hashText = (start: number, text: string): number => {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = hashUnit(hash, text.charCodeAt(i));
  return hash;
};

const hashUnit = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
