import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api.ts';
import type { CachedDocumentKey } from '../cache/documents.ts';

const shown = 20;
/** What came while the pointer was on its way need not be asked for again. */
const freshMs = 5_000;

/** The newest changes of one place, at the levels that apply here. */
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
