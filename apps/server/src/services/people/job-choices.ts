import type { JobChoices } from '@commissary/contract';
import { can, type TenantScope, tenantScopeOf } from '@commissary/domain';
import { hasOneRolePerLocation } from '../../store/people/index.ts';
import { findTenant } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { forbidden, notFound } from '../errors/index.ts';
import { employmentAt } from './employment-at.ts';

/** What a person can be employed as at the company, or at one of its places where the caller manages employees. */
export const readJobChoices = async (context: RequestContext, placeId: string | undefined): Promise<JobChoices> => {
  const { person, company } = context;
  const scope = placeId === undefined ? { companyId: company.id } : await managedScope(context, placeId);
  const employment = await employmentAt(context, company.id, placeId === undefined ? [] : [placeId]);
  const { jobTypes, requirements, payrollAndOvertime } = employment(placeId ?? company.id);
  const { enabled, amount } = payrollAndOvertime.minimumWage;
  const mayViewWages = can(person, 'viewWageData', scope);
  return {
    jobs: jobTypes.map(job => ({ id: String(job.id), name: job.name, requirementIds: job.requirements.map(String) })),
    requirements: requirements.map(({ id, name, warnTimeBeforeExpiration }) => ({
      id: String(id),
      name,
      warnSeconds: warnTimeBeforeExpiration,
    })),
    mayViewWages,
    minimumWage: enabled && mayViewWages ? amount : null,
    oneRolePerLocation: await hasOneRolePerLocation(context.db, company.id),
  };
};

const managedScope = async ({ db, person, company }: RequestContext, placeId: string): Promise<TenantScope> => {
  const tenant = await findTenant(db, placeId);
  if (tenant === null || tenant.companyId !== company.id) throw notFound();
  const scope = tenantScopeOf(tenant);
  if (!can(person, 'userAdmin', scope)) throw forbidden();
  return scope;
};
