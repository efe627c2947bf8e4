import type { DocumentKind } from '@commissary/catalog';
import { applyReporting, type Change, type Dropped, isDormant } from '@commissary/document';
import {
  complete,
  crossDocumentReferences,
  equal,
  type FoundReference,
  type Issue,
  identityMap,
  type RelatedDocuments,
  type RemovedDangling,
  removeDanglingCrossDocument,
  removeDanglingIncremental,
  removeDanglingReferences,
  runCleanUps,
  validateChanges,
  validateValue,
} from '@commissary/schema';
import { definitions } from './definitions.ts';

/** A stored base in today's definition: what was added to the definition since is as in a new document. */
export const completed = (kind: DocumentKind, document: unknown): unknown =>
  whole.getOrCompute(document, () => complete(definitions[kind].field, document));

/** Marks a document as complete, so that it is not searched again for values to complete. */
export const cacheComplete = (document: unknown): void => whole.set(document, document);

/** A document without dangling references; the same object when there are none. */
export const cleaned = (kind: DocumentKind, document: unknown): unknown => cleanedUp(kind, document).document;

const cleanedUp = (kind: DocumentKind, document: unknown): RemovedDangling =>
  clean.getOrCompute(document, () => removeDanglingReferences(definitions[kind].field, document));

/** The validation issues of a whole document. */
export const stateIssues = (kind: DocumentKind, document: unknown): readonly Issue[] =>
  validated.getOrCompute(document, () => byChanges(document) ?? validateValue(definitions[kind].field, document));

/** Valid and without dangling references: changes on top of it can be validated by themselves. */
export const isValid = (kind: DocumentKind, document: unknown): boolean =>
  cleaned(kind, document) === document && stateIssues(kind, document).length === 0;

export interface ChangedDocument {
  /** What the next list applies to. */
  readonly applied: unknown;
  /** The same without dangling references: what is validated, and what terminals get. */
  readonly document: unknown;
  readonly dropped: readonly Dropped[];
  /** The references that had no target and were removed. */
  readonly gone: readonly FoundReference[];
  /** The paths of the members that the last list added: a clean-up may leave them. */
  readonly added: ReadonlySet<string>;
  /** The paths of what clean-ups changed. */
  readonly cleaned: readonly string[];
  /** The validation issues. Those of a base are computed on first use: a read does not wait for them. */
  readonly issues: readonly Issue[];
}

/**
 * A document with a list applied, cleaned and validated. On a valid document only the changed paths are visited, and
 * the references to removed members; the result is the same as a full validation's.
 */
export const stateWithChanges = (kind: DocumentKind, below: unknown, list: readonly Change[]): ChangedDocument => {
  const { field } = definitions[kind];
  // A copy, so that the engine's tree of a list is not kept with it: it is several times as large.
  const { value, dropped } = applyReporting(below, [...list]);
  const added = addedBy(list);
  if (value === below || cleaned(kind, below) !== below || list.some(renamesMember))
    return lazyIssues(kind, {
      applied: value,
      ...(added.size === 0 ? cleanedUp(kind, value) : removeDanglingReferences(field, value, {}, added)),
      ...{ dropped, added },
    });
  const paths = awakePaths(list, dropped);
  const removed = removeDanglingIncremental(field, below, value, paths, added);
  const { document, gone } = removed;
  // The same list where there is no more: the tree of its paths is built once for each list.
  const isAll = gone.length + removed.cleaned.length === 0;
  const changed = isAll ? paths : [...paths, ...gone.map(({ path }) => path), ...removed.cleaned];
  // A member that this list added may stay here, and not where it is inherited.
  if (added.size === 0) clean.set(value, removed);
  if (added.size === 0 || runCleanUps(field, document, nothingAdded).paths.length === 0)
    clean.set(document, { document, gone: [], cleaned: [] });
  // A valid document: validation costs little, and the clean-up already has the paths of the changes.
  if (isValidated(below) && isValid(kind, below)) validated.set(document, validateChanges(field, document, changed));
  else {
    // A separate list: those paths are larger than all that the document does not share, and would be kept as long.
    const kept = [...changed];
    pendingValidations.set(document, () => (isValid(kind, below) ? validateChanges(field, document, kept) : undefined));
  }
  return lazyIssues(kind, { applied: value, ...removed, dropped, added });
};

const nothingAdded: ReadonlySet<string> = new Set();

const addedBy = (list: readonly Change[]): ReadonlySet<string> =>
  new Set(list.flatMap(({ op, path }) => (op === 'add' ? path : [])));

/** A document without lists. */
export const stateWithoutChanges = (kind: DocumentKind, applied: unknown): ChangedDocument =>
  lazyIssues(kind, { applied, ...cleanedUp(kind, applied), dropped: [], added: nothingAdded });

/** The references of a document into others. */
export const crossDocumentOf = (kind: DocumentKind, document: unknown): readonly FoundReference[] =>
  crossDocumentReferences(definitions[kind].field, document);

/**
 * An effective document among related documents: also without the references that have no target in those. The same
 * object when all have their target, and one object for all tenants where the same ones have none.
 */
export const withRelated = (
  kind: DocumentKind,
  alone: ChangedDocument,
  companions: RelatedDocuments,
): ChangedDocument => {
  if (crossDocumentOf(kind, alone.document).length === 0) return alone;
  const { field } = definitions[kind];
  const { document, gone, cleaned } = removeDanglingCrossDocument(field, alone.document, companions, alone.added);
  if (gone.length + cleaned.length === 0) return alone;
  const known = relatedStates.getOrCompute(alone.document, () => new Map<string, ChangedDocument>());
  const changed = [...gone.map(({ path }) => path), ...cleaned];
  const name = changed.join('\n');
  const found = known.get(name);
  if (found !== undefined && (cleaned.length === 0 || equal(found.document, document))) return found;
  pendingValidations.set(document, () =>
    stateIssues(kind, alone.document).length === 0 ? validateChanges(field, document, changed) : undefined,
  );
  const { applied, dropped, added } = alone;
  const made = lazyIssues(kind, {
    ...{ applied, document, dropped, added },
    ...{ gone: [...alone.gone, ...gone], cleaned: [...alone.cleaned, ...cleaned] },
  });
  known.set(name, made);
  return made;
};

const lazyIssues = (kind: DocumentKind, facts: Omit<ChangedDocument, 'issues'>): ChangedDocument => ({
  ...facts,
  get issues() {
    return stateIssues(kind, facts.document);
  },
});

const awakePaths = (list: readonly Change[], dropped: readonly Dropped[]): string[] => {
  if (dropped.length === 0) return list.map(({ path }) => path);
  const dormant = new Set(dropped.filter(isDormant).map(entryName));
  return list.filter(entry => !dormant.has(entryName(entry))).map(({ path }) => path);
};

/** No edit changes a member's id, but a request may: then it is another member, and the old one is removed. */
const renamesMember = ({ path }: Change): boolean => path.endsWith(']/id');

const entryName = ({ op, path }: { readonly op: string; readonly path: string }): string => `${op} ${path}`;

const whole = identityMap<unknown, unknown>();
const clean = identityMap<unknown, RemovedDangling>();
const relatedStates = identityMap<unknown, Map<string, ChangedDocument>>();
const validated = identityMap<unknown, readonly Issue[]>();
/** How a document can be validated by what changed in it; undefined where it must be validated as a whole. */
const pendingValidations = identityMap<unknown, () => readonly Issue[] | undefined>();

const isValidated = (document: unknown): boolean => validated.has(document);

const byChanges = (document: unknown): readonly Issue[] | undefined => {
  const judge = pendingValidations.get(document);
  pendingValidations.delete(document);
  return judge?.();
};
