import { accessibleTenants } from '@commissary/domain';
import { findTenant, listTenants, type TenantRecord } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';

/** Locations and groups of the call's company that the person can access, by name. */
export const reachableTenants = async (
  context: RequestContext,
  type?: TenantRecord['type'],
): Promise<TenantRecord[]> => {
  const tenants = await listTenants(context.db, context.company.id);
  return accessibleTenants(context.person, tenants).filter(tenant => type === undefined || tenant.type === type);
};

/** The tenant of the call, which must be of this type: a group is not found as a location, and vice versa. */
export const tenantOfType = (context: RequestContext, type: TenantRecord['type']): TenantRecord => {
  if (context.tenant.type !== type) throw notFound();
  return context.tenant;
};

/** The same with its last contact: the tenant of the call is cached, contacts are not. */
export const freshTenant = async (context: RequestContext, type: TenantRecord['type']): Promise<TenantRecord> => {
  const tenant = await findTenant(context.db, tenantOfType(context, type).id);
  if (tenant === null) throw notFound();
  return tenant;
};
