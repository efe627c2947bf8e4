import { type DocumentKind, publishedTogether } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import type { PublishKind } from '@commissary/domain';
import { pinsBeforeSave } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { ChangedDocument } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { pinnedLayerHashes } from '../documents/index.ts';
import { ApiError, apiError } from '../errors/index.ts';
import {
  type BaseVersionAt,
  type MultiLocationPlan,
  planEdits,
  planEditsOf,
  planMultiLocationEdit,
  planUndo,
  type SetRequest,
  type TargetHeads,
  type TenantEdits,
  targetHeadsAt,
  targetsAfter,
  type UndoRequest,
} from '../levels/index.ts';
import { listDifference, type Save, withDifference } from '../saving/index.ts';
import { type LiveLayers, readLiveLayers } from './live-layers.ts';
import { permitted } from './publish-start.ts';

/** Edits of locations, or the undo of their newest save, that are saved and go live without anything else. */
export type OnlyThisRequest =
  | (Omit<SetRequest, 'companyId'> & { readonly act: 'set' })
  | (Omit<UndoRequest, 'companyId'> & { readonly act: 'undo' });

export interface OnlyThisPlan {
  readonly companyId: string;
  readonly locations: readonly TenantRecord[];
  /** The documents that are published together, and the edited one of them. */
  readonly kinds: readonly DocumentKind[];
  readonly kind: DocumentKind;
  /** The saves, with the ids of their revisions. */
  readonly saves: readonly Save[];
  /** The versions of the lists afterwards. */
  readonly places: readonly BaseVersionAt[];
  /** What is live, by location and kind. */
  readonly live: LiveLayers;
  /** The plan of the same edits on the live lists. */
  readonly onLive: MultiLocationPlan;
  /** The edited document of each location as it goes live, and the paths that the edits set there. */
  readonly edited: ReadonlyMap<string, EditedDocument>;
}

export interface EditedDocument {
  readonly document: ChangedDocument;
  readonly paths: readonly string[];
}

/**
 * Plans the same edits twice: on the saved list of each location, as any save, and on the list that is live there. What
 * goes live has the pinned layers of what is live and that list, so nothing else that is saved travels.
 */
export const planOnlyThis = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  request: OnlyThisRequest,
): Promise<OnlyThisPlan> => {
  const { kind } = request;
  const kinds = publishedTogether(blobType);
  if (!kinds.includes(kind)) throw apiError(400, 'NOT_PUBLISHED', 'kind');
  const ids = request.places.map(({ tenantId }) => tenantId);
  const locations = await permitted(caller, blobType, [...new Set(ids)]);
  const companyId = locations[0]?.companyId ?? '';
  const address = { kind, companyId, menuId: request.menuId };
  const saved = await (request.act === 'set'
    ? planEdits(caller, { ...address, places: request.places })
    : planUndo(caller, { ...address, places: request.places }));
  const at = await targetHeadsAt<BaseVersionAt & Partial<TenantEdits>>(caller, address, request.places);
  const live = await readLiveLayers(caller, ids);
  requireLive(at, kinds, live);
  const onLive = await planOnLive(caller, request, { at, live, saved });
  const saves = saved.saves.map(({ heads, revision }) => ({
    heads,
    revision: { ...revision, id: caller.newId() },
  }));
  return {
    ...{ companyId, locations, kinds, kind, saves, live, onLive },
    places: targetsAfter(request.places, saved),
    edited: await editedDocuments(caller, at, saved, onLive),
  };
};

type Targets = readonly TargetHeads<BaseVersionAt & Partial<TenantEdits>>[];

/** What was never published has to be published as a whole first; so does another menu than the one that is live. */
const requireLive = (at: Targets, kinds: readonly DocumentKind[], live: LiveLayers): void => {
  const missing = at.filter(({ heads, target }) => {
    const documents = live.get(target.tenantId);
    const isLive = kinds.every(kind => documents?.has(kind));
    return !isLive || documents?.get(heads.layer.kind)?.documentId !== heads.document.id;
  });
  if (missing.length > 0)
    throw new ApiError(
      400,
      missing.map(({ target }) => ({ code: 'NEVER_PUBLISHED', path: target.tenantId })),
    );
};

interface OnLive {
  readonly at: Targets;
  readonly live: LiveLayers;
  readonly saved: MultiLocationPlan;
}

const planOnLive = async (
  caller: UseCaseContext,
  request: OnlyThisRequest,
  { at, live, saved }: OnLive,
): Promise<MultiLocationPlan> => {
  const { kind } = request;
  const liveAt = at.map(({ heads, own, target }) => {
    const stack = live.get(target.tenantId)?.get(kind)?.stack;
    const layers = {
      base: { ...heads.base, manifest: stack?.base ?? null },
      // Also where the location has left the group whose list is live there.
      group: { ...(heads.group ?? heads.base), manifest: stack?.group ?? null },
      own: { ...own, manifest: stack?.own ?? null },
    };
    return { target, own: layers.own, heads: { ...heads, ...layers } };
  });
  if (request.act === 'set') {
    const edits = new Map(request.places.map(one => [one.tenantId, one]));
    return planEditsOf(
      caller,
      kind,
      liveAt.flatMap(one => {
        const target = edits.get(one.target.tenantId);
        return target === undefined ? [] : { ...one, target };
      }),
    );
  }
  const listBefore = await listsBeforeSave(caller, kind, at, live);
  const stored = await caller.content.lists(
    caller.db,
    at.flatMap(({ own }) => own.manifest ?? []),
  );
  return planMultiLocationEdit(
    caller,
    liveAt,
    () => 'restore',
    (here, { tenantId }) => {
      const own = at.find(({ target }) => target.tenantId === tenantId)?.own.manifest;
      const undone = listDifference((own && stored.get(own)) || [], saved.lists.get(tenantId) ?? []);
      return listBefore.get(tenantId) ?? withDifference(here.stored, undone);
    },
  );
};

/**
 * Where the save that is undone went live alone: the list that was live before it. What the saved list had before the
 * save may never have been live.
 */
const listsBeforeSave = async (
  caller: UseCaseContext,
  kind: DocumentKind,
  at: Targets,
  live: LiveLayers,
): Promise<ReadonlyMap<string, readonly Change[]>> => {
  const alone = at.flatMap(({ own, target: { tenantId } }) =>
    live.get(tenantId)?.get(kind)?.pins.own?.save === own.version ? { locationId: tenantId, version: own.version } : [],
  );
  const before = await pinsBeforeSave(caller.db, kind, alone);
  const hashesOf = await pinnedLayerHashes(caller, [...before.values()]);
  const manifests = new Map([...before].map(([locationId, pins]) => [locationId, hashesOf(pins).own]));
  const lists = await caller.content.lists(
    caller.db,
    [...manifests.values()].flatMap(manifest => manifest ?? []),
  );
  return new Map([...manifests].map(([locationId, own]) => [locationId, (own && lists.get(own)) || []]));
};

/** The edited document of each location, with the paths that differ by the edits. */
const editedDocuments = async (
  caller: UseCaseContext,
  at: Targets,
  saved: MultiLocationPlan,
  onLive: MultiLocationPlan,
): Promise<ReadonlyMap<string, EditedDocument>> => {
  const stored = await caller.content.lists(
    caller.db,
    at.flatMap(({ own }) => own.manifest ?? []),
  );
  return new Map(
    at.flatMap(({ own, target: { tenantId, edits } }) => {
      const document = onLive.after.get(tenantId);
      if (document === undefined) return [];
      const before = (own.manifest && stored.get(own.manifest)) || [];
      const { written, reset } = listDifference(before, saved.lists.get(tenantId) ?? []);
      const paths = edits ?? [...written, ...reset];
      return [[tenantId, { document, paths: [...new Set(paths.map(({ path }) => path))] }] as const];
    }),
  );
};
