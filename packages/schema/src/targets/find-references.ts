import { createFieldPredicate, type Field, walk } from '../field/index.ts';
import {
  type Id,
  isGroup,
  isList,
  isReference,
  isSet,
  type OnDelete,
  pointsAtMember,
  type Reference,
} from '../kinds/index.ts';
import { isScoped, joinTokens, namedTarget, splitPath, widenTarget } from '../path/index.ts';
import { memoByIdentity, own } from '../value/index.ts';

/** A reference of the definition, by definition path. */
export interface ReferencePath {
  readonly path: string;
  readonly to: readonly string[];
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

/** The lists that a reference may point into, by definition path. */
export const listsOf = ({ to }: Pick<Reference, 'to'>): readonly ReturnType<typeof namedTarget>[] =>
  to.map(target => {
    const { path, ...document } = namedTarget(target);
    return { ...document, path: widenTarget(path) };
  });

/** The reference of a field, or of the members of a set. */
export const referenceIn = (field: Field | undefined): Reference | undefined => {
  const one = field !== undefined && isSet(field) ? field.item : field;
  return one !== undefined && isReference(one) ? one : undefined;
};

/** Returns the references inside a value at `start`; reads only branches that can contain one. */
export const referencesIn = (field: Field, value: unknown, start = ''): FoundReference[] =>
  referencesWhere(containsReference, field, value, start);

/** The same for those that mean different lists at different places. */
export const scopedReferencesIn = (field: Field, value: unknown): FoundReference[] =>
  referencesWhere(containsScoped, field, value, '');

/** The same for those to a list, by its definition path, in the document or in another one. */
export const referencesToList = (field: Field, value: unknown, to: string, start = ''): FoundReference[] =>
  referencesWhere(containsReferenceTo(to), field, value, start);

/**
 * Returns the references of a document that point into other documents. Computed once per document, and once for the
 * members that documents share: those of a company's locations differ in few.
 */
export const crossDocumentReferences = memoByIdentity((field: Field, doc: unknown): readonly FoundReference[] =>
  referencesWhere(containsCrossDocument, field, doc, '', crossDocumentOfMember),
);

const crossDocumentOfMember = memoByIdentity((member: unknown, item: Field): readonly FoundReference[] =>
  referencesWhere(containsCrossDocument, item, member, '', crossDocumentOfMember),
);

/** `ofMember` finds the references of a member of a list, with paths inside it, where that is not to be done here. */
const referencesWhere = (
  holds: Holds,
  field: Field,
  value: unknown,
  start: string,
  ofMember?: (member: unknown, item: Field) => readonly FoundReference[],
): FoundReference[] => {
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
    const context = isGroup(inner) ? part : group;
    inner.kind.map?.(inner, part, (child, below, token) => {
      tokens.push(token);
      if (ofMember === undefined || !isList(inner) || !isGroup(child) || !holds(child)) visit(child, below, context);
      else for (const one of ofMember(below, child)) found.push({ ...one, path: `${joinTokens(tokens)}${one.path}` });
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

const containsScoped = createFieldPredicate(field => isReference(field) && field.to.some(isScoped));

const containsCrossDocument = createFieldPredicate(
  field => isReference(field) && listsOf(field).some(({ document }) => document !== undefined),
);

/** Whether the values of a field may contain references to a list, by its definition path. */
export const containsReferenceTo = (to: string): Holds => {
  const known = containingTo.get(to) ?? createFieldPredicate(field => isReference(field) && pointsInto(field, to));
  containingTo.set(to, known);
  return known;
};

const pointsInto = (field: Reference, to: string): boolean => field.to.some(target => widenTarget(target) === to);

/** One entry per list of a definition that references point into. */
const containingTo = new Map<string, Holds>();
