import type { ActiveTenant } from '../../session/index.ts';

/** The company and location of a link to a screen of employees. */
export const employeesHref = ({ companyId, tenant }: ActiveTenant) => ({ companyId, locationId: tenant?.id ?? null });
