import { isArray, isRecord, memoByIdentity, own } from '@commissary/schema';

/**
 * The approximate memory of a document in addition to another one with which it shares most of its objects. Visits only
 * what the two do not share, and the arrays and objects around it.
 */
export const unsharedBytes = (below: unknown, value: unknown): number => {
  if (value === below) return 0;
  if (isArray(value)) return ofArray(isArray(below) ? below : [], value);
  if (isRecord(value)) return ofRecord(below, value);
  return typeof value === 'string' ? OBJECT + value.length : 0;
};

/** The same for a document by itself; measured once. */
export const memorySize = memoByIdentity((document: unknown): number =>
  typeof document === 'object' && document !== null ? unsharedBytes(undefined, document) : 0,
);

const OBJECT = 24;
const SLOT = 8;

const ofRecord = (below: unknown, value: Readonly<Record<string, unknown>>): number => {
  let bytes = OBJECT;
  for (const key of Object.keys(value)) bytes += SLOT + unsharedBytes(own(below, key), value[key]);
  return bytes;
};

const ofArray = (below: readonly unknown[], value: readonly unknown[]): number => {
  let bytes = OBJECT + SLOT * value.length;
  const members = value.length === below.length ? undefined : new Set(below);
  for (let i = 0; i < value.length; i++) {
    const before = members === undefined ? below[i] : undefined;
    if (value[i] !== before && members?.has(value[i]) !== true) bytes += unsharedBytes(before, value[i]);
  }
  return bytes;
};
