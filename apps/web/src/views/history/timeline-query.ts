import type { Level } from '@commissary/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import type { CachedDocumentKey } from '../../cache/index.ts';

/** The filter of a timeline; instants in epoch milliseconds. */
export interface TimelineKey {
  readonly search?: string;
  readonly by?: string;
  readonly level?: Level;
  readonly from?: number;
  readonly to?: number;
}

/** The saves of a document and the publishes between them, at the levels that apply to a tenant, a page at a time. */
export const timelineOf = ({ kind, companyId, tenantId, menuId }: CachedDocumentKey, narrowed: TimelineKey) =>
  infiniteQueryOptions({
    queryKey: ['documents', companyId, kind, menuId, tenantId, 'timeline', narrowed],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...narrowed,
        ...(tenantId !== null && { tenantId }),
        ...(menuId !== null && { menuId }),
        ...(pageParam !== null && { before: pageParam }),
      };
      return responseBody(await api.history.timeline({ params: { kind, companyId }, query }, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    placeholderData: keepPreviousData,
    // A publish adds to it as well as a save.
    staleTime: 0,
  });
