import type { Field } from './field.ts';
import { equal } from './json.ts';
import { fieldsTo, walk } from './walk.ts';

/** Whether the company's own document is edited, or a group's or location's override of it. */
export type EditLevel = 'base' | 'override';

/**
 * One change as far as rights go. `before` is the value at the path in the document that is being changed; where it or
 * `value` is not given, everything that could lie there counts as touched.
 */
export interface Touch {
  readonly op: 'set' | 'unset' | 'add' | 'remove' | 'move' | 'reset';
  readonly path: string;
  readonly value?: unknown;
  readonly before?: unknown;
}

/**
 * The rights that a change needs: those of every field on the way, of the field itself, and of every field inside that
 * the change touches; a field with rights of its own asks for them in place of those on the way to it. A new subtree touches what differs from the initial values. `undefined`: no such field.
 */
export const permissionsOf = (field: Field, touch: Touch, level: EditLevel): readonly string[] | undefined => {
  const passed = fieldsTo(field, touch.path);
  const target = passed?.at(-1);
  if (passed === undefined || target === undefined) return undefined;
  const rights = new Set<string>();
  for (const one of passed) {
    if (one.ownRights) rights.clear();
    addRight(one, level, rights);
  }
  if (touch.op === 'move') return [...rights];
  const added = touch.op === 'add' || touch.op === 'set';
  const known = added ? touch.op === 'add' || touch.before !== undefined : touch.before !== undefined;
  if (!known || (added && touch.value === undefined))
    for (const right of rightsInside(target, level)) rights.add(right);
  else collect(target, touch.before, added ? touch.value : undefined, level, rights);
  return [...rights];
};

/** The right of a field itself at a level, without those it inherits. */
export const ownPermission = (field: Field, level: EditLevel): string | undefined =>
  level === 'override' ? (field.overridePermission ?? field.permission) : field.permission;

const addRight = (field: Field, level: EditLevel, rights: Set<string>): void => {
  const right = ownPermission(field, level);
  if (right !== undefined) rights.add(right);
};

/** Every right that a field or anything inside it needs; asked once a field object. */
const rightsInside = (field: Field, level: EditLevel): ReadonlySet<string> => {
  const known = inside[level].get(field);
  if (known !== undefined) return known;
  const rights = new Set<string>();
  walk(field, inner => addRight(inner, level, rights));
  inside[level].set(field, rights);
  return rights;
};
const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean => [...some].every(one => all.has(one));

const inside = { base: new WeakMap<Field, ReadonlySet<string>>(), override: new WeakMap<Field, ReadonlySet<string>>() };

const collect = (field: Field, before: unknown, after: unknown, level: EditLevel, rights: Set<string>): void => {
  // What a value holds can add nothing then: a department of five thousand items is not walked for its one right.
  if (isWithin(rightsInside(field, level), rights) || equal(before, after)) return;
  if (before === undefined && !field.optional && equal(after, field.kind.initial(field))) return;
  addRight(field, level, rights);
  for (const [, { child, before: was, after: is }] of childrenOf(field, before, after))
    collect(child, was, is, level, rights);
};

type Pair = { child: Field; before: unknown; after: unknown };

const childrenOf = (field: Field, before: unknown, after: unknown): Map<string, Pair> => {
  const pairs = new Map<string, Pair>();
  field.kind.map?.(field, before, (child, value, token) => {
    pairs.set(token, { child, before: value, after: undefined });
    return value;
  });
  field.kind.map?.(field, after, (child, value, token) => {
    pairs.set(token, { child, before: pairs.get(token)?.before, after: value });
    return value;
  });
  return pairs;
};
