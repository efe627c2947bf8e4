import type { Access } from '@commissary/contract';
import {
  can,
  canAccess,
  type Permission,
  permissionsInside,
  type TenantScope,
  tenantScopeOf,
} from '@commissary/domain';
import type { Context } from '../context.ts';
import type { Company } from '../store/company.ts';
import { listTenants, type TenantRecord } from '../store/tenant.ts';
import { enterCompany, holdsAny } from './accessible-companies.ts';
import { forbidden, notFound } from './api-error.ts';
import { cachedCompany, cachedTenant } from './cached-tenants.ts';
import type { Person } from './person.ts';

/** Where a call takes place, as far as its access names a place. */
export interface AccessTarget {
  readonly company: Company | null;
  readonly tenant: TenantRecord | null;
}

/** The values of the path's parameters, or of the query's where the access says so. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * Answers the one question of every call: may this person make it, there? A place outside the companies that the person
 * can enter answers as if it did not exist; inside them, 403 says that the right is missing.
 */
export const authorize = async (
  context: Context,
  access: Access,
  params: PathParams,
  person: Person,
): Promise<AccessTarget> => {
  switch (access.kind) {
    case 'company':
    case 'base': {
      if (access.defaults !== undefined && params[access.param] === 'default')
        return { company: await provider(context, person, access.defaults), tenant: null };
      const company = await enter(context, person, params[access.param]);
      const opens = access.staff === true || !person.internal || (await holdsAny(context, person, company.id));
      if (!opens) throw forbidden();
      if (access.kind === 'base') requirePermission(person, access.permission, { companyId: company.id });
      else if (access.permission !== undefined) await requireInside(context, person, access.permission, company);
      return { company, tenant: null };
    }
    case 'tenant': {
      const tenant = await cachedTenant(context, params[access.param] ?? '');
      if (tenant === null || (params.companyId ?? tenant.companyId) !== tenant.companyId) throw notFound();
      const company = await enter(context, person, tenant.companyId);
      requirePermission(person, access.permission, tenantScopeOf(tenant));
      return { company, tenant };
    }
    default:
      return { company: null, tenant: null };
  }
};

/** What every company has belongs to the provider: to nobody else is it there. */
const provider = async (context: Context, person: Person, permission: Permission): Promise<Company> => {
  if (!person.internal) throw notFound();
  const company = await enter(context, person, person.companyId);
  requirePermission(person, permission, { companyId: company.id });
  return company;
};

/** The right at the company or at any place inside it; how far it reaches is the service's question. */
const requireInside = async (
  context: Context,
  person: Person,
  permission: Permission | readonly Permission[],
  company: Company,
): Promise<void> => {
  const held = permissionsInside(person, company.id, await listTenants(context.db, company.id));
  const anyOf = typeof permission === 'string' ? [permission] : permission;
  if (!anyOf.some(one => held.has(one))) throw forbidden();
};

/** The company of a tenant that is already trusted, for a terminal. */
export const companyOf = async (context: Context, tenant: TenantRecord): Promise<Company> => {
  const company = await cachedCompany(context, tenant.companyId);
  if (company === null) throw notFound();
  return company;
};

const enter = async (context: Context, person: Person, companyId: string | undefined): Promise<Company> => {
  const company = companyId === undefined ? null : await enterCompany(context, person, companyId);
  if (company === null) throw notFound();
  return company;
};

const requirePermission = (
  person: Person,
  permission: Permission | readonly Permission[] | undefined,
  scope: TenantScope,
): void => {
  const anyOf = permission === undefined ? [] : typeof permission === 'string' ? [permission] : permission;
  const allowed = anyOf.length === 0 ? canAccess(person, scope) : anyOf.some(one => can(person, one, scope));
  if (!allowed) throw forbidden();
};
