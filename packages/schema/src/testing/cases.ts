import { expect } from 'vitest';
import type { Field } from '../field/field.ts';
import { validateValue } from '../validation/validate.ts';

/** Expects no issue for good values, and exactly the named codes for bad ones. */
export const expectCodes = (
  field: Field,
  good: readonly unknown[],
  bad: readonly (readonly [unknown, string])[],
): void => {
  for (const value of good) expect([value, validateValue(field, value)]).toEqual([value, []]);
  for (const [value, code] of bad)
    expect([value, validateValue(field, value).map(issue => issue.code)]).toEqual([value, [code]]);
};
