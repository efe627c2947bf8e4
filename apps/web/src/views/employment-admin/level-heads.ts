import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';

/** The newest save of the employment document at each level that was saved. */
export const employmentLevels = (companyId: string) =>
  queryOptions({
    queryKey: ['documents', companyId, 'employment', null, 'levels'],
    queryFn: async ({ signal }) =>
      responseBody(await api.history.levels({ params: { kind: 'employment', companyId } }, { signal })),
    staleTime: 0,
  });
