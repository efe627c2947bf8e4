import { isArray, isRecord, type JsonObject, memoByIdentity } from '@commissary/schema';

/**
 * Returns the canonical form of a JSON value: keys sorted by code units, no spaces, absent properties left out, -0
 * written 0. Equal values give equal text. JSON.stringify is several times faster than own code, so it serializes
 * everything that is already in order.
 */
export const canonicalJson = (value: unknown): string => {
  const ordered = inOrder(value);
  return ordered === noOrder ? spell(value) : (JSON.stringify(ordered) ?? 'null');
};

/**
 * A `canonicalJson` that serializes each object of an outermost list once, for many documents that share most of them.
 * The values must not change as long as it is used.
 */
export const createCanonicalJson = (): ((value: unknown) => string) => {
  const ofMember = memoByIdentity(canonicalJson);
  // One argument: what is kept belongs to the member, whatever its list and its position there.
  const serialize = (value: unknown): string =>
    isArray(value)
      ? `[${value.map(member => ofMember(member)).join(',')}]`
      : isRecord(value)
        ? spellRecord(value, serialize)
        : spell(value);
  return serialize;
};

/**
 * Returns the value with its keys in order, or the same object where all are in order, as in values that the store has
 * serialized before.
 */
const inOrder = (value: unknown): unknown => {
  if (isArray(value)) return membersInOrder(value);
  return isRecord(value) ? keysInOrder(value) : value;
};

const membersInOrder = (members: readonly unknown[]): unknown => {
  let next: unknown[] | undefined;
  for (let i = 0; i < members.length; i++) {
    const ordered = inOrder(members[i]);
    if (ordered === noOrder) return noOrder;
    if (ordered === members[i]) continue;
    next ??= members.slice();
    next[i] = ordered;
  }
  return next ?? members;
};

const keysInOrder = (value: JsonObject): unknown => {
  const keys = Object.keys(value);
  let next: Record<string, unknown> | undefined;
  if (!isSorted(keys)) {
    if (keys.some(isStubborn)) return noOrder;
    keys.sort();
    next = {};
  }
  for (const key of keys) {
    const ordered = inOrder(value[key]);
    if (ordered === noOrder) return noOrder;
    if (next === undefined && ordered !== value[key]) next = { ...value };
    if (next !== undefined) next[key] = ordered;
  }
  return next ?? value;
};

const isSorted = (keys: readonly string[]): boolean => {
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] ?? '') > (keys[i] ?? '')) return false;
  return true;
};

/** JavaScript orders integer keys such as `10` first and by number, whatever the insertion order. */
const isStubborn = (key: string): boolean => /^\d/.test(key) || key === '__proto__';

const noOrder = Symbol('no object can hold the keys in this order');

const spell = (value: unknown): string => {
  if (isArray(value)) return `[${value.map(spell).join(',')}]`;
  return isRecord(value) ? spellRecord(value, spell) : (JSON.stringify(value) ?? 'null');
};

const spellRecord = (value: JsonObject, spellValue: (value: unknown) => string): string => {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const below = value[key];
    if (below === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${spellValue(below)}`;
  }
  return `{${text}}`;
};
