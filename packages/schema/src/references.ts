import type { Field } from './field.ts';
import { holding } from './holds.ts';
import type { Id } from './kinds/id.ts';
import { isReference, type OnRemoved, pointsAtMember } from './kinds/reference.ts';
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

/** The references of a document whose target is not there. Those into other documents need `companions`, by name. */
export const danglingReferences = (field: Field, doc: unknown, companions: Companions = {}): FoundReference[] => {
  const targets = new Targets(doc, companions);
  return referencesIn(field, doc).filter(({ to, id }) => targets.has(to, id) === false);
};

/** Where a member is used: the paths of the references to it. `to` is what those references say, see `Reference`. */
export const referrers = (field: Field, doc: unknown, to: string, id: Id): string[] =>
  referencesIn(field, doc, to)
    .filter(found => String(found.id) === String(id))
    .map(found => found.path);

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
export const referencesIn = (field: Field, value: unknown, to?: string, start = ''): FoundReference[] => {
  const holds = to === undefined ? holdsReference : holdsReferenceTo(to);
  const found: FoundReference[] = [];
  const tokens = splitPath(start);
  const visit = (inner: Field, part: unknown): void => {
    if (part === undefined || part === '' || !holds(inner)) return;
    if (isReference(inner)) {
      if (pointsAtMember(inner, part))
        found.push({ path: joinTokens(tokens), to: inner.to, onRemoved: inner.onRemoved, id: part });
      return;
    }
    inner.kind.map?.(inner, part, (child, below, token) => {
      tokens.push(token);
      visit(child, below);
      tokens.pop();
      return below;
    });
  };
  visit(field, value);
  return found;
};

export const holdsReference = holding(isReference);

const holdsReferenceTo = (to: string): ((field: Field) => boolean) => {
  const known = holdingTo.get(to) ?? holding(field => isReference(field) && field.to === to);
  holdingTo.set(to, known);
  return known;
};

/** As many as definitions have targets. */
const holdingTo = new Map<string, (field: Field) => boolean>();
