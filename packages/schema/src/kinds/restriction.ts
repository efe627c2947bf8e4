import type { Field, Meta } from '../field/index.ts';
import { isArray } from '../value/index.ts';
import type { Option } from './choice.ts';
import type { Id } from './id.ts';
import type { Reference } from './reference.ts';
import { isSet, type Restricts, type SetField, set } from './set.ts';

/** A set that restricts its owner. */
export type RestrictingSet = SetField<unknown> & { readonly restricts: Restricts };

/**
 * A set of references that restricts its owner. A removed target never lifts the restriction: `nothing` takes its place
 * where no member is left, or where every one is needed. Only a person who empties the set does.
 */
export const restriction = (
  meta: Meta & {
    to: Restricts['to'];
    nothing: (Option & { readonly value: string }) | null;
    max?: number;
    together?: readonly string[];
  },
  item: Reference,
): SetField<Id> => {
  const { to, nothing, together, ...given } = meta;
  // One of several that apply together is empty for another reason.
  const rest = { ...given, emptyIsAll: to === 'any' && together === undefined };
  if (nothing === null) return set({ ...rest, restricts: { to, nothing } }, item);
  const restricts = { to, nothing: nothing.value, ...(together !== undefined && { together }) };
  const also: Reference = { ...item, extraOptions: [...item.extraOptions, nothing] };
  return set({ ...rest, restricts }, also);
};

/** Narrows to a set that restricts its owner. */
export const isRestriction = (field: Field): field is RestrictingSet => isSet(field) && field.restricts !== undefined;

/** What is left of a restriction after targets of its members were removed. */
export const restrictionWithout = ({ restricts }: RestrictingSet, before: unknown, left: unknown): unknown => {
  if (!isArray(before) || !isArray(left) || left.length === before.length) return left;
  const { to, nothing } = restricts;
  if (nothing === null || left.includes(nothing) || (to === 'any' && left.length > 0)) return left;
  return [nothing, ...left];
};

/**
 * A restriction after an edit of a level that has others below it. Where it lost some of its members and not all, it keeps
 * `nothing` beside those: a level below may have taken away what is left, which is no wish to lift it.
 */
export const narrowedRestriction = ({ restricts }: RestrictingSet, before: unknown, after: unknown): unknown => {
  const { nothing } = restricts;
  if (nothing === null || !isArray(before) || !isArray(after)) return after;
  if (after.length === 0 || after.includes(nothing)) return after;
  const kept = new Set(after.map(String));
  return before.every(member => kept.has(String(member))) ? after : [nothing, ...after];
};

/** Whether a restriction is to nothing: what it was restricted to is gone. */
export const isToNothing = ({ restricts }: RestrictingSet, value: unknown): boolean =>
  isArray(value) && value.includes(restricts.nothing) && (restricts.to === 'every' || value.length === 1);
