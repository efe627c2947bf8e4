import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Same as `expect(actual).toEqual(expected)`, in a tenth of the time where both are equal: a law compares thousands of
 * documents, and only a failing pair needs a line-by-line diff.
 */
export const expectSame = (actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
};
