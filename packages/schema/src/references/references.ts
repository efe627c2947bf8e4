import { createFieldPredicate, type Field, walk } from '../field/index.ts';
import { namedTarget } from '../formatting/index.ts';
import {
  type Id,
  isGroup,
  isReference,
  isSet,
  type OnDelete,
  pointsAtMember,
  published,
  type Reference,
} from '../kinds/index.ts';
import { joinTokens, splitPath } from '../path/index.ts';
import { memoByIdentity, own } from '../value/index.ts';
import { type RelatedDocuments, Targets } from './reference-targets.ts';

/** A reference of the definition, by definition path. */
export interface ReferencePath {
  readonly path: string;
  readonly to: string;
  readonly onDelete: OnDelete;
}

/** A reference in a document, by document path. */
export interface FoundReference extends ReferencePath {
  readonly id: Id;
  /** The target document, where a company has several of them and the reference names one. */
  readonly of?: string;
}

/** Returns every reference of a definition: the plan that cascade and "Find usages" follow. */
export const collectReferences = memoByIdentity((field: Field): readonly ReferencePath[] => {
  const found: ReferencePath[] = [];
  walk(field, (inner, path) => {
    if (isReference(inner)) found.push({ path, to: inner.to, onDelete: inner.onDelete });
  });
  return found;
});

/** The reference of a field, or of the members of a set. */
export const referenceIn = (field: Field | undefined): Reference | undefined => {
  const one = field !== undefined && isSet(field) ? field.item : field;
  return one !== undefined && isReference(one) ? one : undefined;
};

/** Returns the dangling references of a document. References into other documents need `companions`, by name. */
export const danglingReferences = (field: Field, doc: unknown, companions: RelatedDocuments = {}): FoundReference[] => {
  const targets = new Targets(doc, companions);
  return referencesIn(field, doc).filter(({ to, id, of }) => targets.has(to, id, of) === false);
};

/**
 * Returns the usages of a member: the paths of the references to it. `to` is the target of those references, see
 * `Reference`. Of several documents `of` is the one with the member; a reference that does not name its document may
 * mean it. Those in inactive cases of unions do not count.
 */
export const pathsReferencing = (field: Field, doc: unknown, to: string, id: Id, of?: string): string[] =>
  referencesToAny(field, published(field, doc), to, new Set([String(id)]), of).map(({ path }) => path);

/** The same for several members of one list, with the target of each reference. */
export const referencesToAny = (
  field: Field,
  doc: unknown,
  to: string,
  ids: ReadonlySet<string>,
  of?: string,
): FoundReference[] =>
  referencesIn(field, doc, to)
    .filter(found => ids.has(String(found.id)))
    .filter(found => found.of === undefined || of === undefined || found.of === of);

/** The documents of one tenant, by the name that references give them. */
export type Documents = Readonly<Record<string, { readonly definition: Field; readonly document: unknown }>>;

/** A path in one of several documents. */
export interface DocumentPath {
  readonly document: string;
  readonly path: string;
}

/**
 * The text of a document's references to a list of this or another document; `at` has the definition path of the list.
 */
export const targetExpression = (from: string, at: DocumentPath): string =>
  from === at.document ? at.path : `${at.document}:${at.path}`;

/**
 * Returns the usages of a member in all documents of a tenant. `at` is the document and the definition path of its
 * list.
 */
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
      .filter(({ to }) => to === targetExpression(document, at))
      .map(place => ({ document, ...place })),
  );

/** Returns the references inside a value, all or those to one list; reads only branches that can contain one. */
export const referencesIn = (field: Field, value: unknown, to?: string, start = ''): FoundReference[] =>
  referencesWhere(to === undefined ? containsReference : containsReferenceTo(to), field, value, start);

/** Returns the references of a document that point into other documents. Computed once per document. */
export const crossDocumentReferences = memoByIdentity((field: Field, doc: unknown): readonly FoundReference[] =>
  referencesWhere(containsCrossDocument, field, doc),
);

/** Returns those whose target does not exist. A document without dangling references inside has no others. */
export const danglingCrossDocument = (field: Field, doc: unknown, companions: RelatedDocuments): FoundReference[] => {
  const targets = new Targets(doc, companions);
  return crossDocumentReferences(field, doc).filter(({ to, id, of }) => targets.has(to, id, of) === false);
};

/**
 * Returns the possible targets of references that one state of a document lost: the ids by the definition path of their
 * list. `definitions` are those that may refer to it, and `name` is its name in them.
 */
export const removedTargets = (
  definitions: Readonly<Record<string, Field>>,
  name: string,
  before: unknown,
  after: unknown,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const [was, is] = [new Targets(before, {}), new Targets(after, {})];
  const lost = new Map<string, ReadonlySet<string>>();
  for (const [referring, field] of Object.entries(definitions))
    for (const { to } of collectReferences(field)) {
      const { document = referring, path } = namedTarget(to);
      if (document !== name || lost.has(path)) continue;
      const ids = is.lostSince(was, path);
      if (ids.size > 0) lost.set(path, ids);
    }
  return lost;
};

const referencesWhere = (holds: Holds, field: Field, value: unknown, start = ''): FoundReference[] => {
  const found: FoundReference[] = [];
  const tokens = splitPath(start);
  const visit = (inner: Field, part: unknown, group: unknown): void => {
    if (part === undefined || part === '' || !holds(inner)) return;
    if (isReference(inner)) {
      if (!pointsAtMember(inner, part)) return;
      const { to, onDelete } = inner;
      const of = documentMeant(inner, group);
      found.push({ path: joinTokens(tokens), to, onDelete, id: part, ...(of !== undefined && { of }) });
      return;
    }
    const around = isGroup(inner) ? part : group;
    inner.kind.map?.(inner, part, (child, below, token) => {
      tokens.push(token);
      visit(child, below, around);
      tokens.pop();
      return below;
    });
  };
  visit(field, value, undefined);
  return found;
};

const documentMeant = (field: Reference, group: unknown): string | undefined => {
  const of = field.documentIdField === undefined ? undefined : own(group, field.documentIdField);
  return typeof of === 'string' && of !== '' ? of : undefined;
};

type Holds = (field: Field) => boolean;

export const containsReference = createFieldPredicate(isReference);

const containsCrossDocument = createFieldPredicate(
  field => isReference(field) && namedTarget(field.to).document !== undefined,
);

/** Whether the values of a field may contain references to a list. */
export const containsReferenceTo = (to: string): Holds => {
  const known = containingTo.get(to) ?? createFieldPredicate(field => isReference(field) && field.to === to);
  containingTo.set(to, known);
  return known;
};

/** One entry per target of a definition. */
const containingTo = new Map<string, Holds>();
