import { type DocumentKind, publishedTogether } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import type { PublishKind } from '@commissary/domain';
import { pinsBeforeSave } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
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
  type TargetState,
  type TenantEdits,
  targetHeadsAt,
  targetsAfter,
  type UndoRequest,
} from '../levels/index.ts';
import { listDifference, type Save, withDifference } from '../saving/index.ts';
import { type LiveLayers, readLiveLayers } from './live-layers.ts';
import type { EditedDocument } from './other-schedules.ts';
import { permitted } from './publish-start.ts';

/** Edits of locations, or the undo of their newest save, that are saved and go live without anything else. */
export type OnlyThisRequest =
  | (Omit<SetRequest, 'companyId'> & { readonly act: 'set' })
  | (Omit<UndoRequest, 'companyId'> & { readonly act: 'undo' });

/** The same with other entries at some paths of the saved list and of the live one, each. */
export type RestoreRequest = Omit<UndoRequest, 'companyId'> & {
  readonly act: 'restore';
  /** `wholeAt` is the version of the saved list that the last publish of everything brought. */
  nextOf(which: 'saved' | 'live', tenantId: string, here: TargetState, wholeAt: number): readonly Change[];
};

/** A list of a location before the edits, and with them. */
export interface ListBeforeAndAfter {
  readonly before: readonly Change[];
  readonly after: readonly Change[];
}

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
  /** The saved list of each location, and the live one. */
  readonly lists: ReadonlyMap<string, { readonly saved: ListBeforeAndAfter; readonly live: ListBeforeAndAfter }>;
  /** The edited document of each location as it goes live, and the paths that the edits set there. */
  readonly edited: ReadonlyMap<string, EditedDocument>;
}

/**
 * Plans the same edits twice: on the saved list of each location, as any save, and on the list that is live there. What
 * goes live has the pinned layers of what is live and that list, so nothing else that is saved travels.
 */
export const planOnlyThis = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  request: OnlyThisRequest | RestoreRequest,
): Promise<OnlyThisPlan> => {
  const { kind } = request;
  const kinds = publishedTogether(blobType);
  if (!kinds.includes(kind)) throw apiError(400, 'NOT_PUBLISHED', 'kind');
  const ids = request.places.map(({ tenantId }) => tenantId);
  const locations = await permitted(caller, blobType, [...new Set(ids)]);
  const companyId = locations[0]?.companyId ?? '';
  const address = { kind, companyId, menuId: request.menuId };
  const at = await targetHeadsAt<BaseVersionAt & Partial<TenantEdits>>(caller, address, request.places);
  const saved = await planOnSaved(caller, request, address, at);
  const live = await readLiveLayers(caller, ids);
  requireLive(at, kinds, live);
  const onLive = await planOnLive(caller, request, { at, live, saved });
  const written = [...saved.saves, ...savesOfSameList(caller, at, saved, onLive)];
  const saves = written.map(({ heads, revision }) => ({
    heads,
    revision: { ...revision, id: caller.newId() },
  }));
  return {
    ...{ companyId, locations, kinds, kind, saves, live, onLive },
    places: targetsAfter(request.places, { saves }),
    lists: await listsOf(caller, at, { live, saved, onLive }, kind),
    edited: await editedDocuments(caller, at, saved, onLive),
  };
};

const planOnSaved = async (
  caller: UseCaseContext,
  request: OnlyThisRequest | RestoreRequest,
  address: Omit<SetRequest, 'places'>,
  at: Targets,
): Promise<MultiLocationPlan> => {
  if (request.act === 'set') return planEdits(caller, { ...address, places: request.places });
  if (request.act === 'undo') return planUndo(caller, { ...address, places: request.places });
  return planMultiLocationEdit(caller, at, {
    source: () => 'restore',
    list: (here, { tenantId }) => request.nextOf('saved', tenantId, here, 0),
  });
};

const listsOf = async (
  caller: UseCaseContext,
  at: Targets,
  { live, saved, onLive }: Omit<OnLive, 'at'> & { readonly onLive: MultiLocationPlan },
  kind: DocumentKind,
): Promise<OnlyThisPlan['lists']> => {
  const before = at.map(({ own, target: { tenantId } }) => ({
    tenantId,
    own: own.manifest,
    live: live.get(tenantId)?.get(kind)?.stack.own ?? null,
  }));
  const stored = await caller.content.lists(
    caller.db,
    before.flatMap(one => [one.own ?? [], one.live ?? []].flat()),
  );
  const listOf = (hash: string | null) => (hash && stored.get(hash)) || [];
  return new Map(
    before.map(({ tenantId, ...one }) => [
      tenantId,
      {
        saved: { before: listOf(one.own), after: saved.lists.get(tenantId) ?? [] },
        live: { before: listOf(one.live), after: onLive.lists.get(tenantId) ?? [] },
      },
    ]),
  );
};

/**
 * Where the saved list has the values already and only what is live changes: a save of the same list, so that an undo
 * undoes this act and not the save before it.
 */
const savesOfSameList = (
  caller: UseCaseContext,
  at: Targets,
  saved: MultiLocationPlan,
  onLive: MultiLocationPlan,
): Save[] => {
  const [saving, changing] = [saved, onLive].map(
    ({ saves }) => new Set(saves.map(({ heads }) => heads.layer.tenant?.id)),
  );
  return at
    .filter(({ target: { tenantId } }) => changing?.has(tenantId) && !saving?.has(tenantId))
    .map(({ heads, own, target }) => {
      const content = caller.content.prepareList(heads.layer.kind, saved.lists.get(target.tenantId) ?? []);
      return { heads, revision: { layer: own, content, changes: [] } };
    });
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
  request: OnlyThisRequest | RestoreRequest,
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
  if (request.act === 'restore')
    return planMultiLocationEdit(caller, liveAt, {
      source: () => 'restore',
      list: (here, { tenantId }) => {
        const pinned = live.get(tenantId)?.get(kind)?.pins.own;
        return request.nextOf('live', tenantId, here, pinned?.whole ?? pinned?.version ?? 0);
      },
    });
  const listBefore = await listsBeforeSave(caller, kind, at, live);
  const stored = await caller.content.lists(
    caller.db,
    at.flatMap(({ own }) => own.manifest ?? []),
  );
  return planMultiLocationEdit(caller, liveAt, {
    source: () => 'restore',
    list: (here, { tenantId }) => {
      const own = at.find(({ target }) => target.tenantId === tenantId)?.own.manifest;
      const undone = listDifference((own && stored.get(own)) || [], saved.lists.get(tenantId) ?? []);
      return listBefore.get(tenantId) ?? withDifference(here.stored, undone);
    },
  });
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
