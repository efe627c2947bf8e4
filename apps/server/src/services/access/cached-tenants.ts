import { type Company, findCompany, findTenant, findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';

type CacheContext = Pick<Context, 'rowCache' | 'db'>;

/** A location or group as it is now, except for its last contact, which changes all the time. */
export const cachedTenant = ({ rowCache, db }: CacheContext, id: string): Promise<TenantRecord | null> =>
  rowCache.getOrLoad('rights', `tenant ${id}`, () => findTenant(db, id));

export const cachedTenants = (
  { rowCache, db }: CacheContext,
  ids: readonly string[],
): Promise<readonly TenantRecord[]> =>
  ids.length === 0 ? Promise.resolve([]) : rowCache.getOrLoad('rights', `tenants ${ids}`, () => findTenants(db, ids));

export const cachedCompany = ({ rowCache, db }: CacheContext, id: string): Promise<Company | null> =>
  rowCache.getOrLoad('rights', `company ${id}`, () => findCompany(db, id));
