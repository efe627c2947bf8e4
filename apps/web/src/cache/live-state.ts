import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';
import type { CachedDocumentKind } from './documents.ts';

type Answer = Extract<Awaited<ReturnType<typeof api.history.live>>, { status: 200 }>;
export type LoadedLiveState = NonNullable<Answer['body']['live']>;

/** What a location runs, with the level and the author of each value; null before the first publish. */
export const liveStateOf = (kind: CachedDocumentKind, companyId: string, locationId: string) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'liveState', kind, locationId],
    queryFn: async ({ signal }) => {
      const answer = await api.history.live(
        { params: { kind, companyId }, query: { tenantId: locationId } },
        { signal },
      );
      return responseBody(answer).live;
    },
  });
