import { memoByIdentity } from '../value/index.ts';
import type { Field } from './field.ts';

/** Whether the field or any field inside it matches a predicate, cached per field object: traversals skip the rest. */
export const createFieldPredicate = (has: (field: Field) => boolean): ((field: Field) => boolean) => {
  const holds: (field: Field) => boolean = memoByIdentity(
    field => has(field) || (field.kind.children?.(field) ?? []).some(([, child]) => holds(child)),
  );
  return holds;
};
