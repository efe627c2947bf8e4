import type { Field } from '../field/field.ts';
import { childField, keyingOf } from '../field/walk.ts';
import { keyToken, memberToken } from '../path/path.ts';
import { isRecord, own } from '../value/json.ts';

/** The paths on which two documents differ, as a diff with the definition would write them. */
export const changedPaths = (field: Field | undefined, before: unknown, after: unknown, path = ''): string[] => {
  if (Object.is(before, after)) return [];
  if (field !== undefined && keyingOf(field) === 'group' && isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(key =>
      changedPaths(childField(field, keyToken(key)), before[key], after[key], `${path}/${keyToken(key)}`),
    );
  if (field !== undefined && keyingOf(field) === 'list' && Array.isArray(before) && Array.isArray(after)) {
    const was = new Map(before.map(member => [String(own(member, 'id')), member]));
    const is = new Map(after.map(member => [String(own(member, 'id')), member]));
    return [...new Set([...was.keys(), ...is.keys()])].flatMap(id =>
      changedPaths(childField(field, memberToken(id)), was.get(id), is.get(id), `${path}/${memberToken(id)}`),
    );
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [path];
};
