import type { Field } from './field.ts';
import { holding } from './holds.ts';
import { own } from './json.ts';
import { isGroup } from './kinds/group.ts';
import type { Id } from './kinds/id.ts';
import { isReference, type OnRemoved, pointsAtMember, type Reference } from './kinds/reference.ts';
import { isSet } from './kinds/set.ts';
import { targetOf } from './names.ts';
import { joinTokens, splitPath } from './path.ts';
import { type Companions, Targets } from './targets.ts';
import { walk } from './walk.ts';

/** A place of the definition that holds a reference, by definition path. */
export interface ReferencePlace {
  readonly path: string;
  readonly to: string;
  readonly onRemoved: OnRemoved;
}

/** A reference in a document, by document path. */
export interface FoundReference extends ReferencePlace {
  readonly id: Id;
  /** The document that it means, where a company has several of them and the reference says which. */
  readonly of?: string;
}

/** Every place of a definition that refers elsewhere: the plan that clean-up and "where is this used?" follow. */
export const references = (field: Field): readonly ReferencePlace[] => {
  const known = plans.get(field);
  if (known !== undefined) return known;
  const found: ReferencePlace[] = [];
  walk(field, (inner, path) => {
    if (isReference(inner)) found.push({ path, to: inner.to, onRemoved: inner.onRemoved });
  });
  plans.set(field, found);
  return found;
};

const plans = new WeakMap<Field, readonly ReferencePlace[]>();

/** The reference that a field is, or that the members of a set are. */
export const referenceIn = (field: Field | undefined): Reference | undefined => {
  const one = field !== undefined && isSet(field) ? field.item : field;
  return one !== undefined && isReference(one) ? one : undefined;
};

/** The references of a document whose target is not there. Those into other documents need `companions`, by name. */
export const danglingReferences = (field: Field, doc: unknown, companions: Companions = {}): FoundReference[] => {
  const targets = new Targets(doc, companions);
  return referencesIn(field, doc).filter(({ to, id, of }) => targets.has(to, id, of) === false);
};

/**
 * Where a member is used: the paths of the references to it. `to` is what those references say, see `Reference`; of several
 * documents `of` is the one with the member, and who does not say which one it means may mean it.
 */
export const referrers = (field: Field, doc: unknown, to: string, id: Id, of?: string): string[] =>
  referencesToAny(field, doc, to, new Set([String(id)]), of).map(({ path }) => path);

/** The same for several members of one list, with what each reference says. */
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

/** A place in one of several documents. */
export interface Place {
  readonly document: string;
  readonly path: string;
}

/** What the references of a document say when they mean a list of this or another document; `at` has its definition path. */
export const targetNamed = (from: string, at: Place): string =>
  from === at.document ? at.path : `${at.document}:${at.path}`;

/** Where a member is used, in all the documents of a tenant. `at` is the document and the definition path of its list. */
export const usesOf = (documents: Documents, at: Place, id: Id): Place[] =>
  Object.entries(documents).flatMap(([name, { definition, document }]) => {
    const to = targetNamed(name, at);
    return referrers(definition, document, to, id).map(path => ({ document: name, path }));
  });

/** Which places of which definitions refer to a list: what a removal from it may touch. */
export const referencesTo = (definitions: Readonly<Record<string, Field>>, at: Place): (Place & ReferencePlace)[] =>
  Object.entries(definitions).flatMap(([document, field]) =>
    references(field)
      .filter(({ to }) => to === targetNamed(document, at))
      .map(place => ({ document, ...place })),
  );

/** The references inside a value, all or those to one list; only branches that can hold one are looked into. */
export const referencesIn = (field: Field, value: unknown, to?: string, start = ''): FoundReference[] =>
  referencesWhere(to === undefined ? holdsReference : holdsReferenceTo(to), field, value, start);

/** The references of a document that lead into other documents. Looked for once in each document. */
export const outwardReferences = (field: Field, doc: unknown): readonly FoundReference[] => {
  const known = outward.get(field) ?? new WeakMap<object, readonly FoundReference[]>();
  outward.set(field, known);
  const found = (isObject(doc) ? known.get(doc) : undefined) ?? referencesWhere(holdsOutward, field, doc);
  if (isObject(doc)) known.set(doc, found);
  return found;
};

const outward = new WeakMap<Field, WeakMap<object, readonly FoundReference[]>>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Those of them whose target is not there. A document that is clean in itself has no others. */
export const danglingOutward = (field: Field, doc: unknown, companions: Companions): FoundReference[] => {
  const targets = new Targets(doc, companions);
  return outwardReferences(field, doc).filter(({ to, id, of }) => targets.has(to, id, of) === false);
};

/**
 * What one state of a document lost that references may mean: the ids by the definition path of their list. `definitions` are those
 * that may refer to it, and `name` is what they call it.
 */
export const lostTargets = (
  definitions: Readonly<Record<string, Field>>,
  name: string,
  before: unknown,
  after: unknown,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const [was, is] = [new Targets(before, {}), new Targets(after, {})];
  const lost = new Map<string, ReadonlySet<string>>();
  for (const [referring, field] of Object.entries(definitions))
    for (const { to } of references(field)) {
      const { document = referring, path } = targetOf(to);
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
      const { to, onRemoved } = inner;
      const of = documentMeant(inner, group);
      found.push({ path: joinTokens(tokens), to, onRemoved, id: part, ...(of !== undefined && { of }) });
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
  const of = field.of === undefined ? undefined : own(group, field.of);
  return typeof of === 'string' && of !== '' ? of : undefined;
};

type Holds = (field: Field) => boolean;

export const holdsReference = holding(isReference);

const holdsOutward = holding(field => isReference(field) && targetOf(field.to).document !== undefined);

/** Whether references to a list may stand inside the values of a field. */
export const holdsReferenceTo = (to: string): Holds => {
  const known = holdingTo.get(to) ?? holding(field => isReference(field) && field.to === to);
  holdingTo.set(to, known);
  return known;
};

/** As many as definitions have targets. */
const holdingTo = new Map<string, Holds>();
