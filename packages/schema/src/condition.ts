import type { Condition } from './meta.ts';
import { valueAt } from './value-at.ts';

/** Whether a condition holds in the value of the group around the field. */
export const meets = (condition: Condition, surrounding: unknown): boolean => {
  const value = valueAt(surrounding, `/${condition.path}`);
  return Array.isArray(condition.equals) ? condition.equals.includes(value) : value === condition.equals;
};
