import { tenantReach } from '@commissary/domain';
import type { StockScope } from '../../store/documents/index.ts';
import type { RequestContext } from '../context/index.ts';
import { cachedHeads, requireTenantAccess } from '../documents/index.ts';

export interface AskedStock {
  readonly menuId?: string | undefined;
  readonly tenantId?: string | undefined;
}

/** The locations that the person asks about: a location, those of a group, or all within reach. 403, 404 of a tenant; 404 of a menu. */
export const scopeOf = async (context: RequestContext, { menuId, tenantId }: AskedStock): Promise<StockScope> => {
  const { company, person } = context;
  if (tenantId !== undefined) await requireTenantAccess(context, { companyId: company.id, tenantId });
  if (menuId !== undefined) await cachedHeads(context, { kind: 'menu', companyId: company.id, tenant: null, menuId });
  return { companyId: company.id, reach: tenantReach(person, company.id), tenantId };
};
