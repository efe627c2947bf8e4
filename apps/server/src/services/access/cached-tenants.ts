import { ofCompany } from '../../store/database/index.ts';
import { type Company, findCompany, findTenant, findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';

type CacheContext = Pick<Context, 'rowCache' | 'db'>;

const companiesOf = (tenants: readonly TenantRecord[]) => [...new Set(tenants.map(({ companyId }) => companyId))];

/** A location or group as it is now, except for its last contact, which changes all the time. */
export const cachedTenant = (
  { rowCache, db }: CacheContext,
  id: string,
  read: (id: string) => Promise<TenantRecord | null> = () => findTenant(db, id),
): Promise<TenantRecord | null> => rowCache.getOrLoad('rights', ofCompany, `tenant ${id}`, () => read(id));

export const cachedTenants = (
  { rowCache, db }: CacheContext,
  ids: readonly string[],
): Promise<readonly TenantRecord[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : rowCache.getOrLoad('rights', companiesOf, `tenants ${ids}`, () => findTenants(db, ids));

export const cachedCompany = ({ rowCache, db }: CacheContext, id: string): Promise<Company | null> =>
  rowCache.getOrLoad('rights', [id], `company ${id}`, () => findCompany(db, id));
