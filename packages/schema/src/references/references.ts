import type { Field } from '../field/index.ts';
import { type Id, published } from '../kinds/index.ts';
import {
  definitionPath,
  haveSameMembers,
  isScoped,
  namedTarget,
  overlap,
  resolveTarget,
  widenTarget,
} from '../path/index.ts';
import {
  collectReferences,
  crossDocumentReferences,
  documentLists,
  type FoundReference,
  listsOf,
  type ReferencePath,
  type RelatedDocuments,
  referencesIn,
  referencesToList,
  Targets,
} from '../targets/index.ts';

/** Returns the dangling references of a document. References into other documents need `companions`, by name. */
export const danglingReferences = (field: Field, doc: unknown, companions: RelatedDocuments = {}): FoundReference[] => {
  const targets = new Targets(doc, field, companions);
  return referencesIn(field, doc).filter(found => targets.stateOf(found) === 'missing');
};

/** Members of a list, as references mean them. */
interface ReferencedMembers {
  /**
   * The list: by document path, or by definition path for the members of all lists there, with `settings:` before it
   * when it is in another document than the references.
   */
  readonly to: string;
  readonly ids: ReadonlySet<string>;
  /**
   * Of several documents the one with the members; a reference that does not name its document may mean it.
   */
  readonly of?: string | undefined;
}

/** Returns the usages of a member: the paths of the references to it. */
export const pathsReferencing = (field: Field, doc: unknown, to: string, id: Id, of?: string): string[] =>
  referencesToAny(field, doc, { to, ids: new Set([String(id)]), of }).map(({ path }) => path);

/**
 * Returns the references to some members, without those in inactive cases of unions. `part` limits the search to a field
 * and its value, which may be a change that the document does not have.
 */
export const referencesToAny = (
  root: Field,
  doc: unknown,
  { to, ids, of }: ReferencedMembers,
  part: { readonly field: Field; readonly value: unknown; readonly path: string } = {
    field: root,
    value: doc,
    path: '',
  },
): FoundReference[] =>
  referencesToList(part.field, published(part.field, part.value), definitionPath(to), part.path)
    .filter(found => ids.has(String(found.id)))
    .filter(found => found.of === undefined || of === undefined || found.of === of)
    .filter(found => mayMean(found, doc, to));

/** Whether a reference means the members of a list; one that is outside its scope means those of all lists there. */
export const mayMean = (found: Pick<FoundReference, 'to' | 'path'>, doc: unknown, list: string): boolean => {
  const requested = namedTarget(list);
  const isWide = list === definitionPath(list);
  return found.to.some(one => {
    const { document, path } = namedTarget(one);
    if (document !== requested.document) return false;
    const meant = isWide ? widenTarget(path) : resolveTarget(path, doc, found.path);
    return meant !== undefined && overlap(meant, requested.path);
  });
};

/** The documents of one tenant, by the name that references give them. */
export type Documents = Readonly<Record<string, { readonly definition: Field; readonly document: unknown }>>;

/** A path in one of several documents. */
export interface DocumentPath {
  readonly document: string;
  readonly path: string;
}

/**
 * The text of a document's references to a list of this or another document; `at` has the path of the list.
 */
export const targetExpression = (from: string, at: DocumentPath): string =>
  from === at.document ? at.path : `${at.document}:${at.path}`;

/**
 * Returns the list by whose path references to its members are found: all lists at the same definition path, where ids
 * are unique in the document.
 */
export const referencedList = (root: Field, path: string): string => {
  const list = definitionPath(path);
  return documentLists(root).has(list) ? list : path;
};

/** Returns the usages of a member in all documents of a tenant. `at` is the document and the path of its list. */
export const findUsages = (documents: Documents, at: DocumentPath, id: Id): DocumentPath[] =>
  Object.entries(documents).flatMap(([name, { definition, document }]) => {
    const to = targetExpression(name, at);
    return pathsReferencing(definition, document, to, id).map(path => ({ document: name, path }));
  });

/** Returns the fields of all definitions that refer to a list: a removal from it may affect them. */
export const referencesTo = (
  definitions: Readonly<Record<string, Field>>,
  at: DocumentPath,
): (DocumentPath & ReferencePath)[] =>
  Object.entries(definitions).flatMap(([document, field]) =>
    collectReferences(field)
      .filter(found => listsOf(found).some(to => (to.document ?? document) === at.document && to.path === at.path))
      .map(place => ({ document, ...place })),
  );

/** Returns the references into other documents whose target does not exist. A document without dangling references inside has no others. */
export const danglingCrossDocument = (field: Field, doc: unknown, companions: RelatedDocuments): FoundReference[] => {
  const targets = new Targets(doc, field, companions);
  return crossDocumentReferences(field, doc).filter(found => targets.stateOf(found) === 'missing');
};

/**
 * Returns the possible targets of references that one state of a document lost: the ids by the path of their list, see
 * `ReferencedMembers`. `definitions` are those that may refer to it, and `name` is its name in them.
 */
export const removedTargets = (
  definitions: Readonly<Record<string, Field>>,
  name: string,
  before: unknown,
  after: unknown,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const [was, is] = [new Targets(before), new Targets(after)];
  const root = definitions[name];
  const unique = root === undefined ? undefined : documentLists(root);
  const scopes = new Map<string, boolean>();
  for (const [referring, field] of Object.entries(definitions))
    for (const { to } of collectReferences(field))
      for (const one of to) {
        const { document = referring, path } = namedTarget(one);
        const list = widenTarget(path);
        const isPart = isScoped(one) && unique?.has(list) !== true;
        if (document === name) scopes.set(list, isPart || scopes.get(list) === true);
      }
  const lost = new Map<string, ReadonlySet<string>>();
  for (const [list, isPart] of scopes) {
    // The rest looks at every member of both states, and most changes are changes of values.
    if (haveSameMembers(before, after, list)) continue;
    const ids = is.lostSince(was, list);
    if (isPart) for (const [path, gone] of is.lostByList(was, list)) lost.set(path, gone);
    else if (ids.size > 0) lost.set(list, ids);
  }
  return lost;
};
