import { diff } from '@commissary/document';
import { revisionsOf, type SaveOfAction, savesOfAction } from '../../store/documents/index.ts';
import { completed, definitions } from '../content/index.ts';
import type { IdempotentContext, UseCaseContext } from '../context/index.ts';
import { documentName, type LayerHeads, loadHeads, readLayers } from '../documents/index.ts';
import { notFound, outdated } from '../errors/index.ts';
import { catchApiError, commitOnce, planBase, type Save } from '../saving/index.ts';
import { type CompanyDocument, type CompanyDocumentTarget, readCompanyDocument } from './company-document.ts';
import { inLayerOrder, planLists, withLists } from './move-members.ts';

export interface UndoMoveRequest extends CompanyDocumentTarget {
  /** The save of the company's document that the move made. */
  readonly revisionId: string;
}

/**
 * Gives every layer that a move saved the content back that it had before, all or none: also what the move had no place
 * for, such as positions among the old siblings and references that led out of the new parent. Requires the permissions
 * of the move. Rejected when one of the layers was saved since.
 */
export const undoMove = async (
  caller: IdempotentContext,
  request: UndoMoveRequest,
): Promise<{ readonly saved: number }> => {
  const planned = await catchApiError(async () => {
    const saves = await planUndoOfMove(caller, request);
    return { saves, answer: async () => ({ saved: saves.length }) };
  });
  const written = await commitOnce(caller, `undo move ${request.revisionId}`, planned);
  if (written === null) throw outdated();
  return written;
};

const planUndoOfMove = async (caller: UseCaseContext, request: UndoMoveRequest): Promise<readonly Save[]> => {
  const { companyId } = request;
  const heads = await loadHeads(caller, { ...documentName(request), tenant: null });
  const document = await readCompanyDocument(caller, request);
  const made = await savesOfAction(caller.db, request.revisionId);
  const move = made.find(({ id }) => id === request.revisionId);
  if (document === null || move?.source !== 'move' || move.layerId !== heads.base.id) throw notFound();
  const before = await manifestsBefore(caller, made);
  const { save, restored } = await planRestore(caller, heads, move, before);
  const others = await Promise.all(
    made
      .filter(({ documentId }) => documentId !== document.id)
      .map(async one => {
        const there = documentName({ kind: one.kind, companyId, menuId: one.documentId });
        return (await planRestore(caller, await loadHeads(caller, { ...there, tenant: null }), one, before)).save;
      }),
  );
  const own = made.filter(({ documentId, tenantId }) => documentId === document.id && tenantId !== null);
  const lists = await planListsBefore(caller, request, { document, own, before, base: restored });
  return inLayerOrder([save, ...others, ...lists]);
};

/** The manifest of each layer before its save, by layer. */
const manifestsBefore = async (
  caller: UseCaseContext,
  made: readonly SaveOfAction[],
): Promise<ReadonlyMap<string, string>> => {
  const revisions = await revisionsOf(
    caller.db,
    made.map(({ layerId, version }) => ({ layerId, version: version - 1 })),
  );
  return new Map(revisions.map(({ layerId, manifest }) => [layerId, manifest]));
};

/** The company's document as it was before a save that is still its newest one. */
const planRestore = async (
  caller: UseCaseContext,
  heads: LayerHeads,
  { layerId, version }: SaveOfAction,
  before: ReadonlyMap<string, string>,
): Promise<{ readonly save: Save; readonly restored: unknown }> => {
  const { kind } = heads.layer;
  if (heads.base.version !== version) throw outdated();
  const manifest = before.get(layerId);
  if (manifest === undefined) throw notFound();
  const { base: head } = await readLayers(caller, heads);
  const found = await caller.content.documents(caller.db, [manifest]);
  const changes = diff(head, completed(kind, found.get(manifest)), { field: definitions[kind].field });
  const { document: restored, revision } = await planBase(caller, heads, { head, changes, source: 'restore' });
  return { save: { heads, revision }, restored };
};

interface ListsBefore {
  readonly document: CompanyDocument;
  /** The saves of the lists of groups and locations. */
  readonly own: readonly SaveOfAction[];
  readonly before: ReadonlyMap<string, string>;
  /** The company's document afterwards. */
  readonly base: unknown;
}

const planListsBefore = async (
  caller: UseCaseContext,
  request: UndoMoveRequest,
  { document, own, before, base }: ListsBefore,
): Promise<readonly Save[]> => {
  const saved = new Map(own.map(one => [one.tenantId ?? '', one]));
  // A list that only had what the move left no place for is empty now.
  const tenants = withLists(document, saved);
  if (tenants.filter(({ id }) => saved.has(id)).length < saved.size) throw outdated();
  const stored = await caller.content.lists(
    caller.db,
    own.flatMap(({ layerId }) => before.get(layerId) ?? []),
  );
  const lists = tenants.map(({ id }) => {
    const manifest = before.get(saved.get(id)?.layerId ?? '');
    return (manifest !== undefined && stored.get(manifest)) || document.listOf(id);
  });
  const planned = await planLists(caller, request, { document, tenants, lists, base, source: 'restore' });
  const saves = planned.flatMap(({ save }) => save ?? []);
  const versions = new Map(saves.map(({ revision: { layer } }) => [layer.id, layer.version]));
  if (own.some(({ layerId, version }) => versions.get(layerId) !== version)) throw outdated();
  return saves;
};
