import { createHash } from 'node:crypto';
import type { MovePreview } from '@commissary/contract';
import { diff, type ListOnTop, type MemberMove, type MembersMoved, MoveError, moveMembers } from '@commissary/document';
import { canAccess, tenantScopeOf } from '@commissary/domain';
import { redactChanges } from '@commissary/schema';
import type { RevisionSource } from '../../store/database/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { type ChangedDocument, definitions, stateWithChanges, stateWithoutChanges } from '../content/index.ts';
import type { IdempotentContext, UseCaseContext } from '../context/index.ts';
import {
  documentName,
  effectiveDocuments,
  type LayerHeads,
  layerHashesOf,
  loadHeads,
  loadHeadsOfMany,
} from '../documents/index.ts';
import { apiError, notFound, outdated } from '../errors/index.ts';
import {
  authorizePaths,
  catchApiError,
  commitOnce,
  listDifference,
  planBase,
  planOverride,
  type Save,
  withCascades,
} from '../saving/index.ts';
import { type CompanyDocument, type CompanyDocumentTarget, readCompanyDocument } from './company-document.ts';
import { effectsOf } from './effects.ts';

export interface MoveRequest extends CompanyDocumentTarget, MemberMove {}

/** What a move would change at the company and at every location. Writes nothing. */
export const previewMove = async (caller: UseCaseContext, request: MoveRequest): Promise<MovePreview> => {
  const { document, heads, state, moved, saves, base, lists } = await plan(caller, request);
  const { field } = definitions[request.kind];
  const changes = redactChanges(field, diff(document.base, base, { field }), heads.may);
  const reached = new Set(
    document.tenants.filter(tenant => canAccess(caller.person, tenantScopeOf(tenant))).map(({ id }) => id),
  );
  const levels = saves.flatMap(({ heads: { layer }, revision }) =>
    layer.tenant === null ? [] : [{ tenantId: layer.tenant.id, entries: revision.changes.length }],
  );
  return {
    state,
    changes,
    followed: [...moved.followed],
    removed: moved.gone.map(({ path, id }) => ({ path, id: String(id) })),
    levels: levels.filter(({ tenantId }) => reached.has(tenantId)),
    elsewhere: levels.filter(({ tenantId }) => !reached.has(tenantId)).length,
    effects: await effectsOf(caller, document, { base, lists, paths: [...request.paths] }),
  };
};

/**
 * Gives members of the company's document another parent, and takes along what every group and location stores about
 * them, in one transaction. Requires the permissions for the change of the company's document; they cover the others.
 * Rejected when a layer changed since the preview.
 */
export const moveBetweenParents = async (
  caller: IdempotentContext,
  request: MoveRequest,
  seen: string,
): Promise<DoneMove> => {
  const planned = await catchApiError(async () => {
    const { saves, state, revisionId } = await plan(caller, request);
    if (state !== seen) throw outdated();
    return { saves, answer: async () => ({ saved: saves.length, revisionId }) };
  });
  const written = await commitOnce(caller, `move ${hashOf([request, seen])}`, planned);
  if (written === null) throw outdated();
  return written;
};

/** The number of saved layers, and the save of the company's document, by which the move can be undone. */
export interface DoneMove {
  readonly saved: number;
  readonly revisionId: string;
}

interface MovePlan {
  readonly document: CompanyDocument;
  readonly heads: LayerHeads;
  /** Identifies the layers that the plan was made on. */
  readonly state: string;
  readonly moved: MembersMoved;
  readonly base: unknown;
  readonly lists: ReadonlyMap<string, ListOnTop['changes']>;
  readonly saves: readonly Save[];
  readonly revisionId: string;
}

const plan = async (caller: UseCaseContext, request: MoveRequest): Promise<MovePlan> => {
  const { kind } = request;
  const heads = await loadHeads(caller, { ...documentName(request), tenant: null });
  authorizePaths(kind, 'base', heads.may, [...request.paths, request.to]);
  const document = await readCompanyDocument(caller, request);
  if (document === null) throw notFound();
  const tenants = withLists(document);
  const moved = carry(document, tenants, request);
  const changes = diff(document.base, moved.base, { field: definitions[kind].field });
  const { document: base, revision } = await planBase(caller, heads, {
    head: document.base,
    changes,
    source: 'move',
  });
  const revisionId = caller.newId();
  const save = { heads, revision: { ...revision, id: revisionId } };
  const saves = await withCascades(caller, save, { before: document.base, after: base });
  const below = await planLists(caller, request, { document, tenants, lists: moved.lists, base, source: 'move' });
  const lists = new Map(below.map(({ tenantId, changes: list }) => [tenantId, list]));
  const every = [...saves, ...below.flatMap(({ save }) => save ?? [])];
  return {
    document,
    heads,
    state: hashOf([heads.base.version, tenants.map(tenant => document.stackAt(tenant))]),
    moved,
    base,
    lists,
    saves: inLayerOrder(every),
    revisionId,
  };
};

/** Two acts that save the same layers in the same order never cause a deadlock. */
export const inLayerOrder = (saves: readonly Save[]): readonly Save[] =>
  saves.toSorted((a, b) => (a.revision.layer.id < b.revision.layer.id ? -1 : 1));

/** The groups and locations that store something, and those named besides, groups first. */
export const withLists = (
  { tenants, listOf }: CompanyDocument,
  besides?: ReadonlyMap<string, unknown>,
): readonly TenantRecord[] =>
  tenants
    .filter(({ id }) => listOf(id).length > 0 || besides?.has(id))
    .toSorted((a, b) => (a.type === b.type ? 0 : a.type === 'GROUP' ? -1 : 1));

const carry = (document: CompanyDocument, tenants: readonly TenantRecord[], request: MoveRequest): MembersMoved => {
  const positions = new Map(tenants.map(({ id }, position) => [id, position]));
  const lists = tenants.map(
    ({ id, groupId }): ListOnTop => ({ below: positions.get(groupId ?? '') ?? -1, changes: document.listOf(id) }),
  );
  try {
    return moveMembers(definitions[document.kind].field, document.base, lists, request);
  } catch (error) {
    throw error instanceof MoveError ? apiError(400, error.code, error.path) : error;
  }
};

interface ListPlan {
  readonly tenantId: string;
  readonly changes: ListOnTop['changes'];
  readonly save: Save | null;
}

interface NextLists {
  readonly document: CompanyDocument;
  /** The groups and locations whose lists may change, groups first. */
  readonly tenants: readonly TenantRecord[];
  /** The list of each afterwards. */
  readonly lists: readonly ListOnTop['changes'][];
  /** The company's document afterwards. */
  readonly base: unknown;
  readonly source: RevisionSource;
}

/** The saves of the lists that change, each valid like an ordinary save of that tenant. */
export const planLists = async (
  caller: UseCaseContext,
  request: CompanyDocumentTarget,
  { document, tenants, lists, base, source }: NextLists,
): Promise<readonly ListPlan[]> => {
  const { kind } = request;
  const next = new Map(
    tenants.flatMap(({ id }, position): [string, ListOnTop['changes']][] => {
      const list = lists[position];
      const { written, reset } = listDifference(document.listOf(id), list ?? []);
      return list === undefined || written.length + reset.length === 0 ? [] : [[id, list]];
    }),
  );
  const changed = tenants.filter(({ id }) => next.has(id));
  // A list is stored for a document that the location may no longer use.
  const layers = changed.map(tenant => ({ ...tenant, menuId: document.id }));
  const allHeads = await loadHeadsOfMany(caller, documentName(request), layers);
  const effective = await effectiveDocuments(caller, allHeads.map(layerHashesOf));
  const read = new Map(changed.map(tenant => [tenant.id, document.stackAt(tenant).own]));
  const root = stateWithoutChanges(kind, base);
  const groups = new Map<string, ChangedDocument>();
  const groupOf = (groupId: string | null): ChangedDocument => {
    if (groupId === null) return root;
    const known =
      groups.get(groupId) ?? stateWithChanges(kind, root.applied, next.get(groupId) ?? document.listOf(groupId));
    groups.set(groupId, known);
    return known;
  };
  return allHeads.map((heads): ListPlan => {
    const { own, layer } = heads;
    const tenant = layer.tenant;
    if (own === null || tenant === null) throw notFound();
    if (own.manifest !== read.get(tenant.id)) throw outdated();
    const covered = { ...heads, may: () => true };
    const planned = planOverride(caller, covered, {
      own,
      stored: document.listOf(tenant.id),
      next: next.get(tenant.id) ?? [],
      above: groupOf(tenant.type === 'GROUP' ? null : tenant.groupId),
      before: effective(layerHashesOf(heads)).applied,
      source,
    });
    const { revision } = planned;
    return { tenantId: tenant.id, changes: planned.next, save: revision && { heads, revision } };
  });
};

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
