import { tenantReach } from '@commissary/domain';
import { listTenants, type TenantRecord } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { type DocumentRequest, requireTenantAccess } from '../documents/index.ts';
import { forbidden } from '../errors/index.ts';

/** Who reads, in a call or by e-mail. */
export type ReportReader = DocumentRequest &
  Pick<RequestContext, 'company' | 'person' | 'rowCache' | 'contacts' | 'soldFiles' | 'clickHouse' | 'log'>;

/** The locations that are asked about and at which the person has a permission, by name. 403, 404 of a tenant. */
export const ticketLocations = async (
  context: ReportReader,
  tenantId?: string,
  permission: 'dashboard' | 'engineering' | 'payroll' = 'dashboard',
): Promise<TenantRecord[]> => {
  const { company, person, db } = context;
  if (tenantId !== undefined) await requireTenantAccess(context, { companyId: company.id, tenantId });
  const reach = tenantReach(person, company.id, permission);
  const locations = await listTenants(db, company.id, { reach, type: 'LOCATION' });
  if (tenantId === undefined) return locations;
  const asked = locations.filter(({ id, groupId }) => id === tenantId || groupId === tenantId);
  // A group may have none; a location at which somebody does not have it is none.
  if (asked.length === 0) throw forbidden();
  return asked;
};
