import { createHash } from 'node:crypto';
import { type DocumentKind, publishedTogether } from '@commissary/catalog';
import type { PublishKind } from '@commissary/domain';
import type { Pin, Pins } from '../../store/database/index.ts';
import { listTenants, type TenantRecord } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { effectiveDocuments, type LayerHashes, layerHashesOf, parentLayerHashes } from '../documents/index.ts';
import { ApiError } from '../errors/index.ts';
import { type Asked, type LiveDocument, type LiveLayers, permitted, readLiveLayers } from '../publishing/index.ts';
import { planRestoredBase, planRestoredList, type Save } from '../saving/index.ts';
import { type UnpublishedLayer, unpublishedLayers } from './unpublished-layers.ts';

export interface RevertPlan {
  readonly companyId: string;
  readonly locations: readonly TenantRecord[];
  readonly kinds: readonly DocumentKind[];
  readonly live: LiveLayers;
  /** The layers that the locations own, whose unpublished changes are discarded. */
  readonly discarded: readonly UnpublishedLayer[];
  readonly staying: readonly UnpublishedLayer[];
  readonly saves: readonly Save[];
  /** What is live, with the pins of these saves. */
  readonly asked: readonly Asked[];
  /** Identifies what is discarded and what stays. */
  readonly seen: string;
}

/**
 * What a revert of some locations discards: each layer that they own gets a revision equal to what is live of it, so
 * that nothing of it is unpublished. Each changed field needs its permission there (403).
 */
export const planRevert = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  locationIds: readonly string[],
): Promise<RevertPlan> => {
  const ids = [...new Set(locationIds)];
  const locations = await permitted(caller, blobType, ids);
  const companyId = locations[0]?.companyId ?? '';
  const kinds = publishedTogether(blobType);
  const tenants = await listTenants(caller.db, companyId, { reach: 'all' });
  const live = await readLiveLayers(caller, ids);
  const layers = await unpublishedLayers(caller, { locations, tenants, kinds, live });
  const discarded = layers.filter(({ stays }) => stays === null);
  const staying = layers.filter(({ stays }) => stays !== null);
  const saves = await savesOf(caller, discarded);
  const layerAt = layersByPlace(layers, new Map(discarded.map((layer, position) => [layer, saves[position]])));
  const asked = askedOf(locations, live, layerAt);
  if (saves.length > 0) await requireValid(caller, { locations, live, layerAt });
  return {
    ...{ companyId, locations, kinds, live, discarded, staying, saves, asked },
    seen: seenOf(layers, asked),
  };
};

/** A revision of each layer that equals what is live of it. */
const savesOf = async (caller: UseCaseContext, layers: readonly UnpublishedLayer[]): Promise<readonly Save[]> => {
  const lists = layers.filter(({ heads }) => heads.layer.tenant !== null);
  const stacks = lists.map(({ heads }) => layerHashesOf(heads));
  const effective = await effectiveDocuments(caller, [...stacks, ...stacks.map(parentLayerHashes)]);
  return layers.map(({ heads, saved, published }) => {
    if (heads.layer.tenant === null) return planRestoredBase(caller, heads, saved.document, published);
    const stack = layerHashesOf(heads);
    const here = {
      stored: saved.list,
      parent: effective(parentLayerHashes(stack)).applied,
      before: effective(stack).applied,
    };
    return planRestoredList(caller, heads, here, published);
  });
};

/** A layer that is not live as saved, with the save that reverts it. */
interface LayerInPlace {
  readonly layer: UnpublishedLayer;
  readonly save: Save | undefined;
}

type LayerAt = (
  document: Pick<LiveDocument, 'kind' | 'documentId'>,
  tenantId: string | null,
) => LayerInPlace | undefined;

const layersByPlace = (
  layers: readonly UnpublishedLayer[],
  saves: ReadonlyMap<UnpublishedLayer, Save | undefined>,
): LayerAt => {
  const keyOf = (kind: DocumentKind, documentId: string, tenantId: string | null) =>
    `${kind} ${documentId} ${tenantId ?? ''}`;
  const found = new Map(
    layers.map(layer => {
      const { kind, heads } = layer;
      return [keyOf(kind, heads.document.id, heads.layer.tenant?.id ?? null), { layer, save: saves.get(layer) }];
    }),
  );
  return ({ kind, documentId }, tenantId) => found.get(keyOf(kind, documentId, tenantId));
};

/** The layers of a location that are not live as saved, by their names in a stack. */
const layersOf = (layerAt: LayerAt, document: LiveDocument, { id, groupId }: TenantRecord) => ({
  base: layerAt(document, null),
  group: groupId === null ? undefined : layerAt(document, groupId),
  own: layerAt(document, id),
});

/** What is live at each location where a layer is reverted: the same configuration, pinned to the new revisions. */
const askedOf = (locations: readonly TenantRecord[], live: LiveLayers, layerAt: LayerAt): Asked[] =>
  locations.flatMap((location): Asked[] => {
    const documents = [...(live.get(location.id)?.values() ?? [])];
    const pinned = documents.map(one => ({ one, pins: revertedPins(one, layersOf(layerAt, one, location)) }));
    if (pinned.every(({ one, pins }) => pins === one.pins)) return [];
    const contents = pinned.map(({ one, pins }) => {
      const { kind, documentId, manifest, runId } = one;
      return [kind, { documentId, pins, manifest, onRun: runId }];
    });
    return [{ locationId: location.id, contents: Object.fromEntries(contents) }];
  });

const revertedPins = ({ pins }: LiveDocument, layers: ReturnType<typeof layersOf>): Pins => {
  const [base, group, own] = [layers.base, layers.group, layers.own].map(one => pinOf(one?.save));
  if (base === undefined && group === undefined && own === undefined) return pins;
  return { ...pins, ...(base && { base }), ...(group && { group }), ...(own && { own }) };
};

const pinOf = (save: Save | undefined): Pin | undefined => {
  if (save === undefined) return undefined;
  const { layer, id = '' } = save.revision;
  return { id: layer.id, version: layer.version + 1, revisionId: id };
};

/**
 * Layers that are reverted and layers that stay may never have been together: rejected with the location where they make
 * an issue that is neither live nor saved.
 */
const requireValid = async (
  caller: UseCaseContext,
  { locations, live, layerAt }: Pick<RevertPlan, 'locations' | 'live'> & { readonly layerAt: LayerAt },
): Promise<void> => {
  const mixed = locations.flatMap(location =>
    [...(live.get(location.id)?.values() ?? [])].flatMap(document => {
      const { stack } = document;
      const layers = Object.entries(layersOf(layerAt, document, location));
      const heads = (isSaved: (one: LayerInPlace) => boolean): LayerHashes => ({
        ...stack,
        ...Object.fromEntries(
          layers.flatMap(([name, one]) => (one && isSaved(one) ? [[name, one.layer.own.manifest]] : [])),
        ),
      });
      const isPart = new Set(layers.flatMap(([, one]) => (one === undefined ? [] : one.save === undefined)));
      return isPart.size < 2
        ? []
        : { id: location.id, stack, saved: heads(() => true), next: heads(({ save }) => save === undefined) };
    }),
  );
  const effective = await effectiveDocuments(
    caller,
    mixed.flatMap(({ stack, saved, next }) => [stack, saved, next]),
  );
  const failures = mixed.flatMap(({ id, stack, saved, next }) => {
    const known = new Set([stack, saved].flatMap(one => effective(one).issues.map(issueName)));
    const added = effective(next).issues.find(one => !known.has(issueName(one)));
    return added === undefined
      ? []
      : { code: 'NOT_VALID', path: id, params: { kind: next.kind, field: added.path, issue: added.code } };
  });
  if (failures.length > 0) throw new ApiError(400, failures);
};

const issueName = ({ code, path }: { readonly code: string; readonly path: string }): string => `${code} ${path}`;

const seenOf = (layers: readonly UnpublishedLayer[], asked: readonly Asked[]): string => {
  const named = layers.map(({ own, published, stays }) => [own.id, own.version, published.manifest, stays]);
  const live = asked.map(({ locationId, contents }) => [
    locationId,
    Object.values(contents).map(({ manifest, onRun }) => [manifest, onRun]),
  ]);
  const inOrder = [...named, ...live].map(one => JSON.stringify(one)).toSorted();
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex');
};
