import { type DocumentKind, documentIdIn } from '@commissary/catalog';
import type { Db } from '../../store/database/index.ts';
import { type Live, liveAt, lockLive } from '../../store/publishing/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { type LayerHashes, pinnedLayerHashes } from '../documents/index.ts';
import { outdated } from '../errors/index.ts';

/** A live document of a location, with the layers that it was made of. */
export interface LiveDocument extends Live {
  readonly stack: LayerHashes;
}

/** What is live at some locations, by location and kind. */
export type LiveLayers = ReadonlyMap<string, ReadonlyMap<DocumentKind, LiveDocument>>;

export const readLiveLayers = async (
  { db }: Pick<UseCaseContext, 'db'>,
  locationIds: readonly string[],
): Promise<LiveLayers> => {
  const live = await liveAt(db, locationIds);
  const hashesOf = await pinnedLayerHashes(
    { db },
    live.map(({ pins }) => pins),
  );
  return new Map(
    [...Map.groupBy(live, ({ locationId }) => locationId)].map(([locationId, documents]) => [
      locationId,
      new Map(documents.map(one => [one.kind, { ...one, stack: { kind: one.kind, ...hashesOf(one.pins) } }])),
    ]),
  );
};

/** The live document that a reference into another document of the location means. */
export const liveRelated = (
  documents: ReadonlyMap<DocumentKind, LiveDocument> | undefined,
  { kind, of }: { readonly kind: DocumentKind; readonly of?: string | undefined },
): LiveDocument | undefined => {
  const found = documents?.get(kind);
  const named = of === undefined ? undefined : documentIdIn(kind, { menuId: of });
  return named === undefined || named === found?.documentId ? found : undefined;
};

/**
 * Rejects where something went live since what is live was read: 409 with the location. Nothing else goes live there
 * before the end of the transaction.
 */
export const requireSameLive = async (
  db: Db,
  live: LiveLayers,
  locationIds: readonly string[],
  kinds: readonly DocumentKind[],
): Promise<void> => {
  const now = await lockLive(db, locationIds);
  const changed = now.find(
    ({ locationId, kind, runId }) => kinds.includes(kind) && live.get(locationId)?.get(kind)?.runId !== runId,
  );
  if (changed !== undefined) throw outdated(changed.locationId);
};
