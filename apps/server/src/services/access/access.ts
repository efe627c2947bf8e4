import type { Access } from '@commissary/contract';
import {
  can,
  canAccess,
  type Permission,
  permissionsInside,
  type TenantScope,
  tenantScopeOf,
} from '@commissary/domain';
import type { Company, TenantRecord } from '../../store/tenants/index.ts';
import type { Context, Person } from '../context/index.ts';
import { forbidden, notFound, unauthenticated } from '../errors/index.ts';
import { enterCompany, grantedTenants, holdsAny } from './accessible-companies.ts';
import { cachedCompany, cachedTenant } from './cached-tenants.ts';

/** The company and tenant of a call, as far as its `access` names them. */
export interface AccessTarget {
  readonly company: Company | null;
  readonly tenant: TenantRecord | null;
}

/** The values of the path's parameters, or of the query's where the `access` says so. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * The authorization of every call: whether this person may make it on this company or tenant. Throws 404 for a tenant
 * outside the companies that the person can enter, as for an unknown one; inside them, throws 403 when the permission
 * is missing.
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
      if (access.everyone !== undefined && params[access.param] === access.everyone)
        return { company: null, tenant: null };
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

/** The defaults of all companies belong to the provider: to any other user they do not exist. */
const provider = async (context: Context, person: Person, permission: Permission): Promise<Company> => {
  if (!person.internal) throw notFound();
  const company = await enter(context, person, person.companyId);
  requirePermission(person, permission, { companyId: company.id });
  return company;
};

/**
 * Requires the permission at the company or at any tenant inside it; the service limits the result to what it covers.
 */
const requireInside = async (
  context: Context,
  person: Person,
  permission: Permission | readonly Permission[],
  company: Company,
): Promise<void> => {
  const held = permissionsInside(person, company.id, await grantedTenants(context, person));
  const anyOf = typeof permission === 'string' ? [permission] : permission;
  if (!anyOf.some(one => held.has(one))) throw forbidden();
};

/** The company of a tenant that is already authorized, for a terminal; that of a closed one has no access. */
export const companyOf = async (context: Context, tenant: TenantRecord): Promise<Company> => {
  const company = await cachedCompany(context, tenant.companyId);
  if (company === null) throw unauthenticated();
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
