import type { Field } from './field.ts';
import type { Id } from './kinds/id.ts';
import { isList } from './kinds/list.ts';
import { walk } from './walk.ts';

/** A list that gets members of its own when another one gets a member. */
export interface Follower {
  readonly path: string;
  members(id: Id): readonly unknown[];
}

/** The lists that follow the one at a definition path. */
export const followersOf = (root: Field, path: string): readonly Follower[] => {
  const known = plans.get(root) ?? planOf(root);
  plans.set(root, known);
  return known.get(path) ?? [];
};

const plans = new WeakMap<Field, ReadonlyMap<string, readonly Follower[]>>();

const planOf = (root: Field): ReadonlyMap<string, readonly Follower[]> => {
  const plan = new Map<string, Follower[]>();
  walk(root, (field, path) => {
    if (!isList(field) || field.follows === undefined) return;
    const { list, members } = field.follows;
    plan.set(list, [...(plan.get(list) ?? []), { path, members }]);
  });
  return plan;
};
