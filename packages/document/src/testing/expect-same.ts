import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * What `expect(actual).toEqual(expected)` says, at a tenth of the time where both are the same: a law compares thousands of
 * documents, and only a failing one needs to be told apart line by line.
 */
export const expectSame = (actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
};
