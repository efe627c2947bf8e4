import { createFieldPredicate, type Field, type ValidationContext, validatorOf } from '../field/index.ts';
import { type IdentityMap, identityMap } from '../value/index.ts';
import { createValidationContext } from './validate.ts';

/** A value that must not occur twice in its space, and the tokens that lead to it from the start of the search. */
export interface UniqueValue {
  readonly space: string;
  readonly value: string;
  readonly inside: readonly string[];
}

/** Whether a field or anything inside it must be unique. */
export const containsUnique = createFieldPredicate(field => field.unique !== undefined);

/**
 * Returns every unique value inside a value. An object is walked once: one typed character in one of five thousand
 * items costs that item, and one lookup for each of the others.
 */
export const collectUniqueValues = (field: Field, value: unknown): readonly UniqueValue[] => {
  const found: UniqueValue[] = [];
  visit(field, value, [], found);
  return found;
};

const visit = (field: Field, value: unknown, path: string[], found: UniqueValue[]): void => {
  if (value === undefined || !containsUnique(field)) return;
  const known = memories.getOrCompute(field, identityMap).get(value);
  if (known !== undefined) {
    for (const claim of known) found.push({ ...claim, inside: [...path, ...claim.inside] });
    return;
  }
  const before = found.length;
  if (field.unique !== undefined) validatorOf(field)(value, recorder(path, found));
  field.kind.map?.(field, value, (child, part, token) => {
    path.push(token);
    visit(child, part, path, found);
    path.pop();
    return part;
  });
  if (typeof value !== 'object' || value === null || found.length - before > few) return;
  const own = found.slice(before).map(claim => ({ ...claim, inside: claim.inside.slice(path.length) }));
  memories.getOrCompute(field, identityMap).set(value, own);
};

/** Longer results consist of shorter ones: caching those of every list would copy them for every change. */
const few = 8;
const memories = identityMap<Field, IdentityMap<unknown, readonly UniqueValue[]>>();

/** Collects only the unique values of a check. */
const recorder = (path: string[], found: UniqueValue[]): ValidationContext => ({
  ...createValidationContext(path).at,
  reportUnique: (space, value) => {
    found.push({ space, value, inside: [...path] });
  },
});
