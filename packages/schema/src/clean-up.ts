import { danglingChanged, danglingSince } from './dangling-changed.ts';
import type { Field } from './field.ts';
import { settle } from './forced.ts';
import { isReference } from './kinds/reference.ts';
import { pathsAbove } from './path.ts';
import { danglingOutward, danglingReferences, type FoundReference, holdsReference } from './references.ts';
import type { Companions } from './targets.ts';

/** A document without dangling references, and what it took to get there. */
export interface CleanedUp {
  readonly document: unknown;
  /** The references that had no target, in the order in which they were found. */
  readonly gone: readonly FoundReference[];
}

/**
 * The document without dangling references: an entry that stood for its target goes, any other reference is emptied. What
 * an entry takes with it may be a target itself, so this goes on until nothing dangles. Then every field that is forced
 * has its value. The same object when there was nothing to do.
 */
export const cleanUp = (field: Field, doc: unknown, companions: Companions = {}): CleanedUp =>
  cleanUpFrom(field, doc, danglingReferences(field, doc, companions));

/** The same, looking only at what changed since a document that was clean: see `danglingChanged`. */
export const cleanUpChanged = (field: Field, before: unknown, after: unknown, paths: readonly string[]): CleanedUp =>
  cleanUpFrom(field, after, danglingChanged(field, before, after, paths));

/** The rest for a document that is clean in itself: its references into other documents. */
export const cleanUpOutward = (field: Field, doc: unknown, companions: Companions): CleanedUp =>
  cleanUpFrom(field, doc, danglingOutward(field, doc, companions));

const cleanUpFrom = (field: Field, doc: unknown, found: readonly FoundReference[]): CleanedUp => {
  const gone: FoundReference[] = [];
  let document = doc;
  for (let next = found; next.length > 0; ) {
    gone.push(...next);
    const cleaned = without(field, document, next);
    // Nothing but an entry that goes can take a target with it.
    const places = next.flatMap(({ path, onRemoved }) => (onRemoved === 'drop-entry' ? pathsAbove(path) : []));
    next = places.length === 0 ? [] : danglingSince(field, document, cleaned);
    document = cleaned;
  }
  return { document: settle(field, document), gone };
};

/** Takes references out, along the ways that lead to them. */
const without = (field: Field, doc: unknown, found: readonly FoundReference[]): unknown => {
  const ways = new Set<string>();
  for (const { path } of found) {
    for (const above of pathsAbove(path)) ways.add(above);
    ways.add(path);
  }
  const clean = (inner: Field, value: unknown, path: string): unknown => {
    if (value === undefined || !ways.has(path) || !holdsReference(inner)) return value;
    if (isReference(inner)) {
      if (inner.onRemoved === 'drop-entry') return GONE;
      return inner.optional ? undefined : inner.initial;
    }
    const isEntry = inner.kind.keying !== 'group' || inner.kind.children?.(inner)[0]?.[0] === '*';
    let gone = false;
    const next = inner.kind.map?.(inner, value, (child, part, token) => {
      const kept = clean(child, part, `${path}/${token}`);
      if (kept !== GONE) return kept;
      gone = true;
      return isEntry ? undefined : part;
    });
    return gone && !isEntry ? GONE : (next ?? value);
  };
  const cleaned = clean(field, doc, '');
  return cleaned === GONE ? doc : cleaned;
};

const GONE = Symbol('the entry around a reference goes with its target');
