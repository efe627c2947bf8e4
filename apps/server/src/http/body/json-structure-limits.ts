import { randomInt } from 'node:crypto';
import type { BodyLimits } from '@commissary/contract';
import { apiError, tooMuch } from '../../services/errors/index.ts';

type Limits = Pick<BodyLimits, 'values' | 'names' | 'depth' | 'textBytes'>;
interface Total {
  values: number;
  /**
   * Hashes of the names with a random multiplier of this process, so that nobody can predict collisions: two names that
   * collide count as one.
   */
  readonly names: Set<number>;
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const multiplier = randomInt(2 ** 31) * 2 + 1;

/**
 * Counts the structure of JSON from its bytes, before anything is parsed, and throws beyond a limit. Does not check the
 * syntax: for invalid JSON the count may be too high, and the parser rejects that anyway. Empty lists count twice. With
 * `jsonInText`, a string directly inside the outermost object is counted as JSON itself.
 */
export const countJsonStructure = (bytes: Uint8Array, limits: Limits, { jsonInText = false } = {}): void =>
  count(bytes, limits, { values: 0, names: new Set() }, jsonInText);

const count = (bytes: Uint8Array, limits: Limits, total: Total, jsonInText: boolean): void => {
  let depth = 0;
  /** Where the last string was: a colon behind it makes it a name. */
  let [from, to] = [0, 0];
  const value = (): void => {
    total.values += 1;
    if (total.values > limits.values) throw tooMuch('TOO_MANY_VALUES', limits.values);
  };
  const open = (): void => {
    value();
    depth += 1;
    if (depth > limits.depth) throw apiError(400, 'TOO_DEEP', '/body');
  };
  const name = (): void => {
    total.names.add(hashOf(bytes, from, to));
    if (total.names.size > limits.names) throw tooMuch('TOO_MANY_NAMES', limits.names);
  };
  const text = (): void => {
    if (jsonInText && depth === 1) count(unescaped(bytes.subarray(from, to)), limits, total, false);
    else if (to - from > limits.textBytes) throw tooMuch('TEXT_TOO_LONG', limits.textBytes);
  };
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) {
      [from, to] = [at + 1, endOfText(bytes, at + 1)];
      text();
      at = to;
    } else if (byte === comma) value();
    else if (byte === colon) name();
    else if (byte === openList || byte === openObject) open();
    else if (byte === closeList || byte === closeObject) depth = Math.max(0, depth - 1);
  }
};

const decoder = new TextDecoder('utf-8', { fatal: true });
const nothing = new Uint8Array();

/** The unescaped bytes of a JSON string; nothing where it is not valid: the parser rejects that. */
const unescaped = (bytes: Uint8Array): Uint8Array => {
  try {
    return Buffer.from(JSON.parse(`"${decoder.decode(bytes)}"`));
  } catch {
    return nothing;
  }
};

/** Where a string ends, or where the bytes end. */
const endOfText = (bytes: Uint8Array, from: number): number => {
  let at = from;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === backslash) at += 1;
    else if (byte === quote) break;
  }
  return Math.min(at, bytes.length);
};

/** Names alone are hashed: most of a document is values. */
const hashOf = (bytes: Uint8Array, from: number, to: number): number => {
  let hash = 0;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ ((bytes[at] ?? 0) + 1), multiplier);
  return hash;
};
