import { publishing } from '@commissary/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';
import { isSubscribed } from './live-subscriptions.ts';

const idlePollMs = 30_000;

/** Saved and published versions of every location that the user has access to. */
export const syncStatusOf = (companyId: string) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'syncStatus'],
    queryFn: async ({ signal }) =>
      responseBody(await api.tenants.syncStatus({ params: { companyId } }, { signal, background: true })),
    refetchInterval: idlePollMs,
  });

export type PublishArea = 'menu' | 'employment';

/**
 * Running, scheduled and recently finished publishes: every 2 s while one is running, less often otherwise or while a
 * stream reports them.
 */
export const runningOf = (companyId: string, area: PublishArea) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'running', area],
    queryFn: async ({ signal }) => {
      const calls = area === 'menu' ? api.syncLocations : api.syncEmployment;
      return responseBody(await calls.running({ params: { companyId } }, { signal, background: true }));
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ endTime }) => endTime === null) && !isSubscribed(companyId, area)
        ? publishing.pollEveryMs
        : idlePollMs,
    staleTime: 0,
  });

/** Invalidates what is live and what is unpublished, after a save or a publish. */
export const refreshPublishing = (client: QueryClient, companyId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: ['publishing', companyId] });

/** Invalidates everything that depends on what is live, after a publish moved on. */
export const refreshLive = (client: QueryClient, companyId: string): Promise<void> =>
  client.invalidateQueries({
    queryKey: ['publishing', companyId],
    predicate: ({ queryKey }) => queryKey[2] !== 'running',
  });
