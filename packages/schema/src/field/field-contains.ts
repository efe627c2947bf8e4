import type { Field } from './field.ts';

/** Whether the field or any field inside it matches a predicate, cached per field object: traversals skip the rest. */
export const createFieldPredicate = (has: (field: Field) => boolean): ((field: Field) => boolean) => {
  const known = new WeakMap<Field, boolean>();
  const holds = (field: Field): boolean => {
    const found = known.get(field);
    if (found !== undefined) return found;
    const answer = has(field) || (field.kind.children?.(field) ?? []).some(([, child]) => holds(child));
    known.set(field, answer);
    return answer;
  };
  return holds;
};
