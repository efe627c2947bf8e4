import type { PromotionPreview } from '@commissary/contract';
import { type Change, normalize, type Promotion, promote as promoted, recordPrevious } from '@commissary/document';
import { canAccess, tenantScopeOf } from '@commissary/domain';
import { overrideOnlyValues, redactChanges, withinPaths } from '@commissary/schema';
import { findTenant, type TenantRecord } from '../../store/tenants/index.ts';
import { definitions, isSecretAt } from '../content/index.ts';
import type { IdempotentContext, UseCaseContext } from '../context/index.ts';
import {
  type DocumentLayer,
  documentName,
  effectiveDocument,
  headsAbove,
  type LayerHeads,
  layerHashesOf,
  loadHeads,
  readLayers,
} from '../documents/index.ts';
import { apiError, forbidden, notFound, outdated } from '../errors/index.ts';
import { authorizePaths, catchApiError, commitOnce, planOverride, type Save } from '../saving/index.ts';
import { type CompanyDocumentTarget, readCompanyDocument } from './company-document.ts';
import { effectsOf, type WhatIf } from './effects.ts';
import { planPromotion } from './plan-promotion.ts';

export interface PromoteRequest extends Omit<CompanyDocumentTarget, 'companyId'> {
  readonly paths: readonly string[];
  readonly to: 'GROUP' | 'COMPANY';
}

type Versions = PromotionPreview['versions'];

/** The preview of a promotion: what moves, what stays, and what changes at which location. Writes nothing. */
export const previewPromotion = async (
  caller: UseCaseContext,
  tenant: TenantRecord,
  request: PromoteRequest,
): Promise<PromotionPreview> => {
  const heads = await loadHeads(caller, layerOf(request, tenant));
  const { outcome, whatIf } = await plan(caller, tenant, request, heads);
  const document = await readCompanyDocument(caller, { ...request, companyId: tenant.companyId });
  if (document === null) throw notFound();
  const { moved, kept, stayed } = outcome;
  const effects = await effectsOf(caller, document, { ...whatIf, paths: request.paths });
  return { versions: versionsOf(heads), moved, kept, stayed, effects };
};

/**
 * Makes a tenant's own values those of its group or of the company, and removes them from its own list, in one
 * transaction. Requires the permissions to save the same change at both tenants. Rejected when a layer changed since
 * the preview.
 */
export const promoteOverride = async (
  caller: IdempotentContext,
  tenant: TenantRecord,
  request: PromoteRequest,
  seen: Versions,
): Promise<Versions> => {
  const planned = await catchApiError(async () => {
    const heads = await loadHeads(caller, layerOf(request, tenant));
    const now = versionsOf(heads);
    if (now.own !== seen.own || now.group !== seen.group || now.base !== seen.base) throw outdated();
    const { saves } = await plan(caller, tenant, request, heads);
    const after = versionsAfter(now, tenant, saves);
    return { saves, answer: async () => after };
  });
  const written = await commitOnce(caller, `promote ${tenant.id} ${JSON.stringify([request, seen])}`, planned);
  if (written === null) throw outdated();
  return written;
};

const versionsAfter = (now: Versions, { id, groupId }: TenantRecord, saves: readonly Save[]): Versions => {
  const saved = (tenantId: string | null) =>
    Number(saves.some(({ heads }) => heads.layer.tenant?.id === (tenantId ?? undefined)));
  return {
    own: now.own + saved(id),
    group: now.group === null ? null : now.group + saved(groupId),
    base: now.base + saved(null),
  };
};

interface Plan {
  readonly outcome: Promotion;
  readonly saves: readonly Save[];
  readonly whatIf: WhatIf;
}

const plan = async (
  caller: UseCaseContext,
  tenant: TenantRecord,
  request: PromoteRequest,
  heads: LayerHeads,
): Promise<Plan> => {
  const { own } = heads;
  if (own === null) throw notFound();
  authorizePaths(request.kind, 'override', heads.may, request.paths, tenant.type === 'LOCATION');
  const layers = await readLayers(caller, heads);
  const { field } = definitions[request.kind];
  const mine = redactChanges(field, layers.own, heads.may);
  const isNamed = withinPaths(request.paths);
  if (!mine.some(({ path }) => isNamed(path))) throw apiError(400, 'NOTHING_SET', 'paths');
  const target = await targetOf(caller, tenant, request);
  // The company has no value where only groups and locations have one.
  const below = target === null ? layers.own.filter(entry => overrideOnlyValues(field, [entry]).length > 0) : [];
  const upward = new Set(below);
  const others = layers.own.filter(entry => !upward.has(entry));
  const lists = heads.group === null ? [others] : [layers.group, others];
  const outcome = withKept(promoted(layers.base, lists, target === null ? -1 : 0, request.paths), below, isNamed);
  if (outcome.moved.length === 0) throw apiError(400, 'CANNOT_BE_PROMOTED', 'paths');

  const upper = await planPromotion(caller, headsAbove(caller, heads, target), layers, outcome);
  const requested = recordPrevious(upper.above.applied, outcome.layers.at(-1) ?? [], {
    stored: layers.own,
    isSecret: isSecretAt(request.kind),
  });
  const { next, revision } = planOverride(caller, heads, {
    own,
    stored: layers.own,
    next: requested,
    above: upper.above,
    before: (await effectiveDocument(caller, layerHashesOf(heads))).applied,
    source: 'promote',
  });
  return {
    outcome,
    saves: [...upper.saves, ...(revision === null ? [] : [{ heads, revision }])],
    whatIf: { ...upper.whatIf, lists: new Map([...(upper.whatIf.lists ?? []), [tenant.id, next]]) },
  };
};

/** The group of a location, or null for the company; only where the person may edit too. */
const targetOf = async (
  caller: UseCaseContext,
  tenant: TenantRecord,
  { to }: PromoteRequest,
): Promise<TenantRecord | null> => {
  const { companyId, groupId } = tenant;
  if (to === 'COMPANY') {
    if (!canAccess(caller.person, { companyId })) throw forbidden();
    return null;
  }
  const group = groupId === null ? null : await findTenant(caller.db, groupId);
  if (group === null) throw apiError(400, 'NO_GROUP', 'to');
  if (!canAccess(caller.person, tenantScopeOf(group))) throw forbidden();
  return group;
};

const layerOf = ({ kind, menuId }: PromoteRequest, tenant: TenantRecord): DocumentLayer => ({
  ...documentName({ kind, companyId: tenant.companyId, menuId }),
  tenant,
});

const versionsOf = ({ own, group, base }: LayerHeads): Versions => ({
  own: own?.version ?? 0,
  group: group?.version ?? null,
  base: base.version,
});

/** The outcome with entries that had to stay, of which some were named. */
const withKept = (outcome: Promotion, below: readonly Change[], isNamed: (path: string) => boolean): Promotion => ({
  ...outcome,
  layers: outcome.layers.with(-1, normalize([...(outcome.layers.at(-1) ?? []), ...below])),
  stayed: [...outcome.stayed, ...below.filter(({ path }) => isNamed(path))],
});
