import { isArray, isRecord, type JsonObject } from '@commissary/schema';

/**
 * The one spelling of a JSON value: keys sorted by code units, no spaces, absent properties left out, -0 written 0.
 * Equal values give equal text. The machine's own writer is several times as fast as any of ours, so whatever it can be
 * handed in order, it writes.
 */
export const canonicalJson = (value: unknown): string => {
  const ordered = inOrder(value);
  return ordered === noOrder ? spell(value) : (JSON.stringify(ordered) ?? 'null');
};

/** The value with its keys in order; the same object where all are, as in what the store has serialized before. */
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

/** An object keeps keys like `10` before all others and by their number, wherever they are put. */
const isStubborn = (key: string): boolean => /^\d/.test(key) || key === '__proto__';

const noOrder = Symbol('no object can hold the keys in this order');

const spell = (value: unknown): string => {
  if (isArray(value)) return `[${value.map(spell).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const below = value[key];
    if (below === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${spell(below)}`;
  }
  return `{${text}}`;
};
