import { applyComputed } from '../computed/index.ts';
import { type Field, matches } from '../field/index.ts';
import { isReference, isRestriction, restrictionWithout } from '../kinds/index.ts';
import { pathsAbove } from '../path/index.ts';
import { containsReference, type FoundReference, type RelatedDocuments } from '../targets/index.ts';
import { runCleanUps } from './clean-up.ts';
import { findDanglingIncremental, findDanglingSince } from './find-dangling-incremental.ts';
import { danglingCrossDocument, danglingReferences } from './references.ts';

/** A document without dangling references and after the clean-ups of its lists, and what was removed. */
export interface RemovedDangling {
  readonly document: unknown;
  /** The references that had no target, in the order in which they were found. */
  readonly gone: readonly FoundReference[];
  /** The paths of what the clean-ups changed, and of the references that pointed at what they removed. */
  readonly cleaned: readonly string[];
}

/** Members that this edit, or this layer's own list, added: the paths of them. */
type Added = ReadonlySet<string>;
const none: Added = new Set();

/**
 * Returns the document without dangling references: an entry that stands for its target is removed, any other reference
 * is emptied. A removed entry may contain targets itself, so this repeats until nothing dangles. Then every computed
 * field gets its value. The same object when nothing dangles.
 */
export const removeDanglingReferences = (
  field: Field,
  doc: unknown,
  companions: RelatedDocuments = {},
  added: Added = none,
): RemovedDangling => removeFrom(field, doc, danglingReferences(field, doc, companions), added);

/** The same, reading only what changed since a document without dangling references: see `findDanglingIncremental`. */
export const removeDanglingIncremental = (
  field: Field,
  before: unknown,
  after: unknown,
  paths: readonly string[],
  added: Added = none,
): RemovedDangling => removeFrom(field, after, findDanglingIncremental(field, before, after, paths), added);

/** The second step for a document without dangling references inside: its references into other documents. */
export const removeDanglingCrossDocument = (
  field: Field,
  doc: unknown,
  companions: RelatedDocuments,
  added: Added = none,
): RemovedDangling => removeFrom(field, doc, danglingCrossDocument(field, doc, companions), added, companions);

const removeFrom = (
  field: Field,
  doc: unknown,
  found: readonly FoundReference[],
  added: Added,
  companions?: RelatedDocuments,
): RemovedDangling => {
  const first = withoutDangling(field, doc, found);
  const cleaned: string[] = [];
  let { document } = first;
  // What a clean-up removes may have been a target, and what referred to it may leave another list empty.
  for (;;) {
    const { document: next, paths } = runCleanUps(field, document, added, companions);
    if (paths.length === 0) break;
    const after = withoutDangling(field, next, findDanglingSince(field, document, next));
    cleaned.push(...paths, ...after.gone.map(({ path }) => path));
    document = after.document;
  }
  return { document: applyComputed(field, document), gone: first.gone, cleaned };
};

const withoutDangling = (field: Field, doc: unknown, found: readonly FoundReference[]) => {
  const gone: FoundReference[] = [];
  let document = doc;
  for (let next = found; next.length > 0; ) {
    gone.push(...next);
    const cleaned = withoutReferences(field, document, next);
    // Only a removed entry can remove a target.
    const removesEntry = next.some(({ onDelete }) => onDelete === 'drop-entry');
    next = removesEntry ? findDanglingSince(field, document, cleaned) : [];
    document = cleaned;
  }
  return { document, gone };
};

/**
 * Removes references, along the paths to them; what they leave without a target stays, and computed fields as well. A
 * restriction stays one, to nothing where its last reference is removed.
 */
export const withoutReferences = (field: Field, doc: unknown, found: readonly FoundReference[]): unknown => {
  const ways = new Set<string>();
  for (const { path } of found) {
    for (const above of pathsAbove(path)) ways.add(above);
    ways.add(path);
  }
  const clean = (inner: Field, value: unknown, path: string): unknown => {
    if (value === undefined || !ways.has(path) || !containsReference(inner)) return value;
    if (isReference(inner)) {
      if (inner.onDelete === 'drop-entry') return GONE;
      return inner.whenRemoved ?? (inner.optional ? undefined : inner.initial);
    }
    const isEntry = inner.kind.keying !== 'group' || inner.kind.children?.(inner)[0]?.[0] === '*';
    let gone = false;
    const next = inner.kind.map?.(inner, value, (child, part, token) => {
      const kept = clean(child, part, `${path}/${token}`);
      if (kept !== GONE) return kept;
      // What is stored unpublished, for another type of the entry, is nothing that the entry stands for.
      const { publishedWhenVisible, visibleWhen } = child;
      const isHidden = publishedWhenVisible && visibleWhen !== undefined && !matches(visibleWhen, doc, path);
      if (isHidden && isReference(child)) return child.initial;
      gone = true;
      return isEntry ? undefined : part;
    });
    if (isRestriction(inner)) return restrictionWithout(inner, value, next);
    return gone && !isEntry ? GONE : (next ?? value);
  };
  const cleaned = clean(field, doc, '');
  return cleaned === GONE ? doc : cleaned;
};

const GONE = Symbol('the entry around a reference goes with its target');
