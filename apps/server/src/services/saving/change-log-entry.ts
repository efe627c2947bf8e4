import { type Change, canonicalJson, digest } from '@commissary/document';
import {
  createFieldPredicate,
  endsByItself,
  equal,
  type Field,
  fieldAt,
  memoByIdentity,
  walkValue,
} from '@commissary/schema';
import type { LoggedChange, LoggedOp } from '../../store/documents/index.ts';

/** A value that is longer than this is a digest in the change log and in a preview. */
const LONGEST = 4_096;

/** A change as the change log stores it. */
export const toLogEntry = (change: Change): LoggedChange => ({
  path: change.path,
  op: change.op,
  value: 'value' in change ? digestLongValue(change.value) : undefined,
  was: change.was,
});

/** An entry that was removed from an override. */
export const toResetEntry = (entry: Change): LoggedChange => ({
  path: entry.path,
  op: 'reset' satisfies LoggedOp,
  value: undefined,
  was: 'value' in entry ? digestLongValue(entry.value) : undefined,
});

/**
 * What two lists differ in inside of the members that they add, of the values that end by themselves: the log is asked by
 * path what is out of stock, and the entry of such a member says only that it was added.
 */
export const logEntriesInside = (
  definition: Field,
  before: readonly Change[],
  after: readonly Change[],
): readonly LoggedChange[] => {
  const was = valuesInside(definition, before);
  const is = valuesInside(definition, after);
  const written = [...is].filter(([path, value]) => !equal(was.get(path), value));
  const removed = [...was].filter(([path]) => !is.has(path));
  return [
    ...written.map(([path, value]): LoggedChange => ({ path, op: 'set', value, was: was.get(path) })),
    ...removed.map(([path, value]): LoggedChange => ({ path, op: 'reset', value: undefined, was: value })),
  ];
};

const valuesInside = (definition: Field, list: readonly Change[]): ReadonlyMap<string, unknown> =>
  new Map(
    list.flatMap(entry => {
      const field = 'value' in entry ? fieldAt(definition, entry.path) : undefined;
      if (field === undefined || !('value' in entry) || !containsEnding(field)) return [];
      const found: [string, unknown][] = [];
      walkValue(field, entry.value, (inner, value, inside) => {
        if (inside !== '' && endsByItself(inner)) found.push([entry.path + inside, value]);
      });
      return found;
    }),
  );

const containsEnding = createFieldPredicate(endsByItself);

/** Many locations share a value, so it is measured once. */
export const digestLongValue = memoByIdentity((value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  return canonicalJson(value).length > LONGEST ? { '#': digest(value) } : value;
});
