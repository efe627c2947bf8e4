import { type DocumentKind, documentIdIn } from '@commissary/catalog';
import { type Live, liveAt } from '../../store/publishing/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { type LayerHashes, pinnedLayerHashes } from '../documents/index.ts';

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
