import type { Field } from '../field/index.ts';
import { type Id, isList, isReference, isSet, pointsAtMember } from '../kinds/index.ts';
import { definitionPath, isMemberToken, joinTokens, splitPath } from '../path/index.ts';
import { containsReferenceTo } from '../targets/index.ts';
import { mayMean } from './references.ts';

/**
 * Returns the document with all references to one member replaced: references to `from` point at `into`, and a set that
 * has both keeps one. `to` is the list of the two, see `ReferencedMembers`. Rows that stand for the member stay, see
 * `isIdReference`: they are removed with it. The same object when nothing refers to it.
 */
export const replaceReferences = (field: Field, doc: unknown, to: string, from: Id, into: Id): unknown => {
  if (same(from, into)) return doc;
  const holds = containsReferenceTo(definitionPath(to));
  const tokens: string[] = [];
  const visit = (inner: Field, value: unknown, parent: Field | undefined): unknown => {
    if (value === undefined || !holds(inner)) return value;
    if (isReference(inner)) {
      const isFrom = pointsAtMember(inner, value) && same(value, from);
      return isFrom && mayMean({ to: inner.to, path: joinTokens(tokens) }, doc, to) ? into : value;
    }
    const hasBoth = isSet(inner) && Array.isArray(value) && value.some(member => same(member, into));
    return inner.kind.map?.(inner, value, (child, part, token) => {
      if (token === 'id' && parent !== undefined && isList(parent)) return part;
      tokens.push(token);
      const next = visit(child, part, inner);
      tokens.pop();
      return hasBoth && next !== part ? undefined : next;
    });
  };
  return visit(field, doc, undefined);
};

/**
 * Whether a reference is the id of its row: such a row stands for the target, is added with it, and removed with it.
 */
export const isIdReference = (path: string): boolean => {
  const [row, key] = splitPath(path).slice(-2);
  return key === 'id' && row !== undefined && isMemberToken(row);
};

const same = (a: unknown, b: Id): boolean => String(a) === String(b);
