import type { Context } from '../context.ts';
import { type Company, findCompany } from '../store/company.ts';
import { findTenant, findTenants, type TenantRecord } from '../store/tenant.ts';

type CacheContext = Pick<Context, 'known' | 'db'>;

/** A location or group as it is now, except for its last contact, which changes all the time. */
export const cachedTenant = ({ known, db }: CacheContext, id: string): Promise<TenantRecord | null> =>
  known.getOrLoad('rights', `tenant ${id}`, () => findTenant(db, id));

export const cachedTenants = ({ known, db }: CacheContext, ids: readonly string[]): Promise<readonly TenantRecord[]> =>
  ids.length === 0 ? Promise.resolve([]) : known.getOrLoad('rights', `tenants ${ids}`, () => findTenants(db, ids));

export const cachedCompany = ({ known, db }: CacheContext, id: string): Promise<Company | null> =>
  known.getOrLoad('rights', `company ${id}`, () => findCompany(db, id));
