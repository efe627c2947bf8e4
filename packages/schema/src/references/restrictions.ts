import { createFieldPredicate, type Field, fieldsTo } from '../field/index.ts';
import { isRestriction, isToNothing, narrowedRestriction, published, type RestrictingSet } from '../kinds/index.ts';
import { joinPath, joinTokens, memberPath, parentPath, valueAt } from '../path/index.ts';
import { isArray } from '../value/index.ts';

const containsRestriction = createFieldPredicate(isRestriction);

/** Returns whether a change at a path can be one of a restriction: of one there, around it or inside it. */
export const mayRestrict = (root: Field, path: string): boolean => {
  const fields = fieldsTo(root, path) ?? [];
  const last = fields.at(-1);
  return fields.some(isRestriction) || (last !== undefined && containsRestriction(last));
};

/**
 * Returns the document of a level that has others below it, with `nothing` in the restrictions that lost some members: see
 * `narrowedRestriction`. The same object when none did.
 */
export const keepRestrictions = (root: Field, before: unknown, after: unknown): unknown => {
  const visit = (field: Field, value: unknown, tokens: readonly string[]): unknown => {
    if (value === undefined || !containsRestriction(field)) return value;
    const was = valueAt(before, joinTokens(tokens));
    if (was === undefined || was === value) return value;
    if (isRestriction(field)) return narrowedRestriction(field, was, value);
    return field.kind.map?.(field, value, (child, inner, token) => visit(child, inner, [...tokens, token])) ?? value;
  };
  return visit(root, after, []);
};

/**
 * Returns the paths of `nothing` in the restrictions of a level that the level above has and this one lifts: by emptying
 * the set.
 */
export const liftedRestrictions = (root: Field, before: unknown, after: unknown): readonly string[] => {
  const found: string[] = [];
  const visit = (field: Field, value: unknown, tokens: readonly string[]): unknown => {
    if (value === undefined || !containsRestriction(field)) return value;
    const was = valueAt(before, joinTokens(tokens));
    if (was === undefined || was === value) return value;
    if (!isRestriction(field))
      field.kind.map?.(field, value, (child, inner, token) => visit(child, inner, [...tokens, token]));
    else if (field.restricts.nothing !== null && isArray(was) && was.length > 0 && isArray(value) && value.length === 0)
      found.push(memberPath(joinTokens(tokens), field.restricts.nothing));
    return value;
  };
  visit(root, after, []);
  return found;
};

/** Returns the paths of the restrictions that are to nothing, without those in inactive cases of unions. */
export const restrictionsToNothing = (root: Field, document: unknown): readonly string[] => {
  const found: string[] = [];
  const visit = (field: Field, value: unknown, tokens: readonly string[]): unknown => {
    if (value === undefined || !containsRestriction(field)) return value;
    const path = joinTokens(tokens);
    if (isRestriction(field) && leavesNothing(field, value, document, path)) found.push(path);
    else field.kind.map?.(field, value, (child, inner, token) => visit(child, inner, [...tokens, token]));
    return value;
  };
  visit(root, published(root, document), []);
  return found;
};

/**
 * Whether the owner of a restriction at a path applies to nothing with this value of it: neither it nor a neighbor that
 * restricts the same owner has anything left.
 */
export const leavesNothing = (field: RestrictingSet, value: unknown, document: unknown, path: string): boolean => {
  if (!isToNothing(field, value)) return false;
  const { nothing, together = [] } = field.restricts;
  const parent = parentPath(path) ?? '';
  return together.every(key => {
    const neighbor = joinPath(parent, key);
    const members = neighbor === path ? [] : valueAt(document, neighbor);
    return !isArray(members) || members.every(member => member === nothing);
  });
};
