import type { AccessibleTenant } from '@commissary/contract';
import { plainDateAt } from '@commissary/domain';
import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import { pageZone } from '../../formatting/index.ts';

/** What waits for a publish, what others changed since the user was here last, and certifications that end. */
export const overviewOf = (companyId: string, tenant: Pick<AccessibleTenant, 'id' | 'timeZone'> | null) => {
  const today = plainDateAt(Date.now(), tenant?.timeZone ?? pageZone());
  return queryOptions({
    queryKey: ['publishing', companyId, 'overview', tenant?.id ?? null, today],
    queryFn: async ({ signal }) => {
      const query = { today, ...(tenant !== null && { tenantId: tenant.id }) };
      return responseBody(await api.home.overview({ params: { companyId }, query }, { signal, background: true }));
    },
  });
};
