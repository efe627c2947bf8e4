import { randomInt } from 'node:crypto';
import type { BodyLimits } from '@commissary/contract';
import { apiError, tooMuch } from '../../services/errors/index.ts';
import { unescaped } from './json-escapes.ts';

/**
 * Counts the structure of JSON from its bytes, as they arrive, and throws beyond a limit, before anything is parsed.
 */
export interface JsonStructureCounter {
  add(bytes: Uint8Array): void;
}

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
 * Does not check the syntax: for invalid JSON the count may be too high, and the parser rejects that anyway. Empty
 * lists count twice. With `jsonInText`, a string directly inside the outermost object is counted as JSON itself.
 */
export const createJsonStructureCounter = (limits: Limits, { jsonInText = false } = {}): JsonStructureCounter =>
  counter(limits, { values: 0, names: new Set() }, jsonInText);

const counter = (limits: Limits, total: Total, jsonInText: boolean): JsonStructureCounter => {
  let depth = 0;
  let isText = false;
  let isEscape = false;
  let textBytes = 0;
  let hash = 0;
  let inner: JsonStructureCounter | null = null;
  const value = (): void => {
    total.values += 1;
    if (total.values > limits.values) throw tooMuch('TOO_MANY_VALUES', limits.values);
  };
  const open = (): void => {
    value();
    depth += 1;
    if (depth > limits.depth) throw apiError(400, 'TOO_DEEP', '/body');
  };
  /** The string before was a name. */
  const name = (): void => {
    total.names.add(hash);
    if (total.names.size > limits.names) throw tooMuch('TOO_MANY_NAMES', limits.names);
  };
  const beginText = (): void => {
    isText = true;
    textBytes = 0;
    hash = 0;
    inner = jsonInText && depth === 1 ? unescaped(counter(limits, total, false)) : null;
  };
  /** Returns where the string ends, or where the bytes end. */
  const passText = (bytes: Uint8Array, from: number): number => {
    // Runs for every byte of a body: the variables that change with each byte are local.
    let [at, escaped, mixed] = [from, isEscape, hash];
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (escaped) escaped = false;
      else if (byte === backslash) escaped = true;
      else if (byte === quote) break;
      mixed = Math.imul(mixed ^ (byte + 1), multiplier);
    }
    [isEscape, hash] = [escaped, mixed];
    isText = at === bytes.length;
    textBytes += at - from;
    if (inner !== null) inner.add(bytes.subarray(from, at));
    else if (textBytes > limits.textBytes) throw tooMuch('TEXT_TOO_LONG', limits.textBytes);
    return at;
  };
  return {
    add: bytes => {
      for (let at = 0; at < bytes.length; at += 1) {
        if (isText) at = passText(bytes, at);
        else {
          const byte = bytes[at] ?? 0;
          if (byte === quote) beginText();
          else if (byte === comma) value();
          else if (byte === colon) name();
          else if (byte === openList || byte === openObject) open();
          else if (byte === closeList || byte === closeObject) depth = Math.max(0, depth - 1);
        }
      }
    },
  };
};
