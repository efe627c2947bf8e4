import type { PromotionPreview } from '@commissary/contract';
import { type Promotion, promote as promoted, stampWas } from '@commissary/document';
import { canAccess, scopeOf } from '@commissary/domain';
import { isBelow, redactChanges } from '@commissary/schema';
import { findTenant, type Tenant } from '../../store/tenant.ts';
import type { Caller, Starter } from '../caller.ts';
import { commitOnce, refusalOr, type Save } from '../documents/commit.ts';
import { definitions, isSecretAt } from '../documents/definitions.ts';
import { effectiveDocument, readLayers, stackOf } from '../documents/effective.ts';
import { type Place, type Standing, stand } from '../documents/place.ts';
import { planOverride } from '../documents/plan-override.ts';
import { forbidden, notFound, refuse } from '../refusal.ts';
import { type DocumentAddress, readCompanyDocument } from './company-document.ts';
import { effectsOf, type WhatIf } from './effects.ts';
import { planUpper } from './plan-upper.ts';

export interface PromoteRequest extends Omit<DocumentAddress, 'companyId'> {
  readonly paths: readonly string[];
  readonly to: 'GROUP' | 'COMPANY';
}

type Versions = PromotionPreview['versions'];

/** What a promotion would do: what moves, what stays, and what changes at which location. Nothing is written. */
export const previewPromotion = async (
  caller: Caller,
  tenant: Tenant,
  request: PromoteRequest,
): Promise<PromotionPreview> => {
  const standing = await stand(caller, placeOf(request, tenant, tenant));
  const { outcome, whatIf } = await plan(caller, tenant, request, standing);
  const document = await readCompanyDocument(caller, { ...request, companyId: tenant.companyId });
  if (document === null) throw notFound();
  const { moved, kept, stayed } = outcome;
  const effects = await effectsOf(caller, document, { ...whatIf, paths: request.paths });
  return { versions: versionsOf(standing), moved, kept, stayed, effects };
};

/**
 * Makes a place's own values those of its group or of the company, and takes them out of its own list, in one transaction.
 * The rights are those of saving the same change at both places. Layers that moved on since the preview refuse it.
 */
export const promote = async (
  caller: Starter,
  tenant: Tenant,
  request: PromoteRequest,
  seen: Versions,
): Promise<Versions> => {
  const planned = await refusalOr(async () => {
    const standing = await stand(caller, placeOf(request, tenant, tenant));
    const now = versionsOf(standing);
    if (now.own !== seen.own || now.group !== seen.group || now.base !== seen.base) throw stale();
    const { saves } = await plan(caller, tenant, request, standing);
    const after = versionsAfter(now, tenant, saves);
    return { saves, answer: async () => after };
  });
  const written = await commitOnce(caller, `promote ${tenant.id} ${JSON.stringify([request, seen])}`, planned);
  if (written === null) throw stale();
  return written;
};

const versionsAfter = (now: Versions, { id, groupId }: Tenant, saves: readonly Save[]): Versions => {
  const saved = (place: string | null) =>
    Number(saves.some(({ standing }) => standing.place.tenant?.id === (place ?? undefined)));
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

const plan = async (caller: Caller, tenant: Tenant, request: PromoteRequest, standing: Standing): Promise<Plan> => {
  const { own } = standing;
  if (own === null) throw notFound();
  const layers = await readLayers(caller, standing);
  const { field } = definitions[request.kind];
  const mine = redactChanges(field, layers.own, standing.may);
  if (!mine.some(({ path }) => request.paths.some(place => isBelow(path, place))))
    throw refuse(400, 'NOTHING_SET', 'paths');
  const target = await targetOf(caller, tenant, request);
  const lists = standing.group === null ? [layers.own] : [layers.group, layers.own];
  const outcome = promoted(layers.base, lists, target === null ? -1 : 0, request.paths);
  if (outcome.moved.length === 0) throw refuse(400, 'CANNOT_BE_PROMOTED', 'paths');

  const upper = await planUpper(caller, await stand(caller, placeOf(request, tenant, target)), layers, outcome);
  const wanted = stampWas(upper.above.applied, outcome.layers.at(-1) ?? [], {
    stored: layers.own,
    isSecret: isSecretAt(request.kind),
  });
  const { next, revision } = planOverride(caller, standing, {
    own,
    stored: layers.own,
    next: wanted,
    above: upper.above,
    before: (await effectiveDocument(caller, stackOf(standing))).applied,
    source: 'promote',
  });
  return {
    outcome,
    saves: [...upper.saves, ...(revision === null ? [] : [{ standing, revision }])],
    whatIf: { ...upper.whatIf, lists: new Map([...(upper.whatIf.lists ?? []), [tenant.id, next]]) },
  };
};

/** The group of a location, or null for the company; only where the person works too. */
const targetOf = async (caller: Caller, tenant: Tenant, { to }: PromoteRequest): Promise<Tenant | null> => {
  const { companyId, groupId } = tenant;
  if (to === 'COMPANY') {
    if (!canAccess(caller.person, { companyId })) throw forbidden();
    return null;
  }
  const group = groupId === null ? null : await findTenant(caller.db, groupId);
  if (group === null) throw refuse(400, 'NO_GROUP', 'to');
  if (!canAccess(caller.person, scopeOf(group))) throw forbidden();
  return group;
};

const placeOf = ({ kind, menuId }: PromoteRequest, { companyId }: Tenant, tenant: Tenant | null): Place => {
  if (kind === 'menu' && menuId === undefined) throw refuse(400, 'MISSING', 'menuId');
  return { kind, companyId, tenant, ...(kind === 'menu' && menuId !== undefined && { menuId }) };
};

const versionsOf = ({ own, group, base }: Standing): Versions => ({
  own: own?.version ?? 0,
  group: group?.version ?? null,
  base: base.version,
});

const stale = () => refuse(409, 'CONFLICTING EDIT');
