import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';

/** What waits for a publish, and what others changed since the user was here last. */
export const overviewOf = (companyId: string, tenantId: string | null) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'overview', tenantId],
    queryFn: async ({ signal }) => {
      const query = tenantId === null ? {} : { tenantId };
      return responseBody(await api.home.overview({ params: { companyId }, query }, { signal, background: true }));
    },
  });
