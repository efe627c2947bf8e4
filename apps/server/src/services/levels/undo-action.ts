import type { UndoPreview } from '@commissary/contract';
import { type Change, diff } from '@commissary/document';
import { redactChanges } from '@commissary/schema';
import { revisionsOf, type SaveOfAction, savesOfAction } from '../../store/documents/index.ts';
import { completed, definitions, initialStoredDocument } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';
import { type ListDifference, listDifference, withDifference } from '../saving/index.ts';
import { type CompanyDocumentTarget, readCompanyDocument } from './company-document.ts';
import { aroundPaths, effectsOf } from './effects.ts';
import {
  type BaseVersionAt,
  layersOfTargets,
  type MultiLocationPlan,
  planMultiLocationEdit,
  type TargetHeads,
  targetHeadsAt,
} from './plan-multi-location-edit.ts';

/** An action on one document: a save, with all that were made together with it at other levels. */
export interface ActionTarget extends CompanyDocumentTarget {
  readonly revisionId: string;
}

const mostNamed = 100;

/**
 * What the undo of an action would change now, however long ago it was, and what stays because it was changed since.
 * Writes nothing. 404 for a save of another document, 403 where the person has no access to one of its levels.
 */
export const previewUndoOfAction = async (caller: UseCaseContext, request: ActionTarget): Promise<UndoPreview> => {
  const document = await readCompanyDocument(caller, request);
  const saves = await savesOf(caller, request);
  if (document === null) throw notFound();
  const named = saves.map(({ tenantId }) => ({ tenantId: tenantId ?? request.companyId }));
  const at = await layersOfTargets(caller, request, named);
  const undone = await readUndone(caller, at, saves);
  const { lists, base } = await planUndone(
    caller,
    at.map(({ target, heads, own }) => ({ heads, own, target: { ...target, ver: own.version } })),
    undone,
  );
  const { field } = definitions[request.kind];
  return {
    places: at.map(({ target, own }) => ({ tenantId: target.tenantId, ver: own.version })),
    left: at.flatMap(({ target, heads, own }) => {
      const paths = [...new Set(redactChanges(field, undone.get(own.id)?.left ?? [], heads.may).map(one => one.path))];
      return paths.length === 0
        ? []
        : [{ tenantId: target.tenantId, paths: paths.slice(0, mostNamed), total: paths.length }];
    }),
    effects: await effectsOf(caller, document, { lists, ...(base !== undefined && { base }) }),
  };
};

/** What each of these tenants would store without an action. */
export const planUndoOfAction = async (
  caller: UseCaseContext,
  request: ActionTarget & { readonly places: readonly BaseVersionAt[] },
): Promise<MultiLocationPlan> => {
  const saves = await savesOf(caller, request);
  const at = await targetHeadsAt(caller, request, request.places);
  return planUndone(caller, at, await readUndone(caller, at, saves));
};

/** The saves of an action in this document. */
const savesOf = async (caller: UseCaseContext, request: ActionTarget): Promise<readonly SaveOfAction[]> => {
  const document = await readCompanyDocument(caller, request);
  const saves = await savesOfAction(caller.db, request.revisionId);
  const named = saves.find(({ id }) => id === request.revisionId);
  if (document === null || named?.documentId !== document.id) throw notFound();
  return saves.filter(({ documentId }) => documentId === document.id);
};

/** What the undo changes in one layer: a list, or the company's document. */
interface UndoneLayer {
  readonly list: ListDifference;
  readonly base: readonly Change[];
  /** What was changed since, at, above or below it, and is not already as it was before. */
  readonly left: readonly Change[];
}

const readUndone = async (
  caller: UseCaseContext,
  at: readonly Pick<TargetHeads<BaseVersionAt>, 'heads' | 'own'>[],
  saves: readonly SaveOfAction[],
): Promise<ReadonlyMap<string, UndoneLayer>> => {
  const versions = new Map(saves.map(({ layerId, version }) => [layerId, version]));
  const asked = at.flatMap(({ own }) => {
    const version = versions.get(own.id);
    if (version === undefined) throw notFound();
    return [version - 1, version].map(one => ({ layerId: own.id, version: one }));
  });
  const found = await revisionsOf(caller.db, asked);
  const manifests = new Map(found.map(({ layerId, version, manifest }) => [`${layerId} ${version}`, manifest]));
  const isBase = new Set(at.filter(({ heads }) => heads.layer.tenant === null).map(({ own }) => own.id));
  const heads = at.map(({ own }) => ({ layerId: own.id, manifest: own.manifest }));
  const all = [...found, ...heads].flatMap(({ layerId, manifest }) =>
    manifest === null ? [] : [{ layerId, manifest }],
  );
  const manifestsOf = (wanted: boolean) => [
    ...new Set(all.flatMap(({ layerId, manifest }) => (isBase.has(layerId) === wanted ? [manifest] : []))),
  ];
  const { lists, documents } = await caller.content.layers(caller.db, {
    lists: manifestsOf(false),
    documents: manifestsOf(true),
  });
  return new Map(
    at.map(({ heads: { layer }, own }) => {
      const version = versions.get(own.id) ?? 0;
      const [before, after] = [version - 1, version].map(one => manifests.get(`${own.id} ${one}`));
      if (layer.tenant !== null) {
        const listOf = (manifest: string | null | undefined) => (manifest && lists.get(manifest)) || [];
        return [own.id, undoneInList(listOf(before), listOf(after), listOf(own.manifest))];
      }
      const documentOf = (manifest: string | null | undefined) =>
        manifest ? completed(layer.kind, documents.get(manifest)) : initialStoredDocument(layer.kind);
      const difference = (from: unknown, to: unknown) => diff(from, to, { field: definitions[layer.kind].field });
      return [own.id, undoneInBase(documentOf(before), documentOf(after), documentOf(own.manifest), difference)];
    }),
  );
};

const undoneInList = (before: readonly Change[], after: readonly Change[], now: readonly Change[]): UndoneLayer => {
  const isEdited = changedIn(listDifference(after, now));
  const { written, reset } = listDifference(after, before);
  const stillDiffers = changedIn(listDifference(now, before));
  const list = {
    written: written.filter(({ path }) => !isEdited(path)),
    reset: reset.filter(({ path }) => !isEdited(path)),
  };
  return { list, base: [], left: [...written, ...reset].filter(({ path }) => isEdited(path) && stillDiffers(path)) };
};

const changedIn = ({ written, reset }: ListDifference) => aroundPaths([...written, ...reset].map(({ path }) => path));

const undoneInBase = (
  before: unknown,
  after: unknown,
  now: unknown,
  difference: (from: unknown, to: unknown) => readonly Change[],
): UndoneLayer => {
  const isEdited = aroundPaths(difference(after, now).map(({ path }) => path));
  const inverse = difference(after, before);
  const stillDiffers = aroundPaths(difference(now, before).map(({ path }) => path));
  return {
    list: { written: [], reset: [] },
    base: inverse.filter(({ path }) => !isEdited(path)),
    left: inverse.filter(({ path }) => isEdited(path) && stillDiffers(path)),
  };
};

const planUndone = (
  caller: UseCaseContext,
  at: readonly TargetHeads<BaseVersionAt>[],
  undone: ReadonlyMap<string, UndoneLayer>,
): Promise<MultiLocationPlan> => {
  const layerOf = new Map(at.map(({ target, own }) => [target.tenantId, undone.get(own.id)]));
  return planMultiLocationEdit(caller, at, {
    source: () => 'restore',
    list: ({ stored }, { tenantId }) => {
      const found = layerOf.get(tenantId);
      return found === undefined ? stored : withDifference(stored, found.list);
    },
    base: (_, { tenantId }) => layerOf.get(tenantId)?.base ?? [],
  });
};
