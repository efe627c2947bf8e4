import { splitPath } from '../path/index.ts';
import type { Field, Keying } from './field.ts';

/** Visits a definition, parents first. Members of lists have the step `[]`, values of maps `*`. */
export const walk = (field: Field, visit: (field: Field, path: string) => void, path = ''): void => {
  visit(field, path);
  for (const [step, child] of field.kind.children?.(field) ?? []) walk(child, visit, `${path}/${step}`);
};

/** Returns the child of a field at a raw path token. */
export const childField = (field: Field, token: string): Field | undefined => field.kind.child?.(field, token);

/** Returns the field at a document path (`/departments/[d7]/name`), or `undefined` where the definition has none. */
export const fieldAt = (field: Field, path: string): Field | undefined => {
  let here: Field | undefined = field;
  for (const token of splitPath(path)) here = here && childField(here, token);
  return here;
};

/**
 * Returns the fields on the way to a path, the outermost first, the field at the path last; `undefined` for an unknown
 * path.
 */
export const fieldsTo = (field: Field, path: string): readonly Field[] | undefined => {
  const passed = [field];
  let here = field;
  for (const token of splitPath(path)) {
    const next = childField(here, token);
    if (next === undefined) return undefined;
    passed.push(next);
    here = next;
  }
  return passed;
};

/**
 * How changes address values inside: `group` by key, `list` by the id of a member, `set` by the primitive itself,
 * `atomic` not at all: the value is replaced whole.
 */
export const keyingOf = (field: Field): Keying => field.kind.keying;

/** Visits a value along its definition, parents first, without absent children. */
export const walkValue = (
  field: Field,
  value: unknown,
  visit: (field: Field, value: unknown, path: string) => void,
  path = '',
): void => {
  visit(field, value, path);
  field.kind.map?.(field, value, (child, inner, token) => {
    if (inner !== undefined) walkValue(child, inner, visit, `${path}/${token}`);
    return inner;
  });
};
