import { canEnter, hasCompanyRole, type TenantRow } from '@commissary/domain';
import { type Company, findCompanies, listCompanies } from '../../store/tenants/index.ts';
import type { Context, Person } from '../context/index.ts';
import { cachedCompany, cachedTenants } from './cached-tenants.ts';

/** Companies in which the person has any grant; all companies for company staff. */
export const readAccessibleCompanies = async (context: Context, person: Person): Promise<Company[]> => {
  if (hasCompanyRole(person)) return listCompanies(context.db);
  const companyIds = person.grants.flatMap(({ on }) => (on.type === 'COMPANY' ? [on.id] : []));
  const tenants = await grantedTenants(context, person);
  return findCompanies(context.db, [...new Set([...companyIds, ...tenants.map(tenant => tenant.companyId)])]);
};

/** The company, when the person may enter it. Null does not reveal whether it exists. */
export const enterCompany = async (context: Context, person: Person, companyId: string): Promise<Company | null> => {
  const may = person.internal || (await holdsAny(context, person, companyId));
  return may ? cachedCompany(context, companyId) : null;
};

/** Whether the person has any grant inside the company. */
export const holdsAny = async (context: Context, person: Person, companyId: string): Promise<boolean> =>
  canEnter(person, companyId, await grantedTenants(context, person));

/** The tenants of the person's own grants: permissions inside a company depend on no others, and they are few. */
export const grantedTenants = async (context: Context, person: Person): Promise<readonly TenantRow[]> =>
  cachedTenants(
    context,
    person.grants.flatMap(({ on }) => (on.type === 'GROUP' || on.type === 'LOCATION' ? [on.id] : [])),
  );
