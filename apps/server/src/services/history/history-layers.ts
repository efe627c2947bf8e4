import { canAccess, hasCompanyWideGrant, type Level, permissionsAt, tenantScopeOf } from '@commissary/domain';
import { documentHeads, type Head } from '../../store/layer.ts';
import type { DocumentKind } from '../../store/tables.ts';
import { findTenant, type TenantRecord } from '../../store/tenant.ts';
import { apiError, forbidden, notFound } from '../api-error.ts';
import { layerId, singleId } from '../documents/layer-heads.ts';
import type { UseCaseContext } from '../use-case-context.ts';

/** Which document's history, and as seen from where. */
export interface HistoryAddress {
  readonly kind: DocumentKind;
  readonly companyId: string;
  readonly tenantId?: string | undefined;
  readonly menuId?: string | undefined;
}

/** A layer that applies at a place, whether it was ever saved or not. */
export interface HistoryLayer {
  readonly id: string;
  readonly level: Level;
  /** Null = the base. */
  readonly tenantId: string | null;
  /** What its tenant is called; the base has no name of its own. */
  readonly name: string | undefined;
  readonly head: Head | undefined;
}

/** What a history is read from, once it is known that the person may. */
export interface HistoryLayers {
  readonly kind: DocumentKind;
  readonly companyId: string;
  readonly documentId: string;
  /** The location or group that is asked for; null = the company. */
  readonly tenant: TenantRecord | null;
  /** The base first. */
  readonly layers: readonly HistoryLayer[];
  readonly may: (right: string) => boolean;
}

/** Whoever reads a place reads the levels above it; the base alone is for whoever reaches the whole company. */
export const historyLayers = async (caller: UseCaseContext, address: HistoryAddress): Promise<HistoryLayers> => {
  const { kind, companyId, menuId, tenantId } = address;
  if (kind === 'menu' && menuId === undefined) throw apiError(400, 'missing', 'menuId');
  const tenant = tenantId === undefined ? null : await reachable(caller, companyId, tenantId);
  if (tenant === null && !hasCompanyWideGrant(caller.person, companyId)) throw forbidden();
  const group = tenant?.groupId ? await findTenant(caller.db, tenant.groupId) : null;
  const tenants = [group, tenant].filter(one => one !== null);
  const found = await documentHeads(
    caller.db,
    { companyId, kind, id: kind === 'menu' ? menuId : undefined },
    tenants.map(({ id }) => id),
  );
  if (found === undefined && kind === 'menu') throw notFound();
  const documentId = found?.id ?? singleId(kind, companyId);
  const held: ReadonlySet<string> = permissionsAt(
    caller.person,
    tenant === null ? { companyId } : tenantScopeOf(tenant),
  );
  const layerOf = (of: TenantRecord | null): HistoryLayer => ({
    id: layerId(documentId, of?.id ?? null),
    level: of === null ? 'company' : of.type === 'GROUP' ? 'group' : 'location',
    tenantId: of?.id ?? null,
    name: of?.name,
    head: found?.heads.find(head => head.tenantId === (of?.id ?? null)),
  });
  return {
    kind,
    companyId,
    documentId,
    tenant,
    layers: [null, ...tenants].map(layerOf),
    may: right => held.has(right),
  };
};

const reachable = async (caller: UseCaseContext, companyId: string, tenantId: string): Promise<TenantRecord> => {
  const tenant = await findTenant(caller.db, tenantId);
  if (tenant === null || tenant.companyId !== companyId) throw notFound();
  if (!canAccess(caller.person, tenantScopeOf(tenant))) throw forbidden();
  return tenant;
};
