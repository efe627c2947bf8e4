import { type Change, normalize } from '@commissary/document';
import { canAccess, tenantScopeOf } from '@commissary/domain';
import { restoreUnreadableChanges } from '@commissary/schema';
import type { RevisionSource } from '../../store/database/index.ts';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { type ChangedDocument, definitions, stateWithChanges, stateWithoutChanges } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import {
  documentName,
  effectiveDocuments,
  keepEffective,
  type LayerHead,
  type LayerHeads,
  layerHashesOf,
  loadHeadsOfMany,
  parentLayerHashes,
  readLayers,
} from '../documents/index.ts';
import { apiError, forbidden, notFound, outdated } from '../errors/index.ts';
import { requireImages } from '../images/index.ts';
import { requireRestrictionsLeft } from '../references/index.ts';
import { planBase, planOverride, requirePosVersion, type Save, withCascades } from '../saving/index.ts';
import type { CompanyDocumentTarget } from './company-document.ts';

/** A group or a location, with the version of its list that the person has read; or the company, with that of its document. */
export interface BaseVersionAt {
  /** The id of the company names its own document. */
  readonly tenantId: string;
  readonly ver: number;
}

/** A tenant whose list, or the company whose document is about to change. */
export interface TargetHeads<P extends BaseVersionAt> {
  readonly target: P;
  readonly heads: LayerHeads;
  /** The layer that is saved. */
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
  /** The company's document, where it changes. */
  readonly base?: unknown;
  /** The documents with these lists. */
  readonly after: ReadonlyMap<string, ChangedDocument>;
}

/**
 * The layers of one document at several tenants, the company first, then groups: what a location's own list applies to
 * may change with them. Rejects all of them, with its name, when one is not accessible or was saved since.
 */
export const targetHeadsAt = async <P extends BaseVersionAt>(
  caller: UseCaseContext,
  address: CompanyDocumentTarget,
  targets: readonly P[],
): Promise<readonly TargetHeads<P>[]> => {
  const found = await layersOfTargets(caller, address, targets);
  const changed = found.find(({ target, own }) => own.version !== target.ver);
  if (changed !== undefined) throw outdated(changed.target.tenantId);
  return found;
};

/** The same, whatever version they have now. */
export const layersOfTargets = async <P extends Pick<BaseVersionAt, 'tenantId'>>(
  caller: UseCaseContext,
  address: CompanyDocumentTarget,
  targets: readonly P[],
): Promise<readonly { readonly target: P; readonly heads: LayerHeads; readonly own: LayerHead }[]> => {
  const document = documentName(address);
  const tenants = await reached(caller, document.companyId, targets);
  const sorted = tenants.toSorted((a, b) => rankOf(a) - rankOf(b));
  const byTenant = new Map(targets.map(target => [target.tenantId, target]));
  return (await loadHeadsOfMany(caller, document, sorted)).map(heads => {
    const { layer: at } = heads;
    const target = byTenant.get(at.tenant?.id ?? at.companyId);
    if (target === undefined) throw notFound();
    return { target, heads, own: heads.own ?? heads.base };
  });
};

const rankOf = (tenant: Pick<TenantRecord, 'type'> | null): number =>
  tenant === null ? 0 : tenant.type === 'GROUP' ? 1 : 2;

/** What each tenant is to store next. */
export interface NextContent<P extends BaseVersionAt> {
  readonly source: (target: P) => RevisionSource;
  /** Of a group or location, with each `was` written; what the person may not read is added again afterwards. */
  readonly list: (here: TargetState, target: P) => readonly Change[];
  /** How the company's document changes; absent where it is none of the targets. */
  readonly base?: (head: unknown, target: P) => readonly Change[];
}

/** Computes what each tenant would store, validated and authorized like an ordinary save of that tenant. */
export const planMultiLocationEdit = async <P extends BaseVersionAt>(
  caller: UseCaseContext,
  targets: readonly TargetHeads<P>[],
  { source, list, base }: NextContent<P>,
): Promise<MultiLocationPlan> => {
  const atCompany = targets.find(({ heads }) => heads.layer.tenant === null);
  const company = atCompany && base ? await planCompany(caller, atCompany, source, base) : undefined;
  const at = targets.filter(({ heads }) => heads.layer.tenant !== null);
  const stacks = at.map(({ heads }) => layerHashesOf(heads));
  const effective = await effectiveDocuments(caller, [...stacks, ...stacks.map(parentLayerHashes)]);
  const hashes = stacks.flatMap(({ own, group }) => [own ?? [], group ?? []].flat());
  const stored = await caller.content.lists(caller.db, hashes);
  const listAt = (hash: string | null) => (hash && stored.get(hash)) || [];
  const lists = new Map<string, readonly Change[]>();
  const documents = new Map<string, ChangedDocument>();
  const aboveIn = levelAbove(company?.document, documents);
  const saves: Save[] = [...(company?.saves ?? [])];
  for (const { target, heads, own } of at) {
    const { kind, tenant } = heads.layer;
    const stack = layerHashesOf(heads);
    const inherited = effective(parentLayerHashes(stack));
    const here: TargetState = {
      heads,
      stored: listAt(stack.own),
      above: aboveIn(heads, listAt(stack.group)) ?? inherited,
      before: effective(stack).applied,
    };
    const sent = list(here, target);
    const requested = normalize(restoreUnreadableChanges(definitions[kind].field, here.stored, sent, heads.may));
    const plan = planOverride(caller, heads, { ...here, own, next: requested, source: source(target) });
    const { after, next, difference, revision } = plan;
    await requirePosVersion(caller, heads.layer, here.before, difference.written);
    await requireRestrictionsLeft(caller, heads.layer, {
      before: effective(stack).document,
      after: after.document,
    });
    lists.set(target.tenantId, next);
    documents.set(target.tenantId, after);
    if (revision === null || tenant === null) continue;
    saves.push({ heads, revision });
    // Below a level that changes with it, the layers of what is saved are not known yet.
    if (here.above === inherited) keepEffective(caller, { ...stack, own: revision.content.hash }, after, effective);
  }
  return { saves, lists, after: documents, ...(company !== undefined && { base: company.document }) };
};

/** The saves of the company's document, with those that it causes in its other documents. */
const planCompany = async <P extends BaseVersionAt>(
  caller: UseCaseContext,
  { heads, target }: TargetHeads<P>,
  source: (target: P) => RevisionSource,
  changesOf: (head: unknown, target: P) => readonly Change[],
): Promise<{ readonly document: unknown; readonly saves: readonly Save[] } | undefined> => {
  const { kind } = heads.layer;
  const { base: head } = await readLayers(caller, heads);
  const changes = changesOf(head, target);
  if (changes.length === 0) return undefined;
  await requireImages(caller, kind, changes);
  const { document, revision } = await planBase(caller, heads, { head, changes, source: source(target) });
  return { document, saves: await withCascades(caller, { heads, revision }, { before: head, after: document }) };
};

/**
 * Finds the document that a tenant's own list applies to where a level above is changed by the same action: the new one
 * of its group, or what its group's list makes of the company's new document.
 */
const levelAbove = (base: unknown, changed: ReadonlyMap<string, ChangedDocument>) => {
  const computed = new Map<string | null, ChangedDocument>();
  return ({ layer: { kind, tenant } }: LayerHeads, groupList: readonly Change[]): ChangedDocument | undefined => {
    const groupId = tenant?.groupId ?? null;
    const known = (groupId === null ? undefined : changed.get(groupId)) ?? computed.get(groupId);
    if (known !== undefined || base === undefined) return known;
    const above = groupId === null ? stateWithoutChanges(kind, base) : stateWithChanges(kind, base, groupList);
    computed.set(groupId, above);
    return above;
  };
};

/** The tenants with the versions that they have after the saves. */
export const targetsAfter = (
  targets: readonly BaseVersionAt[],
  { saves, base }: Pick<MultiLocationPlan, 'saves' | 'base'>,
): BaseVersionAt[] => {
  const saved = new Set(
    saves.map(({ heads: { layer } }) => layer.tenant?.id ?? (base === undefined ? '' : layer.companyId)),
  );
  return targets.map(({ tenantId, ver }) => ({ tenantId, ver: saved.has(tenantId) ? ver + 1 : ver }));
};

/**
 * Ids in a body are authorized like those in a path: a tenant of another company is not found, one without access is
 * forbidden. Null is the company itself.
 */
export const reached = async (
  caller: UseCaseContext,
  companyId: string,
  targets: readonly Pick<BaseVersionAt, 'tenantId'>[],
): Promise<(TenantRecord | null)[]> => {
  const ids = new Set(targets.map(({ tenantId }) => tenantId));
  if (ids.size < targets.length) throw apiError(400, 'NAMED_TWICE', 'places');
  const isCompany = ids.delete(companyId);
  const tenants = await findTenants(caller.db, [...ids]);
  if (tenants.length < ids.size || tenants.some(tenant => tenant.companyId !== companyId)) throw notFound();
  const scopes = [...(isCompany ? [{ companyId }] : []), ...tenants.map(tenantScopeOf)];
  if (scopes.some(scope => !canAccess(caller.person, scope))) throw forbidden();
  return [...(isCompany ? [null] : []), ...tenants];
};
