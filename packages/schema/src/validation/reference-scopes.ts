import { type Field, fieldAt } from '../field/index.ts';
import { isList, published } from '../kinds/index.ts';
import { isScoped, namedTarget, parentPath, widenTarget } from '../path/index.ts';
import {
  affectedReferences,
  collectReferences,
  documentLists,
  type FoundReference,
  listsOf,
  referencesToList,
  scopedReferencesIn,
  Targets,
  targetListsOf,
} from '../targets/index.ts';
import { memoByIdentity } from '../value/index.ts';
import type { Issue } from './issue.ts';

/**
 * Returns the references to members outside their scope: the category of another department. A reference to nothing is
 * no issue, because it is removed.
 */
export const referencesOutOfScope = (root: Field, doc: unknown): Issue[] =>
  judgedLists(root).length === 0 ? [] : judge(root, doc, scopedReferencesIn(root, published(root, doc)));

/** The same for what changed at some paths of a document in which all were inside their scope before. */
export const referencesOutOfScopeAt = (root: Field, doc: unknown, paths: readonly string[]): Issue[] => {
  const watched = watchedLists(root);
  if (watched.length === 0) return [];
  const active = published(root, doc);
  const { references, lists } = affectedReferences(root, active, paths);
  const pointing = watched.filter(list => lists.has(list)).flatMap(list => referencesToList(root, active, list));
  return judge(root, doc, [...references, ...pointing]);
};

/** Whether changes at some paths of a document may bring a reference into its scope or out of it. */
export const affectsReferenceScopes = (root: Field, doc: unknown, paths: readonly string[]): boolean => {
  const watched = watchedLists(root);
  if (watched.length === 0) return false;
  const { references, lists } = affectedReferences(root, published(root, doc), paths);
  return references.some(({ to }) => to.some(isScoped)) || watched.some(list => lists.has(list));
};

/** The lists of which references mean a part, although an id is one member in the whole document. */
const judgedLists = (root: Field): readonly string[] =>
  [...targetListsOf(root).scoped].filter(list => documentLists(root).has(list));

/** These, and the other lists that such a reference may mean: an id that one of them lost may be outside the scope then. */
const watchedLists = memoByIdentity((root: Field): readonly string[] => {
  const judged = new Set(judgedLists(root));
  const lists = collectReferences(root).flatMap(found => {
    const some = listsOf(found).flatMap(({ document, path }) => (document === undefined ? [path] : []));
    return found.to.some(isScoped) && some.some(list => judged.has(list)) ? some : [];
  });
  return [...new Set(lists)];
});

const judge = (root: Field, doc: unknown, found: readonly FoundReference[]): Issue[] => {
  const targets = new Targets(doc, root);
  const issues = new Map<string, Issue>();
  for (const one of found)
    if (one.to.some(isScoped) && targets.stateOf(one) === 'out-of-scope')
      issues.set(one.path, { path: one.path, code: 'out-of-scope', params: { parent: parentLabel(root, one) } });
  return [...issues.values()];
};

/** The label of the members one of which contains the list: `Department`. */
const parentLabel = (root: Field, { to }: FoundReference): string => {
  const list = widenTarget(namedTarget(to.find(isScoped) ?? '').path);
  const parent = fieldAt(root, parentPath(list.slice(0, list.lastIndexOf('/[]') + 3)) ?? '');
  return parent !== undefined && isList(parent) ? parent.item.label : root.label;
};
