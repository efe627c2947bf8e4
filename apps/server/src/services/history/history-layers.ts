import { type DocumentKind, hasSeveral } from '@commissary/catalog';
import { canAccess, hasCompanyWideGrant, type Level, permissionsAt, tenantScopeOf } from '@commissary/domain';
import { documentHeads, type Head } from '../../store/documents/index.ts';
import { findTenant, type TenantRecord } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { documentName, layerId, singleId } from '../documents/index.ts';
import { forbidden, notFound } from '../errors/index.ts';

/** The document of the history, and the tenant from which it is viewed. */
export interface HistoryAddress {
  readonly kind: DocumentKind;
  readonly companyId: string;
  readonly tenantId?: string | undefined;
  readonly menuId?: string | undefined;
}

/** A layer that applies to a tenant, whether it was ever saved or not. */
export interface HistoryLayer {
  readonly id: string;
  readonly level: Level;
  /** Null = the base. */
  readonly tenantId: string | null;
  /** The name of its tenant; the base has none. */
  readonly name: string | undefined;
  readonly head: Head | undefined;
}

/** The source of a history, after the person was authorized to read it. */
export interface HistoryLayers {
  readonly kind: DocumentKind;
  readonly companyId: string;
  readonly documentId: string;
  /** The requested location or group; null = the company. */
  readonly tenant: TenantRecord | null;
  /** The base first. */
  readonly layers: readonly HistoryLayer[];
  readonly may: (permission: string) => boolean;
}

/** Reading a tenant includes the levels above it; reading the base alone requires access to the whole company. */
export const historyLayers = async (caller: UseCaseContext, address: HistoryAddress): Promise<HistoryLayers> => {
  const { tenantId } = address;
  const { kind, companyId, menuId } = documentName(address);
  const tenant = tenantId === undefined ? null : await reachable(caller, companyId, tenantId);
  if (tenant === null && !hasCompanyWideGrant(caller.person, companyId)) throw forbidden();
  const group = tenant?.groupId ? await findTenant(caller.db, tenant.groupId) : null;
  const tenants = [group, tenant].filter(one => one !== null);
  const found = await documentHeads(
    caller.db,
    { companyId, kind, id: menuId },
    tenants.map(({ id }) => id),
  );
  if (found === undefined && hasSeveral(kind)) throw notFound();
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
    may: permission => held.has(permission),
  };
};

const reachable = async (caller: UseCaseContext, companyId: string, tenantId: string): Promise<TenantRecord> => {
  const tenant = await findTenant(caller.db, tenantId);
  if (tenant === null || tenant.companyId !== companyId) throw notFound();
  if (!canAccess(caller.person, tenantScopeOf(tenant))) throw forbidden();
  return tenant;
};
