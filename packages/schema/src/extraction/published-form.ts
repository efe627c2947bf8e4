import { type Condition, childField, createFieldPredicate, type Field, fieldAt, matches } from '../field/index.ts';
import { isGroup, isList, published } from '../kinds/index.ts';
import { isKeyToken, splitPath, tokenKey } from '../path/index.ts';
import { isArray, isRecord, memoByIdentity } from '../value/index.ts';

/**
 * Returns a document as terminals get it: without the values of inactive cases, without what is published only while it
 * is visible and is not, and with the position of each member where its list publishes that. The same object where
 * nothing differs. Kept by identity: the documents of most locations share most of their values.
 */
export const publishedForm = (field: Field, document: unknown): unknown =>
  formOf(field, published(field, document), { root: document, path: '' });

/** Where a value is: conditions read the values around it. */
interface Place {
  readonly root: unknown;
  readonly path: string;
}

const formOf = (field: Field, value: unknown, place: Place): unknown => {
  if (typeof value !== 'object' || value === null || !isPublishedOtherwise(field)) return value;
  return reachOf(field) > 0 ? formInside(field, value, place) : selfContained(field, value);
};

/** The form of a value that depends on nothing around it. */
const selfContained = memoByIdentity((field: Field, value: unknown): unknown =>
  formInside(field, value, { root: value, path: '' }),
);

const formInside = (field: Field, value: unknown, { root, path }: Place): unknown => {
  const next = field.kind.map?.(field, value, (child, inner, token) => {
    const isHidden = child.publishedWhenVisible && child.visibleWhen && !matches(child.visibleWhen, root, path);
    return isHidden ? undefined : formOf(child, inner, { root, path: `${path}/${token}` });
  });
  if (!isList(field) || field.publishedPosition === undefined || !isArray(next)) return next ?? value;
  const key = field.publishedPosition;
  return next.map((member, position) => (isRecord(member) ? { ...member, [key]: position } : member));
};

const isPublishedOtherwise = createFieldPredicate(
  field => field.publishedWhenVisible === true || (isList(field) && field.publishedPosition !== undefined),
);

/** How many groups further out the conditions inside a field read that decide what is published. */
const reachOf = memoByIdentity((field: Field): number => {
  const inwards = isGroup(field) ? 1 : 0;
  let reach = 0;
  for (const [, child] of field.kind.children?.(field) ?? []) {
    const own = child.publishedWhenVisible && child.visibleWhen ? stepsOut(child.visibleWhen) : 0;
    reach = Math.max(reach, own, reachOf(child) - inwards);
  }
  return reach;
});

const stepsOut = (condition: Condition): number => {
  if ('any' in condition) return Math.max(0, ...condition.any.map(stepsOut));
  if ('all' in condition) return Math.max(0, ...condition.all.map(stepsOut));
  if ('not' in condition) return stepsOut(condition.not);
  if (condition.path.startsWith('/')) throw new Error(`What is published depends on its own groups: ${condition.path}`);
  return condition.up ?? 0;
};

/** Returns a value without what is computed for its published form. The same object where there is nothing of that. */
type WithoutComputed = (field: Field, value: unknown) => unknown;

/** For what a client sent: no other document shares its values, so nothing is kept for them. */
export const withoutComputed: WithoutComputed = (field, value) =>
  mayBeComputed(field, value) ? storedPart(field, value, withoutComputed) : value;

/** Kept by identity like the published form: the live documents of most locations share most of their values. */
export const withoutComputedShared: WithoutComputed = (field, value) =>
  mayBeComputed(field, value) ? sharedStoredPart(field, value) : value;

const sharedStoredPart = memoByIdentity((field: Field, value: unknown): unknown =>
  storedPart(field, value, withoutComputedShared),
);

const mayBeComputed = (field: Field, value: unknown): boolean =>
  typeof value === 'object' && value !== null && containsComputed(field);

const storedPart = (field: Field, value: unknown, inside: WithoutComputed): unknown => {
  const next = field.kind.map?.(field, value, inside) ?? value;
  const keys = computedKeys(field);
  if (!isArray(next)) return without(next, keys);
  return next.some(member => without(member, keys) !== member) ? next.map(member => without(member, keys)) : next;
};

/** The same for changes of a document: those of computed values are left out. */
export const changesWithoutComputed = <C extends { readonly path: string; readonly value?: unknown }>(
  root: Field,
  changes: readonly C[],
): C[] =>
  changes.flatMap(change => {
    const { path, value } = change;
    const keys = keysAt(root, path);
    if (keys === undefined) return [];
    const field = fieldAt(root, path);
    if (field === undefined || value === undefined) return [change];
    const next = without(withoutComputed(field, value), keys);
    return [next === value ? change : { ...change, value: next }];
  });

/** The computed keys of a list around the member at a path; undefined where the path itself leads to a computed value. */
const keysAt = (root: Field, path: string): readonly string[] | undefined => {
  let here: Field | undefined = root;
  let ofMember: readonly string[] = [];
  for (const token of splitPath(path)) {
    const keys: readonly string[] = here === undefined ? [] : computedKeys(here);
    if (isKeyToken(token) && [...ofMember, ...keys].includes(tokenKey(token))) return undefined;
    ofMember = isKeyToken(token) ? [] : keys;
    here = here && childField(here, token);
  }
  return ofMember;
};

/** The computed keys of a group, or of each member of a list. */
const computedKeys = (field: Field): readonly string[] => {
  if (isList(field)) return field.publishedPosition === undefined ? [] : [field.publishedPosition];
  return isGroup(field) ? (field.computedKeys ?? []) : [];
};

const containsComputed = createFieldPredicate(field => computedKeys(field).length > 0);

const without = (value: unknown, keys: readonly string[]): unknown =>
  isRecord(value) && keys.some(key => Object.hasOwn(value, key))
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
    : value;
