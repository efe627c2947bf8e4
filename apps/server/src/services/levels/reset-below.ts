import type { PlaceEffect } from '@commissary/contract';
import { type Change, revert, stampWas } from '@commissary/document';
import { canAccess, scopeOf } from '@commissary/domain';
import { findTenants, type Tenant } from '../../store/tenant.ts';
import type { Caller, Starter } from '../caller.ts';
import { commitOnce, refusalOr, type Save } from '../documents/commit.ts';
import { isSecretAt } from '../documents/definitions.ts';
import { effectiveDocument, readLayers, stackOf } from '../documents/effective.ts';
import { stand } from '../documents/place.ts';
import { planOverride } from '../documents/plan-override.ts';
import { changed } from '../documents/sound.ts';
import { forbidden, notFound, refuse } from '../refusal.ts';
import { type DocumentAddress, readCompanyDocument } from './company-document.ts';
import { effectsOf } from './effects.ts';

export interface ResetRequest extends DocumentAddress {
  readonly paths: readonly string[];
  /** Each with the version of its list that the person saw. */
  readonly places: readonly { readonly tenantId: string; readonly ver: number }[];
}

/** What taking these values back would change, at every location that is reached. Nothing is written. */
export const previewReset = async (caller: Caller, request: ResetRequest): Promise<PlaceEffect[]> => {
  const { lists } = await plan(caller, request);
  const document = await readCompanyDocument(caller, request);
  if (document === null) throw notFound();
  return effectsOf(caller, document, { lists, paths: request.paths });
};

/** Takes own values of several places back, each as a save of that place: at all of them or at none. */
export const resetBelow = async (caller: Starter, request: ResetRequest): Promise<ResetRequest['places']> => {
  const planned = await refusalOr(async () => {
    const { saves } = await plan(caller, request);
    const saved = new Set(saves.map(({ standing }) => standing.place.tenant?.id));
    const answer = request.places.map(({ tenantId, ver }) => ({ tenantId, ver: saved.has(tenantId) ? ver + 1 : ver }));
    return { saves, answer };
  });
  const written = await commitOnce(caller, `reset ${JSON.stringify(request)}`, planned);
  if (written === null) throw refuse(409, 'CONFLICTING EDIT');
  return written;
};

interface Plan {
  readonly saves: readonly Save[];
  readonly lists: ReadonlyMap<string, readonly Change[]>;
}

const plan = async (caller: Caller, { kind, companyId, menuId, paths, places }: ResetRequest): Promise<Plan> => {
  if (kind === 'menu' && menuId === undefined) throw refuse(400, 'MISSING', 'menuId');
  const tenants = await reached(caller, companyId, places);
  const lists = new Map<string, readonly Change[]>();
  const saves: Save[] = [];
  // Groups first: what a location's own list goes on top of may change with its group's.
  for (const tenant of tenants.toSorted((a, b) => (a.type === b.type ? 0 : a.type === 'GROUP' ? -1 : 1))) {
    const standing = await stand(caller, { kind, companyId, tenant, ...(menuId !== undefined && { menuId }) });
    const { own } = standing;
    if (own === null) throw notFound();
    if (own.version !== places.find(({ tenantId }) => tenantId === tenant.id)?.ver)
      throw refuse(409, 'CONFLICTING EDIT', tenant.id);
    const layers = await readLayers(caller, standing);
    const group = (tenant.groupId && lists.get(tenant.groupId)) || layers.group;
    const above = changed(kind, layers.base, group);
    const left = paths.reduce<readonly Change[]>((list, path) => revert(list, path).changes, layers.own);
    const next = stampWas(above.applied, left, { stored: layers.own, isSecret: isSecretAt(kind) });
    lists.set(tenant.id, next);
    const { revision } = planOverride(caller, standing, {
      own,
      stored: layers.own,
      next,
      above,
      before: (await effectiveDocument(caller, stackOf(standing))).applied,
      source: 'reset',
    });
    if (revision !== null) saves.push({ standing, revision });
  }
  if (saves.length === 0) throw refuse(400, 'NOTHING_SET', 'paths');
  return { saves, lists };
};

/** Ids in a body are asked like those in a path: a place of another company is not there, one out of reach is forbidden. */
const reached = async (caller: Caller, companyId: string, places: ResetRequest['places']): Promise<Tenant[]> => {
  const ids = [...new Set(places.map(({ tenantId }) => tenantId))];
  if (ids.length < places.length) throw refuse(400, 'NAMED_TWICE', 'places');
  const tenants = await findTenants(caller.db, ids);
  if (tenants.length < ids.length || tenants.some(tenant => tenant.companyId !== companyId)) throw notFound();
  if (tenants.some(tenant => !canAccess(caller.person, scopeOf(tenant)))) throw forbidden();
  return tenants;
};
