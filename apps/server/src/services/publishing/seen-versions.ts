import { createHash } from 'node:crypto';
import type { Failure } from '@commissary/contract';
import type { Db, Pins } from '../../store/database/index.ts';
import { authorsSince, type DocumentHeads, type Head, revisionsOf } from '../../store/documents/index.ts';
import type { TenantPlace } from '../../store/tenants/index.ts';
import { headsByTenant } from '../documents/index.ts';
import { ApiError } from '../errors/index.ts';

/** What a preview showed of a location: `seen` is its answer there. */
export interface SeenLocation {
  readonly locationId: string;
  readonly seen: string;
}

/** The layers of a document, in the order of their versions in `seen`. */
const layers = ['base', 'group', 'own'] as const;

interface SeenDocument {
  readonly documentId: string;
  readonly pins: Pins;
  readonly licensing: unknown;
}

/** The documents of each location, in the order in which they are published. */
type SeenState = ReadonlyMap<string, readonly SeenDocument[]>;

/**
 * What a publish of a location would bring, in short: the version of each layer of each document, a hash of these
 * layers, and one of what is published and not pinned to a layer (people and licenses).
 */
export const seenOf = (documents: readonly SeenDocument[]): string => {
  const versions = documents.map(({ pins }) => layers.map(layer => pins[layer]?.version ?? 0).join('.'));
  return `${versions.join('_')}:${hashOfLayers(documents)}:${hashOfRest(documents)}`;
};

const hashOfLayers = (documents: readonly SeenDocument[]): string =>
  shortHash(documents.map(({ documentId, pins }) => [documentId, ...layers.map(layer => pins[layer])]));

const hashOfRest = (documents: readonly SeenDocument[]): string =>
  shortHash(documents.map(({ pins, licensing }) => [pins.people ?? null, licensing]));

const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/**
 * Rejects a publish of something other than what was previewed: 409 `SAVED_SINCE_PREVIEW` with the location in `path`
 * and an author of the later saves in `by`, one failure for each; it is absent where people, licenses, the group or the
 * menu changed.
 */
export const requireSeen = async (db: Db, state: SeenState, seen: readonly SeenLocation[]): Promise<void> => {
  const changed = seen.filter(one => seenOf(state.get(one.locationId) ?? []) !== one.seen);
  if (changed.length === 0) return;
  const later = changed.map(one => ({ path: one.locationId, saved: laterLayers(state, one) }));
  const authors = await authorsSince(db, uniqueLayers(later.flatMap(({ saved }) => saved)));
  throw new ApiError(
    409,
    later.flatMap(({ path, saved }): Failure[] => {
      const failed = { code: 'SAVED_SINCE_PREVIEW', path };
      const names = [...new Set(saved.flatMap(one => authors.get(nameOf(one)) ?? []))].toSorted();
      return names.length === 0 ? [failed] : names.map(by => ({ ...failed, params: { by } }));
    }),
  );
};

/**
 * Rejects where the versions that were seen can no longer be put together, since another group or menu is assigned: 409
 * `PREVIEW_LOST` with the location in `path`.
 */
export const requireSeenLayers = (state: SeenState, seen: readonly SeenLocation[]): void => {
  const lost = seen.filter(one => hashOfLayers(state.get(one.locationId) ?? []) !== one.seen.split(':')[1]);
  if (lost.length === 0) return;
  throw new ApiError(
    409,
    lost.map(({ locationId }) => ({ code: 'PREVIEW_LOST', path: locationId })),
  );
};

/** The documents of a company as they are at a location. */
export type HeadsAt = (location: TenantPlace) => readonly DocumentHeads[];

/** The saved documents with the versions that were seen at each location, in place of later ones. */
export const seenHeads = async (
  db: Db,
  documents: readonly DocumentHeads[],
  saved: SeenState,
  seen: readonly SeenLocation[],
): Promise<HeadsAt> => {
  const later = new Map(seen.map(one => [one.locationId, laterLayers(saved, one)]));
  const revisions = new Map(
    (await revisionsOf(db, uniqueLayers([...later.values()].flat()))).map(one => [nameOf(one), one]),
  );
  return location => {
    const versions = new Map(later.get(location.id)?.map(one => [one.layerId, one]));
    if (versions.size === 0) return documents;
    const seenHead = (head: Head): Head => {
      const at = versions.get(head.id);
      if (at === undefined) return head;
      const { version = 0, id = null, manifest = null } = revisions.get(nameOf(at)) ?? {};
      return { ...head, version, revisionId: id, manifest };
    };
    return documents.map(one => {
      const heads = headsByTenant(one);
      const ofLocation = [null, location.groupId, location.id].flatMap(id => heads.get(id) ?? []);
      return { ...one, heads: [...new Set(ofLocation)].map(seenHead) };
    });
  };
};

interface LayerVersion {
  readonly layerId: string;
  readonly version: number;
}

/** The layers of a location that were saved since, with the version that was seen. */
const laterLayers = (state: SeenState, { locationId, seen }: SeenLocation): readonly LayerVersion[] => {
  const versions = (seen.split(':')[0] ?? '').split('_').map(document => document.split('.').map(Number));
  return (state.get(locationId) ?? []).flatMap(({ pins }, document) =>
    layers.flatMap((layer, position) => {
      const pin = pins[layer];
      const version = versions[document]?.[position] ?? 0;
      return pin !== null && pin.version > version ? { layerId: pin.id, version } : [];
    }),
  );
};

const nameOf = ({ layerId, version }: LayerVersion): string => `${layerId} ${version}`;

/** Most locations share most of their layers. */
const uniqueLayers = (all: readonly LayerVersion[]): readonly LayerVersion[] => [
  ...new Map(all.map(one => [nameOf(one), one])).values(),
];
