import type { TimedPage } from '@commissary/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';
import { isSubscribed } from '../cache/index.ts';

export type TimedListed = TimedPage['edits'][number];
export type TimedRequest = Parameters<typeof api.timed.create>[0]['body'];

// Below `publishing`: what a timed edit does is a publish.
export const timedKey = (companyId: string) => ['publishing', companyId, 'timed'] as const;

/** The timed edits of a company, newest first, a page at a time: those that are over everywhere, or the others. */
export const timedPagesOf = (companyId: string, over: boolean) =>
  infiniteQueryOptions({
    queryKey: [...timedKey(companyId), over],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        over: over ? ('true' as const) : ('false' as const),
        ...(pageParam !== null && { before: pageParam }),
      };
      return responseBody(await api.timed.list({ params: { companyId }, query }, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    staleTime: 0,
    // What begins and ends by itself moves on without this page; a stream reports it where one gets through.
    refetchInterval: () => (isSubscribed(companyId, 'timed') ? false : againAfterMs),
  });

const againAfterMs = 15_000;

/** What a timed edit would change; `text` is the request. */
export const timedPreviewOf = (companyId: string, body: TimedRequest) =>
  queryOptions({
    queryKey: [...timedKey(companyId), 'preview', JSON.stringify(body)],
    queryFn: async ({ signal }) => responseBody(await api.timed.preview({ params: { companyId }, body }, { signal })),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
