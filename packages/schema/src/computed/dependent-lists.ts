import { type Field, walk } from '../field/index.ts';
import { type Id, isList } from '../kinds/index.ts';
import { memoByIdentity } from '../value/index.ts';

/** A list that gets members when another list gets a member. */
export interface DependentList {
  readonly path: string;
  members(id: Id): readonly unknown[];
}

/** Returns the dependent lists of the list at a definition path. */
export const dependentListsOf = (root: Field, path: string): readonly DependentList[] => planOf(root).get(path) ?? [];

const planOf = memoByIdentity((root: Field): ReadonlyMap<string, readonly DependentList[]> => {
  const plan = new Map<string, DependentList[]>();
  walk(root, (field, path) => {
    if (!isList(field) || field.mirrors === undefined) return;
    const { list, members } = field.mirrors;
    plan.set(list, [...(plan.get(list) ?? []), { path, members }]);
  });
  return plan;
});
