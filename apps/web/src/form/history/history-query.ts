import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import type { CachedDocumentKey } from '../../cache/index.ts';

const shown = 20;
/** Data prefetched on hover is fresh enough and is not requested again. */
const freshMs = 5_000;

/** The newest changes of one path, at the levels that apply here. */
export const historyOf = ({ kind, companyId, tenantId, menuId }: CachedDocumentKey, path: string) =>
  queryOptions({
    queryKey: ['documents', companyId, kind, menuId, tenantId, 'history', path],
    staleTime: freshMs,
    queryFn: async ({ signal }) => {
      const query = {
        path,
        limit: shown,
        ...(tenantId !== null && { tenantId }),
        ...(menuId !== null && { menuId }),
      };
      return responseBody(await api.history.list({ params: { kind, companyId }, query }, { signal }));
    },
  });
