import { type Change, getAt } from '@commissary/document';
import type { LoggedChange } from '../../store/documents/index.ts';
import { definitions } from '../content/index.ts';
import type { LayerHeads } from '../documents/index.ts';
import { authorizeChanges } from './authorize-changes.ts';
import { logEntriesInside, toLogEntry, toResetEntry } from './change-log-entry.ts';
import { acknowledged, type ListDifference, listDifference, touchOfReset } from './list-difference.ts';

/** A stored list in its place. */
export interface ListInPlace {
  readonly stored: readonly Change[];
  /** What the list applies to. */
  readonly parent: unknown;
  /** The tenant's current document. */
  readonly before: unknown;
}

interface ListChanges {
  readonly difference: ListDifference;
  readonly keptAgain: readonly Change[];
  /** As the change log has them. */
  readonly changes: readonly LoggedChange[];
}

/** What replacing the list of a group or location changes. Throws 403 where a permission for one of its paths is missing. */
export const listChanges = (
  heads: LayerHeads,
  { stored, parent, before }: ListInPlace,
  next: readonly Change[],
): ListChanges => {
  const { kind } = heads.layer;
  const difference = listDifference(stored, next);
  const reset = difference.reset.map(entry => touchOfReset(entry, parent, before));
  authorizeChanges(kind, 'override', heads.may, before, difference.written, isLocalBy(heads, next, parent));
  authorizeChanges(kind, 'override', heads.may, before, reset, isLocalBy(heads, stored, parent));
  const keptAgain = acknowledged(stored, next);
  const touched = new Set([...difference.written, ...difference.reset].map(({ path }) => path));
  const isTouched = ({ path }: Change): boolean => touched.has(path);
  return {
    difference,
    keptAgain,
    changes: [
      ...[...difference.written, ...keptAgain].map(toLogEntry),
      ...difference.reset.map(toResetEntry),
      ...logEntriesInside(definitions[kind].field, stored.filter(isTouched), next.filter(isTouched)),
    ],
  };
};

/**
 * Whether a list of a location adds a member itself: what the layers above have is not local, whatever a list says of
 * it, and neither is what an entry waits for.
 */
const isLocalBy = ({ layer }: LayerHeads, list: readonly Change[], parent: unknown): ((path: string) => boolean) => {
  if (layer.tenant?.type !== 'LOCATION') return () => false;
  const added = new Set(list.flatMap(({ op, path }) => (op === 'add' ? path : [])));
  return path => added.has(path) && getAt(parent, path) === undefined;
};
