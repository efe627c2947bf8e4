import { apiError } from '../../services/errors/index.ts';

const depthLimit = 64;
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Rejects values that no call can mean and that would break something further in: keys of JavaScript's own prototypes,
 * text that the database cannot store, numbers that JSON cannot write back, and depth that exhausts a stack (so this
 * uses no recursion).
 */
export const assertSafeJson = (value: unknown, path: string): void => {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthLimit) throw apiError(400, 'TOO_DEEP', path);
    const below: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string') assertSafeText(one, path);
      else if (typeof one === 'number' && !Number.isFinite(one)) throw apiError(400, 'UNSAFE_NUMBER', path);
      else if (Array.isArray(one)) for (const member of one) below.push(member);
      else if (typeof one === 'object' && one !== null) demandKeys(one, path, below);
    }
    level = below;
  }
};

const demandKeys = (object: object, path: string, below: unknown[]): void => {
  for (const key of Object.keys(object)) {
    if (unsafeKeys.has(key)) throw apiError(400, 'UNSAFE_KEY', path);
    assertSafeText(key, path);
    below.push(Reflect.get(object, key));
  }
};

const assertSafeText = (text: string, path: string): void => {
  if (text.includes('\0') || !text.isWellFormed()) throw apiError(400, 'UNSAFE_TEXT', path);
};
