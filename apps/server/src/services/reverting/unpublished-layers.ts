import { type DocumentKind, documentIdIn, hasSeveral } from '@commissary/catalog';
import { type Change, diff } from '@commissary/document';
import { canAccess, tenantScopeOf } from '@commissary/domain';
import { revisionsOf } from '../../store/documents/index.ts';
import { firstLiveAt } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { completed, definitions, initialStoredDocument } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { documentName, type LayerHead, type LayerHeads, loadHeadsOfMany } from '../documents/index.ts';
import type { LiveDocument, LiveLayers } from '../publishing/index.ts';
import { listDifference } from '../saving/index.ts';

/** Why unpublished changes of a layer stay where its locations are reverted. */
export type StayReason = 'shared' | 'no-access' | 'different-versions' | 'never-published';

/** A layer of some locations that is saved otherwise than it is live there. */
export interface UnpublishedLayer {
  readonly kind: DocumentKind;
  readonly heads: LayerHeads;
  /** The saved layer. */
  readonly own: LayerHead;
  readonly saved: LayerContent;
  /** What is live of it; where it stays, at one of the locations. */
  readonly published: LayerContent;
  /** The number of changes that are not published. */
  readonly total: number;
  /** Null: the locations own it. */
  readonly stays: StayReason | null;
}

/** The list of a group or location, or the company's document. */
export interface LayerContent {
  /** Null = from before the first save. */
  readonly manifest: string | null;
  readonly list: readonly Change[];
  readonly document: unknown;
}

interface LayersQuery {
  /** The selected locations. */
  readonly locations: readonly TenantRecord[];
  /** Every location and group of the company. */
  readonly tenants: readonly TenantRecord[];
  readonly kinds: readonly DocumentKind[];
  readonly live: LiveLayers;
}

/**
 * The layers of some locations whose newest content is not what is live there. The locations own a layer when every
 * location that uses it is one of them, the same content of it is live at all of them, and the person reaches the whole
 * group or company.
 */
export const unpublishedLayers = async (caller: UseCaseContext, query: LayersQuery): Promise<UnpublishedLayer[]> => {
  const found: UnpublishedLayer[] = [];
  for (const one of documentsOf(query)) found.push(...(await layersOfDocument(caller, query, one)));
  return found;
};

interface UsedDocument {
  readonly kind: DocumentKind;
  readonly menuId: string | undefined;
  readonly locations: readonly TenantRecord[];
}

/** The documents of the selected locations, each with those that use it. */
const documentsOf = ({ kinds, locations }: LayersQuery): UsedDocument[] =>
  kinds.flatMap((kind): UsedDocument[] => {
    if (!hasSeveral(kind)) return [{ kind, menuId: undefined, locations }];
    const alike = Map.groupBy(locations, location => documentIdIn(kind, location) ?? undefined);
    return [...alike].flatMap(([menuId, some]) => (menuId === undefined ? [] : { kind, menuId, locations: some }));
  });

const layersOfDocument = async (
  caller: UseCaseContext,
  { tenants, live }: LayersQuery,
  { kind, menuId, locations }: UsedDocument,
): Promise<UnpublishedLayer[]> => {
  const companyId = locations[0]?.companyId ?? '';
  const groupIds = new Set(locations.flatMap(({ groupId }) => groupId ?? []));
  const at = [null, ...tenants.filter(({ id }) => groupIds.has(id)), ...locations];
  const everyHeads = await loadHeadsOfMany(caller, documentName({ kind, companyId, menuId }), at);
  const selected = new Set(locations.map(({ id }) => id));
  const users = tenants.filter(one => one.type === 'LOCATION' && (menuId === undefined || one.menuId === menuId));
  const usersOf = usersByLayer(users);
  const firstSaves = await firstGroupSaves(caller, everyHeads);
  const withoutGroup = locations.filter(({ id }) => live.get(id)?.get(kind)?.pins.group === null).map(({ id }) => id);
  const firstLive = firstSaves.size === 0 ? new Map() : await firstLiveAt(caller.db, kind, withoutGroup);
  const compared = everyHeads.map(heads => {
    const { tenant } = heads.layer;
    const own = heads.own ?? heads.base;
    const every = usersOf.get(tenant?.id ?? null) ?? [];
    const chosen = every.filter(({ id }) => selected.has(id));
    const contents = chosen.map(({ id }) => {
      const document = live.get(id)?.get(kind);
      if (document?.documentId !== heads.document.id) return undefined;
      const since = firstLive.get(id) ?? document.publishedAt;
      return publishedManifest(document, heads, { since, firstSave: firstSaves.get(own.id) });
    });
    return { heads, own, isShared: chosen.length < every.length, contents: [...new Set(contents)] };
  });
  const unpublished = compared.filter(
    ({ own, contents }) => own.version > 0 && contents.some(content => content !== own.manifest),
  );
  const contentOf = await readContents(caller, kind, unpublished);
  return unpublished.flatMap(({ heads, own, isShared, contents }): UnpublishedLayer[] => {
    const isBase = heads.layer.tenant === null;
    const saved = contentOf(isBase, own.manifest);
    const known = contents.filter(content => content !== undefined);
    const published = (known.length === 0 ? [null] : known)
      .map(manifest => contentOf(isBase, manifest))
      .map(content => ({ content, total: differing(kind, isBase, content, saved) }))
      .toSorted((a, b) => b.total - a.total)[0];
    if (published === undefined || published.total === 0) return [];
    const stays = isShared
      ? 'shared'
      : !reaches(caller, heads)
        ? 'no-access'
        : known.length === 0
          ? 'never-published'
          : contents.length > 1
            ? 'different-versions'
            : null;
    return [{ kind, heads, own, saved, published: published.content, total: published.total, stays }];
  });
};

/** The locations that use a layer, by the tenant of the layer: null is the company. */
const usersByLayer = (users: readonly TenantRecord[]): ReadonlyMap<string | null, readonly TenantRecord[]> =>
  new Map<string | null, readonly TenantRecord[]>([
    [null, users],
    ...Map.groupBy(
      users.filter(({ groupId }) => groupId !== null),
      ({ groupId }) => groupId,
    ),
    ...users.map(one => [one.id, [one]] as const),
  ]);

/**
 * What is live of a layer at a location, and went live there first `since` then; undefined = the location had another
 * group then.
 */
const publishedManifest = (
  { pins, stack }: LiveDocument,
  { layer: { tenant }, own }: LayerHeads,
  { since, firstSave }: { readonly since: Date; readonly firstSave: Date | undefined },
): string | null | undefined => {
  if (tenant === null) return stack.base;
  if (tenant.type === 'LOCATION') return stack.own;
  if (pins.group !== null) return pins.group.id === own?.id ? stack.group : undefined;
  // Nothing of a group is pinned: its list had never been saved, or the location has joined it since.
  return firstSave !== undefined && firstSave >= since ? null : undefined;
};

/** When the list of each group was first saved, by layer. */
const firstGroupSaves = async (
  { db }: UseCaseContext,
  all: readonly LayerHeads[],
): Promise<ReadonlyMap<string, Date>> => {
  const groups = all.filter(({ layer, own }) => layer.tenant?.type === 'GROUP' && own !== null && own.version > 0);
  if (groups.length === 0) return new Map();
  const first = await revisionsOf(
    db,
    groups.flatMap(({ own }) => (own === null ? [] : { layerId: own.id, version: 1 })),
  );
  return new Map(first.map(({ layerId, at }) => [layerId, at]));
};

const reaches = ({ person }: UseCaseContext, { layer: { tenant, companyId } }: LayerHeads): boolean =>
  canAccess(person, tenant === null ? { companyId } : tenantScopeOf(tenant));

interface Compared {
  readonly heads: LayerHeads;
  readonly own: LayerHead;
  readonly contents: readonly (string | null | undefined)[];
}

const readContents = async (
  { db, content }: UseCaseContext,
  kind: DocumentKind,
  compared: readonly Compared[],
): Promise<(isBase: boolean, manifest: string | null) => LayerContent> => {
  const manifestsOf = (isBase: boolean) => [
    ...new Set(
      compared
        .filter(({ heads }) => (heads.layer.tenant === null) === isBase)
        .flatMap(({ own, contents }) => [own.manifest, ...contents].filter(one => typeof one === 'string')),
    ),
  ];
  const { documents, lists } = await content.layers(db, { documents: manifestsOf(true), lists: manifestsOf(false) });
  return (isBase, manifest) => {
    if (!isBase) return { manifest, list: (manifest && lists.get(manifest)) || [], document: undefined };
    const document = manifest === null ? initialStoredDocument(kind) : completed(kind, documents.get(manifest));
    return { manifest, list: [], document };
  };
};

const differing = (kind: DocumentKind, isBase: boolean, published: LayerContent, saved: LayerContent): number => {
  if (isBase) return diff(published.document, saved.document, { field: definitions[kind].field }).length;
  const { written, reset } = listDifference(published.list, saved.list);
  return written.length + reset.length;
};
