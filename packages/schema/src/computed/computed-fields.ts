import { createFieldPredicate, type Field, matches } from '../field/index.ts';
import { isGroup, isUnion } from '../kinds/index.ts';
import { joinTokens } from '../path/index.ts';
import { coerceToInitial } from './coerce.ts';
import { isNewestOnly, keepsNewestOnly } from './superseded-members.ts';

/**
 * Returns the value of a field: the stored value, its fallback, or the value that other fields force. `path` is the
 * group around it.
 */
export const computedValue = (field: Field, value: unknown, doc: unknown, path = ''): unknown =>
  isComputed(field, doc, path) ? field.forced?.value : coerceToInitial(field, value);

/** Whether other fields force the value of a field of the group at `path`. */
export const isComputed = (field: Field, doc: unknown, path = ''): boolean =>
  field.forced?.when.some(condition => matches(condition, doc, path)) === true;

/**
 * Returns the document with every fallback, forced value and absent active case of a union filled in, and without
 * superseded members in `newestOf` lists; the same object when nothing changes.
 */
export const applyComputed = (root: Field, doc: unknown): unknown => {
  const tokens: string[] = [];
  const visit = (field: Field, value: unknown): unknown => {
    if (value === undefined || !containsComputed(field)) return value;
    const inside = (child: Field, inner: unknown, token: string): unknown => {
      if (inner === undefined) return absentValue(field, child);
      const next =
        child.forced === undefined
          ? coerceToInitial(child, inner)
          : computedValue(child, inner, doc, joinTokens(tokens));
      tokens.push(token);
      const computed = visit(child, next);
      tokens.pop();
      return computed;
    };
    const held = keepsNewestOnly(field, value);
    return field.kind.map?.(field, held, inside) ?? held;
  };
  return visit(root, doc);
};

/** A level may choose a case of a union that no level filled in. */
const absentValue = (parent: Field, child: Field): unknown =>
  isUnion(parent) && isGroup(child) && !child.optional ? child.kind.initial(child) : undefined;

const containsComputed = createFieldPredicate(
  field => field.forced !== undefined || field.coerceInvalid === true || isNewestOnly(field) || isUnion(field),
);
