import type { AccessibleTenant, TenantCount } from '@commissary/contract';
import { tenantReach } from '@commissary/domain';
import {
  countTenants,
  findTenant,
  listPositions,
  listShellTenants,
  listTags,
  listTenants,
  type TenantPosition,
  type TenantRecord,
} from '../../store/tenants/index.ts';
import type { Context, Person, RequestContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';
import { isSingleLocation } from './single-location.ts';

/** Locations and groups of the call's company that the person can access, by name. */
export const reachableTenants = (
  { db, company, person }: RequestContext,
  type?: TenantRecord['type'],
): Promise<TenantRecord[]> => listTenants(db, company.id, { reach: tenantReach(person, company.id), type });

/**
 * The same as every screen needs them, cached until one changes: each load of a page asks for all of them. The same list
 * as long as they are.
 */
export const accessibleTenantsIn = (
  { db, rowCache }: Pick<Context, 'db' | 'rowCache'>,
  person: Person,
  companyId: string,
): Promise<readonly AccessibleTenant[]> => {
  const reach = tenantReach(person, companyId);
  return rowCache.getOrLoad('tenants', [companyId], `accessible ${companyId} ${JSON.stringify(reach)}`, async () =>
    (await listShellTenants(db, companyId, reach)).map(one => ({ ...one, products: [...one.products] })),
  );
};

/** Where those locations are, of a group or of all; not cached, because a terminal reports its version at any time. */
export const reachablePositions = (
  { db, company, person }: RequestContext,
  groupId: string | undefined,
): Promise<TenantPosition[]> => listPositions(db, company.id, { reach: tenantReach(person, company.id), groupId });

/** How many there are, cached until one changes. */
export const countReachable = ({
  db,
  company,
  person,
  rowCache,
}: RequestContext): Promise<{ readonly groups: number; readonly locations: number }> => {
  const reach = tenantReach(person, company.id);
  const key = `counts ${company.id} ${JSON.stringify(reach)}`;
  return rowCache.getOrLoad('tenants', [company.id], key, () => countTenants(db, company.id, reach));
};

/** The same, and whether the company shows levels at all. */
export const readTenantCount = async (context: RequestContext): Promise<TenantCount> => ({
  ...(await countReachable(context)),
  oneLevel: await isSingleLocation(context, context.company.id),
});

/** The tags of those locations, each once; cached until a location changes. */
export const reachableTags = async ({ db, company, person, rowCache }: RequestContext): Promise<string[]> => {
  const reach = tenantReach(person, company.id);
  const key = `tags ${company.id} ${JSON.stringify(reach)}`;
  const tags = await rowCache.getOrLoad('tenants', [company.id], key, () => listTags(db, company.id, reach));
  return tags.toSorted((a, b) => a.localeCompare(b, 'en'));
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
