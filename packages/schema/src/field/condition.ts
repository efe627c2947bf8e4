import { groupAround, listsChosenFrom, namingPaths, resolveTarget, valueAt, widenTarget } from '../path/index.ts';
import { isArray, isRecord } from '../value/index.ts';
import type { Condition, ValueCondition } from './meta.ts';

/**
 * Whether a condition holds for the fields of the group at `path`. A condition on a member is asked with the member as
 * the document.
 */
export const matches = (condition: Condition, doc: unknown, path = ''): boolean => {
  if ('any' in condition) return condition.any.some(one => matches(one, doc, path));
  if ('all' in condition) return condition.all.every(one => matches(one, doc, path));
  if ('not' in condition) return !matches(condition.not, doc, path);
  const place = readPath(condition, path);
  const at = isTarget(condition) ? resolveTarget(condition.path, doc, place) : place;
  const value = at === undefined ? undefined : valueAt(doc, at);
  if ('empty' in condition) return isEmpty(value);
  const accepted: readonly unknown[] = isArray(condition.equals) ? condition.equals : [condition.equals];
  return accepted.includes(value);
};

/** Returns the paths that a condition for the group at `path` reads; in a target, `[]` is every member. */
export const conditionPaths = (condition: Condition, path: string): readonly string[] => {
  if ('any' in condition) return condition.any.flatMap(one => conditionPaths(one, path));
  if ('all' in condition) return condition.all.flatMap(one => conditionPaths(one, path));
  if ('not' in condition) return conditionPaths(condition.not, path);
  const place = readPath(condition, path);
  return isTarget(condition) ? targetPaths(condition.path, place) : [place];
};

/** Returns the paths on which depends what a target means at a place, and what is there. */
export const targetPaths = (target: string, place: string): readonly string[] => [
  widenTarget(target),
  ...listsChosenFrom(target).map(list => `/${list}`),
  ...namingPaths(target, place),
];

const isTarget = ({ path }: ValueCondition): boolean => path.startsWith('/');

/** The path of the value that is read; of a target, a place in the group that it is seen from. */
const readPath = ({ path, up = 0 }: ValueCondition, group: string): string => {
  let start = group;
  for (let steps = 0; steps < up; steps++) start = groupAround(start);
  return `${start}/${path.startsWith('/') ? '' : path}`;
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);
