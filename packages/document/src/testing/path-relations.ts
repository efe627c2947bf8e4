import { idOf, isArray, isBelow, isRecord, joinPath, keyToken, memberToken, parentPath } from '@commissary/schema';
import { type Change, isContent } from '../change/index.ts';

/** Whether two entries name the same path or one names a path inside the other's. */
export const areRelated = (a: Change, b: Change): boolean => isBelow(a.path, b.path) || isBelow(b.path, a.path);

/** The arrays whose order or membership a list changes. */
export const arraysOf = (list: readonly Change[]): ReadonlySet<string> =>
  new Set(list.filter(change => !isContent(change)).map(change => parentPath(change.path) ?? ''));

/** A value with every array of members, and every set, sorted by id, for laws that do not cover order. */
export const unordered = (value: unknown): unknown => {
  if (isArray(value)) {
    const inner = value.map(unordered);
    const ids = inner.map(idOf);
    const isSet = !value.some(isRecord) && !ids.includes(undefined) && new Set(ids).size === ids.length;
    return isSet || value.every(isRecord) ? inner.sort((a, b) => (String(idOf(a)) < String(idOf(b)) ? -1 : 1)) : inner;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, unordered(below)]));
};

/** Every path of a document, members by id. */
export const pathsIn = (value: unknown, path = ''): string[] => {
  const paths = [path];
  if (isArray(value)) {
    for (const member of value) {
      const id = idOf(member);
      if (id !== undefined && isRecord(member)) paths.push(...pathsIn(member, joinPath(path, memberToken(id))));
    }
  } else if (isRecord(value)) {
    for (const [key, below] of Object.entries(value)) paths.push(...pathsIn(below, joinPath(path, keyToken(key))));
  }
  return paths;
};

export const membersIn = (value: unknown): string[] =>
  pathsIn(value).filter(path => path.slice(path.lastIndexOf('/')).startsWith('/['));
