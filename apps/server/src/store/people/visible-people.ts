import type { TenantReach } from '@commissary/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isWithin } from '../tenants/index.ts';

/** The people of a company whom somebody may see who manages employees within a reach. */
export interface Visible {
  readonly companyId: string;
  readonly reach: TenantReach;
}

/** The condition of `Visible` on the table `person`: a role or a job within the reach, or the whole company. */
export const isVisible = ({ companyId, reach }: Visible): RawBuilder<SqlBool> =>
  reach === 'all'
    ? sql`person.company_id = ${companyId}`
    : sql`person.company_id = ${companyId} and person.id in (
        select granted_role.person_id from tenant
          join granted_role on granted_role.on_id = tenant.id and granted_role.on_type = tenant.type
          where tenant.company_id = ${companyId} and tenant.removed_at is null and ${isWithin(reach)}
        union
        select person_job.person_id from tenant
          join person_job on person_job.on_id = tenant.id and person_job.on_type = tenant.type
          where tenant.company_id = ${companyId} and tenant.removed_at is null and ${isWithin(reach)})`;
