import { createHash } from 'node:crypto';
import type { DocumentKind } from '@commissary/catalog';
import type { LocationEffect } from '@commissary/contract';
import { apply, type Change, diff, type Edit, edit, recordPrevious } from '@commissary/document';
import { fieldAt, sendsSecrets } from '@commissary/schema';
import { revisionsOf } from '../../store/documents/index.ts';
import { completed, definitions, initialStoredDocument, isSecretAt } from '../content/index.ts';
import type { IdempotentContext, UseCaseContext } from '../context/index.ts';
import { apiError, notFound, outdated } from '../errors/index.ts';
import { authorizePaths, catchApiError, commitOnce, normalizeEntry } from '../saving/index.ts';
import { type CompanyDocumentTarget, readCompanyDocument } from './company-document.ts';
import { effectsOf } from './effects.ts';
import {
  type BaseVersionAt,
  type MultiLocationPlan,
  planMultiLocationEdit,
  type TargetHeads,
  targetHeadsAt,
  targetsAfter,
} from './plan-multi-location-edit.ts';
import { planUndoOfAction } from './undo-action.ts';

/** A tenant with its edits: changes of its effective document, and resets, in the order in which they were made. */
export interface TenantEdits extends BaseVersionAt {
  readonly edits: readonly Edit[];
}

export interface SetRequest extends CompanyDocumentTarget {
  readonly places: readonly TenantEdits[];
}

export interface UndoRequest extends CompanyDocumentTarget {
  readonly places: readonly BaseVersionAt[];
  /** A save of the action that is undone; absent: the newest save of each tenant. */
  readonly revisionId?: string | undefined;
}

/** What these edits would change, at every affected location. Writes nothing. */
export const previewMultiLocationEdit = async (
  caller: UseCaseContext,
  request: SetRequest,
): Promise<LocationEffect[]> => {
  const { saves, lists, base } = await planEdits(caller, request);
  const document = await readCompanyDocument(caller, request);
  if (document === null) throw notFound();
  // Only below a group or the company can a location keep its value.
  const groups = new Set(saves.flatMap(({ heads: { layer } }) => groupIn(layer.tenant)));
  const above = new Set([...groups, request.companyId]);
  const paths = request.places.flatMap(({ tenantId, edits }) => (above.has(tenantId) ? edits : []));
  return effectsOf(caller, document, {
    lists,
    paths: [...new Set(paths.map(({ path }) => path))],
    ...(base !== undefined && { base }),
  });
};

/** Makes edits at several tenants, each as a save of that tenant, all or none. Returns the new versions. */
export const editManyLocations = async (caller: IdempotentContext, request: SetRequest): Promise<BaseVersionAt[]> =>
  doOnce(caller, 'set', request, () => planEdits(caller, request));

/**
 * Restores each tenant's list from before its newest save, all or none: this undoes a `set`, and an undo as well. With an
 * action, what that changed, where nobody changed it since, however long ago it was. Rejected when one was saved since the
 * versions of the request.
 */
export const undoSaves = async (caller: IdempotentContext, request: UndoRequest): Promise<BaseVersionAt[]> =>
  doOnce(caller, 'undo', request, () => {
    const { revisionId } = request;
    return revisionId === undefined ? planUndo(caller, request) : planUndoOfAction(caller, { ...request, revisionId });
  });

const doOnce = async (
  caller: IdempotentContext,
  what: string,
  request: UndoRequest,
  plan: () => Promise<MultiLocationPlan>,
): Promise<BaseVersionAt[]> => {
  const planned = await catchApiError(async () => {
    const targets = await plan();
    const after = targetsAfter(request.places, targets);
    return { saves: targets.saves, answer: async () => after };
  });
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const written = await commitOnce(caller, `${what} ${hash}`, planned);
  if (written !== null) return written;
  // Another save was faster; reading again finds it.
  await plan();
  throw outdated();
};

/** What each tenant would store again. */
export const planUndo = async (caller: UseCaseContext, request: UndoRequest): Promise<MultiLocationPlan> => {
  const at = await targetHeadsAt(caller, request, request.places);
  const requested = at.map(({ own }) => ({ layerId: own.id, version: own.version - 1 }));
  const never = at.find(({ own }) => own.version === 0);
  if (never !== undefined) throw apiError(400, 'NOTHING_SET', never.target.tenantId);
  const revisions = await revisionsOf(caller.db, requested);
  const isList = new Set(at.flatMap(({ heads }) => heads.own?.id ?? []));
  const lists = await caller.content.lists(
    caller.db,
    revisions.flatMap(({ layerId, manifest }) => (isList.has(layerId) ? manifest : [])),
  );
  const manifests = new Map(revisions.map(({ layerId, manifest }) => [layerId, manifest]));
  const before = (layerId: string): readonly Change[] => lists.get(manifests.get(layerId) ?? '') ?? [];
  const company = at.find(({ heads }) => heads.layer.tenant === null);
  const document = company && (await documentOf(caller, request.kind, manifests.get(company.own.id)));
  return planMultiLocationEdit(caller, at, {
    source: () => 'restore',
    list: ({ heads }) => before(heads.own?.id ?? ''),
    base: head => diff(head, document, { field: definitions[request.kind].field }),
  });
};

/** The company's document as a revision has it; without one, what it starts with. */
const documentOf = async (caller: UseCaseContext, kind: DocumentKind, manifest: string | undefined) =>
  manifest === undefined
    ? initialStoredDocument(kind)
    : completed(kind, (await caller.content.documents(caller.db, [manifest])).get(manifest));

/** What each tenant would store with its edits. */
export const planEdits = async (caller: UseCaseContext, request: SetRequest): Promise<MultiLocationPlan> => {
  const at = await targetHeadsAt(caller, request, request.places);
  for (const { heads, target } of at) {
    const { tenant } = heads.layer;
    const paths = target.edits.map(({ path }) => path);
    authorizePaths(request.kind, tenant === null ? 'base' : 'override', heads.may, paths, tenant?.type === 'LOCATION');
  }
  return planEditsOf(caller, request.kind, at);
};

/** The same for layers that were read before, which need not be the newest: edits apply to what is live, too. */
export const planEditsOf = (
  caller: UseCaseContext,
  kind: DocumentKind,
  at: readonly TargetHeads<TenantEdits>[],
): Promise<MultiLocationPlan> =>
  planMultiLocationEdit(caller, at, {
    source: ({ edits }) => (edits.every(({ op }) => op === 'reset') ? 'reset' : 'save'),
    list: ({ stored, above, before }, { edits }) => {
      const secrets = { stored, before, put: noSecret };
      const accepted = edits.map(one =>
        one.op === 'reset' ? one : normalizeEntry(kind, secrets, withoutSecrets(kind, one)),
      );
      const next = edit(above.applied, stored, accepted);
      return recordPrevious(above.applied, next, { stored, isSecret: isSecretAt(kind) });
    },
    base: (head, { edits }) => {
      const secrets = { stored: [], before: head, put: noSecret };
      const accepted = edits.map(one => {
        if (one.op === 'reset') throw apiError(400, 'NOTHING_SET', one.path);
        return normalizeEntry(kind, secrets, withoutSecrets(kind, one));
      });
      return diff(head, apply(head, accepted), { field: definitions[kind].field });
    },
  });

/** A secret is written for one tenant, in its own form; an action on several tenants leaves each its own. */
const withoutSecrets = (kind: DocumentKind, one: Change): Change => {
  const field = 'value' in one ? fieldAt(definitions[kind].field, one.path) : undefined;
  if (field !== undefined && 'value' in one && sendsSecrets(field, one.value)) throw secretsStay(one.path);
  return one;
};

const noSecret = (_: string, path: string): string => {
  throw secretsStay(path);
};

const secretsStay = (path: string) => apiError(400, 'SECRETS_STAY', path);

const groupIn = (tenant: { readonly id: string; readonly type: string } | null): string[] =>
  tenant?.type === 'GROUP' ? [tenant.id] : [];
