import type { DocumentKind } from '@commissary/catalog';
import { canAccess, hasCompanyWideGrant, tenantScopeOf } from '@commissary/domain';
import { cachedTenant } from '../access/index.ts';
import type { Context, UseCaseContext } from '../context/index.ts';
import { forbidden, notFound } from '../errors/index.ts';
import { documentName } from './document-name.ts';
import type { DocumentLayer } from './layer-heads.ts';

/** The document, and the tenant from which it is viewed: a location, a group, or the company when none is named. */
export interface DocumentTarget {
  readonly kind: DocumentKind;
  readonly companyId: string;
  readonly tenantId?: string | undefined;
  readonly menuId?: string | undefined;
}

/** The caller for one tenant, cached as long as nothing about the person changes. */
export type DocumentRequest = UseCaseContext & Pick<Context, 'rowCache'>;

/** The tenant of a document, after the person was authorized for it. */
export const authorizeDocument = async (caller: DocumentRequest, address: DocumentTarget): Promise<DocumentLayer> => {
  const name = documentName(address);
  return { ...name, tenant: await requireTenantAccess(caller, address) };
};

/** The requested location or group; null for the company, which requires access to all of it. */
export const requireTenantAccess = async (
  caller: DocumentRequest,
  { companyId, tenantId }: Pick<DocumentTarget, 'companyId' | 'tenantId'>,
): Promise<DocumentLayer['tenant']> => {
  if (tenantId === undefined) {
    if (!hasCompanyWideGrant(caller.person, companyId)) throw forbidden();
    return null;
  }
  const tenant = await cachedTenant(caller, tenantId);
  if (tenant === null || tenant.companyId !== companyId) throw notFound();
  if (!canAccess(caller.person, tenantScopeOf(tenant))) throw forbidden();
  return tenant;
};
