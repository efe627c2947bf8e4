import type { Context } from '../context.ts';
import { type Company, findCompany } from '../store/company.ts';
import { findTenant, findTenants, type Tenant } from '../store/tenant.ts';

type Knower = Pick<Context, 'known' | 'db'>;

/** A location or group as it is now, but for its last contact, which changes all the time. */
export const knownTenant = ({ known, db }: Knower, id: string): Promise<Tenant | null> =>
  known.recall('rights', `tenant ${id}`, () => findTenant(db, id));

export const knownTenants = ({ known, db }: Knower, ids: readonly string[]): Promise<readonly Tenant[]> =>
  ids.length === 0 ? Promise.resolve([]) : known.recall('rights', `tenants ${ids}`, () => findTenants(db, ids));

export const knownCompany = ({ known, db }: Knower, id: string): Promise<Company | null> =>
  known.recall('rights', `company ${id}`, () => findCompany(db, id));
