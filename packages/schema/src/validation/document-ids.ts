import { childField, createFieldPredicate, type Field } from '../field/index.ts';
import { isList, isUnion, published } from '../kinds/index.ts';
import {
  definitionPath,
  joinTokens,
  type ListAtPath,
  listsAt,
  memberPath,
  type PathTree,
  pathTreeOf,
} from '../path/index.ts';
import { documentLists } from '../targets/index.ts';
import { attachedIndexes, idOf, indexOf } from '../value/index.ts';
import type { Issue } from './issue.ts';

/**
 * Returns the ids that occur in several lists where they have to be unique in the document (`uniqueIds`): each path
 * with the other one. Ids that occur twice in one list are reported by the list.
 */
export const repeatedIds = (root: Field, doc: unknown): Issue[] =>
  [...documentLists(root)].flatMap(list => {
    const lists = listsAt(published(root, doc), list) ?? [];
    return lists.length < 2 ? [] : repeatedIn(allIds(lists));
  });

/** The same for what changed at some paths of a document in which ids were unique before. */
export const repeatedIdsAt = (root: Field, doc: unknown, paths: readonly string[]): Issue[] => {
  return [...changedIds(root, paths)].flatMap(([list, ids]) => {
    const lists = listsAt(published(root, doc), list) ?? [];
    if (lists.length < 2) return [];
    if (ids === 'all' || ids.size > MANY) return repeatedIn(allIds(lists));
    const kept = attachedIndexes(doc);
    const indexes = lists.map(({ path, members }) => ({ path, at: indexOf(members, kept).at }));
    return repeatedIn([...ids].map(id => [id, indexes.filter(({ at }) => at.has(id)).map(({ path }) => path)]));
  });
};

/** Whether changes at some paths may add ids to such lists, or remove some. */
export const affectsDocumentIds = (root: Field, paths: readonly string[]): boolean => changedIds(root, paths).size > 0;

/** Above this number of changed members, all ids of the lists are collected once. */
const MANY = 50;

type Occurrences = Iterable<readonly [id: string, lists: readonly string[]]>;

const allIds = (lists: readonly ListAtPath[]): Occurrences => {
  const found = new Map<string, string[]>();
  for (const { path, members } of lists)
    for (const member of members) {
      const id = idOf(member);
      const paths = id === undefined ? undefined : found.get(id);
      if (id === undefined) continue;
      if (paths === undefined) found.set(id, [path]);
      else if (paths.at(-1) !== path) paths.push(path);
    }
  return found;
};

/** Which one is named does not depend on the order of the document: moving a list changes no id. */
const repeatedIn = (ids: Occurrences): Issue[] => {
  const issues: Issue[] = [];
  for (const [id, lists] of ids) {
    const [first, second] = lists.toSorted();
    if (first === undefined || second === undefined) continue;
    for (const list of lists) {
      const other = memberPath(list === first ? second : first, id);
      issues.push({ path: memberPath(list, id), code: 'duplicate-id', params: { id, other } });
    }
  }
  return issues;
};

/** The ids of changed members by the definition path of their list. */
const changedIds = (root: Field, paths: readonly string[]): ReadonlyMap<string, Set<string> | 'all'> => {
  const changed = new Map<string, Set<string> | 'all'>();
  if (documentLists(root).size > 0 && paths.length > 0) follow(root, pathTreeOf(paths), [], changed);
  return changed;
};

/** Collects the ids of changed members by the definition path of their list, along the paths to the changes. */
const follow = (field: Field, ways: PathTree, tokens: string[], changed: Map<string, Set<string> | 'all'>): void => {
  if (!containsDocumentList(field)) return;
  if (ways.ends) {
    noteAll(field, tokens, changed);
    return;
  }
  for (let way = ways.first; way !== undefined; way = way.next) {
    const child = childField(field, way.token);
    // Another active case counts as a whole.
    if (child === undefined || (isUnion(field) && way.name === field.discriminator)) {
      noteAll(field, tokens, changed);
      return;
    }
    tokens.push(way.token);
    if (isList(field) && field.uniqueIds === 'document' && way.ends) {
      const list = definitionPath(joinTokens(tokens.slice(0, -1)));
      const ids = changed.get(list) ?? new Set<string>();
      if (ids !== 'all') changed.set(list, ids.add(way.name));
    }
    follow(child, way, tokens, changed);
    tokens.pop();
  }
};

/** Every list inside a value that changed as a whole. */
const noteAll = (field: Field, tokens: readonly string[], changed: Map<string, Set<string> | 'all'>): void => {
  const start = definitionPath(joinTokens(tokens));
  for (const inside of documentLists(field)) changed.set(`${start}${inside}`, 'all');
};

const containsDocumentList = createFieldPredicate(field => isList(field) && field.uniqueIds === 'document');
