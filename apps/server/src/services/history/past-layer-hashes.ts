import type { DocumentKind } from '@commissary/catalog';
import { apply, type Change } from '@commissary/document';
import { completed, initialStoredDocument } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';

/** The layers of a document at some moment, the base first; null = not saved yet. */
export type Manifests = readonly (string | null)[];

export interface PastLayerHashes {
  readonly base: unknown;
  /** The lists above the base, lowest first. */
  readonly lists: readonly (readonly Change[])[];
  readonly effective: unknown;
}

/** Reads several stacks of layers together: two statements for all that is not cached. */
export const readPastLayerHashes = async (
  caller: UseCaseContext,
  kind: DocumentKind,
  requested: readonly Manifests[],
): Promise<PastLayerHashes[]> => {
  const { documents, lists: found } = await caller.content.layers(caller.db, {
    documents: requested.flatMap(([base]) => base ?? []),
    lists: requested.flatMap(([, ...rest]) => rest.flatMap(manifest => manifest ?? [])),
  });
  return requested.map(([first, ...rest]) => {
    const base = first ? completed(kind, documents.get(first)) : initialStoredDocument(kind);
    const lists = rest.map(manifest => (manifest === null ? [] : (found.get(manifest) ?? [])));
    return { base, lists, effective: lists.reduce<unknown>((below, list) => apply(below, list), base) };
  });
};
