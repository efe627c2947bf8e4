import { parentPath, valueAt } from '../path/index.ts';
import type { Condition } from './meta.ts';

/** The path of the group that a condition on a member of the group at `path` reads. */
export const conditionScope = (condition: Condition, path: string): string =>
  condition.inParent ? (parentPath(path) ?? '') : path;

/** Whether a condition holds in the value of the group that it reads. */
export const matches = (condition: Condition, surrounding: unknown): boolean => {
  const value = valueAt(surrounding, `/${condition.path}`);
  return Array.isArray(condition.equals) ? condition.equals.includes(value) : value === condition.equals;
};
