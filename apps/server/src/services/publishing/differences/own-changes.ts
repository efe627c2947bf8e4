import type { DocumentKind } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { withinPaths } from '@commissary/schema';
import type { UseCaseContext } from '../../context/index.ts';
import { listDifference } from '../../saving/index.ts';
import { readLiveLayers } from '../live-layers.ts';
import type { PublishSnapshot, SavedDocument } from '../publish-snapshot.ts';

/** What the override of one location changes of one document, from what is live of the override to what is saved. */
export interface OwnChanges {
  /** Identifies the live override: what is saved identifies the other one. */
  readonly live: string | null;
  /** Whether a path is one of those that it changes, or below one. */
  readonly changes: (path: string) => boolean;
}

export type OwnChangesAt = (locationId: string, kind: DocumentKind) => OwnChanges | undefined;

/** Of the documents of a publish that have an override of the location: others are left out. */
export const readOwnChanges = async (
  { db, content }: Pick<UseCaseContext, 'db' | 'content'>,
  saved: PublishSnapshot,
): Promise<OwnChangesAt> => {
  const withOwn = [...saved].flatMap(([locationId, documents]) => {
    const own = documents.filter(({ pins }) => pins.own !== null);
    return own.length === 0 ? [] : { locationId, own };
  });
  if (withOwn.length === 0) return () => undefined;
  const live = await readLiveLayers(
    { db },
    withOwn.map(({ locationId }) => locationId),
  );
  const liveOf = (locationId: string, { kind, documentId }: SavedDocument): string | null => {
    const runs = live.get(locationId)?.get(kind);
    return runs?.documentId === documentId ? runs.stack.own : null;
  };
  const compared = withOwn.flatMap(({ locationId, own }) =>
    own.map(one => ({ locationId, kind: one.kind, live: liveOf(locationId, one), saved: one.stack.own })),
  );
  const hashes = compared.flatMap(one => [one.live ?? [], one.saved ?? []].flat());
  const { lists } = await content.layers(db, { documents: [], lists: [...new Set(hashes)] });
  const listOf = (hash: string | null): readonly Change[] => (hash === null ? [] : (lists.get(hash) ?? []));
  const found = new Map(
    compared.map(one => {
      const { written, reset } = listDifference(listOf(one.live), listOf(one.saved));
      const changes = withinPaths([...written, ...reset].map(({ path }) => path));
      return [`${one.locationId} ${one.kind}`, { live: one.live, changes }] as const;
    }),
  );
  return (locationId, kind) => found.get(`${locationId} ${kind}`);
};
