import { type Change, normalize } from '@commissary/document';
import { canAccess, tenantScopeOf } from '@commissary/domain';
import { restoreUnreadableChanges } from '@commissary/schema';
import type { RevisionSource } from '../../store/database/index.ts';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { type ChangedDocument, definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import {
  documentName,
  effectiveDocuments,
  type LayerHead,
  type LayerHeads,
  layerHashesOf,
  loadHeadsOfMany,
  parentLayerHashes,
} from '../documents/index.ts';
import { apiError, forbidden, notFound, outdated } from '../errors/index.ts';
import { requireRestrictionsLeft } from '../references/index.ts';
import { listDifference, planOverride, requirePosVersion, type Save } from '../saving/index.ts';
import type { CompanyDocumentTarget } from './company-document.ts';

/** A group or a location, with the version of its list that the person has read. */
export interface BaseVersionAt {
  readonly tenantId: string;
  readonly ver: number;
}

/** A tenant whose list is about to change. */
export interface TargetHeads<P extends BaseVersionAt> {
  readonly target: P;
  readonly heads: LayerHeads;
  readonly own: LayerHead;
}

/** The source of a new list. */
export interface TargetState {
  readonly heads: LayerHeads;
  readonly stored: readonly Change[];
  readonly above: ChangedDocument;
  /** The tenant's current document. */
  readonly before: unknown;
}

export interface MultiLocationPlan {
  readonly saves: readonly Save[];
  readonly lists: ReadonlyMap<string, readonly Change[]>;
  /** The documents with these lists. */
  readonly after: ReadonlyMap<string, ChangedDocument>;
}

/**
 * The layers of one document at several tenants, groups first: what a location's own list applies to may change with
 * its group's. Rejects all of them, with its name, when one is not accessible or was saved since.
 */
export const targetHeadsAt = async <P extends BaseVersionAt>(
  caller: UseCaseContext,
  address: CompanyDocumentTarget,
  targets: readonly P[],
): Promise<readonly TargetHeads<P>[]> => {
  const document = documentName(address);
  const tenants = await reached(caller, document.companyId, targets);
  const sorted = tenants.toSorted((a, b) => (a.type === b.type ? 0 : a.type === 'GROUP' ? -1 : 1));
  const byTenant = new Map(targets.map(target => [target.tenantId, target]));
  return (await loadHeadsOfMany(caller, document, sorted)).map(heads => {
    const { own, layer: at } = heads;
    const target = byTenant.get(at.tenant?.id ?? '');
    if (own === null || target === undefined) throw notFound();
    if (own.version !== target.ver) throw outdated(target.tenantId);
    return { target, heads, own };
  });
};

/** Computes what each tenant would store, validated and authorized like an ordinary save of that tenant. */
export const planMultiLocationEdit = async <P extends BaseVersionAt>(
  caller: UseCaseContext,
  at: readonly TargetHeads<P>[],
  source: (target: P) => RevisionSource,
  /** With each `was` written; what the person may not read is added again afterwards. */
  nextOf: (here: TargetState, target: P) => readonly Change[],
): Promise<MultiLocationPlan> => {
  const stacks = at.map(({ heads }) => layerHashesOf(heads));
  const effective = await effectiveDocuments(caller, [...stacks, ...stacks.map(parentLayerHashes)]);
  const ownHashes = stacks.flatMap(({ own }) => own ?? []);
  const stored = await caller.content.lists(caller.db, ownHashes);
  const lists = new Map<string, readonly Change[]>();
  const documents = new Map<string, ChangedDocument>();
  const saves: Save[] = [];
  for (const { target, heads, own } of at) {
    const { kind, tenant } = heads.layer;
    const stack = layerHashesOf(heads);
    const here: TargetState = {
      heads,
      stored: (stack.own && stored.get(stack.own)) || [],
      above: (tenant?.groupId && documents.get(tenant.groupId)) || effective(parentLayerHashes(stack)),
      before: effective(stack).applied,
    };
    const sent = nextOf(here, target);
    const requested = normalize(restoreUnreadableChanges(definitions[kind].field, here.stored, sent, heads.may));
    const plan = planOverride(caller, heads, { ...here, own, next: requested, source: source(target) });
    const { after, next, revision } = plan;
    await requirePosVersion(caller, heads.layer, here.before, listDifference(here.stored, next).written);
    await requireRestrictionsLeft(caller, heads.layer, {
      before: effective(stack).document,
      after: after.document,
    });
    lists.set(target.tenantId, next);
    documents.set(target.tenantId, after);
    if (revision !== null) saves.push({ heads, revision });
  }
  return { saves, lists, after: documents };
};

/** The tenants with the versions that they have after the saves. */
export const targetsAfter = (
  targets: readonly BaseVersionAt[],
  { saves }: Pick<MultiLocationPlan, 'saves'>,
): BaseVersionAt[] => {
  const saved = new Set(saves.map(({ heads }) => heads.layer.tenant?.id));
  return targets.map(({ tenantId, ver }) => ({ tenantId, ver: saved.has(tenantId) ? ver + 1 : ver }));
};

/**
 * Ids in a body are authorized like those in a path: a tenant of another company is not found, one without access is
 * forbidden.
 */
export const reached = async (
  caller: UseCaseContext,
  companyId: string,
  targets: readonly Pick<BaseVersionAt, 'tenantId'>[],
): Promise<TenantRecord[]> => {
  const ids = [...new Set(targets.map(({ tenantId }) => tenantId))];
  if (ids.length < targets.length) throw apiError(400, 'NAMED_TWICE', 'places');
  const tenants = await findTenants(caller.db, ids);
  if (tenants.length < ids.length || tenants.some(tenant => tenant.companyId !== companyId)) throw notFound();
  if (tenants.some(tenant => !canAccess(caller.person, tenantScopeOf(tenant)))) throw forbidden();
  return tenants;
};
